import type { QuietHours } from '#contract/alerts.ts';
import { localTime, zoneOf } from '../language/time-zone.ts';

export const DEFAULT_QUIET: QuietHours = { from: 23, to: 8 };

/**
 * Whether a bettor wants no mail at this hour of the own clock.
 *
 * Units: hours 0 to 23, epoch milliseconds, an IANA zone. From inclusive, to exclusive; over midnight where `from` is the later one;
 * the same hour twice is never quiet.
 */
export function isQuiet({ from, to }: QuietHours, nowMs: number, timeZone: string): boolean {
  const { hour } = localTime(nowMs, zoneOf(timeZone));
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to;
}
