import { foldName } from '#engine/names/fold-name.ts';
import type { League } from '#engine/names/league.ts';
import { namesOf } from '#engine/names/league-names.ts';
import * as tables from '#engine/names/name-tables.ts';
import { phraseAt } from '#engine/names/phrase-index.ts';
import { tokenise } from '#engine/names/tokenise.ts';
import { LEAGUE_NAMES } from '#research/language/leagues.ts';
import { coversSport, leagueOf } from '#research/slate/leagues.ts';

/** A team by any of its names, as far as these mean no other one. */
type Team = { league: League; name: string };

/** Leagues whose tables hold every team: a name that one team of them goes by is no other's. */
const WHOLE: readonly (readonly [League, tables.TeamTable])[] = [
  ['NFL', tables.NFL_TEAMS],
  ['NBA', tables.NBA_TEAMS],
  ['WNBA', tables.WNBA_TEAMS],
  ['MLB', tables.MLB_TEAMS],
  ['NHL', tables.NHL_TEAMS],
  ['MLS', tables.MLS_TEAMS],
  ['EPL', tables.EPL_TEAMS],
];
/** Of these some teams are known: enough to see that a name may be another's, and no more. */
const IN_PART: readonly (readonly [League, tables.TeamTable])[] = [
  ['NCAAF', tables.NCAAF_TEAMS],
  ['NCAAB', tables.NCAAB_TEAMS],
  ['Soccer', tables.WORLD_SOCCER_TEAMS],
];

const BY_NAME = indexTeams([...WHOLE, ...IN_PART]);
const IS_WHOLE = new Set(WHOLE.map(([league]) => league));

function indexTeams(all: typeof WHOLE): ReadonlyMap<string, readonly Team[]> {
  const found = new Map<string, Team[]>();
  for (const [league, table] of all) {
    for (const [name, others] of Object.entries(table)) {
      // Letters alone are an abbreviation in one mouth and a word in another.
      const spellings = others
        .split(',')
        .flatMap((one) => (one.trim().startsWith('^') ? [] : [one.replace(/[~!?]/, '')]));
      for (const key of new Set([name, ...spellings].map(foldName))) {
        const teams = found.get(key) ?? [];
        found.set(key, [...teams, { league, name }]);
      }
    }
  }
  return found;
}

/** What a slip says of the league: the leagues that it can be; null: it is not said; none: it is said, and not known here. */
export function leaguesOfWords(league: string, sport: string): readonly League[] | null {
  const said = league.trim() || sport.trim();
  if (said === '') return null;
  const tokens = tokenise(said);
  const found = phraseAt(LEAGUE_NAMES, tokens, 0);
  if (found?.to !== tokens.length) return [];
  return found.values.flatMap(({ leagues, competitions }) => (competitions ? [] : leagues));
}

export type Sides = { sportKey: string; home: string; away: string };

/** Which side of a game a name means, of these leagues; null: neither, or not without doubt. */
export function sideOfName(name: string, leagues: readonly League[] | null, game: Sides): 'home' | 'away' | null {
  if (leagues && !leagues.some((league) => coversSport(league, game.sportKey))) return null;
  const { keyOf } = namesOf(game.sportKey);
  const team = teamOf(name, leagues);
  const isHere = team !== null && team.league === leagueOf(game.sportKey);
  const keys = [keyOf(name), isHere ? keyOf(team.name) : null].filter((key) => key !== null);
  const [isHome, isAway] = [game.home, game.away].map((side) => keys.some((key) => key === keyOf(side)));
  return isHome === isAway ? null : isHome ? 'home' : 'away';
}

/** Every team that goes by a name, of whatever league: where two names share none, they are two teams'. */
export const teamsOfName = (name: string): readonly string[] =>
  (BY_NAME.get(foldName(name)) ?? []).map((team) => `${team.league} ${team.name}`);

function teamOf(name: string, leagues: readonly League[] | null): Team | null {
  const all = BY_NAME.get(foldName(name)) ?? [];
  const teams = leagues ? all.filter(({ league }) => leagues.includes(league)) : all;
  const [team] = teams;
  return teams.length === 1 && team && IS_WHOLE.has(team.league) ? team : null;
}
