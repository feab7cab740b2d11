import { formatAmerican } from '#engine/odds/format-american.ts';
import { dollars, percent, signedDollars } from '../../words/format.ts';
import { chanceWithPush, valuedBy } from '../sums/push-back.ts';
import type { BestHedge } from './best-hedge.ts';
import { spreadOf } from './hedge-left.ts';
import type { Position, Valued } from './position.ts';

/** What is asked: whether to hedge, to let it ride, or to take an offer; or which of them. */
export type Asks = 'hedge' | 'ride' | 'offer' | 'which';

/** A ticket that is held, by what each way of going on with it is worth. */
export type Weighed = {
  chance: number;
  /** On average, by the fair chance of what is left. */
  worthCents: number;
  hedge: BestHedge | null;
  offerCents: number | null;
};

export function weigh(position: Valued, hedge: BestHedge | null, offerCents: number | null): Weighed {
  const chance = chanceWithPush(position.bet, ownOf(position));
  return { chance, worthCents: Math.round(position.returnsCents * chance), hedge, offerCents };
}

/** A leg that is pushed is taken out of its ticket, and hands no stake back. */
const ownOf = ({ isTicket, returnsCents, stakeCents }: Valued) => ({
  returnsCents,
  stakeCents: isTicket ? null : stakeCents,
});

/** How a push is counted, where that makes a difference. */
export const pushNote = (position: Position): string[] =>
  weigh(position, null, null).chance === position.bet.win ? [] : [valuedBy(position.bet, position)];

type Best = 'hold' | 'hedge' | 'sell';

/** Which way is worth the most on average. A push of a single bet hands both stakes back, whatever else was left. */
export function bestWay({ worthCents, hedge, offerCents }: Weighed): Best {
  const left = hedge?.averageCents ?? Number.NEGATIVE_INFINITY;
  const offer = offerCents ?? Number.NEGATIVE_INFINITY;
  if (offer >= left && offer >= worthCents) return 'sell';
  return left >= worthCents ? 'hedge' : 'hold';
}

const YES: Readonly<Record<Best, string>> = { hold: 'Yes, let it ride', hedge: 'Yes, hedge it', sell: 'Yes, take it' };
const NO: Readonly<Record<Best, string>> = {
  hold: 'No, let it ride',
  hedge: 'No, hedge it',
  sell: 'No, take the offer',
};
const DO: Readonly<Record<Best, string>> = { hold: 'Let it ride', hedge: 'Hedge it', sell: 'Take the offer' };
const ASKED: Readonly<Record<Exclude<Asks, 'which'>, Best>> = { hedge: 'hedge', ride: 'hold', offer: 'sell' };

/** The advice first, then what each way is worth. */
export function weighedText(position: Valued, weighed: Weighed, asks: Asks): string {
  const best = bestWay(weighed);
  const lead = asks === 'which' ? DO[best] : ASKED[asks] === best ? YES[best] : NO[best];
  if (weighed.hedge?.unsure) return `${lead}: ${unsureText(position, weighed, best)}`;
  const reason =
    best === 'hold'
      ? toHold(position, weighed)
      : best === 'hedge'
        ? toHedge(position, weighed)
        : toSell(position, weighed);
  return `${lead}: ${reason}`;
}

/** The same without advice. */
export function averageTold(position: Valued, weighed: Weighed): string {
  const told = unsureText(position, weighed, bestWay(weighed));
  return `${told.charAt(0).toUpperCase()}${told.slice(1)}`;
}

/** What is left of a hedge that may win or lose with the bet is told on average, and by its ends. */
function unsureText(position: Valued, weighed: Weighed, best: Best): string {
  const { hedge, worthCents, offerCents } = weighed;
  if (!hedge?.unsure) return '';
  const stake = position.stakeCents ?? 0;
  const { bets, averageCents, unsure } = hedge;
  const [one] = bets;
  const [alone, both] = [worthCents, averageCents].map((cents) => signedDollars(cents - stake));
  const gap = averageCents - worthCents;
  const than =
    gap === 0 ? 'the same' : gap > 0 ? `the hedge makes ${dollars(gap)} more` : `the hedge costs ${dollars(-gap)}`;
  const offer =
    offerCents === null
      ? ''
      : ` ${best === 'sell' ? 'Their offer is more than either' : 'Their offer is less'}: ${dollars(offerCents)}, ${signedDollars(offerCents - stake)} after your stake.`;
  return `by fair prices ${what(position)} alone makes ${alone} on average, and ${both} with ${one.name} at ${one.price} against it, so ${than} on average.${offer} ${spreadOf(unsure)}`;
}

const what = ({ isTicket }: Valued): string => (isTicket ? 'the ticket' : 'the bet');

const worthOf = ({ bet, returnsCents }: Valued, { worthCents, chance }: Weighed): string =>
  `${dollars(worthCents)} on average (${percent(chance)} of ${dollars(returnsCents)}, by the fair price of ${bet.name})`;

function toHold(position: Valued, weighed: Weighed): string {
  const { hedge, worthCents, offerCents } = weighed;
  const worth = `${what(position)} is worth ${worthOf(position, weighed)}`;
  const left =
    hedge && `a full hedge leaves a sure ${dollars(hedge.leftCents)}, ${dollars(worthCents - hedge.leftCents)} less`;
  if (offerCents === null)
    return left
      ? `${worth}, and ${left}. Being sure costs you that much; sell only for more than ${dollars(worthCents)}.`
      : `${worth}. No book where you can bet quotes what would hedge it; sell only for more than that.`;
  const offer = `${worth}, ${dollars(worthCents - offerCents)} more than the ${dollars(offerCents)} they offer`;
  if (!hedge) return `${offer}.`;
  return hedge.leftCents > offerCents
    ? `${offer}. To be sure of something, hedge instead of selling: a full hedge leaves ${dollars(hedge.leftCents)} whoever wins.`
    : `${offer}. A full hedge would leave ${dollars(hedge.leftCents)} whoever wins, less than the offer.`;
}

function toHedge(position: Valued, weighed: Weighed): string {
  const { hedge, offerCents } = weighed;
  if (!hedge) return worthOf(position, weighed);
  const sure = `a full hedge leaves a sure ${dollars(hedge.leftCents)} whoever wins`;
  const than = `${what(position)} is worth ${worthOf(position, weighed)} if you let it ride`;
  const offer = offerCents === null ? '' : ` The ${dollars(offerCents)} they offer is less.`;
  return `${sure}, and ${than}.${offer}${aboveFair(hedge)}`;
}

/** Why being sure costs nothing. */
function aboveFair({ bets }: BestHedge): string {
  const [one, ...others] = bets;
  if (others.length > 0) return ' The prices against it pay more than is fair, so being sure costs nothing.';
  const { win, push } = one.bet;
  return ` ${one.price} on ${one.name} pays more than its fair price, ${formatAmerican((1 - push) / win)}, so being sure costs nothing.`;
}

function toSell(position: Valued, weighed: Weighed): string {
  const { hedge, worthCents, offerCents } = weighed;
  const offer = offerCents ?? 0;
  const worth = `${what(position)} is worth ${worthOf(position, weighed)}, ${dollars(offer - worthCents)} less than the ${dollars(offer)} they offer`;
  return hedge
    ? `${worth}, and a full hedge at the best prices leaves only ${dollars(hedge.leftCents)} whoever wins.`
    : `${worth}.`;
}
