import { beforeAll, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

let demo: Awaited<ReturnType<typeof demoTalk>>;
beforeAll(async () => {
  demo = await demoTalk();
});

it.each([
  ['josh allen passing yards at dk', 'ok so how often does he gotta go over at that dk price to break even', '-105'],
  ['josh allen passing yards at dk', 'what win rate do i need on the under at that price', '-120'],
  ['beterbiev total at fanduel', 'what pct do i need on the under at their price', '+122'],
  ['josh allen passing yards draftkings over under', 'how often does the over need to hit at that price', '-105'],
])('is that of the price that was shown, at its book and on the side that is said: %s, %s', (before, text, price) => {
  expect(demo.calcsOf(before, text)).toMatchObject([{ kind: 'break_even', price }]);
});

it('is no win rate of what was recommended here', () => {
  expect(demo.callsOf('josh allen passing yards at dk', 'whats your win rate')).toMatchObject([{ tool: 'look_up' }]);
});
