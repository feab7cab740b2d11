import { dayEnd, eveningStart } from './betting-day.ts';
import type { TimeWindow } from './reading.ts';
import { type LocalTime, localTime, momentOf, type Zone, zoneOf } from './time-zone.ts';

export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;
export type DayPart = 'morning' | 'afternoon' | 'night';

/** A time as it was named; `weeksOn` counts calendar weeks from the present one, which begins on Monday. `isRest`: what is left of it. */
export type NamedTime =
  | { kind: 'day'; daysOn: number; part: DayPart | null }
  | { kind: 'weekday'; weekday: Weekday; nextWeek: boolean; part: DayPart | null }
  | { kind: 'weekend'; weeksOn: 0 | 1 }
  | { kind: 'week'; weeksOn: 0 | 1; isRest: boolean; throughMonday: boolean }
  | { kind: 'opening'; of: 'day' | 'weekend' }
  | { kind: 'date'; month: number; dayOfMonth: number }
  | { kind: 'hours'; hours: number }
  | { kind: 'nfl_week'; week: number };

/** The present moment and the sender's zone. */
export type Clock = { nowMs: number; zone: Zone };

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const MONTHS = 'January February March April May June July August September October November December'.split(' ');
/** Whoever names the weekday of today behind it means the next one. */
const LAST_START_HOUR = 23;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const YEAR_MS = 366 * DAY_MS;

const PART_HOURS: Readonly<Record<Exclude<DayPart, 'night'>, readonly [number, number]>> = {
  morning: [5, 12],
  afternoon: [12, 17],
};

/**
 * The moments that a named time covers, on the sender's clock.
 *
 * Units: a name, epoch milliseconds and an IANA zone to `[fromMs, toMs)`.
 * Formula: betting days of the zone. Today runs from now to the early morning of the next day, a night from the evening to it; a
 * weekend from Saturday 00:00 to Sunday's end; this week are the seven days from now on, since a week of games is cut by no
 * Sunday midnight; what is left of it runs to Sunday's end, or to 04:00 after Monday night when asked for.
 * Source: the sender's calendar, by the IANA rules behind Intl, so that days of 23 and 25 hours come out right.
 * Known bias: a part of today that is over gives a window in the past, which the caller widens.
 */
export function windowFor(time: NamedTime, clock: Clock): TimeWindow {
  const now = localTime(clock.nowMs, clock.zone);
  switch (time.kind) {
    case 'day':
      return dayWindow(dayLabel(time.daysOn, time.part), now.day + time.daysOn, time.part, clock);
    case 'weekday':
      return weekdayWindow(time, now, clock);
    case 'weekend':
      return weekendWindow(time.weeksOn, now, clock);
    case 'week':
      return weekWindow(time, now, clock);
    case 'date':
      return dateWindow(time, now, clock);
    case 'opening':
      // When it is, only the games say.
      return window(`on opening ${time.of}`, clock.nowMs, clock.nowMs + YEAR_MS);
    case 'nfl_week':
      return nflWeekWindow(time.week, now, clock);
    case 'hours':
      return window(`in the next ${hoursWords(time.hours)}`, clock.nowMs, clock.nowMs + time.hours * HOUR_MS);
  }
}

/** `72` hours are three days to whoever asks for days. */
const hoursWords = (hours: number): string =>
  hours >= 48 && hours % 24 === 0 ? `${hours / 24} days` : hours === 1 ? 'hour' : `${hours} hours`;

export const weekdayOf = (day: number): Weekday => ((((day + 4) % 7) + 7) % 7) as Weekday;

function dayWindow(label: string, day: number, part: DayPart | null, { nowMs, zone }: Clock): TimeWindow {
  // A part of a day keeps its start, so that the window never turns empty when it is over.
  if (part === 'night') return window(label, eveningStart(day, zone), dayEnd(day, zone));
  if (part) {
    const [from, to] = PART_HOURS[part];
    return window(label, momentOf(day, from, zone), momentOf(day, to, zone));
  }
  const end = dayEnd(day, zone);
  return window(label, Math.max(momentOf(day, 0, zone), Math.min(nowMs, end - 1)), end);
}

function weekdayWindow(time: NamedTime & { kind: 'weekday' }, now: LocalTime, clock: Clock): TimeWindow {
  const isOver = time.part === null && clock.nowMs >= momentOf(now.day, LAST_START_HOUR, clock.zone);
  const ahead = (time.weekday - weekdayOf(now.day) + 7) % 7 || (isOver ? 7 : 0);
  const day = time.nextWeek ? mondayOf(now.day) + 7 + ((time.weekday + 6) % 7) : now.day + ahead;
  const part = time.part ? ` ${time.part}` : '';
  return dayWindow(`${time.nextWeek ? 'next' : 'on'} ${WEEKDAYS[time.weekday]}${part}`, day, time.part, clock);
}

function weekendWindow(weeksOn: 0 | 1, now: LocalTime, { nowMs, zone }: Clock): TimeWindow {
  const saturday = mondayOf(now.day) + 5 + 7 * weeksOn;
  const start = momentOf(saturday, 0, zone);
  return window(weeksOn === 0 ? 'this weekend' : 'next weekend', Math.max(start, nowMs), dayEnd(saturday + 1, zone));
}

const LATE_MS = 6 * HOUR_MS;
const LATE_SUNDAY_MS = 12 * HOUR_MS;

function weekWindow(time: NamedTime & { kind: 'week' }, now: LocalTime, { nowMs, zone }: Clock): TimeWindow {
  if (time.weeksOn === 0 && !time.isRest) return window('this week', nowMs, nowMs + 7 * DAY_MS);
  const monday = mondayOf(now.day) + 7 * time.weeksOn;
  const start = momentOf(monday, 0, zone);
  const end = time.throughMonday ? momentOf(monday + 8, 4, zone) : dayEnd(monday + 6, zone);
  // Late on a Sunday nothing of that week is left to be played.
  const isOver = end - nowMs < (time.throughMonday ? LATE_MS : LATE_SUNDAY_MS);
  if (time.isRest && isOver) return window('this week', nowMs, momentOf(monday + 14, 0, zone));
  return window(time.isRest ? 'this week' : 'next week', Math.max(start, nowMs), end);
}

/** Week 1 holds the Thursday after Labor Day; a week runs from Tuesday to Monday night. */
function nflWeekWindow(week: number, now: LocalTime, { nowMs, zone }: Clock): TimeWindow {
  const today = new Date(now.day * DAY_MS);
  const year = today.getUTCFullYear() - (today.getUTCMonth() < 2 ? 1 : 0);
  const september = Date.UTC(year, 8, 1) / DAY_MS;
  const laborDay = september + ((8 - weekdayOf(september)) % 7);
  const tuesday = laborDay + 1 + 7 * (week - 1);
  const start = momentOf(tuesday, 0, zone);
  const end = momentOf(tuesday + 7, 4, zone);
  return window(`in week ${week}`, end > nowMs ? Math.max(start, nowMs) : start, end);
}

/**
 * Some hours of a day, or the same hours a day later where they are over: `days` on, or the next `weekday`.
 *
 * Units: hours of the clock to epoch milliseconds. @throws RangeError for a zone that does not exist.
 */
export function hoursWindow(
  { label, from, to, timeZone }: { label: string; from: number; to: number; timeZone: string | null },
  day: TimeWindow | null,
  weekday: Weekday | null,
  clock: Clock,
): TimeWindow {
  const zone = timeZone === null ? clock.zone : zoneOf(timeZone);
  const today = localTime(clock.nowMs, zone).day;
  const ahead = weekday === null ? 0 : (weekday - weekdayOf(today) + 7) % 7;
  const first = day === null ? today + ahead : localTime(day.fromMs, clock.zone).day;
  const on = (date: number): TimeWindow => {
    const end = momentOf(date + (to >= 24 ? 1 : 0), to >= 24 ? to - 24 : to, zone);
    const start = momentOf(date, from, zone);
    return window(
      day === null || day.label === '' ? label : `${day.label} ${label}`,
      start < clock.nowMs && clock.nowMs < end ? clock.nowMs : start,
      end,
    );
  };
  const named = on(first);
  return named.toMs > clock.nowMs || day !== null ? named : on(first + (weekday === null ? 1 : 7));
}

function dateWindow({ month, dayOfMonth }: NamedTime & { kind: 'date' }, now: LocalTime, clock: Clock): TimeWindow {
  const year = new Date(now.day * DAY_MS).getUTCFullYear();
  const thisYear = Date.UTC(year, month - 1, dayOfMonth) / DAY_MS;
  const day = thisYear < now.day ? Date.UTC(year + 1, month - 1, dayOfMonth) / DAY_MS : thisYear;
  return dayWindow(`on ${MONTHS[month - 1]} ${dayOfMonth}`, day, null, clock);
}

const mondayOf = (day: number): number => day - ((weekdayOf(day) + 6) % 7);

function dayLabel(daysOn: number, part: DayPart | null): string {
  const day = daysOn === 0 ? 'today' : 'tomorrow';
  if (!part) return day;
  if (daysOn === 0) return part === 'night' ? 'tonight' : `this ${part}`;
  return `${day} ${part}`;
}

const window = (label: string, fromMs: number, toMs: number): TimeWindow => ({ label, fromMs, toMs });

/** The day of the month on which Thanksgiving falls in the present year of a zone: the fourth Thursday of November. */
export function thanksgivingDate({ nowMs, zone }: Clock): number {
  const year = new Date(localTime(nowMs, zone).day * DAY_MS).getUTCFullYear();
  const firstOfNovember = weekdayOf(Date.UTC(year, 10, 1) / DAY_MS);
  return 22 + ((4 - firstOfNovember + 7) % 7);
}
