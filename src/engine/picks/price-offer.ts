import { type Confidence, confidence } from '../odds/confidence.ts';
import { expectedValue } from '../odds/expected-value.ts';
import { fairDeviation } from '../odds/fair-deviation.ts';
import { countedChance, keptEdge } from '../odds/kept-edge.ts';
import type { FairChances } from './fair-chances.ts';

/** Above this an edge is taken for a stale or wrong price until a second book confirms it. */
const SUSPECT_EDGE = 0.08;
/** Above this it is taken for an error, confirmed or not. */
const IMPOSSIBLE_EDGE = 0.25;
const LONGSHOT_NEEDS_CAUTION_BELOW = 0.1;
const MARGIN_NEEDS_CAUTION_ABOVE = 0.08;

/** What an offer is worth. */
export type OfferValue = Confidence & {
  fairProbability: number;
  fairProbabilitySd: number;
  /** What the books say, of whose edge only the kept share is counted. */
  consensusProbability: number;
  keptEdge: number;
  methodRange: { low: number; high: number };
  unconfirmed: boolean;
};

/** A price for an outcome, when it was seen and how long it is to the start; what other takeable books pay. */
export type Offer = {
  outcome: number;
  decimal: number;
  ageSeconds: number;
  leadSeconds: number;
  rivalDecimals: readonly number[];
};

/**
 * One outcome at one price against its fair chance.
 *
 * Units: decimal odds, seconds and probabilities to the numbers of a pick.
 * Formula: consensus = pooled power probability, or the lowest of power, multiplicative and Shin when it is below 10 % or
 * the books' mean margin is above 8 %. On it an edge above 8 % needs another takeable price with an edge above 8 %, while no
 * sharp book has moved away from the rest; above 25 % the offer is refused (null). Fair = consensus with the kept share
 * of its edge; deviation, stars and units as in `engine/odds`.
 * Source: own design; the caution limits are where the methods part ways.
 * Known bias: two stale books confirm each other where no sharp book shows that they are stale.
 */
export function priceOffer(fair: FairChances, offer: Offer): OfferValue | null {
  const { outcome, decimal, ageSeconds, leadSeconds } = offer;
  const power = fair.power[outcome] ?? Number.NaN;
  const multiplicative = fair.multiplicative[outcome] ?? Number.NaN;
  const shin = fair.shin[outcome] ?? Number.NaN;
  const methodRange = { low: Math.min(power, multiplicative, shin), high: Math.max(power, multiplicative, shin) };
  const cautious = power < LONGSHOT_NEEDS_CAUTION_BELOW || fair.meanMargin > MARGIN_NEEDS_CAUTION_ABOVE;
  const consensusProbability = cautious ? methodRange.low : power;
  const claimed = expectedValue(consensusProbability, decimal);
  if (claimed > IMPOSSIBLE_EDGE) return null;
  // When a sharp book has just moved, the others are old together: one stale price does not confirm another.
  const confirmed = !fair.newsMove && offer.rivalDecimals.some((rival) => confirms(consensusProbability, rival));
  const unconfirmed = claimed > SUSPECT_EDGE && !confirmed;
  const kept = keptEdge(fair);
  const fairProbability = countedChance(consensusProbability, decimal, kept);
  const fairProbabilitySd = fairDeviation({
    probability: fairProbability,
    effectiveBooks: fair.effectiveBooks,
    methodRange,
    ageSeconds,
    leadSeconds,
  });
  const rated = confidence(
    { probability: fairProbability, decimal, sd: fairProbabilitySd },
    { books: fair.books, sharpBooks: fair.sharpBooks, ageSeconds, unconfirmed },
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
    consensusProbability,
    keptEdge: kept,
    methodRange,
    unconfirmed,
  };
}

function confirms(fairProbability: number, rivalDecimal: number): boolean {
  const edge = expectedValue(fairProbability, rivalDecimal);
  return edge > SUSPECT_EDGE && edge <= IMPOSSIBLE_EDGE;
}
