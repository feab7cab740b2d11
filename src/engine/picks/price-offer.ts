import { type Confidence, confidence } from '../odds/confidence.ts';
import { expectedValue } from '../odds/expected-value.ts';
import { fairDeviation } from '../odds/fair-deviation.ts';
import { countedChance, keptEdge } from '../odds/kept-edge.ts';
import type { FairChances } from './fair-chances.ts';

/** Above this an edge is taken for a stale or wrong price until a second book confirms it. */
export const SUSPECT_EDGE = 0.08;
/** Above this it is taken for an error, confirmed or not. */
export const IMPOSSIBLE_EDGE = 0.25;
/** Between the two, caution comes in evenly. */
const LONGSHOT_NEEDS_CAUTION = { whole: 0.1, none: 0.12 };
const MARGIN_NEEDS_CAUTION = { whole: 0.08, none: 0.07 };
/** A bet needs families worth this many, and a sharp one among them or worth so many in all. */
export const FAMILIES_OF_A_BET = 3;
export const FAMILIES_WITHOUT_SHARP = 5;
/** A market without a margin leaves no edge but for the last digits. */
const ROUNDING = 1e-9;
/** What is half there counts: families are told apart from the next number by rounding. */
const HALF = 0.5;

/** What an offer is worth. */
export type OfferValue = Confidence & {
  fairProbability: number;
  fairProbabilitySd: number;
  closeSd: number;
  /** What the books say, of whose edge only the kept share is counted. */
  consensusProbability: number;
  keptEdge: number;
  methodRange: { low: number; high: number };
  unconfirmed: boolean;
  /** No other way to take the margin out finds the edge too. */
  methodsDisagree: boolean;
};

/** A price for an outcome, when it was seen and how long it is to the start; what books of other families pay that take the bet. */
export type Offer = {
  outcome: number;
  decimal: number;
  ageSeconds: number;
  leadSeconds: number;
  rivalDecimals: readonly number[];
  /** Chance that the stake comes back; absent: 0. */
  push?: number;
};

/**
 * One outcome at one price against its fair chance.
 *
 * Units: decimal odds, seconds and probabilities to the numbers of a pick.
 * Formula: consensus = pooled power probability, or the lowest of power, multiplicative and Shin when it is below 10 % or
 * the books' mean margin is above 8 %, evenly from one to the other from 12 % and 7 % on. On it an edge above 8 % needs another takeable price with an edge above 8 %, while no
 * sharp book has moved away from the rest; above 25 % the offer is refused (null). Fair = consensus with the kept share
 * of its edge; deviations, stars and units as in `engine/odds`; at most 2 stars unless multiplicative or Shin finds an edge
 * too, over families worth three, one of them sharp, or worth five in all.
 * Source: own design; the caution limits are where the methods part ways.
 * Known bias: two stale books confirm each other where no sharp book shows that they are stale.
 */
export function priceOffer(fair: FairChances, offer: Offer): OfferValue | null {
  const { outcome, decimal, ageSeconds, leadSeconds, push = 0 } = offer;
  const power = fair.power[outcome] ?? Number.NaN;
  const multiplicative = fair.multiplicative[outcome] ?? Number.NaN;
  const shin = fair.shin[outcome] ?? Number.NaN;
  const methodRange = { low: Math.min(power, multiplicative, shin), high: Math.max(power, multiplicative, shin) };
  const caution = Math.max(cautionAt(power, LONGSHOT_NEEDS_CAUTION), cautionAt(fair.meanMargin, MARGIN_NEEDS_CAUTION));
  const consensusProbability = caution === 1 ? methodRange.low : power + caution * (methodRange.low - power);
  const claimed = expectedValue(consensusProbability, decimal);
  if (claimed > IMPOSSIBLE_EDGE) return null;
  // When a sharp book has just moved, the others are old together: one stale price does not confirm another.
  const confirmed = !fair.newsMove && offer.rivalDecimals.some((rival) => confirms(consensusProbability, rival));
  const unconfirmed = claimed > SUSPECT_EDGE && !confirmed;
  const kept = keptEdge(fair);
  const fairProbability = countedChance(consensusProbability, decimal, kept);
  const doubt = { probability: fairProbability, effectiveBooks: fair.effectiveBooks, methodRange, ageSeconds };
  const fairProbabilitySd = fairDeviation({ ...doubt, leadSeconds: 0 });
  const closeSd = fairDeviation({ ...doubt, leadSeconds });
  const methodsDisagree = claimed > ROUNDING && Math.max(multiplicative, shin) * decimal <= 1;
  const { books, sharpBooks } = wholeFamilies(fair);
  const tooFew = books < (sharpBooks > 0 ? FAMILIES_OF_A_BET : FAMILIES_WITHOUT_SHARP);
  const rated = confidence(
    { probability: fairProbability, decimal, sd: closeSd, stakeSd: fairProbabilitySd, push },
    { books, sharpBooks, ageSeconds, unconfirmed, disagreed: tooFew || methodsDisagree },
  );
  // Named one by one: a spread here took a tenth of the time of a whole slate.
  const { stars, edgePositiveProbability, edge, units } = rated;
  return {
    stars,
    edgePositiveProbability,
    edge,
    units,
    fairProbability,
    fairProbabilitySd,
    closeSd,
    consensusProbability,
    keptEdge: kept,
    methodRange,
    unconfirmed,
    methodsDisagree,
  };
}

const cautionAt = (value: number, { whole, none }: { whole: number; none: number }): number =>
  Math.min(1, Math.max(0, (none - value) / (none - whole)));

/** Families and sharp ones among them as a reader counts them. */
export function wholeFamilies({ books, sharpBooks }: Pick<FairChances, 'books' | 'sharpBooks'>) {
  return { books: Math.max(1, Math.floor(books + HALF)), sharpBooks: Math.floor(sharpBooks + HALF) };
}

function confirms(fairProbability: number, rivalDecimal: number): boolean {
  const edge = expectedValue(fairProbability, rivalDecimal);
  return edge > SUSPECT_EDGE && edge <= IMPOSSIBLE_EDGE;
}
