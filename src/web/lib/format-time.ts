import { dateFormat } from './date-format.ts';
import { formatDate } from './format-date.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const RELATIVE_DAYS = 7;

const startTime = { weekday: 'short', hour: 'numeric', minute: '2-digit', timeZoneName: 'shortGeneric' } as const;
const startThisWeek = dateFormat(startTime);
const startLater = dateFormat({ ...startTime, month: 'short', day: 'numeric' });
const momentParts = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
const moment = dateFormat(momentParts);
const momentAndZone = dateFormat({ ...momentParts, timeZoneName: 'shortGeneric' });

/** 'just now', '5m ago', '3h ago', '2d ago' under a week, then the date. */
export function formatRelative(iso: string, now: Date = new Date()): string {
  const at = new Date(iso);
  const ageMs = now.getTime() - at.getTime();
  if (ageMs < MINUTE_MS) return 'just now';
  if (ageMs < HOUR_MS) return `${Math.floor(ageMs / MINUTE_MS)}m ago`;
  if (ageMs < DAY_MS) return `${Math.floor(ageMs / HOUR_MS)}h ago`;
  if (ageMs < RELATIVE_DAYS * DAY_MS) return `${Math.floor(ageMs / DAY_MS)}d ago`;
  return formatDate(iso);
}

/** "Sun 4:25 PM ET"; beyond the coming week with its date. In the viewer's zone unless another is named. */
export function formatStart(iso: string, now: Date = new Date(), timeZone?: string): string {
  const at = new Date(iso);
  const isThisWeek = Math.abs(at.getTime() - now.getTime()) < (RELATIVE_DAYS - 1) * DAY_MS;
  const parts = (isThisWeek ? startThisWeek : startLater)(timeZone).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  const day = isThisWeek ? part('weekday') : `${part('weekday')}, ${part('month')} ${part('day')},`;
  return `${day} ${part('hour')}:${part('minute')} ${part('dayPeriod')} ${part('timeZoneName')}`;
}

/** "Nov 22, 4:25 PM". In the viewer's zone unless another is named. */
export const formatMoment = (iso: string, timeZone?: string): string => moment(timeZone).format(new Date(iso));

/** "Nov 22, 4:25 PM ET": where nothing beside it says which clock is meant. */
export const formatMomentAndZone = (iso: string, timeZone?: string): string =>
  momentAndZone(timeZone).format(new Date(iso));

/** "40 s", "12 min", "3 h", "2 d": how old a price is. */
export function formatAge(seconds: number): string {
  if (seconds < 60) return `${Math.max(0, Math.round(seconds))} s`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min`;
  if (seconds < 86_400) return `${Math.floor(seconds / 3600)} h`;
  return `${Math.floor(seconds / 86_400)} d`;
}

const clock = dateFormat({ hour: 'numeric', minute: '2-digit' });
const weekday = dateFormat({ weekday: 'long', month: 'long', day: 'numeric' });

/** "8:15 PM", below a day's heading. */
export const formatClock = (iso: string, timeZone?: string): string => clock(timeZone).format(new Date(iso));

/** "Sunday, November 22". */
export const formatDay = (iso: string, timeZone?: string): string => weekday(timeZone).format(new Date(iso));
