import { expect, it } from 'vitest';
import { setAside } from '../alone/set-aside.ts';
import type { BetFocus, Reading } from '../reading.ts';
import { lastBets } from './last-bets.ts';

const NOTHING = setAside({} as Reading);
const bet = (eventId: string): BetFocus => ({ eventId, market: 'moneyline', side: 'home', line: null, player: null });

it('keeps the bets of a chat in the order in which they were spoken of last, and no more than a few', () => {
  expect(lastBets(null)).toEqual([]);
  expect(lastBets({ ...NOTHING, focus: [bet('b')], heldBets: [bet('a')] })).toEqual([bet('a'), bet('b')]);
  expect(lastBets({ ...NOTHING, focus: [bet('a')], heldBets: [bet('a'), bet('b')] })).toEqual([bet('b'), bet('a')]);
  const many = ['a', 'b', 'c', 'd'].map(bet);
  expect(lastBets({ ...NOTHING, focus: [bet('e')], heldBets: many })).toEqual(['b', 'c', 'd', 'e'].map(bet));
});

it('begins anew behind a list and a parlay', () => {
  expect(lastBets({ ...NOTHING, list: true, focus: [bet('b')], heldBets: [bet('a')] })).toEqual([]);
  expect(lastBets({ ...NOTHING, ticket: true, focus: [bet('b'), bet('c')], heldBets: [bet('a')] })).toEqual([]);
});
