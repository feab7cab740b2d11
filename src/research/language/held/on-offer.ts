import type { Calculation } from '#contract/research/calculate.ts';
import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { sumOn } from '../sums/sum-on-bet.ts';
import { asksWhich, HEDGE, OFFER_NOW, RIDE, SELLS } from './asks-of-held.ts';
import { ASKS_BESIDE, offerBeside } from './beside-offer.ts';
import { bestHedge, hedgeCalc, pricesOf } from './best-hedge.ts';
import type { Position } from './position.ts';
import { type Asks, bestWay, pushNote, weigh, weighedText } from './weighed.ts';

/** "They offer 380, take it?", and behind such an offer "so take it or let it ride". */
export function onOffer(position: Position, read: Tagged): Asked | null {
  const said = position.isNew ? position.numbers.offerCents : offerSaid(position, read);
  const offer = said ?? (asksAgain(position, read) ? (position.offerCents ?? undefined) : undefined);
  if (offer === undefined || offer >= position.returnsCents) return null;
  const isRide = said === undefined && RIDE.test(read.plain);
  return valued(position, read, { offer, asks: asksWhich(read.plain) ? 'which' : isRide ? 'ride' : 'offer' });
}

function valued(position: Position, read: Tagged, { offer, asks }: { offer: number; asks: Asks }): Asked {
  const hedge = bestHedge(position, read);
  const weighed = weigh(position, hedge, offer);
  const { returnsCents } = position;
  const cashOut: Calculation = {
    kind: 'cash_out',
    returnsCents,
    offerCents: offer,
    chance: weighed.chance,
    advised: true,
  };
  // What was put on a ticket stands in its hedge alone.
  const isKept = position.isNew && position.isTicket && position.stakeCents !== null;
  const told = isKept || bestWay(weighed) === 'hedge' ? hedge : null;
  return sumOn([cashOut, ...(told ? [hedgeCalc(position, told, read)] : [])], position.bet.ref, [
    ...(hedge && ASKS_BESIDE.test(read.plain) ? [offerBeside(hedge, offer)] : []),
    weighedText(position, weighed, asks),
    ...(hedge?.unsure ? [] : pushNote(position)),
    ...(told ? pricesOf(told) : []),
  ]);
}

/** No number is said, and no hedge alone is asked about. */
const asksAgain = ({ isNew }: Position, { plain, amounts: { money, prices } }: Tagged): boolean =>
  !isNew &&
  money.length + prices.length === 0 &&
  (JUST_WORTH.test(plain) ||
    (SELLS.test(plain) && (!HEDGE.test(plain) || asksWhich(plain))) ||
    RIDE.test(plain) ||
    DECIDES.test(plain));

const JUST_WORTH =
  /^(so |ok |and |hm+ )*((is|was) (it|that|this) )?(a )?(fair|worth it|good|good offer|good deal|enough)( (offer|deal|price))?$/;
const DECIDES = /\b(so |is )?that(s| is) a (no|yes|pass|hold)\b|^(so )?(no|yes or no|which)$/;

/** A number behind what is held: what is offered for it now. */
function offerSaid({ numbers, offerCents }: Position, { plain, amounts }: Tagged): number | undefined {
  const [money, ...others] = amounts.money;
  if (!money || others.length > 0 || amounts.prices.length > 0 || numbers.stakeCents !== undefined) return undefined;
  const isOffered = SELLS.test(plain) || offerCents !== null || /\bthey(d|re|ll)?\b/.test(plain);
  const isSaid = SELLS.test(plain) || OFFER_NOW.test(plain);
  return isSaid && isOffered ? (numbers.offerCents ?? money.cents) : undefined;
}
