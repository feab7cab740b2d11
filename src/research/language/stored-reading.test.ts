import { describe, expect, it } from 'vitest';
import { readQuestion } from './read-question.ts';
import { readStoredReading } from './stored-reading.ts';
import { KEPT_READINGS, STRANGE_READINGS } from './test-kept-readings.ts';

const NOW = Date.parse('2026-11-22T18:00:00Z');
const read = (message: string, previous: ReturnType<typeof readStoredReading>) =>
  readQuestion(message, { nowMs: NOW, timeZone: 'America/New_York', previous });

describe('a reading that was saved', () => {
  it.each(Object.entries(KEPT_READINGS))('%s comes back with all that it says but what is read no more', (_, kept) => {
    const { sum, asksWhy, ofLast, followUp, ...said } = kept as Record<string, unknown>;
    expect(readStoredReading(kept)).toMatchObject(said);
  });

  it.each(Object.entries({ ...KEPT_READINGS, ...STRANGE_READINGS }))(
    '%s lets a chat go on with whatever is asked next',
    (_, kept) => {
      const previous = readStoredReading(kept);
      for (const next of [
        'what about the over?',
        'and the Jets?',
        'make it a parlay',
        'why?',
        'skip the NBA',
        '2 more',
      ])
        expect(() => read(next, previous), next).not.toThrow();
    },
  );

  it('leaves out what this version does not know, and keeps the rest', () => {
    expect(readStoredReading(STRANGE_READINGS['of a later version'])).toMatchObject({
      intent: 'picks',
      leagues: ['NFL'],
      teams: [{ league: 'NFL', name: 'Buffalo Bills' }],
      players: [],
      markets: ['spread'],
      window: null,
      count: null,
      side: null,
      line: null,
      period: null,
      stats: ['passing_yards'],
      excluded: { leagues: [], teams: [] },
      earlier: [],
      unsure: [],
      topic: null,
    });
  });

  it.each(['of an intent that is not known', 'an empty object', 'a list', 'a text', 'null', 'a number'])(
    '%s is none',
    (name) => {
      expect(readStoredReading(STRANGE_READINGS[name])).toBeNull();
    },
  );

  it.each([
    'Best NFL bets today, 3 picks, plus money only, no Cowboys',
    'Bills -2.5 at +145 on DraftKings?',
    'Josh Allen over 249.5 passing yards',
    '3 leg same game parlay for the Celtics tonight around +600',
    'I have $500 and my unit is $10, first half unders in the NBA',
    'Who wins La Liga on Sunday?',
  ])('"%s" of this version is read as it was', (question) => {
    const reading = read(question, null);
    expect(readStoredReading(JSON.parse(JSON.stringify(reading)))).toMatchObject(reading);
  });
});
