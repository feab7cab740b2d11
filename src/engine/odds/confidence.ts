import { expectedValue, probabilityEdge } from './expected-value.ts';
import { kellyShrunk } from './kelly.ts';
import { normalCdf } from './normal-cdf.ts';
import { OddsInputError } from './odds-input-error.ts';
import { requireNonNegative, requirePositive, requireProbability } from './require-odds.ts';

export type Stars = 1 | 2 | 3 | 4 | 5;

export const AGED_AFTER_SECONDS = 1_800;
export const EXPIRED_AFTER_SECONDS = 7_200;
export const LONGSHOT_BELOW = 0.2;
export const FEW_BOOKS_BELOW = 3;

/** From the top: the chance of a real edge and the edge that a number of stars asks for. */
export const STAR_STEPS: readonly { stars: Stars; positive: number; edge: number }[] = [
  { stars: 5, positive: 0.95, edge: 0.03 },
  { stars: 4, positive: 0.85, edge: 0.02 },
  { stars: 3, positive: 0.7, edge: 0.01 },
  { stars: 2, positive: 0.55, edge: 0 },
];

export const UNIT_CAP: Record<Stars, number> = { 5: 2, 4: 1.5, 3: 1, 2: 0.5, 1: 0 };
export const UNIT_STEP = 0.25;
export const KELLY_SHARE = 0.25;
const UNITS_PER_BANKROLL = 100;
const ROUNDING_GRACE = 1e-9;

/** What the stars may rest on at most, whatever the numbers say. */
export type DataQuality = {
  /** Books behind the fair probability. */
  books: number;
  sharpBooks: number;
  /** Age of the price that would be taken. */
  ageSeconds: number;
  parlay?: boolean;
  /** The edge is suspiciously large and no second book confirms it. */
  unconfirmed?: boolean;
  /** Fewer books than a bet needs think so, or not by enough methods. */
  disagreed?: boolean;
};

export type Confidence = {
  stars: Stars;
  /** Chance that the expected value is really positive. */
  edgePositiveProbability: number;
  edge: number;
  /** Percent of the bankroll. */
  units: number;
};

/**
 * How sure an edge is, in stars, and what to stake on it.
 *
 * Units: probability of a decided bet, decimal odds, standard deviation of the probability and chance of a push to stars 1..5 and
 * percent of the bankroll.
 * Formula: edge = (1 - push)(p d - 1); P+ = Phi((p - 1/d) / sd), sd the doubt until the close; the stake is shrunk by
 * `stakeSd`, the doubt of now (absent: sd); the stars' steps in P+ and edge, capped by `starCap`; units:
 * `stakeUnits`. A push changes neither P+ nor the Kelly stake: it takes the same share of every gain and every loss.
 * Source: own design.
 * Known bias: rates how sure the edge is, not how likely the bet wins.
 * @throws OddsInputError for a probability or a push outside 0..1, a decimal that is not a price, no deviation, or no book.
 */
export function confidence(
  price: { probability: number; decimal: number; sd: number; stakeSd?: number; push?: number },
  quality: DataQuality,
): Confidence {
  const { probability, decimal, sd, stakeSd = sd, push = 0 } = price;
  requirePositive(sd, 'sd');
  requireProbability(push, 'push');
  const edge = (1 - push) * expectedValue(probability, decimal);
  const edgePositiveProbability = normalCdf(probabilityEdge(probability, decimal) / sd);
  const cap = starCap(probability, quality);
  const step = STAR_STEPS.find(({ positive, edge: least }) => edgePositiveProbability >= positive && edge >= least);
  const earned = step && edge > 0 ? step.stars : 1;
  const stars = earned < cap ? earned : cap;
  return { stars, edgePositiveProbability, edge, units: stakeUnits(kellyShrunk(probability, decimal, stakeSd), stars) };
}

/**
 * The most stars that the data behind a price allow.
 *
 * Units: probability, counts and seconds to stars.
 * Formula: no sharp book 4; fewer than 3 books, a price older than 30 minutes, a chance below 20 % or a parlay 3;
 * one book, an unconfirmed or a disagreed edge 2; a price older than 2 hours 1.
 * Source: own design.
 * @throws OddsInputError for no books or a negative age.
 */
export function starCap(probability: number, quality: DataQuality): Stars {
  requirePositive(quality.books, 'books');
  requireNonNegative(quality.sharpBooks, 'sharpBooks');
  requireNonNegative(quality.ageSeconds, 'ageSeconds');
  if (quality.ageSeconds > EXPIRED_AFTER_SECONDS) return 1;
  if (quality.books < 2 || quality.unconfirmed || quality.disagreed) return 2;
  const thin = quality.books < FEW_BOOKS_BELOW || quality.ageSeconds > AGED_AFTER_SECONDS;
  if (thin || quality.parlay || probability < LONGSHOT_BELOW) return 3;
  return quality.sharpBooks < 1 ? 4 : 5;
}

/**
 * The stake.
 *
 * Units: fraction of the bankroll and stars to percent of the bankroll (1 unit = 1 %), in quarters.
 * Formula: a quarter of the shrunk Kelly stake, at most 2, 1.5, 1, 0.5 and 0 units from 5 stars down, rounded down.
 * Source: own design; quarter Kelly keeps the chance of ever losing half below 1 % (Thorp 2006).
 * @throws OddsInputError for a fraction that is negative or not finite, or a number of stars that is none.
 */
export function stakeUnits(shrunkFraction: number, stars: Stars): number {
  requireNonNegative(shrunkFraction, 'shrunkFraction');
  if (!Object.hasOwn(UNIT_CAP, stars)) throw new OddsInputError('stars', 'must be 1, 2, 3, 4 or 5');
  const wanted = Math.min(uncappedUnits(shrunkFraction), UNIT_CAP[stars]);
  return Math.floor(wanted / UNIT_STEP + ROUNDING_GRACE) * UNIT_STEP;
}

/**
 * Whether the rating and not Kelly sets the stake.
 *
 * Units: fraction of the bankroll and stars to a flag.
 * Formula: a quarter of the shrunk Kelly stake above the most units of so many stars.
 * Source: own design.
 */
export const isStakeCapped = (shrunkFraction: number, stars: Stars): boolean =>
  uncappedUnits(shrunkFraction) > UNIT_CAP[stars];

const uncappedUnits = (shrunkFraction: number): number => UNITS_PER_BANKROLL * KELLY_SHARE * shrunkFraction;
