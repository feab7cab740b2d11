import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currentPeriod } from './current-period.ts';
import { periodAt } from './period.ts';

const time = fc.integer({ min: Date.parse('2000-01-01T00:00:00Z'), max: Date.parse('2060-01-01T00:00:00Z') });

describe('currentPeriod', () => {
  it('is the month that is counted from the anchor where nobody bills', () => {
    fc.assert(
      fc.property(time, time, (anchor, now) => {
        expect(currentPeriod(anchor, null, now)).toEqual(periodAt(anchor, now));
      }),
    );
  });

  it('is the billed one from its start until before its end', () => {
    const billed = { startMs: 1_000, endMs: 2_000 };
    for (const now of [1_000, 1_999]) expect(currentPeriod(0, billed, now)).toEqual(billed);
    for (const now of [999, 2_000]) expect(currentPeriod(0, billed, now)).toEqual(periodAt(0, now));
  });
});
