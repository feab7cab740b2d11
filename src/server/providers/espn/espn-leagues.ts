/** How ESPN carries one of our sports. */
export type EspnLeague = {
  sportKey: string;
  /** For the operator. */
  title: string;
  /** Below /apis/site/v2/sports. */
  path: string;
  /** The last part of `path`: what ESPN calls the league in its answers. */
  slug: string;
  /** The section of www.espn.com. */
  section: string;
  kind: 'team' | 'soccer' | 'fight';
  /** Colleges: without it a scoreboard lists the ranked teams only. */
  groups?: string;
  hasInjuryReport: boolean;
  /** Where recent form is read: a team's schedule, the season's record, or the results that a scoreboard lists. */
  formFrom: 'schedule' | 'record' | 'results';
  formGames: number;
  /** Where earlier meetings are read; null where two sides seldom meet twice. */
  meetingsFrom: 'summary' | 'schedule' | null;
  /** Two starts farther apart are two games. In baseball the same sides may play twice a day. */
  windowMs: number;
};

const HOUR_MS = 3_600_000;

const team = (
  sportKey: string,
  title: string,
  path: string,
  more: Partial<EspnLeague> & Pick<EspnLeague, 'formGames'>,
): EspnLeague => ({
  sportKey,
  title,
  path,
  slug: path.slice(path.indexOf('/') + 1),
  section: path.slice(path.indexOf('/') + 1),
  kind: 'team',
  hasInjuryReport: true,
  formFrom: 'schedule',
  meetingsFrom: 'summary',
  windowMs: 12 * HOUR_MS,
  ...more,
});

const COLLEGE = { hasInjuryReport: false, formFrom: 'record', formGames: 0 } as const;

const soccer = (sportKey: string, title: string, slug: string): EspnLeague => ({
  ...team(sportKey, title, `soccer/${slug}`, { formGames: 5 }),
  section: 'soccer',
  kind: 'soccer',
  hasInjuryReport: false,
  formFrom: 'results',
  meetingsFrom: 'schedule',
});

const LEAGUES: readonly EspnLeague[] = [
  team('americanfootball_nfl', 'NFL', 'football/nfl', { formGames: 5 }),
  team('americanfootball_ncaaf', 'NCAAF', 'football/college-football', {
    ...COLLEGE,
    groups: '80',
    meetingsFrom: null,
  }),
  team('basketball_nba', 'NBA', 'basketball/nba', { formGames: 10 }),
  team('basketball_wnba', 'WNBA', 'basketball/wnba', { formGames: 10 }),
  team('basketball_ncaab', 'NCAAB', 'basketball/mens-college-basketball', { ...COLLEGE, groups: '50' }),
  team('baseball_mlb', 'MLB', 'baseball/mlb', { formGames: 10, windowMs: 5 * HOUR_MS }),
  team('icehockey_nhl', 'NHL', 'hockey/nhl', { formGames: 10 }),
  soccer('soccer_usa_mls', 'MLS', 'usa.1'),
  soccer('soccer_epl', 'EPL', 'eng.1'),
  soccer('soccer_uefa_champs_league', 'Champions League', 'uefa.champions'),
  soccer('soccer_spain_la_liga', 'La Liga', 'esp.1'),
  soccer('soccer_germany_bundesliga', 'Bundesliga', 'ger.1'),
  soccer('soccer_italy_serie_a', 'Serie A', 'ita.1'),
  soccer('soccer_france_ligue_one', 'Ligue 1', 'fra.1'),
  soccer('soccer_mexico_ligamx', 'Liga MX', 'mex.1'),
  soccer('soccer_fifa_world_cup', 'World Cup', 'fifa.world'),
  {
    ...team('mma_mixed_martial_arts', 'UFC', 'mma/ufc', { formGames: 0, windowMs: 24 * HOUR_MS }),
    section: 'mma',
    kind: 'fight',
    hasInjuryReport: false,
    formFrom: 'record',
    meetingsFrom: null,
  },
];

const BY_SPORT = new Map(LEAGUES.map((league) => [league.sportKey, league]));

/** Undefined where ESPN does not carry the sport: boxing, and tennis by tournament. */
export const espnLeagueOf = (sportKey: string): EspnLeague | undefined => BY_SPORT.get(sportKey);
