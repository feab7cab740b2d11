import { dollars } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import { JUST_EVEN } from '../calls/hedge-calculations.ts';
import type { Tagged } from '../calls/tagged.ts';
import { sumOn } from '../sums/sum-on-bet.ts';
import { BACK, EVENLY } from './asks-of-held.ts';
import { bestHedge, hedgeCalc, pricesOf } from './best-hedge.ts';
import type { Position } from './position.ts';

/** "What if I only hedge enough to get my 100 back": the smallest hedge that loses nothing. */
export function toGetBack(position: Position, read: Tagged): Asked | null {
  const isBack =
    (BACK.test(read.plain) || JUST_EVEN.test(read.plain)) && !PAYS.test(read.plain) && !EVENLY.test(read.plain);
  const [money, ...others] = read.amounts.money;
  if (!isBack || position.isNew || read.amounts.prices.length + others.length > 0) return null;
  const stakeCents = position.stakeCents ?? money?.cents ?? null;
  if (stakeCents === null) return say(NO_STAKE, []);
  if (money && money.cents !== stakeCents) return null;
  const held = { ...position, stakeCents };
  const hedge = bestHedge(held, read);
  return (
    hedge &&
    sumOn([hedgeCalc(held, hedge, read, { profitCents: 0 })], held.bet.ref, [
      `This is the smallest hedge that brings your ${dollars(stakeCents)} back; the rest of the win is left to ${held.bet.name}.`,
      ...pricesOf(hedge),
    ])
  );
}

/** "If I put 20 on it what do I get back" asks what it pays. */
const PAYS =
  /^(?!.*\bhedg).*\b(if i|when i) (put|bet|place|stake)\b.*\b(what|how much) (do|would|will|could) i get back\b/;

const NO_STAKE = 'How much did you put on it? Then I work out the smallest hedge that brings it back.';
