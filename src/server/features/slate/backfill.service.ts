import type { Db } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { PastGame, PastOdds } from '../../providers/odds-feed/past-odds.port.ts';
import { appendPastChanges, listFirstChanges, savePastGame } from './backfill.repo.ts';

const HOUR_MS = 3_600_000;
/** A little less than demo games are kept, so that none comes back on the day that it was let go. */
const GAMES_BACK_MS = 70 * HOUR_MS;
const MOVES_BACK_MS = 24 * HOUR_MS;
/** A history that begins this much later than it could is filled up. */
const GAP_MS = HOUR_MS;

export type Backfilled = { finished: number; coming: number; rows: number };

export type BackfillService = {
  /**
   * Gives games a past that nobody was there to record: closing prices to those of the last days that were never
   * listed, a day of movement to the coming ones. Each game is one transaction, and one that has its past is left alone, so
   * that it can be stopped and run again at any time. `breathe` is awaited between two games.
   */
  fill(signal: AbortSignal, breathe: () => Promise<void>): Promise<Backfilled>;
};

type Wanted = { game: PastGame; isFinished: boolean; until: Date };

/** For demo odds, which are the only ones that know their own past. */
export function createBackfill(deps: { db: Db; past: PastOdds; now: Clock }): BackfillService {
  const { db, past } = deps;
  return {
    async fill(signal, breathe) {
      const now = deps.now();
      const from = new Date(now.getTime() - MOVES_BACK_MS);
      const done: Backfilled = { finished: 0, coming: 0, rows: 0 };
      for (const { game, isFinished, until } of await wantedGames(deps, now, from)) {
        signal.throwIfAborted();
        const changes = isFinished ? past.closesOf(game.id) : past.movesOf(game.id, from, until);
        await db.transaction(async (tx) => {
          if (isFinished) await savePastGame(tx, 'demo', game, now);
          await appendPastChanges(tx, 'demo', game.id, changes);
        });
        done[isFinished ? 'finished' : 'coming'] += 1;
        done.rows += changes.length;
        await breathe();
      }
      return done;
    },
  };
}

/** Those that start next come first, then the finished ones, the newest first. */
async function wantedGames(deps: { db: Db; past: PastOdds }, now: Date, from: Date): Promise<Wanted[]> {
  const games = deps.past.listGames(new Date(now.getTime() - GAMES_BACK_MS), now);
  const firsts = await listFirstChanges(
    deps.db,
    'demo',
    games.map(({ id }) => id),
  );
  const coming = games
    .filter(({ startsAt }) => startsAt > now)
    .flatMap((game): Wanted[] => {
      const first = firsts.get(game.id);
      const isShort = first != null && first.getTime() - from.getTime() > GAP_MS;
      return isShort ? [{ game, isFinished: false, until: new Date(first.getTime() - 1) }] : [];
    });
  const finished = games
    .filter(({ id, startsAt }) => startsAt <= now && firsts.get(id) == null)
    .map((game): Wanted => ({ game, isFinished: true, until: game.startsAt }));
  return [...coming, ...finished.reverse()];
}
