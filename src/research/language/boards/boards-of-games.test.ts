import { beforeAll, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

let demo: Awaited<ReturnType<typeof demoTalk>>;
beforeAll(async () => {
  demo = await demoTalk();
});

it.each([
  ['ml of both games, cowboys patriots and raiders rams, best on cowboys', 'moneyline'],
  ['cowboys vs patriots and raiders vs rams spreads', 'spread'],
  ['totals for lions bills, cowboys patriots', 'total'],
])('shows one market of several games that are named whole, free: %s', (text, market) => {
  const calls = demo.callsOf(text);
  expect(calls).toHaveLength(2);
  expect(calls.every(({ tool }) => tool === 'show_board')).toBe(true);
  expect(calls).toMatchObject([{ input: { market } }, { input: { market } }]);
});
