import { expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { callsOf, game } = await demoTalk();
const id = game('Detroit Lions');

it.each([
  ['lions ml odds', 'anytime td then, who u got listed for that game'],
  ['lions or bills', 'rushing yards in that game'],
])('%s, %s: lists the props of the game that was spoken of', (...texts) => {
  const asked = callsOf(...texts);
  expect(asked.length).toBeGreaterThan(0);
  for (const { tool, input } of asked) expect([tool, input]).toMatchObject(['show_board', { eventIds: [id] }]);
});

it('says by how much a side is expected to win with its spread', () => {
  for (const text of ['by how much', 'so by how many points'])
    expect(callsOf('who wins lions bills', text)).toMatchObject([
      { tool: 'show_board', input: { eventId: id, market: 'spread' } },
    ]);
});
