import type { ShortenedGame, Sport } from '#engine/record/house-rules.ts';

type Played = ShortenedGame['played'];

/** As a source says how far an abandoned game had come. */
const MINUTES = /^played (\d{1,3}):([0-5]\d)$/;
const HALF_INNINGS = /^played (\d{1,2}) half-innings$/;

/** The sports whose rules say from when on a game that was abandoned counts, by the provider's key. */
const SPORTS: readonly (readonly [RegExp, Sport])[] = [
  [/^americanfootball_ncaaf/, 'college_football'],
  [/^americanfootball_/, 'nfl'],
  [/^basketball_nba(?:_|$)/, 'nba'],
  [/^basketball_wnba(?:_|$)/, 'wnba'],
  [/^basketball_/, 'college_basketball'],
  [/^icehockey_/, 'hockey'],
  [/^soccer_/, 'soccer'],
  [/^baseball_/, 'baseball'],
];

/** Null where no rule is known for its sport, or nobody says how much was played: its bets are void then. */
export function abandonedGame(sportKey: string, detail: string, score: ShortenedGame['score']): ShortenedGame | null {
  const sport = SPORTS.find(([key]) => key.test(sportKey))?.[1];
  const played = sport && playedOf(sport, detail);
  return sport && played ? { sport, played, score } : null;
}

function playedOf(sport: Sport, detail: string): Played | null {
  if (sport === 'baseball') {
    const halves = HALF_INNINGS.exec(detail)?.[1];
    return halves === undefined ? null : { halfInnings: Number(halves) };
  }
  const [, minutes, seconds] = MINUTES.exec(detail) ?? [];
  return minutes === undefined ? null : { minutes: Number(minutes) + Number(seconds) / 60 };
}
