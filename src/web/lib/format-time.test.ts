import { describe, expect, it } from 'vitest';
import { formatAge, formatMomentAndZone, formatRelative, formatStart } from './format-time.ts';

const now = new Date('2026-11-20T12:00:00.000Z');

describe('times', () => {
  it.each([
    ['2026-11-20T11:59:01.000Z', 'just now'],
    ['2026-11-20T12:00:30.000Z', 'just now'],
    ['2026-11-20T11:59:00.000Z', '1m ago'],
    ['2026-11-20T11:00:01.000Z', '59m ago'],
    ['2026-11-20T11:00:00.000Z', '1h ago'],
    ['2026-11-19T12:00:01.000Z', '23h ago'],
    ['2026-11-19T12:00:00.000Z', '1d ago'],
    ['2026-11-13T12:00:01.000Z', '6d ago'],
  ])('%s reads %s', (iso, text) => {
    expect(formatRelative(iso, now)).toBe(text);
  });

  it('names the date from seven days on', () => {
    expect(formatRelative('2026-11-09T12:00:00.000Z', now)).toBe('Nov 9, 2026');
  });

  it('shows a start in the zone asked for, with the zone named', () => {
    expect(formatStart('2026-11-22T21:25:00.000Z', now, 'America/New_York')).toBe('Sun 4:25 PM ET');
    expect(formatStart('2026-11-22T21:25:00.000Z', now, 'America/Los_Angeles')).toBe('Sun 1:25 PM PT');
  });

  it('names the clock of a moment that stands alone', () => {
    expect(formatMomentAndZone('2026-11-27T06:00:12.000Z', 'America/New_York')).toMatch(/^Nov 27, 1:00\sAM ET$/);
  });

  it('adds the date beyond the coming week', () => {
    expect(formatStart('2026-12-06T21:25:00.000Z', now, 'America/New_York')).toBe('Sun, Dec 6, 4:25 PM ET');
  });

  it('says how old a price is', () => {
    expect([0, 40, 60, 3599, 3600, 90_000].map(formatAge)).toEqual(['0 s', '40 s', '1 min', '59 min', '1 h', '1 d']);
  });
});
