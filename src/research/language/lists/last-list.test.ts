import { describe, expect, it } from 'vitest';
import { testReading } from '../../slate/test-slate.ts';
import type { BetFocus } from '../reading.ts';
import { backAtList } from './last-list.ts';

const bet = (eventId: string): BetFocus => ({ eventId, market: 'moneyline', side: 'home', line: null, player: null });
const PICKS = ['a', 'b', 'c'].map(bet);
/** A board on another game was shown behind three picks. */
const AFTER_BOARD = testReading({ focus: [bet('z')], list: false, heldList: { bets: PICKS, kept: [] } });

describe('picks that something else was shown since', () => {
  it.each([
    'which of those 3 is the safest',
    'of the 3 bets you gave me at the start which has the best chance',
    'rank your picks',
    'why was the second pick a bet',
    'whats the best of the first list',
    '#2',
    'explain #3',
  ])('%s: goes back to them', (text) => {
    expect(backAtList(AFTER_BOARD, text, [])).toMatchObject({ focus: PICKS, list: true, ticket: false });
  });

  it.each(['is it worth it', 'which book has the best price', 'what about those 2', 'and the under'])(
    '%s: is of what was shown last',
    (text) => {
      expect(backAtList(AFTER_BOARD, text, [])).toBe(AFTER_BOARD);
    },
  );

  it('does so from no parlay, and not where the list is what is shown', () => {
    const ticket = { ...AFTER_BOARD, ticket: true };
    expect(backAtList(ticket, 'which of those 3 is the safest', [])).toBe(ticket);
    expect(backAtList(null, 'your picks', [])).toBeNull();
  });
});
