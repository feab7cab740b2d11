import { BEST_BETS_MAX, COVERED_HOURS } from '#contract/best-bets.ts';
import type { Slate } from '../slate/slate.ts';
import { type Candidate, findCandidates, rankCandidates } from '../tools/best-bets/candidates.ts';

const HOUR_MS = 3_600_000;
const ANYTHING = { leagues: [], teams: [], players: [], markets: [], side: null, line: null };
const NO_LIMITS = { minDecimal: null, maxDecimal: null, side: null };

export type DayBets = {
  /** Best first; none is an answer too. */
  bets: Candidate[];
  /** How many bets were priced to find them. */
  considered: number;
};

/**
 * The rules of the day's best bets. There are no others, and nobody adds to or takes from what they give:
 *
 * 1. Games that start within `COVERED_HOURS` of the drawing, of every league and market that is priced.
 * 2. Only the verdict `bet`, which is the same that every answer gives: an edge by more than one method, enough books that agree, at
 *    least three stars, at a book where bettors of many states can bet.
 * 3. One bet of a game.
 * 4. In the order of every answer (`rankPicks`), at most `BEST_BETS_MAX`. Fewer qualify: fewer are listed. None does: none is.
 *
 * Source: own design. Known bias: the price is that of the drawing, which a reader hours later may not get.
 */
export function chooseDayBets(slate: Slate, now: Date): DayBets {
  const fromMs = now.getTime();
  const window = { label: '', fromMs, toMs: fromMs + COVERED_HOURS * HOUR_MS };
  const all = findCandidates(slate, { ...ANYTHING, window }, NO_LIMITS, now);
  const bets = all.filter(({ priced }) => priced.verdict === 'bet');
  const ranked = rankCandidates(bets, { count: bets.length, maxPerEvent: 1 });
  return { bets: onePerGame(ranked).slice(0, BEST_BETS_MAX), considered: all.length };
}

/** The ranking fills up with further bets of a game where there are too few games. */
function onePerGame(ranked: readonly Candidate[]): Candidate[] {
  const games = new Set<string>();
  return ranked.filter(({ event }) => {
    if (games.has(event.id)) return false;
    games.add(event.id);
    return true;
  });
}
