import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Token, tokenise } from '#engine/names/tokenise.ts';
import { propertyRuns } from '#engine/test-property-runs.ts';
import { withinEdits } from './edit-distance.ts';
import { readTokens } from './read-question.ts';
import type { Reading } from './reading.ts';
import { NEW_YORK, NOW_MS, read, readAll } from './test-read.ts';

const FRAGMENTS =
  "bills chiefs Giants KC over under 47.5 -110 +145 $50 3 10 picks leg parlay tonight sunday next week 12 5/2 11/23 1pm after noon units unit first half alt second one why explain or compare worth between and what about the is vig i'm 19 lost rent win it back Luka points at 2.45 +7.5 no better than draw ? , . plus minus 25+ 5% 1k nba la liga ½ Montréal".split(
    ' ',
  );
const anyText = fc.string({ unit: 'grapheme', maxLength: 2_000 });
const bettorText = fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 60 }).map((words) => words.join(' '));
const anyQuestion = fc.oneof(anyText, bettorText, fc.string({ unit: 'binary', maxLength: 2_000 }));

const isWhole = (value: number, most: number) => Number.isInteger(value) && value >= 1 && value <= most;
const isBetween = (value: number, least: number, most: number) => value >= least && value <= most;

/** The fields of a reading that are out of their bounds. */
function faultsOf(reading: Reading): string[] {
  const checks: Record<string, boolean> = {
    count: isWhole(reading.count ?? 1, 10),
    pick: reading.pick === -1 || isWhole(reading.pick ?? 1, 10),
    window: reading.window === null || reading.window.fromMs < reading.window.toMs,
    minDecimal: isBetween(reading.minDecimal ?? 2, 1.0001, 1_002),
    maxDecimal: isBetween(reading.maxDecimal ?? 2, 1.0001, 1_002),
    statedDecimal: isBetween(reading.statedDecimal ?? 2, 1.0001, 1_002),
    line: isBetween(reading.line ?? 0, -600, 600),
    bankroll: isBetween(reading.bankroll ?? 1, 0.000_1, 1e8),
    unit: isBetween(reading.unit ?? 1, 0.000_1, 1e8),
    names: reading.teams.length <= 200 && reading.players.every((name) => name.length <= 2_000),
  };
  return Object.keys(checks).filter((key) => !checks[key]);
}

describe('any text at all', () => {
  it('is read without an error, the same each time', () => {
    fc.assert(
      fc.property(anyQuestion, (text) => {
        expect(read(text)).toEqual(read(text));
      }),
      { numRuns: propertyRuns(300) },
    );
  });

  it('gives whole counts, prices above 1, sums of money and windows that have a length', () => {
    fc.assert(
      fc.property(anyQuestion, bettorText, (first, second) => {
        expect(faultsOf(readAll(first, second))).toEqual([]);
      }),
      { numRuns: propertyRuns(500), examples: [['', 'nba picks 10 3']] },
    );
  });

  it('has windows with a length at any moment in any zone', () => {
    const zones = [
      'America/New_York',
      'America/Los_Angeles',
      'Europe/London',
      'Australia/Lord_Howe',
      'America/Santiago',
      'Pacific/Apia',
    ];
    const times = [
      'today',
      'tonight',
      'tomorrow',
      'sunday',
      'this weekend',
      'this week',
      'next week',
      'monday night',
      'nfl this week',
    ];
    fc.assert(
      fc.property(
        fc.integer({ min: Date.parse('2024-01-01'), max: Date.parse('2030-01-01') }),
        fc.constantFrom(...zones),
        fc.constantFrom(...times),
        (nowMs, timeZone, time) => {
          const { window } = readTokens(tokenise(time), { nowMs, timeZone, previous: null });
          expect(window?.fromMs).toBeLessThan(window?.toMs ?? 0);
        },
      ),
      { numRuns: propertyRuns(300) },
    );
  });
});

/** How often the rules look at a token: their work, without a clock. */
function countSteps(text: string): number {
  let steps = 0;
  const counted = tokenise(text).map(
    (token) =>
      new Proxy(token, {
        get(target, key) {
          steps += 1;
          return target[key as keyof Token];
        },
      }),
  );
  readTokens(counted, { nowMs: NOW_MS, timeZone: NEW_YORK, previous: null });
  return steps;
}

describe('the work for a long text', () => {
  it.each([
    'lost ',
    'over ',
    'new york ',
    'a',
    '+145 ',
    'between ',
    'what ',
    "i'm ",
    '$50 bet on ',
    'Aa ',
    '1,',
    '-',
    'zqxwv ',
    'the the ',
  ])('grows no faster than the text: %j', (unit) => {
    const half = countSteps(unit.repeat(Math.floor(1_000 / unit.length)));
    const whole = countSteps(unit.repeat(Math.floor(2_000 / unit.length)));
    expect(whole).toBeLessThanOrEqual(2.3 * half + 200);
  });

  it('is bounded for every text', () => {
    fc.assert(
      fc.property(bettorText, (text) => {
        const words = tokenise(text).length;
        expect(countSteps(text)).toBeLessThanOrEqual(2_000 * (words + 1));
      }),
    );
  });
});

describe('words that differ by slips', () => {
  it.each([
    ['eagles', 'egales', 1, true],
    ['eagles', 'egales', 0, false],
    ['warriors', 'warriers', 1, true],
    ['yankees', 'yanks', 1, false],
    ['yankees', 'yanks', 2, true],
    ['', 'a', 1, true],
  ] as const)('%s and %s within %i: %s', (a, b, limit, expected) => {
    expect(withinEdits(a, b, limit)).toBe(expected);
  });

  it('are as far apart in both directions', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, limit) => {
        expect(withinEdits(a, b, limit)).toBe(withinEdits(b, a, limit));
      }),
    );
  });
});
