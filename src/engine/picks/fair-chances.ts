import { effectiveBooks } from '../odds/effective-books.ts';
import { logOpinionPool } from '../odds/log-opinion-pool.ts';
import { outlierShares } from '../odds/outlier-shares.ts';
import type { Voice } from './family-voices.ts';
import type { BookPrices } from './market.ts';

/** The consensus that judges one book's prices. */
export type FairChances = {
  /** By outcome, for each method of margin removal. */
  power: readonly number[];
  multiplicative: readonly number[];
  shin: readonly number[];
  /** By family: its share of the consensus, adding up to 1, and whether it stands too far apart for one. */
  shares: ReadonlyMap<string, { share: number; isOutlier: boolean }>;
  /** The family whose prices are judged, where it has no voice in that. */
  silenced: string | null;
  /** Families behind it, and sharp ones among them, each by how much of its voice it has. */
  books: number;
  sharpBooks: number;
  effectiveBooks: number;
  meanMargin: number;
  newsMove: boolean;
};

/** Who is judged: a book's prices, or nobody's. */
export type Judged = Pick<BookPrices, 'tier' | 'family' | 'book'> | null;

/**
 * The market's opinion that a book's prices are held against. A retail or semi book's family has no voice in it as long as
 * another is wholly there; a sharp one always has.
 *
 * Units: plain weights and probabilities to probabilities and fractions.
 * Formula: the judged family's voice times what the others lack of a whole one; outliers by `outlierShares`; then a
 * logarithmic pool for each method over the same voices with the same weights.
 * Source: own design on `engine/odds`.
 * Known bias: families that copy each other count apart.
 */
export function fairChances(voices: readonly Voice[], judged: Judged): FairChances {
  const own = judged === null || judged.tier === 'sharp' ? null : (judged.family ?? judged.book);
  const heard = own === null ? voices : withoutOwn(voices, own);
  const { kept, newsMove } = outlierShares(heard);
  const weights = heard.map(({ weight }, i) => weight * (kept[i] ?? 1));
  const shares = new Map<string, { share: number; isOutlier: boolean }>();
  let total = 0;
  for (const weight of weights) total += weight;
  let [margins, present, sharp] = [0, 0, 0];
  for (let i = 0; i < heard.length; i += 1) {
    const voice = heard[i] as Voice;
    const presence = voice.presence * (kept[i] ?? 1);
    shares.set(voice.family, { share: (weights[i] ?? 0) / total, isOutlier: kept[i] === 0 });
    margins += presence * voice.margin;
    present += presence;
    sharp += presence * voice.sharp;
  }
  return {
    power: logOpinionPool(heard.map(powerOf), weights),
    multiplicative: logOpinionPool(heard.map(multiplicativeOf), weights),
    shin: logOpinionPool(heard.map(shinOf), weights),
    shares,
    silenced: own !== null && voices.some(({ family }) => family === own) && !shares.has(own) ? own : null,
    books: present,
    sharpBooks: sharp,
    effectiveBooks: effectiveBooks(weights),
    meanMargin: margins / present,
    newsMove,
  };
}

const powerOf = ({ power }: Voice) => power;
const multiplicativeOf = ({ multiplicative }: Voice) => multiplicative;
const shinOf = ({ shin }: Voice) => shin;

function withoutOwn(voices: readonly Voice[], own: string): readonly Voice[] {
  let others = 0;
  for (const { family, presence } of voices) if (family !== own) others += presence;
  const left = 1 - Math.min(1, others);
  if (left === 0) return voices.filter(({ family }) => family !== own);
  return voices.map((voice) =>
    voice.family === own ? { ...voice, presence: voice.presence * left, weight: voice.weight * left } : voice,
  );
}
