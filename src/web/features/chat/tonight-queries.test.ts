import { expect, it } from 'vitest';
import type { GameRow } from '#contract/research/games.ts';
import { byLeague } from './tonight-queries.ts';

const game = (league: string, number: number) => ({ eventId: `${league}-${number}`, league }) as GameRow;

it('names the leagues that most follow first, then those that play next, three games of each', () => {
  const games = ['Tennis', 'Soccer (EPL)', 'NBA', 'Boxing', 'NBA', 'NFL', 'NBA', 'NBA'].map(game);
  expect(byLeague(games).map(({ league, games: shown }) => [league, shown.map(({ eventId }) => eventId)])).toEqual([
    ['NFL', ['NFL-5']],
    ['NBA', ['NBA-2', 'NBA-4', 'NBA-6']],
    ['Tennis', ['Tennis-0']],
    ['Soccer (EPL)', ['Soccer (EPL)-1']],
  ]);
});
