import { expect, it } from 'vitest';
import type { GameRow } from '#contract/research/games.ts';
import { examplesOf } from './greeting-examples.tsx';

const game = (name: string) => ({ game: name }) as GameRow;

it.each([
  [
    [{ league: 'NFL', games: [game('Bills @ Chiefs'), game('Jets @ Bears')] }],
    ['Best bet in Bills @ Chiefs?', 'Best NFL bets today?', '3-leg NFL parlay'],
  ],
  [
    [
      { league: 'NHL', games: [game('Stars @ Wild')] },
      { league: 'EPL', games: [game('Arsenal vs Spurs')] },
    ],
    ['Best bet in Stars @ Wild?', 'Best NHL bets today?', '3-leg NHL parlay'],
  ],
  [[], []],
  [[{ league: 'NFL', games: [] }], []],
])('asks of what is played next, and of nothing where no game is known', (leagues, questions) => {
  expect(examplesOf(leagues)).toEqual(questions);
});
