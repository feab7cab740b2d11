import { expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk } = await demoTalk();
const TWO = 'pistons and suns moneyline odds';
const inputOf = (...texts: string[]) => {
  const { plan } = talk(...texts);
  return plan?.kind === 'calls' ? plan.calls.map(({ input }) => input) : [];
};

it.each(['just rank the games', 'rank those games', 'sort the games by how close they are'])(
  '"%s" behind the books of two games keeps these',
  (text) => {
    const ids = inputOf(TWO).map((input) => (input as { eventId: string }).eventId);
    expect(ids.length).toBe(2);
    expect(inputOf(TWO, text)).toMatchObject([{ eventIds: ids, order: 'closest' }]);
  },
);

it.each(['suns? u skipped those', 'you forgot the suns', 'where are the suns'])(
  '"%s" behind a list shows the game that is missed as one row of it',
  (text) => expect(inputOf('nfl games', text)).toMatchObject([{ eventIds: [expect.any(String)], market: 'moneyline' }]),
);

it('each game in one line is a list of them, and no book of each', () => {
  for (const text of ['one line per game', 'one line for each of those games', 'give me each game in one line'])
    expect(inputOf('nba games', text)).toMatchObject([{ market: 'moneyline' }]);
  expect(inputOf('nba games', 'one line per game')).toHaveLength(1);
});
