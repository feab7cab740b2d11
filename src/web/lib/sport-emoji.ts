const leagues: Record<string, string> = {
  nba: '🏀',
  nfl: '🏈',
  nhl: '🏒',
  mlb: '⚾',
  ufc: '🥊',
  mma: '🥊',
  wnba: '🏀',
  mls: '⚽',
  ncaaf: '🏈',
  ncaab: '🏀',
  atp: '🎾',
  wta: '🎾',
};

/** Names of sports, found inside longer ones too; soccer stands first, because it is called football too. */
const sports: readonly (readonly [name: string, sign: string])[] = [
  ['soccer', '⚽'],
  ['association football', '⚽'],
  ['basketball', '🏀'],
  ['football', '🏈'],
  ['hockey', '🏒'],
  ['baseball', '⚾'],
  ['boxing', '🥊'],
  ['martial arts', '🥊'],
  ['tennis', '🎾'],
];

/** The sign of a sport or league; an unknown league's is soccer's, the sport with the most of them. */
export function sportEmoji(sport: string): string {
  const name = sport.toLowerCase();
  const inName = sports.find(([candidate]) => name.includes(candidate));
  // A league is a word of its own: "UFC 300" is one, "Alumni" is none.
  const league = name.split(/[^a-z]+/).find((word) => Object.hasOwn(leagues, word));
  return inName?.[1] ?? leagues[league ?? ''] ?? '⚽';
}
