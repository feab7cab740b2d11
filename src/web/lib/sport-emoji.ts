const emoji: Record<string, string> = {
  nba: '🏀',
  nfl: '🏈',
  nhl: '🏒',
  mlb: '⚾',
  ufc: '🥊',
  mma: '🥊',
  wnba: '🏀',
  mls: '⚽',
  soccer: '⚽',
  basketball: '🏀',
  football: '🏈',
  ncaaf: '🏈',
  ncaab: '🏀',
  hockey: '🏒',
  baseball: '⚾',
  boxing: '🥊',
  tennis: '🎾',
};

/** Names such as "ATP Tennis" or "NCAA Basketball"; soccer stands first, because it is called football too. */
const named = ['soccer', 'basketball', 'baseball', 'hockey', 'tennis', 'boxing', 'mma', 'ncaaf', 'ncaab', 'nfl'];

/** The sign of a sport or league; an unknown league's is soccer's, the sport with the most of them. */
export function sportEmoji(sport: string): string {
  const name = sport.trim().toLowerCase();
  const inName = named.find((candidate) => name.includes(candidate));
  return emoji[name] ?? (inName === undefined ? undefined : emoji[inName]) ?? '⚽';
}
