import type { Parlay } from '#contract/research/build-parlay.ts';
import type { Verdict } from '#contract/verdict.ts';
import { UNIT_STEP } from '#engine/odds/confidence.ts';
import { kellyPart } from '#engine/odds/kelly-part.ts';
import { stakeCents } from '#engine/picks/stake-cents.ts';
import { type Bettor, writeOdds } from '../../words/bettor.ts';
import { dollars, plural, signedPercent, unitsWords } from '../../words/format.ts';
import type { Candidate } from '../best-bets/candidates.ts';
import { openWords } from './build-parlay.ts';
import type { Joint } from './joint.ts';
import { payoutCents } from './payout-cents.ts';

export type Judged = Pick<Parlay, 'verdict' | 'verdictReason' | 'whole'>;

const QUARTER = 0.25;
/** Units are percent of the bankroll. */
const PERCENT = 100;
/** As the engine refuses one offer; the edges of several legs add up. */
const UNBELIEVABLE = 0.25;
/** Own choice: an edge of less a leg is within the error of the chances. */
const SURE_EDGE = 0.02;
/** Own choice: the most units on a price that no book here shows. */
export const MOST_UNITS = 0.5;

type Asking = { price: number | null; priceOnly: boolean; isPlaced: boolean; stakeCents: number | null };

/** Whether the legs are worth it together: at the price that was stated for all of them, else at the product of the book's prices. */
export function parlayVerdict(legs: readonly Candidate[], joint: Joint, asking: Asking, bettor: Bettor): Judged {
  const { price, priceOnly, isPlaced, stakeCents: stake } = asking;
  if (price !== null) {
    const judged = atPrice(legs, joint, { price, stake }, bettor);
    const held = isPlaced ? heldAt(judged, joint, stake) : judged;
    // What is held and only told of is asked no verdict on.
    return isPlaced && priceOnly ? { ...held, verdict: null, verdictReason: '' } : held;
  }
  if (priceOnly) return { verdict: null, verdictReason: '', whole: null };
  const fairText = writeOdds(bettor, joint.fairDecimal ?? Number.POSITIVE_INFINITY);
  if (joint.games.length > 0) return { verdict: null, verdictReason: ownPrice(joint, fairText), whole: null };
  return { ...withStake(ofProduct(legs, joint.edge), mostUnits(legs, joint), bettor), whole: null };
}

/** Only a price of what is known can be beaten. */
function ownPrice({ games }: Joint, fairText: string): string {
  const open = games.flatMap((game) => game.open ?? []);
  return `Only the book knows its price for legs of one game${open.length === 0 ? `; above ${fairText} it is worth taking` : `. ${openWords(open, fairText).replace(/\.$/, '')}`}.`;
}

type Verdicted = { verdict: Verdict | null; verdictReason: string };

/** A leg that is no bet alone makes the parlay none, whatever the product says. */
function ofProduct(legs: readonly Candidate[], edge: number): Verdicted {
  const passes = legs.filter(({ priced }) => priced.verdict === 'pass').length;
  if (edge <= 0) return { verdict: 'pass', verdictReason: 'The vig of each leg adds up.' };
  if (passes > 0) return { verdict: 'pass', verdictReason: passWords(passes, legs.length) };
  const isBet = legs.every(({ priced }) => priced.verdict === 'bet');
  return isBet
    ? { verdict: 'bet', verdictReason: 'Every leg is a bet alone.' }
    : { verdict: 'lean', verdictReason: 'Every leg is worth a stake alone, some only as a lean.' };
}

/** A quarter of Kelly on all of them together, and never more than on the least of its legs alone. */
const mostUnits = (legs: readonly Candidate[], { probability, decimal }: Joint): number =>
  toStep(Math.min(kellyPart(probability, decimal, QUARTER) * PERCENT, ...legs.map(({ priced }) => priced.units)));

const toStep = (units: number): number => Math.floor(units / UNIT_STEP) * UNIT_STEP;

function withStake(judged: Verdicted, units: number, bettor: Bettor): Verdicted {
  if (judged.verdict !== 'bet' && judged.verdict !== 'lean') return judged;
  const cents = stakeCents(units, bettor);
  const money = cents === null ? '' : `, ${dollars(cents)}`;
  const stake =
    units === 0
      ? `A quarter of Kelly is less than ${unitsWords(UNIT_STEP)}, so stake no more than that.`
      : `Stake at most ${unitsWords(units)}${money} on it.`;
  const small = units > 0 && cents !== null && cents < LEAST_CENTS ? ` ${SMALL}` : '';
  return { ...judged, verdictReason: `${judged.verdictReason} ${stake}${small}` };
}

/** What most books take at least. */
const LEAST_CENTS = 100;
const SMALL = 'Most books take no bet under $1, so there it is too small to place.';

const passWords = (passes: number, legs: number): string =>
  passes === legs
    ? 'None of its legs is worth a stake alone.'
    : `${passes} of its ${plural(legs, 'leg')} ${passes === 1 ? 'is' : 'are'} not worth a stake alone.`;

type Stated = { price: number; stake: number | null };

/** The whole at the price that was stated. Legs of one game may hang together otherwise than is known: then what is left open decides. */
function atPrice(legs: readonly Candidate[], joint: Joint, { price, stake }: Stated, bettor: Bettor): Judged {
  const text = writeOdds(bettor, price);
  const edge = joint.probability * price - 1;
  const [worst, best] = edgesOf(joint, price);
  const isOpen = worst <= 0 && best > 0 && best > worst;
  const whole = {
    decimal: price,
    text,
    edge: isOpen ? null : edge,
    edgeText: isOpen ? null : signedPercent(edge),
    payoutCents: stake === null ? null : payoutCents(stake, price),
  };
  if (isOpen) return { verdict: null, verdictReason: leftOpen(joint, price, bettor), whole };
  if (best <= 0) return { verdict: 'pass', verdictReason: 'The price is too short for that.', whole };
  if (worst > UNBELIEVABLE * legs.length)
    return {
      verdict: 'pass',
      verdictReason: `No book would leave ${text} up on these legs: it is old or mistyped.`,
      whole,
    };
  const isSure = worst >= SURE_EDGE * legs.length && joint.games.length === 0;
  const units = toStep(Math.min(kellyPart(joint.probability, price, QUARTER) * PERCENT, MOST_UNITS));
  const judged: Verdicted = isSure
    ? { verdict: 'bet', verdictReason: 'The price of the whole beats its fair price.' }
    : { verdict: 'lean', verdictReason: 'The price of the whole beats its fair price, by less than can be sure.' };
  return { ...withStake(judged, units, bettor), whole };
}

/** What is held is worth its chance to be paid, whatever a new bet would be. */
function heldAt({ whole, ...judged }: Judged, { probability, games }: Joint, stake: number | null): Judged {
  const isKnown = whole !== null && whole.edge !== null && games.length === 0;
  const worth = isKnown && stake !== null ? { worthCents: Math.round(probability * whole.decimal * stake) } : {};
  return { ...judged, whole: whole && { ...whole, ...worth, isPlaced: true } };
}

/** The edge with the links that nobody measured at either end. */
function edgesOf({ games, probability }: Joint, price: number): [number, number] {
  const ends = (which: 'least' | 'most') =>
    games.reduce((product, { lift, open }) => (product / lift) * (open ? open[which] : lift), probability) * price - 1;
  return [ends('least'), ends('most')];
}

function leftOpen({ probability, games }: Joint, price: number, bettor: Bettor): string {
  const needs = `${(PERCENT / price).toFixed(1)}%`;
  const open = games.flatMap((game) => game.open ?? []);
  const fair = writeOdds(bettor, 1 / probability);
  const known = probability * price - 1;
  const asKnown =
    known < 0
      ? `As far as that is known it is too short: ${signedPercent(known)} on average, so take it only where you are sure that they win together more often.`
      : `As far as that is known it makes ${signedPercent(known)} on average.`;
  return `${writeOdds(bettor, price)} has to win ${needs} of the time. ${openWords(open, fair)} ${asKnown} That is not certain enough for a verdict, so nothing was charged.`;
}
