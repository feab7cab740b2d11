import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { namesOf } from '#engine/names/league-names.ts';
import { sendJson, startTestProvider, type TestProvider } from '../odds-feed/the-odds-api/test-provider.ts';
import { createEspnResults } from '../results/espn-results.ts';
import { type EspnLeague, espnLeagueOf } from './espn-leagues.ts';
import { parseGames } from './parse-games.ts';
import { parseInjuries } from './parse-injuries.ts';
import { parseSeasonSeries } from './parse-season-series.ts';

const shared = process.env.EDGEWISE_SHARED ?? '../shared';
const folder = join(shared, 'data/payloads/espn');
const oddsFolder = join(shared, 'data/payloads/the-odds-api');
const isPresent = existsSync(folder);

/** Lists of games, by the sport that they are of. */
const GAMES: Readonly<Record<string, string>> = {
  'nba_scoreboard_2022-11-22_from_demo.json': 'basketball_nba',
  'pebble_2022_nfl_scoreboard.json': 'americanfootball_nfl',
  'scoreboard_nba.json': 'basketball_nba',
  'soccer_fifa.world_scoreboard.json': 'soccer_fifa_world_cup',
  'tt_mlb.json': 'baseball_mlb',
  'tt_mls.json': 'soccer_usa_mls',
  'tt_multigame.json': 'americanfootball_nfl',
  'tt_ncaaf.json': 'americanfootball_ncaaf',
  'tt_nfl.json': 'americanfootball_nfl',
  'tt_schedule.json': 'soccer_usa_mls',
  'tt_scoreboard_all_leagues.json': 'soccer_epl',
  'wnba_espn_scoreboard.json': 'basketball_wnba',
};
const SUMMARIES = ['summary_nba.json', 'wnba_espn_summary_with_game_info.json'];
const INJURIES = ['injuries_nba.json.gz', 'wnba_espn_injuries.json', 'summary_nba.json'];
const NOT_READ: Readonly<Record<string, string>> = {
  'athlete_statslog_lbj.json': 'one player’s seasons: no fact about a game is made of it',
  'events_core_nba.json': 'addresses only, of another host',
  'leaders_nba.json': 'season leaders: no fact about a game',
  'news_nba.json': 'prose',
  'standings_nba.json': 'standings: a side’s record comes with its games',
  'team_roster_mlb.json': 'who belongs to a team: no fact about a game',
  'team_roster_nba.json': 'who belongs to a team: no fact about a game',
  'tt_teams-194.json': 'a team’s colours and names',
  'tt_teams.json': 'a team’s colours and names',
};

// biome-ignore lint/suspicious/noExplicitAny: recordings are read as they are, without the adapter's types.
type Raw = any;

function recorded(file: string, within = folder): Raw {
  const bytes = readFileSync(join(within, file));
  return JSON.parse((file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'));
}

function leagueOf(file: string): EspnLeague {
  const league = espnLeagueOf(GAMES[file] ?? '');
  if (!league) throw new Error(`no league for ${file}`);
  return league;
}

type Row = { id: string; home: string; away: string; at: number; score: string; isFinal: boolean };

/** Written for this test alone: what a list of games says, straight from the recording. */
function rowsOf(body: Raw): Row[] {
  return body.events.map((event: Raw) => {
    const [game] = event.competitions;
    const side = (which: string) => game.competitors.find((one: Raw) => one.homeAway === which);
    const points = (score: Raw) => String(Number(score?.value ?? score));
    const types = [event.status?.type, game.status?.type].filter(Boolean);
    return {
      id: event.id,
      home: side('home').team.displayName,
      away: side('away').team.displayName,
      at: Date.parse(game.date),
      score: `${points(side('home').score)}:${points(side('away').score)}`,
      isFinal: types.every((type: Raw) => type.completed && ['STATUS_FINAL', 'STATUS_FULL_TIME'].includes(type.name)),
    };
  });
}

/** Every side of the recorded odds, by sport and key. */
function oddsNames(): Set<string> {
  const files = ['.', 'mlb-2026-08'].flatMap((inside) =>
    readdirSync(join(oddsFolder, inside))
      .filter((name) => /\.json(\.gz)?$/.test(name))
      .map((name) => join(inside, name)),
  );
  const events: Raw[] = files
    .map((file) => recorded(file, oddsFolder))
    .flatMap((body) => (Array.isArray(body) ? body : (body.games ?? [])))
    .filter((row) => row.home_team);
  return new Set(
    events.flatMap(({ sport_key: sportKey, home_team: home, away_team: away }) =>
      [home, away].map((name) => `${sportKey} ${namesOf(sportKey).keyOf(name)}`),
    ),
  );
}

describe.skipIf(!isPresent)(
  `recorded ESPN payloads, ${isPresent ? readdirSync(folder).length : 0} files (skipped where the recordings are absent)`,
  () => {
    it('are all read, or left out for a reason', () => {
      const known = [...Object.keys(GAMES), ...SUMMARIES, ...INJURIES, ...Object.keys(NOT_READ)];
      expect([...new Set(known)].sort()).toEqual(readdirSync(folder).sort());
    });

    it.each(Object.keys(GAMES))('%s gives exactly the games that an independent reader finds', (file) => {
      const body = recorded(file);
      const parsed = parseGames(body, leagueOf(file));
      const found = parsed?.games.map((game) => ({
        id: game.id,
        home: game.home.name,
        away: game.away.name,
        at: game.startsAt.getTime(),
        score: `${game.home.score}:${game.away.score}`,
        isFinal: game.status.phase === 'final',
      }));
      expect(found).toEqual(rowsOf(body));
      expect(parsed?.refused).toEqual({});
    });

    it('hold 172 games, 79 of them over, one postponed and three whose status contradicts itself', () => {
      const games = Object.keys(GAMES).flatMap((file) => parseGames(recorded(file), leagueOf(file))?.games ?? []);
      const phases = games.map(({ status }) => status.phase);
      const count = (phase: string) => phases.filter((one) => one === phase).length;
      expect([games.length, count('final'), count('postponed'), count('unclear')]).toEqual([172, 79, 1, 3]);
    });

    it.each(INJURIES)('%s gives every listed player in words of our own', (file) => {
      const body = recorded(file);
      const rows: Raw[] = body.injuries.flatMap((group: Raw) => group.injuries);
      const parsed = parseInjuries(body);
      const entries = parsed?.teams.flatMap((team) => team.entries) ?? [];
      const refused = Object.values(parsed?.refused ?? {}).reduce((sum, count) => sum + count, 0);
      expect(entries.length + refused).toBe(rows.length);
      expect(parsed?.refused).toEqual({});
      expect(parsed?.teams.map(({ team }) => team)).toEqual(
        body.injuries.map((group: Raw) => group.displayName ?? group.team.displayName),
      );
      expect(entries.map(({ player }) => player)).toEqual(rows.map((row) => row.athlete.displayName.normalize('NFC')));
      const places = rows.map((row) => String(row.details?.type ?? '').toLowerCase());
      for (const [at, entry] of entries.entries()) expect(entry.injury).toContain(places[at]);
      const outAt = rows.map(
        (row) => row.status === 'Out' && !/is questionable|is doubtful|is probable/.test(row.shortComment),
      );
      expect(entries.map(({ status }) => status.kind === 'out')).toEqual(outAt);
    });

    it('summaries give the season series game by game, and none where none is listed', () => {
      const nba = espnLeagueOf('basketball_nba') as EspnLeague;
      const body = recorded('summary_nba.json');
      const listed = body.seasonseries[0].events.map((event: Raw) => [
        event.id,
        ...event.competitors.map((side: Raw) => `${side.team.displayName} ${side.score}`),
      ]);
      const found = parseSeasonSeries(body, nba)?.map(({ id, home, away, status }) => {
        expect(status.phase).toBe('final');
        return [id, `${home.name} ${home.score}`, `${away.name} ${away.score}`];
      });
      expect(found).toEqual(listed);
      const wnba = espnLeagueOf('basketball_wnba') as EspnLeague;
      expect(parseSeasonSeries(recorded('wnba_espn_summary_with_game_info.json'), wnba)).toEqual([]);
      expect(parseInjuries(recorded('wnba_espn_summary_with_game_info.json'))).toBeNull();
      expect(parseSeasonSeries(recorded('news_nba.json'), nba)).toBeNull();
    });

    it('name no professional team that the odds provider does not, but for one that is misspelt', () => {
      const ours = oddsNames();
      const names = Object.entries(GAMES)
        .filter(([, sportKey]) => /nfl|nba|mlb|wnba|mls/.test(sportKey))
        .flatMap(([file, sportKey]) =>
          rowsOf(recorded(file)).flatMap(({ home, away }) => [home, away].map((name) => ({ sportKey, name }))),
        );
      const strangers = names.filter(({ sportKey, name }) => !ours.has(`${sportKey} ${namesOf(sportKey).keyOf(name)}`));
      expect(names.length).toBeGreaterThan(150);
      expect(strangers.map(({ name }) => name)).toEqual(['Cincinatti Bengals']);
    });

    describe('as results', () => {
      let provider: TestProvider;
      beforeAll(async () => {
        provider = await startTestProvider();
      });
      afterAll(() => provider.close());

      it.each(Object.keys(GAMES))('%s settles every game that is over, with its score, and no other', async (file) => {
        const body = recorded(file);
        const rows = rowsOf(body);
        provider.answer = (_path, _request, response) => sendJson(response, body);
        const sportKey = GAMES[file] ?? '';
        // Every other game is one whose sides our source names the other way around.
        const events = rows.map((row, at) => ({
          id: row.id,
          sportKey,
          home: at % 2 ? row.away : row.home,
          away: at % 2 ? row.home : row.away,
          startsAt: new Date(row.at + 10 * 60_000),
        }));
        const results = createEspnResults({ baseUrl: provider.baseUrl, callsPerRun: 100 });
        const now = new Date(Math.max(...rows.map((row) => row.at)) + 6 * 3_600_000);
        const batch = await results.fetchResults(events, now, new AbortController().signal);
        const settled = batch.results.filter(({ status }) => status === 'final');
        const expected = rows.flatMap((row, at) => {
          const [home, away] = row.score.split(':');
          return row.isFinal ? [`${row.id} ${at % 2 ? `${away}:${home}` : row.score}`] : [];
        });
        expect(settled.map((one) => `${one.eventId} ${one.homeScore}:${one.awayScore}`).sort()).toEqual(
          expected.sort(),
        );
        expect(batch.unmatched).toEqual([]);
        expect(settled.every(({ detail }) => detail === 'F')).toBe(true);
        expect(provider.asked.every((path) => path.startsWith(`/apis/site/v2/sports/${leagueOf(file).path}/`))).toBe(
          true,
        );
        provider.asked.length = 0;
      });
    });
  },
);
