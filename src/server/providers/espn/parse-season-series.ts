import { asList, asObject } from '../odds-feed/the-odds-api/raw-values.ts';
import type { EspnLeague } from './espn-leagues.ts';
import { type EspnGame, parseGames } from './parse-games.ts';

/** The games that two sides have against each other this season, as a game's summary lists them. Null when it does not. */
export function parseSeasonSeries(body: unknown, league: EspnLeague): EspnGame[] | null {
  const raw = asObject(body);
  if (!raw || !asObject(raw.header)) return null;
  const listed = asList(raw.seasonseries).flatMap((series) => asList(asObject(series)?.events));
  // A playoff series may be listed beside the season that it is part of.
  const games = new Map<string, EspnGame>();
  for (const row of listed) {
    const event = asObject(row);
    const status = { type: event?.statusType };
    const read = parseGames({ events: [{ ...event, competitions: [{ ...event, status }], status }] }, league);
    for (const game of read?.games ?? []) games.set(game.id, game);
  }
  return [...games.values()];
}
