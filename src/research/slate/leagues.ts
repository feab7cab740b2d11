import type { League } from '#engine/names/league.ts';
import { UFC_FIGHTERS } from '#engine/names/name-tables.ts';

const BY_SPORT_KEY: Readonly<Record<string, League>> = {
  americanfootball_nfl: 'NFL',
  americanfootball_nfl_preseason: 'NFL',
  americanfootball_ncaaf: 'NCAAF',
  basketball_nba: 'NBA',
  basketball_wnba: 'WNBA',
  basketball_ncaab: 'NCAAB',
  baseball_mlb: 'MLB',
  icehockey_nhl: 'NHL',
  soccer_usa_mls: 'MLS',
  soccer_epl: 'EPL',
  mma_mixed_martial_arts: 'UFC',
  boxing_boxing: 'Boxing',
};

const BETWEEN_PERSONS: ReadonlySet<League | null> = new Set<League | null>(['UFC', 'Boxing', 'Tennis']);

/** Whether one person meets another in it, and no teams. */
export const isBetweenPersons = ({ sportKey }: Pick<Sport, 'sportKey'>): boolean =>
  BETWEEN_PERSONS.has(leagueOf(sportKey));

/** Who stands in a ring, and on no court. */
export const isFight = (sport: Pick<Sport, 'sportKey'>): boolean =>
  isBetweenPersons(sport) && leagueOf(sport.sportKey) !== 'Tennis';

export type Sport = { sportKey: string; sportTitle: string; home?: string; away?: string };

/** The league of a provider's sport; other soccer and tennis keys fall under their sport. */
export function leagueOf(sportKey: string): League | null {
  const known = BY_SPORT_KEY[sportKey];
  if (known) return known;
  if (sportKey.startsWith('soccer_')) return 'Soccer';
  if (sportKey.startsWith('tennis_')) return 'Tennis';
  return null;
}

/** What a pick's `sport` says: the league's own label where it has one, else the sport with the league's name. */
export function sportLabel(sport: Sport): string {
  const { sportKey, sportTitle } = sport;
  const league = leagueOf(sportKey);
  if (league === 'UFC') return isUfc(sport) ? 'UFC' : 'MMA';
  if (league === 'EPL' || league === 'Soccer') return `Soccer (${sportTitle})`;
  return league ?? sportTitle;
}

/** The provider lists the fights of every promotion under one key: it is the UFC's when it says so, or when both fight there. */
const isUfc = ({ sportTitle, home = '', away = '' }: Sport): boolean =>
  sportTitle.toUpperCase() === 'UFC' || [home, away].every((name) => Object.hasOwn(UFC_FIGHTERS, name));

/** Whether a league that was asked for covers this sport: "Soccer" covers every soccer league. */
export function coversSport(asked: League, sportKey: string): boolean {
  const league = leagueOf(sportKey);
  return league === asked || (asked === 'Soccer' && sportKey.startsWith('soccer_'));
}

/** The provider's keys of leagues that were asked for, as far as these have a fixed key. */
export const sportKeysOf = (leagues: readonly League[]): string[] =>
  Object.keys(BY_SPORT_KEY).filter((sportKey) => leagues.some((league) => coversSport(league, sportKey)));

/** Fights and matches between persons have no home side. */
export function gameLabel(event: { sportKey: string; home: string; away: string }): string {
  const league = leagueOf(event.sportKey);
  const persons = league === 'UFC' || league === 'Boxing' || league === 'Tennis';
  return persons ? `${event.away} vs ${event.home}` : `${event.away} @ ${event.home}`;
}

/** Who the prices are from, as a source names it. */
export const feedName = ({ odds }: { odds: 'live' | 'demo' }): string =>
  odds === 'live' ? 'The Odds API' : 'demo odds';
