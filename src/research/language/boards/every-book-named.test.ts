import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { callsOf, game } = await demoTalk();

describe('every book', () => {
  it.each([
    ['odds on lions bills all books'],
    ['every sportsbook on the lions bills spread'],
    ['odds on lions bills', 'i said all books, list the other 2 too'],
    ['lions bills total', 'show the rest of the books'],
  ])('is shown by itself where that is asked for: %s', (...texts) => {
    expect(callsOf(...texts)).toEqual([
      { tool: 'show_board', input: expect.objectContaining({ eventId: game('Buffalo Bills'), everyBook: true }) },
    ]);
  });

  it.each([['odds on lions bills'], ['lions bills at fanduel and every other book i have']])(
    'is not otherwise: %s',
    (...texts) => {
      expect(JSON.stringify(callsOf(...texts))).not.toContain('everyBook');
    },
  );
});
