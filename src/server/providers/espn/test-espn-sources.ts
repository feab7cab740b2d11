import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { namesOf } from '#engine/names/league-names.ts';
import { ownEspn } from './test-own-espn.ts';

/** Answers of ESPN's to test with: what each of them is, and what all of them come to. */

// biome-ignore lint/suspicious/noExplicitAny: answers are read as they are, without the adapter's types.
export type Raw = any;

export type EspnSource = {
  isPresent: boolean;
  names(): string[];
  read(name: string): Raw;
  /** Lists of games, by the sport that they are of. */
  games: Readonly<Record<string, string>>;
  injuries: readonly string[];
  summary: string;
  /** A summary of two sides that have not met, without injuries. */
  bareSummary: string;
  /** Neither read, nor needed; why. */
  notRead: Readonly<Record<string, string>>;
  phases: { all: number; final: number; postponed: number; unclear: number };
  /** Whether the odds provider has a side of this name. */
  knower(): (sportKey: string, name: string) => boolean;
  /** The names of professional teams that are spelled as nobody else does. */
  misspelt: readonly string[];
  leastNames: number;
};

const shared = process.env.EDGEWISE_SHARED ?? '../shared';
const folder = join(shared, 'data/payloads/espn');
const oddsFolder = join(shared, 'data/payloads/the-odds-api');
const isPresent = existsSync(folder);

function recorded(file: string, within = folder): Raw {
  const bytes = readFileSync(join(within, file));
  return JSON.parse((file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'));
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

const own: EspnSource = {
  isPresent: true,
  names: () => Object.keys(ownEspn),
  read: (name) => structuredClone(ownEspn[name]),
  games: {
    'own nfl scoreboard': 'americanfootball_nfl',
    'own ncaaf scoreboard': 'americanfootball_ncaaf',
    'own nba scoreboard': 'basketball_nba',
    'own wnba scoreboard': 'basketball_wnba',
    'own ncaab scoreboard': 'basketball_ncaab',
    'own mlb scoreboard': 'baseball_mlb',
    'own nhl scoreboard': 'icehockey_nhl',
    'own mls schedule': 'soccer_usa_mls',
    'own world cup scoreboard': 'soccer_fifa_world_cup',
    'own epl scoreboard': 'soccer_epl',
  },
  injuries: ['own nfl injuries', 'own mlb injuries', 'own nba summary'],
  summary: 'own nba summary',
  bareSummary: 'own wnba summary',
  notRead: {
    'own news': 'prose',
    'own standings': 'standings: a side’s record comes with its games',
  },
  phases: { all: 27, final: 13, postponed: 1, unclear: 3 },
  knower: () => (sportKey, name) => namesOf(sportKey).knows(name),
  misspelt: ['Pittsburg Steelers'],
  leastNames: 30,
};

const recordings: EspnSource = {
  isPresent,
  names: () => readdirSync(folder),
  read: (name) => recorded(name),
  games: {
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
  },
  injuries: ['injuries_nba.json.gz', 'wnba_espn_injuries.json', 'summary_nba.json'],
  summary: 'summary_nba.json',
  bareSummary: 'wnba_espn_summary_with_game_info.json',
  notRead: {
    'athlete_statslog_lbj.json': 'one player’s seasons: no fact about a game is made of it',
    'events_core_nba.json': 'addresses only, of another host',
    'leaders_nba.json': 'season leaders: no fact about a game',
    'news_nba.json': 'prose',
    'standings_nba.json': 'standings: a side’s record comes with its games',
    'team_roster_mlb.json': 'who belongs to a team: no fact about a game',
    'team_roster_nba.json': 'who belongs to a team: no fact about a game',
    'tt_teams-194.json': 'a team’s colours and names',
    'tt_teams.json': 'a team’s colours and names',
  },
  phases: { all: 172, final: 79, postponed: 1, unclear: 3 },
  knower() {
    const ours = oddsNames();
    return (sportKey, name) => ours.has(`${sportKey} ${namesOf(sportKey).keyOf(name)}`);
  },
  misspelt: ['Cincinatti Bengals'],
  leastNames: 151,
};

export const ESPN_SOURCES: Readonly<Record<string, EspnSource>> = {
  'invented ESPN payloads': own,
  [`recorded ESPN payloads, ${isPresent ? readdirSync(folder).length : 0} files (skipped where the recordings are absent)`]:
    recordings,
};
