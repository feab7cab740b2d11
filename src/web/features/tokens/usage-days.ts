import type { LedgerLine } from '#contract/tokens.ts';
import { zoneOf } from '../../lib/date-format.ts';

export const USAGE_DAYS = 14;

/** One day of the reader's calendar, and the tokens that analyses took on it. */
export type UsageDay = { key: string; label: string; tokens: number };

/** The last days up to today, the oldest first; a day without analyses is there with 0. */
export function usageDays(lines: readonly LedgerLine[], now: Date, timeZone?: string): UsageDay[] {
  const keyOf = new Intl.DateTimeFormat('en-CA', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone: zoneOf(timeZone),
  });
  const used = new Map<string, number>();
  for (const { at, kind, tokens } of lines) {
    if (kind !== 'analysis') continue;
    const key = keyOf.format(new Date(at));
    used.set(key, (used.get(key) ?? 0) - tokens);
  }
  return lastDays(keyOf.format(now)).map((key) => ({ key, label: dayLabel(key), tokens: used.get(key) ?? 0 }));
}

/** Calendar days are counted in UTC, where none is 23 or 25 hours long. */
function lastDays(today: string): string[] {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  return Array.from({ length: USAGE_DAYS }, (_, at) =>
    new Date(Date.UTC(year, month - 1, day - (USAGE_DAYS - 1 - at))).toISOString().slice(0, 10),
  );
}

const dayLabel = (key: string): string =>
  new Date(`${key}T00:00:00Z`).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
