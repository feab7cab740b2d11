import { expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

it('is of the player whose prices were shown, and of everybody where everybody is meant', async () => {
  const { callsOf } = await demoTalk();
  const jokic = { tool: 'show_board', input: { market: 'prop:player_assists', player: 'Nikola Jokic' } };
  expect(callsOf('jokic props', 'assists')).toMatchObject([jokic]);
  expect(callsOf('jokic points', 'assists prop?')).toMatchObject([jokic]);
  for (const text of ['all assists', 'nba assists', 'assists tonight'])
    expect(callsOf('jokic points', text)[0]?.input).not.toHaveProperty('player');
});
