import { startDeadline } from '../../../platform/process/deadline.ts';
import type { EspnClient } from '../../espn/espn-client.ts';
import { gamePage } from '../../espn/espn-pages.ts';
import { joinEspnGames } from '../../espn/join-espn-games.ts';
import type { EspnPlace } from '../../espn/parse-place.ts';
import type { FactEvent } from '../facts.port.ts';

/** Where a game is said to be played, with the page that says it. */
export type SeenPlace = EspnPlace & { page: string };

export type SeenPlaces = { places: ReadonlyMap<string, SeenPlace>; failures: string[] };

/** Says of games, by their ids, where they are played. What it does not know is absent. */
export type PlaceFinder = (events: readonly FactEvent[], now: Date, signal: AbortSignal) => Promise<SeenPlaces>;

const SCOREBOARD_MAX_AGE_MS = 6 * 3_600_000;
/** Forecasts are asked for after it, within the same job. */
const WITHIN_MS = 30_000;

/** Asks ESPN's scoreboards. When they cannot be had in time, what they last said of a game stands. */
export function createEspnPlaces(client: EspnClient, withinMs = WITHIN_MS): PlaceFinder {
  let known: ReadonlyMap<string, SeenPlace> = new Map();

  return async (events, now, signal) => {
    const deadline = startDeadline(signal, withinMs);
    const run = client.startRun(now, deadline.signal);
    const seen = new Map(known);
    const failures: string[] = [];
    try {
      const { matches } = await joinEspnGames(client, run, events, SCOREBOARD_MAX_AGE_MS);
      for (const { event, league, game, home } of matches) {
        // A source that takes our guest for the host speaks of another ground than our host's.
        const isNeutral = game.place.isNeutral || home !== game.home;
        seen.set(event.id, { ...game.place, isNeutral, page: gamePage(league, game) });
      }
      failures.push(...run.failures.list().map((words) => `ESPN: ${words}`));
    } catch (error) {
      signal.throwIfAborted();
      if (!deadline.signal.aborted) throw error;
      failures.push(`ESPN: it did not say within ${withinMs / 1000} s where games are played`);
    } finally {
      deadline.clear();
    }
    const asked = new Set(events.map(({ id }) => id));
    known = new Map([...seen].filter(([id]) => asked.has(id)));
    return { places: known, failures };
  };
}
