import { DRAWN_AT_HOUR, LIST_ZONE } from '#contract/best-bets.ts';
import { localTime, momentOf, zoneOf } from '../language/time-zone.ts';

export type ListDay = {
  /** The calendar day on which it begins, `2026-11-26`. */
  day: string;
  fromMs: number;
  /** When the next one begins. */
  toMs: number;
};

const DAY_MS = 86_400_000;

/**
 * The day whose list of best bets stands at a moment.
 *
 * Units: epoch milliseconds to a day and `[fromMs, toMs)`.
 * Formula: from `DRAWN_AT_HOUR` on the clocks of `LIST_ZONE` to the same hour of the next day.
 * Source: own design: before the first games of a US day, and one day for everybody, whatever their zone.
 */
export function listDayAt(nowMs: number): ListDay {
  const zone = zoneOf(LIST_ZONE);
  const { day: today, hour } = localTime(nowMs, zone);
  const day = hour < DRAWN_AT_HOUR ? today - 1 : today;
  return {
    day: new Date(day * DAY_MS).toISOString().slice(0, 10),
    fromMs: momentOf(day, DRAWN_AT_HOUR, zone),
    toMs: momentOf(day + 1, DRAWN_AT_HOUR, zone),
  };
}
