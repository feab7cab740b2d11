import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { dollars, list } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import { sumsOf } from '../calls/sums-of.ts';
import type { Tagged } from '../calls/tagged.ts';
import { sumOn } from '../sums/sum-on-bet.ts';
import { HEDGE, HOW, OTHER_SIDE } from './asks-of-held.ts';
import { hedgeBeside } from './beside-offer.ts';
import { type BestHedge, bestHedge, hedgeCalc, pricesOf } from './best-hedge.ts';
import type { Position } from './position.ts';

const PUTS = /\b(put|bet|stake|throw|need|lay|take|drop|place|hedg\w*|on|something)\b/;

/** "How do I hedge it" of a ticket, and behind an offer "or put something on Portland, how much": the even hedge, beside that offer. */
export function againstHeld(position: Position, read: Tagged): Asked | null {
  const { plain } = read;
  const isAgainst = HEDGE.test(plain) || ((position.namesOther || OTHER_SIDE.test(plain)) && PUTS.test(plain));
  const isOpen = position.isTicket || (!position.isNew && position.offerCents !== null);
  if (!isAgainst || !isOpen || position.numbers.offerCents !== undefined) return null;
  // Behind a hedge of its own what is said of that changes it.
  if (!position.isNew && sumsOf(read.previous).every(({ kind }) => kind === 'hedge')) return null;
  const hedge = bestHedge(position, read);
  if (!hedge)
    return say(
      `No book where you can bet quotes what would hedge ${position.bet.name}, so there is nothing to hedge it with here.`,
      [],
    );
  return sumOn([hedgeCalc(position, hedge, read)], position.bet.ref, [
    ...(position.offerCents !== null && HOW.test(plain) ? [amountsOf(position, hedge)] : []),
    ...(position.offerCents === null
      ? []
      : [hedgeBeside(hedge, position.offerCents, /\b(better|worth)\b/.test(plain))]),
    ...pricesOf(hedge),
  ]);
}

/** "How much": the stakes come before what they leave. */
const amountsOf = ({ returnsCents }: Position, { bets }: BestHedge): string =>
  `Put ${list(bets.map(({ name, price }) => `${dollars(Math.round(returnsCents / priceTextToDecimal(price)))} on ${name} at ${price}`))}.`;
