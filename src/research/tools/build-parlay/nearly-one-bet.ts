import type { Candidate } from '../best-bets/candidates.ts';

/**
 * Catches and the yards of them, of one player: counts of the same plays. They win and lose together far oftener than their chances
 * multiplied say, so that they make no two legs where others do.
 */
export function areNearlyOneBet(a: Candidate, b: Candidate): boolean {
  if (a.event.id !== b.event.id || a.market.player === '' || a.market.player !== b.market.player) return false;
  const plays = playsOf(a.market.market);
  return plays !== null && plays === playsOf(b.market.market);
}

/** Null: it counts no plays of its own, as points of a player do not. */
const playsOf = (market: string): string | null =>
  /^prop:player_(pass|rush|reception|shots)s?(?:_|$)/.exec(market)?.[1] ?? null;

export const hasNearlyOneBet = (legs: readonly Candidate[]): boolean =>
  legs.some((leg, at) => legs.slice(0, at).some((other) => areNearlyOneBet(other, leg)));
