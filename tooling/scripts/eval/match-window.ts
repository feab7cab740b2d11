import type { TimeWindow } from '../../../src/research/language/reading.ts';
import { localTime, zoneOf } from '../../../src/research/language/time-zone.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A night goes on past midnight and still belongs to its day. */
const NIGHT_MS = 6 * HOUR_MS;

/** Whether a window is the one that was named, in local days (`2026-11-21/2026-11-22`) or hours from now (`+3h`). */
export function windowMatches(
  wanted: string | null,
  got: TimeWindow | null,
  { now, timeZone }: { now: string; timeZone: string },
): boolean {
  if (wanted === null || got === null) return wanted === got;
  const hours = /^\+(\d+)h$/.exec(wanted)?.[1];
  const nowMs = Date.parse(now);
  if (hours !== undefined) return got.fromMs === nowMs && got.toMs === nowMs + Number(hours) * HOUR_MS;
  const days = daysOf(got, timeZone);
  return wanted.split('|').some((span) => span === days);
}

function daysOf({ fromMs, toMs }: TimeWindow, timeZone: string): string {
  const first = localTime(fromMs, zoneOf(timeZone)).day;
  const last = Math.max(first, localTime(toMs - 1 - (toMs - fromMs > NIGHT_MS ? NIGHT_MS : 0), zoneOf(timeZone)).day);
  return first === last ? isoDay(first) : `${isoDay(first)}/${isoDay(last)}`;
}

const isoDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
