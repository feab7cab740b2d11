import { expect, test } from 'vitest';
import { mayPush } from './may-push.ts';
import type { SlateMarket } from './slate.ts';

const marketOf = (market: string, line: number, outcomes: SlateMarket['outcomes'] = ['home', 'away']): SlateMarket => ({
  id: 'm',
  market,
  player: '',
  lineHundredths: line * 100,
  outcomes,
  quotes: [],
});

test('a line that a result can hit, in whole or for half of the stake, may push', () => {
  expect([-7, 3, -0.25, 1.75].map((line) => mayPush(marketOf('spread', line)))).toEqual([true, true, true, true]);
  expect([-3.5, 0.5, 226.5].map((line) => mayPush(marketOf('spread', line)))).toEqual([false, false, false]);
  expect(mayPush(marketOf('prop:points', 25, ['over', 'under']))).toBe(true);
});

test('what has no line is decided one way or the other', () => {
  expect(mayPush(marketOf('moneyline', 0))).toBe(false);
  expect(mayPush(marketOf('prop:anytime_td', 0, ['yes', 'no']))).toBe(false);
});
