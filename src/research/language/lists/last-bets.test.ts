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

it('begins anew behind several picks and a parlay', () => {
  expect(lastBets({ ...NOTHING, list: true, focus: [bet('b'), bet('c')], heldBets: [bet('a')] })).toEqual([]);
  expect(lastBets({ ...NOTHING, ticket: true, focus: [bet('b'), bet('c')], heldBets: [bet('a')] })).toEqual([]);
});

it('counts the one best bet of a search', () => {
  expect(lastBets({ ...NOTHING, list: true, focus: [bet('b')], heldBets: [bet('a')] })).toEqual([bet('a'), bet('b')]);
});

it('counts two sides of one thing as the one that was told to be the better', () => {
  const other: BetFocus = { ...bet('b'), side: 'away' };
  expect(lastBets({ ...NOTHING, focus: [bet('b'), other], pointed: 2, heldBets: [bet('a')] })).toEqual([
    bet('a'),
    other,
  ]);
  expect(lastBets({ ...NOTHING, focus: [bet('b'), other], heldBets: [bet('a')] })).toEqual([bet('a')]);
  expect(lastBets({ ...NOTHING, focus: [bet('b'), bet('c')], pointed: 1 })).toEqual([]);
});
