import { coversSport } from '../../slate/leagues.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { isOfCompetition } from '../../tools/best-bets/fit.ts';
import type { Reading } from '../reading.ts';

const MOST_GAMES = 30;

export const NO_GAME_OF_IT =
  'No game ahead of that competition has a stored price, so there are no legs to choose and nothing is charged.';

type Asked = Pick<Reading, 'leagues' | 'competitions'>;

/** "La Liga" is one of several competitions of its sport: the games ahead of it, by id. Null: its sport alone tells them already, or none was named. */
export function gamesOfCompetition(
  { leagues, competitions = [] }: Asked,
  events: readonly SlateEvent[],
  nowMs: number,
): string[] | null {
  if (competitions.length === 0) return null;
  const ahead = events.filter(
    ({ sportKey, startsAt }) => startsAt.getTime() > nowMs && leagues.some((league) => coversSport(league, sportKey)),
  );
  const own = ahead.filter((event) => competitions.some((key) => isOfCompetition(key, event)));
  // "Liga MX and the EPL" is both.
  const others = leagues.filter((league) => !competitions.some((key) => coversSport(league, key)));
  if (own.length === ahead.length || others.length > 0) return null;
  return own
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
    .slice(0, MOST_GAMES)
    .map(({ id }) => id);
}
