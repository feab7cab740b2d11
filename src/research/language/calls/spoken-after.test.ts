import { describe, expect, it } from 'vitest';
import { readQuestion } from '../read-question.ts';
import type { BetFocus, Reading } from '../reading.ts';
import { spokenAfter } from './spoken-after.ts';

const NONE = { explains: null, pointed: null };
const bet = (eventId: string): BetFocus => ({ eventId, market: 'moneyline', side: 'home', line: null, player: null });
const behind = (changes: Partial<Reading>): Reading => ({
  ...readQuestion('chiefs', { nowMs: Date.UTC(2026, 10, 21), timeZone: 'America/New_York', previous: null }),
  ...changes,
});

describe('what is spoken of behind an answer', () => {
  it('keeps the bets that were judged one after the other, the last four of them', () => {
    const previous = behind({ focus: [bet('d')], given: ['z', 'a', 'b', 'c'].map(bet) });
    expect(spokenAfter({ focus: [bet('e')] }, NONE, previous).given).toEqual(['a', 'b', 'c', 'd'].map(bet));
  });

  it('keeps a bet whose prices were looked at, and forgets the rows of a list', () => {
    const board = (input: object) => [{ tool: 'show_board', input }] as unknown as NonNullable<Reading['looked']>;
    const givenBehind = (input: object) =>
      spokenAfter({ focus: [bet('e')] }, NONE, behind({ focus: [bet('d')], looked: board(input) })).given;
    expect(givenBehind({ eventId: 'd', market: 'moneyline' })).toEqual([bet('d')]);
    expect(givenBehind({ league: 'NFL', market: 'moneyline' })).toBeUndefined();
  });

  it('is at the book that was looked at, whatever price was judged', () => {
    const looked = [{ tool: 'show_board', input: { eventId: 'a', market: 'moneyline', side: 'home' } }] as unknown;
    const told = { focus: [{ ...bet('a'), book: 'FanDuel' }], looked: looked as NonNullable<Reading['looked']> };
    const after = spokenAfter(told, NONE, behind({ focus: [{ ...bet('a'), price: '-500' }] }));
    expect(after.focus).toEqual([{ ...bet('a'), price: null, book: 'FanDuel' }]);
    expect(after.unjudged).toBe(false);
  });

  it('begins anew behind a parlay or a list', () => {
    for (const changes of [{ ticket: true }, { list: true }])
      expect(spokenAfter({ focus: [bet('e')] }, NONE, behind({ focus: [bet('d')], ...changes })).given).toBeUndefined();
  });

  it('leaves a parlay whole when one of its legs is looked at', () => {
    const previous = behind({ ticket: true, focus: [bet('a'), bet('b')] });
    const looked = [{ tool: 'facts_about', input: {} }] as unknown as NonNullable<Reading['looked']>;
    expect(spokenAfter({ focus: [bet('b')], looked }, NONE, previous)).toEqual({ looked, pointed: 2 });
  });

  it('is the bet still where only facts of its game were told', () => {
    const looked = [{ tool: 'facts_about', input: {} }] as unknown as NonNullable<Reading['looked']>;
    const told = { focus: [bet('a')], looked };
    expect(spokenAfter(told, NONE, behind({ focus: [{ ...bet('a'), market: 'total' }] }))).toEqual({ looked });
    expect(spokenAfter(told, NONE, behind({ focus: [bet('b')] })).focus).toEqual([bet('a')]);
  });

  it('is what it was where that was only explained', () => {
    expect(
      spokenAfter({ focus: [bet('a')] }, { explains: 'why', pointed: null }, behind({ focus: [bet('a')] })),
    ).toEqual({});
  });
});
