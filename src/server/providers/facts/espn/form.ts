import type { EspnLeague } from '../../espn/espn-leagues.ts';
import type { EspnGame } from '../../espn/parse-games.ts';

export type Form = {
  /** What follows the team's name in a sentence. */
  words: string;
  /** The figures in `words`, by name; `wins` of `games` is what sides are held against each other by. */
  numbers: Record<string, number>;
};

/** Fewer results than this are no form. */
const GAMES_MIN = 3;

type Tally = { wins: number; draws: number; losses: number };

/** The last games of a schedule that were over at a moment. */
export function formFromGames(
  games: readonly EspnGame[],
  sideId: string,
  before: Date,
  most: number,
): Form | undefined {
  const last = games
    .filter(({ startsAt, status }) => status.phase === 'final' && startsAt < before)
    .sort((a, b) => b.startsAt.getTime() - a.startsAt.getTime())
    .flatMap((game) => resultFor(game, sideId) ?? [])
    .slice(0, most);
  return recentForm(tallyOf(last));
}

/** Letters of the last results, such as "WWDLW". */
export const formFromResults = (results: string): Form | undefined => recentForm(tallyOf(results.split('')));

/** A season's or a career's "12-3" or "10-2-5", wins first. */
export function formFromRecord(record: string, kind: EspnLeague['kind']): Form | undefined {
  const [wins = 0, ...others] = record === '' ? [] : record.split('-').map(Number);
  const games = others.reduce((sum, count) => sum + count, wins);
  if (games < GAMES_MIN) return undefined;
  const what = kind === 'fight' ? 'professional fights' : 'games this season';
  return { words: `won ${wins} of ${games} ${what}`, numbers: { games, wins, losses: others[0] ?? 0 } };
}

/** "W", "D" or "L"; null for a game of others, or one without a score. */
export function resultFor({ home, away }: EspnGame, sideId: string): 'W' | 'D' | 'L' | null {
  const [own, other] = home.id === sideId ? [home, away] : [away, home];
  if (own.id !== sideId || own.score === null || other.score === null) return null;
  // A shoot-out leaves the score level and names a winner.
  if (own.score === other.score) return own.isWinner ? 'W' : other.isWinner ? 'L' : 'D';
  return own.score > other.score ? 'W' : 'L';
}

const tallyOf = (results: readonly string[]): Tally => ({
  wins: results.filter((result) => result === 'W').length,
  draws: results.filter((result) => result === 'D').length,
  losses: results.filter((result) => result === 'L').length,
});

function recentForm({ wins, draws, losses }: Tally): Form | undefined {
  const games = wins + draws + losses;
  if (games < GAMES_MIN) return undefined;
  if (draws === 0) return { words: `won ${wins} of their last ${games} games`, numbers: { games, wins, losses } };
  return {
    words: `won ${wins}, drew ${draws} and lost ${losses} of their last ${games} games`,
    numbers: { games, wins, draws, losses },
  };
}
