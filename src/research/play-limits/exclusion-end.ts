import type { SELF_EXCLUSIONS, TIME_OUTS } from '#contract/play-limits.ts';

export type ExclusionSpan = (typeof TIME_OUTS)[number] | (typeof SELF_EXCLUSIONS)[number];

const HOUR_MS = 3_600_000;
const HOURS: Readonly<Partial<Record<ExclusionSpan, number>>> = { '24h': 24, '72h': 72, '7d': 7 * 24, '30d': 30 * 24 };
const MONTHS: Readonly<Partial<Record<ExclusionSpan, number>>> = { '6m': 6, '1y': 12, '5y': 60 };

/**
 * When an exclusion that begins now ends. Hours and days are exact; months and years are those of the calendar in UTC.
 * Where the month has no such day it ends with the first of the next one, so that it is never shorter than it was asked
 * for: a year from February 29 ends on March 1.
 */
export function exclusionEnd(span: ExclusionSpan, now: Date): Date {
  const hours = HOURS[span];
  return hours === undefined ? addMonths(now, MONTHS[span] ?? 0) : new Date(now.getTime() + hours * HOUR_MS);
}

function addMonths(from: Date, months: number): Date {
  const end = new Date(from);
  end.setUTCMonth(end.getUTCMonth() + months);
  if (end.getUTCDate() !== from.getUTCDate()) end.setUTCDate(1);
  return end;
}
