import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { periodAt } from './period.ts';

const ms = (iso: string): number => Date.parse(iso);
const period = (anchor: string, now: string): [string, string] => {
  const { startMs, endMs } = periodAt(ms(anchor), ms(now));
  return [new Date(startMs).toISOString(), new Date(endMs).toISOString()];
};

/** Whole milliseconds of 2000 to 2060. */
const time = fc.integer({ min: ms('2000-01-01T00:00:00Z'), max: ms('2060-01-01T00:00:00Z') });

describe('periodAt', () => {
  it.each([
    [
      'an ordinary day',
      '2025-03-10T08:30:00.000Z',
      '2025-05-20T00:00:00Z',
      '2025-05-10T08:30:00.000Z',
      '2025-06-10T08:30:00.000Z',
    ],
    [
      'the very start',
      '2025-03-10T08:30:00.000Z',
      '2025-03-10T08:30:00.000Z',
      '2025-03-10T08:30:00.000Z',
      '2025-04-10T08:30:00.000Z',
    ],
    [
      'the last ms',
      '2025-03-10T08:30:00.000Z',
      '2025-04-10T08:29:59.999Z',
      '2025-03-10T08:30:00.000Z',
      '2025-04-10T08:30:00.000Z',
    ],
    [
      'a 31st in February',
      '2025-01-31T12:00:00.000Z',
      '2025-03-01T00:00:00Z',
      '2025-02-28T12:00:00.000Z',
      '2025-03-31T12:00:00.000Z',
    ],
    [
      'a 31st in a leap year',
      '2024-01-31T12:00:00.000Z',
      '2024-03-01T00:00:00Z',
      '2024-02-29T12:00:00.000Z',
      '2024-03-31T12:00:00.000Z',
    ],
    [
      'a 29th of February',
      '2024-02-29T00:00:00.000Z',
      '2025-03-05T00:00:00Z',
      '2025-02-28T00:00:00.000Z',
      '2025-03-29T00:00:00.000Z',
    ],
    [
      'a 30th in February',
      '2025-01-30T00:00:00.000Z',
      '2025-02-28T00:00:00Z',
      '2025-02-28T00:00:00.000Z',
      '2025-03-30T00:00:00.000Z',
    ],
    [
      'over the new year',
      '2025-12-15T00:00:00.000Z',
      '2026-01-20T00:00:00Z',
      '2026-01-15T00:00:00.000Z',
      '2026-02-15T00:00:00.000Z',
    ],
  ])('starts and ends where the calendar says: %s', (_name, anchor, now, start, end) => {
    expect(period(anchor, now)).toEqual([start, end]);
  });

  it('holds the moment it was asked for and lasts 28 to 31 days', () => {
    fc.assert(
      fc.property(time, time, (anchor, now) => {
        const { startMs, endMs } = periodAt(anchor, now);
        expect(startMs).toBeLessThanOrEqual(now);
        expect(endMs).toBeGreaterThan(now);
        const days = (endMs - startMs) / 86_400_000;
        expect(days).toBeGreaterThanOrEqual(28);
        expect(days).toBeLessThanOrEqual(31);
      }),
    );
  });

  it('leaves no gap: the end of one period is the start of the next', () => {
    fc.assert(
      fc.property(time, time, (anchor, now) => {
        const { startMs, endMs } = periodAt(anchor, now);
        expect(periodAt(anchor, endMs).startMs).toBe(endMs);
        expect(periodAt(anchor, startMs - 1).endMs).toBe(startMs);
      }),
    );
  });

  it('keeps the day of the anchor wherever the month has it', () => {
    fc.assert(
      fc.property(time, time, (anchor, now) => {
        const start = new Date(periodAt(anchor, now).startMs);
        const lastDay = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 0)).getUTCDate();
        expect(start.getUTCDate()).toBe(Math.min(new Date(anchor).getUTCDate(), lastDay));
      }),
    );
  });

  it('refuses a time that is none', () => {
    expect(() => periodAt(Number.NaN, 0)).toThrow(RangeError);
    expect(() => periodAt(0, Number.POSITIVE_INFINITY)).toThrow(RangeError);
  });
});
