/** What the product covers, by the provider's keys, with the provider's titles. */
const SPORT_TITLES: Readonly<Record<string, string>> = {
  americanfootball_nfl: 'NFL',
  americanfootball_ncaaf: 'NCAAF',
  basketball_nba: 'NBA',
  basketball_wnba: 'WNBA',
  basketball_ncaab: 'NCAAB',
  baseball_mlb: 'MLB',
  icehockey_nhl: 'NHL',
  soccer_usa_mls: 'MLS',
  soccer_epl: 'EPL',
  soccer_uefa_champs_league: 'UEFA Champions League',
  soccer_spain_la_liga: 'La Liga - Spain',
  soccer_germany_bundesliga: 'Bundesliga - Germany',
  soccer_italy_serie_a: 'Serie A - Italy',
  soccer_france_ligue_one: 'Ligue 1 - France',
  soccer_mexico_ligamx: 'Liga MX',
  soccer_fifa_world_cup: 'FIFA World Cup',
  mma_mixed_martial_arts: 'MMA',
  boxing_boxing: 'Boxing',
};

/** Tennis has a key per tournament; in a crowded week the first ones are enough. */
const TENNIS_TOURNAMENTS_MAX = 8;

export const LISTED_SPORTS: readonly string[] = Object.keys(SPORT_TITLES);

export const isSupportedSport = (key: string): boolean => key in SPORT_TITLES || key.startsWith('tennis_');

export const sportTitleOf = (key: string): string => SPORT_TITLES[key] ?? titleFromKey(key);

/** The supported ones among the provider's sports, as its `/sports` lists them. Null when that is not a list. */
export function activeSports(listing: unknown): string[] | null {
  if (!Array.isArray(listing)) return null;
  const active = new Set<string>();
  for (const sport of listing as unknown[]) {
    if (typeof sport !== 'object' || sport === null) continue;
    const { key, active: isActive, has_outrights: hasOutrights } = sport as Record<string, unknown>;
    if (typeof key === 'string' && isActive !== false && hasOutrights !== true) active.add(key);
  }
  const tennis = [...active].filter((key) => key.startsWith('tennis_')).sort();
  return [...LISTED_SPORTS.filter((key) => active.has(key)), ...tennis.slice(0, TENNIS_TOURNAMENTS_MAX)];
}

const titleFromKey = (key: string): string =>
  key
    .split('_')
    .map((word) => (word.length <= 3 ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
