import { asList, asObject } from '../odds-feed/the-odds-api/raw-values.ts';
import { noteRefused, type ProviderRun } from '../provider-run.ts';
import { createRememberedAnswers } from '../remembered-answers.ts';
import { createEspnCaller, type EspnOptions } from './espn-caller.ts';
import type { EspnLeague } from './espn-leagues.ts';
import { type EspnGame, type ParsedGames, parseGames } from './parse-games.ts';
import { type ParsedInjuries, parseInjuries } from './parse-injuries.ts';

export type SeenGames = { games: EspnGame[]; seenAt: Date };

/** Answers of ESPN's, read and checked; null where one could not be had, which the run's failures tell. */
export type EspnClient = {
  startRun(now: Date, signal: AbortSignal): ProviderRun;
  scoreboard(run: ProviderRun, league: EspnLeague, day: string, maxAgeMs: number): Promise<EspnGame[] | null>;
  injuries(run: ProviderRun, league: EspnLeague): Promise<ParsedInjuries | null>;
  schedule(run: ProviderRun, league: EspnLeague, teamId: string): Promise<SeenGames | null>;
  seasonSeries(run: ProviderRun, league: EspnLeague, gameId: string): Promise<SeenGames | null>;
};

const INJURIES_MAX_AGE_MS = 5 * 60_000;
const SEASON_MAX_AGE_MS = 6 * 3_600_000;

export function createEspnClient(options: EspnOptions): EspnClient {
  const caller = createEspnCaller(options);
  const scoreboards = createRememberedAnswers<EspnGame[]>(400);
  const reports = createRememberedAnswers<ParsedInjuries>(20);
  const schedules = createRememberedAnswers<SeenGames>(600);
  const series = createRememberedAnswers<SeenGames>(600);

  async function readGames(
    run: ProviderRun,
    league: EspnLeague,
    what: string,
    request: Parameters<typeof caller.read>[2],
  ): Promise<EspnGame[] | null> {
    const parsed = await caller.read<ParsedGames>(run, what, request, (body) => parseGames(body, league));
    if (!parsed) return null;
    noteRefused(run, what, parsed.refused);
    // A list of which nothing can be read says nothing about what is played.
    return parsed.games.length > 0 || Object.keys(parsed.refused).length === 0 ? parsed.games : null;
  }

  return {
    startRun: caller.startRun,
    scoreboard(run, league, day, maxAgeMs) {
      const query = { dates: day, limit: '500', ...(league.groups !== undefined && { groups: league.groups }) };
      const path = `${league.path}/scoreboard`;
      return scoreboards.get(run, `${path} ${day}`, maxAgeMs, () =>
        readGames(run, league, `${league.title} scoreboard of ${day}`, { path, query }),
      );
    },
    injuries(run, league) {
      const path = `${league.path}/injuries`;
      return reports.get(run, path, INJURIES_MAX_AGE_MS, async () => {
        const parsed = await caller.read(run, `${league.title} injuries`, { path }, parseInjuries);
        // Who is available is not hurt, and no mistake of the report's.
        if (parsed) noteRefused(run, `${league.title} injuries`, { ...parsed.refused, available: 0 });
        return parsed;
      });
    },
    schedule(run, league, teamId) {
      const path = `${league.path}/teams/${encodeURIComponent(teamId)}/schedule`;
      return schedules.get(run, path, SEASON_MAX_AGE_MS, async () => {
        const games = await readGames(run, league, `${league.title} schedules`, { path });
        return games && { games, seenAt: run.now };
      });
    },
    seasonSeries(run, league, gameId) {
      const path = `${league.path}/summary`;
      return series.get(run, `${path} ${gameId}`, SEASON_MAX_AGE_MS, async () => {
        const request = { path, query: { event: gameId } };
        const games = await caller.read(run, `${league.title} summaries`, request, (body) =>
          parseSeasonSeries(body, league),
        );
        return games && { games, seenAt: run.now };
      });
    },
  };
}

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
