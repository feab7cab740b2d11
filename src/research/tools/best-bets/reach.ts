import type { PricedOutcome } from '#engine/picks/market.ts';

/** Above this an edge is an old or mistyped price more often than a gift: no price to wait for. */
const LIKELY_EDGE = 0.08;

/** What stands in the place of a limit where no price that is likely to come is one. */
export const NO_LIMIT = 'too uncertain to stake at any likely price';

type Limit = Pick<PricedOutcome, 'fairProbability' | 'worstDecimal' | 'verdict'>;

/** Whether a price that a book may yet pay is worth a stake; what is worth one now always has a limit. */
export const isWithinReach = ({ fairProbability, worstDecimal, verdict }: Limit): boolean =>
  verdict !== 'pass' || fairProbability * worstDecimal - 1 <= LIKELY_EDGE;

/** The same of a pick as it was saved: by its figures, or where they are missing by whether its limit is one. */
export const hasLimit = (pick: {
  fairProbability: number;
  verdict: PricedOutcome['verdict'];
  worstDecimal?: number | undefined;
  worstOdds: string;
}): boolean =>
  pick.worstDecimal === undefined
    ? /^[+-]?\d/.test(pick.worstOdds)
    : isWithinReach({ ...pick, worstDecimal: pick.worstDecimal });
