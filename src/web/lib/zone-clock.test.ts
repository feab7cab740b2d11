import { describe, expect, it } from 'vitest';
import { clockName, minuteOnClock, momentOnClock } from './zone-clock.ts';

const EASTERN = 'America/New_York';

describe('the clock of a zone', () => {
  it.each([
    ['2026-11-22T21:25:00.000Z', EASTERN, '2026-11-22T16:25'],
    ['2026-07-01T03:05:00.000Z', EASTERN, '2026-06-30T23:05'],
    ['2026-11-22T21:25:00.000Z', 'Asia/Kathmandu', '2026-11-23T03:10'],
    ['2026-03-08T07:30:00.000Z', EASTERN, '2026-03-08T03:30'],
    ['2026-11-01T04:59:00.000Z', EASTERN, '2026-11-01T00:59'],
  ])('shows %s in %s as %s, and finds it again', (iso, zone, minute) => {
    expect(minuteOnClock(new Date(iso), zone)).toBe(minute);
    expect(momentOnClock(minute, zone)?.toISOString()).toBe(iso);
  });

  it.each(['', 'soon', '2026-13-40T00:00'])('knows no moment for %j', (minute) => {
    expect(momentOnClock(minute, EASTERN)).toBeUndefined();
  });

  it('has a name', () => {
    expect([clockName(EASTERN), clockName('America/Los_Angeles')]).toEqual(['ET', 'PT']);
  });
});
