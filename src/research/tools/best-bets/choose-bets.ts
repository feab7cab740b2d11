import { type Candidate, rankCandidates } from './candidates.ts';

/** Where the bettor sets no limit, more of one game come only where other games have too few. */
const USUAL_PER_GAME = 2;

export type Choosing = {
  count: number;
  /** Undefined: two, softly. */
  maxPerGame: number | undefined;
  /** Whether a player may stand in it with several stats. */
  severalPerPlayer: boolean;
};

/** The best bets, none of which contradicts another or is mostly the same bet again. */
export function chooseBets(
  candidates: readonly Candidate[],
  { count, maxPerGame, severalPerPlayer }: Choosing,
): Candidate[] {
  const ranked = rankCandidates(candidates, { count: candidates.length, maxPerEvent: Math.max(1, candidates.length) });
  const apart: Candidate[] = [];
  for (const candidate of ranked) {
    if (apart.every((taken) => !hangsTogether(taken, candidate, severalPerPlayer))) apart.push(candidate);
  }
  const within = withinGames(apart, maxPerGame ?? USUAL_PER_GAME);
  const others = maxPerGame === undefined ? apart.filter((candidate) => !within.includes(candidate)) : [];
  const chosen = new Set([...within, ...others].slice(0, count));
  return ranked.filter((candidate) => chosen.has(candidate));
}

function withinGames(ranked: readonly Candidate[], most: number): Candidate[] {
  const counts = new Map<string, number>();
  return ranked.filter(({ event }) => {
    const count = (counts.get(event.id) ?? 0) + 1;
    counts.set(event.id, count);
    return count <= most;
  });
}

/** Two bets on who wins a game, on its total, or on one player win and lose together. */
export function hangsTogether(a: Candidate, b: Candidate, severalPerPlayer: boolean): boolean {
  if (a.event.id !== b.event.id) return false;
  if (a.priced.family === b.priced.family) return true;
  if (a.market.player === '' || a.market.player !== b.market.player) return false;
  return !severalPerPlayer || countsTheSame(a.market.market, b.market.market);
}

/** Points are part of points, rebounds and assists; the alternate lines of a stat are the stat. */
function countsTheSame(a: string, b: string): boolean {
  const [one, other] = [wordsOf(a), wordsOf(b)];
  return one.every((word) => other.includes(word)) || other.every((word) => one.includes(word));
}

const wordsOf = (market: string): string[] =>
  market
    .slice('prop:'.length)
    .split('_')
    .filter((word) => word !== 'alternate');
