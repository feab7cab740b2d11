import { effectiveBooks } from './effective-books.ts';
import { findOutliers, OUTLIER_RULE, type OutlierRule } from './find-outliers.ts';
import { type Freshness, freshnessWeight, PREGAME_FRESHNESS } from './freshness-weight.ts';
import { logOpinionPool } from './log-opinion-pool.ts';
import { OddsInputError } from './odds-input-error.ts';
import { sumOfInverses } from './overround.ts';
import { type MarginMethod, removeMargin } from './remove-margin.ts';
import { isDecimalOdds } from './require-odds.ts';

/** Share of the consensus by kind of book: five fresh retail books weigh as much as one sharp book. */
export const TIER_WEIGHT = { sharp: 5, semi: 2, retail: 1 } as const;

/** Rounding may put a book without margin a hair below 1. */
const UNDERROUND_BELOW = 1 - 1e-12;

export type ConsensusQuote = {
  id: string;
  decimals: readonly number[];
  weight: number;
  /** Counted from the newest quote of the same market. */
  ageSeconds: number;
  sharp: boolean;
};

export type ConsensusRules = { method: MarginMethod; freshness: Freshness; outliers: OutlierRule };

export const CONSENSUS_RULES: ConsensusRules = {
  method: 'power',
  freshness: PREGAME_FRESHNESS,
  outliers: OUTLIER_RULE,
};

export type DropReason = 'invalid' | 'underround' | 'stale' | 'outlier';

export type Consensus = {
  probabilities: number[];
  effectiveBooks: number;
  /** The books behind it, with their shares, which add up to 1. */
  used: { id: string; share: number }[];
  dropped: { id: string; reason: DropReason }[];
  /** A sharp book stands apart from the rest. */
  newsMove: boolean;
};

/** Whether a book's prices add up to less than a whole market: old or misread, never an opinion. Units: decimal odds. */
export function isUnderround(decimals: readonly number[]): boolean {
  return sumOfInverses(decimals) < UNDERROUND_BELOW;
}

/**
 * The market's opinion: each book's chances without its margin, pooled by sharpness and freshness.
 *
 * Units: decimal odds, plain weights and seconds to probabilities that add up to 1.
 * Formula: drop what is invalid, under-round or stale; remove each margin; drop outliers; pool logarithmically with
 * weight x 2^(-age/halfLife).
 * Source: own design on the parts in `remove-margin`, `freshness-weight`, `find-outliers` and `log-opinion-pool`.
 * Known bias: books copy each other, so the effective number of books overstates how much is known.
 * @throws OddsInputError when no book is usable, or a weight or age is none.
 */
export function consensus(quotes: readonly ConsensusQuote[], rules: ConsensusRules = CONSENSUS_RULES): Consensus {
  const outcomes = quotes[0]?.decimals.length ?? 0;
  const dropped: Consensus['dropped'] = [];
  const kept: { id: string; probabilities: number[]; weight: number; sharp: boolean }[] = [];
  for (const quote of quotes) {
    const reason = unusable(quote, outcomes, rules.freshness);
    if (reason) dropped.push({ id: quote.id, reason });
    else {
      const { probabilities } = removeMargin(quote.decimals, rules.method);
      const weight = freshnessWeight(quote.weight, quote.ageSeconds, rules.freshness);
      kept.push({ id: quote.id, probabilities, weight, sharp: quote.sharp });
    }
  }
  if (kept.length === 0) throw new OddsInputError('quotes', 'hold no usable book');
  const outliers = findOutliers(kept, rules.outliers);
  const used = kept.filter((_, i) => !outliers.dropped[i]);
  dropped.push(...kept.filter((_, i) => outliers.dropped[i]).map(({ id }) => ({ id, reason: 'outlier' as const })));
  const weights = used.map(({ weight }) => weight);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return {
    probabilities: logOpinionPool(
      used.map(({ probabilities }) => probabilities),
      weights,
    ),
    effectiveBooks: effectiveBooks(weights),
    used: used.map(({ id, weight }) => ({ id, share: weight / total })),
    dropped,
    newsMove: outliers.newsMove,
  };
}

function unusable(quote: ConsensusQuote, outcomes: number, freshness: Freshness): DropReason | null {
  if (quote.decimals.length !== outcomes || outcomes < 2 || !quote.decimals.every(isDecimalOdds)) return 'invalid';
  if (isUnderround(quote.decimals)) return 'underround';
  return quote.ageSeconds > freshness.maxAgeSeconds ? 'stale' : null;
}
