import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localTime, zoneOf } from './time-zone.ts';

const DAY_MS = 86_400_000;
const ZONES = [
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Chatham',
  'America/St_Johns',
  'UTC',
];

/** Made anew each time, so that nothing is remembered. */
function clockOf(epochMs: number, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return format.format(epochMs).replace(/[,\s]+/g, ' ');
}

const written = ({ day, hour }: ReturnType<typeof localTime>): string =>
  new Date(Math.floor((day * DAY_MS + Math.round(hour * 3_600_000)) / 1000) * 1000)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ');

describe('the local time', () => {
  it('is what the clocks of the zone show, also where the one before was asked on the other side of a change', () => {
    const change = Date.UTC(2026, 10, 1, 6);
    const near = fc.integer({ min: -40 * 60_000, max: 40 * 60_000 }).map((shift) => change + shift);
    const any = fc.integer({ min: Date.UTC(1970, 0, 1), max: Date.UTC(2040, 0, 1) });
    fc.assert(
      fc.property(fc.oneof(near, any), fc.constantFrom(...ZONES), (epochMs, timeZone) => {
        const second = Math.floor(epochMs / 1000) * 1000;
        expect(written(localTime(second, zoneOf(timeZone)))).toBe(clockOf(second, timeZone));
      }),
      { numRuns: 1_000 },
    );
  });
});
