import { expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const LINES = { home: -2.5, away: 3 };
it.each([
  'so bills -2.5 or chiefs +3, which would you rather have',
  'bills -2.5 or chiefs +3, which would you rather have',
  'which number is better, bills -2.5 or chiefs +3',
  'do you prefer bills -2.5 or chiefs +3',
])('holds two teams that each have a line against each other: %s', async (text) => {
  const demo = await demoTalk();
  const calls = demo.callsOf(text);
  expect(calls.map(({ tool }) => tool)).toEqual(['price_bets']);
  const lines = JSON.stringify(calls);
  for (const line of Object.values(LINES)) expect(lines).toContain(`"line":${line}`);
});

it('still weighs two numbers of one team', async () => {
  const demo = await demoTalk();
  expect(demo.callsOf('would you rather lay bills -3 or buy it to -2.5').map(({ tool }) => tool)).toEqual([
    'calculate',
  ]);
});
