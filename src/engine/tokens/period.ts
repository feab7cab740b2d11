/** Half open: `startMs` belongs to the period, `endMs` to the next. */
export type Period = { startMs: number; endMs: number };

/**
 * The monthly period that holds a moment, counted from an anchor (the sign-up or the start of a subscription).
 *
 * Units: Unix time in ms. Formula: period n starts at the anchor plus n calendar months in UTC, always counted from
 * the anchor and never from the period before, so that a 31st is the last day of a short month and the 31st again after.
 * Source: ADR-0003; the same as PostgreSQL's `timestamp + n * interval '1 month'`, to which a property test holds it.
 * A moment before the anchor falls into a period with negative n.
 * @throws RangeError for times that are no finite number.
 */
export function periodAt(anchorMs: number, nowMs: number): Period {
  if (!Number.isFinite(anchorMs) || !Number.isFinite(nowMs)) {
    throw new RangeError(`a period needs finite times, got ${anchorMs} and ${nowMs}`);
  }
  const months = monthNumber(nowMs) - monthNumber(anchorMs);
  const index = addMonths(anchorMs, months) <= nowMs ? months : months - 1;
  return { startMs: addMonths(anchorMs, index), endMs: addMonths(anchorMs, index + 1) };
}

function monthNumber(ms: number): number {
  const date = new Date(ms);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

function addMonths(ms: number, months: number): number {
  const date = new Date(ms);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return date.setUTCDate(Math.min(day, lastDay));
}
