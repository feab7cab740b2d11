import type { Db } from '../../platform/database/database.ts';
import { type EndedGame, listGamesIn } from './bets.repo.ts';
import type { BetsDeps } from './bets-deps.ts';
import { type FoundGame, findGame, type Range, rangeOf, type WordsOfBet } from './find-game.ts';

/** For each bet the stored game that it is on without doubt, else null. Demo games were never played: nothing is tied to them. */
export async function gamesOfBets(
  { odds }: Pick<BetsDeps, 'odds'>,
  db: Db,
  bets: readonly WordsOfBet[],
): Promise<(FoundGame | null)[]> {
  if (odds === 'demo' || bets.length === 0) return bets.map(() => null);
  const games = await listGamesIn(db, joined(bets.map(rangeOf)));
  return bets.map((bet) => findGame(bet, between(games, rangeOf(bet))));
}

/** Ranges that overlap are one, so that no game is read twice. */
function joined(ranges: readonly Range[]): Range[] {
  const found: Range[] = [];
  for (const range of ranges.toSorted((a, b) => a.fromMs - b.fromMs)) {
    const last = found.at(-1);
    if (last && range.fromMs <= last.toMs) last.toMs = Math.max(last.toMs, range.toMs);
    else if (range.toMs > range.fromMs) found.push({ ...range });
  }
  return found;
}

/** Of games in the order of their starts. */
function between(games: readonly EndedGame[], { fromMs, toMs }: Range): readonly EndedGame[] {
  return games.slice(firstAfter(games, fromMs), firstAfter(games, toMs));
}

function firstAfter(games: readonly EndedGame[], ms: number): number {
  let [low, high] = [0, games.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((games[middle]?.startsAtMs ?? 0) > ms) high = middle;
    else low = middle + 1;
  }
  return low;
}
