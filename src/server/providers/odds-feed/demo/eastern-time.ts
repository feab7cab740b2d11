const DAY_MS = 86_400_000;

const wallClock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
});

function easternParts(at: Date): { dayNumber: number; hour: number } {
  const parts = new Map(wallClock.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return { dayNumber: Date.UTC(part('year'), part('month') - 1, part('day')) / DAY_MS, hour: part('hour') };
}

/** The calendar day in US Eastern time, counted from 1970-01-01. */
export const easternDay = (at: Date): number => easternParts(at).dayNumber;

/** 0 is Sunday. */
export const weekdayOf = (dayNumber: number): number => (dayNumber + 4) % 7;

export const isoDay = (dayNumber: number): string => new Date(dayNumber * DAY_MS).toISOString().slice(0, 10);

/** Hours that US Eastern is behind UTC at noon of the day: 4 or 5. Good from 03:00 on, after any change of clocks. */
export const easternOffsetHours = (dayNumber: number): number =>
  17 - easternParts(new Date(dayNumber * DAY_MS + 17 * 3_600_000)).hour;
