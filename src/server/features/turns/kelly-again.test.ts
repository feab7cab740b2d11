import { expect, it } from 'vitest';
import { chatAtNoon } from './test-noon-chat.ts';

const lastOf = await chatAtNoon();

const BRIGHTON = 'kelly on brighton ml +111 if i make them 50%';
const JUDGE = ['judge o1.5 tb best price', 'and the under', '5k roll quarter kelly on the over if i make it 49%'];

it.each<[string[], string, RegExp]>([
  [JUDGE.slice(0, 2), '5k roll quarter kelly on the over if i make it 49%', /Judge over 1\.5 .*Stake nothing: at -106/],
  [JUDGE, 'ok say 54', /Judge over 1\.5 .*Quarter Kelly stakes \$65\.50/],
  [['best price under 47 lions bills'], 'kelly on the over if its 60%', /Over 47 in Lions @ Bills at .*60\.0% to win/],
  [[BRIGHTON], 'half of that on a 2500 roll', /at \+111 .*Half Kelly stakes \$61\.94/],
  [[BRIGHTON, 'half of that on a 2500 roll'], 'and if my number is really 47%', /at \+111 .*Stake nothing: at \+111/],
  [[BRIGHTON, 'with a 1000 roll'], 'quarter of that', /at \+111 .*Quarter Kelly stakes/],
])('%j, then %j is the side that is named, at the price and part that were', async (before, question, told) => {
  const { text, cost } = await lastOf(...before, question);
  expect(text).toMatch(told);
  expect(cost).toBe(0);
});
