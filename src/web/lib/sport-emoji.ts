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
  hockey: '🏒',
  baseball: '⚾',
  boxing: '🥊',
  tennis: '🎾',
};

/** The sign of a sport or league; unnamed football leagues are soccer. */
export function sportEmoji(sport: string): string {
  return emoji[sport.trim().toLowerCase()] ?? '⚽';
}
