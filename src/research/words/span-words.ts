import { dayEnd } from '../language/betting-day.ts';
import type { TimeWindow } from '../language/reading.ts';
import { localTime, type Zone, zoneOf } from '../language/time-zone.ts';

type Span = Pick<TimeWindow, 'fromMs' | 'toMs'>;
type Now = { nowMs: number; zone: string };

/** Who has passed this hour asks for the night. */
const EVENING_HOUR = 15;
/** A span that ends so long before its betting day does is one of hours. */
const SPARE_MS = 60_000;
const HALF_DAY_MS = 12 * 3_600_000;

/**
 * The time of the games that were looked at, shortly: `tonight, Eastern`, `through Saturday, Dec 5`, `on Sunday, Nov 29`,
 * `until 9:00 PM Eastern`. What is named by hours alone is told as it was named.
 */
export function windowWords(window: TimeWindow, now: Now): string {
  return OF_HOURS.test(window.label) ? window.label : spanWords(window, now);
}

const OF_HOURS = /^(in the (next|early|late)|at |after |before |with |in week)/;

/** The same of a span without a name. Units: epoch ms. */
export function spanWords({ fromMs, toMs }: Span, { nowMs, zone: name }: Now): string {
  const zone = zoneOf(name);
  const [first, last] = [dayOf(Math.max(fromMs, nowMs), zone), lastDay(toMs, zone)];
  const isAhead = fromMs > nowMs;
  if (last === dayOf(nowMs, zone)) {
    if (dayEnd(last, zone) - toMs > SPARE_MS && toMs - nowMs < HALF_DAY_MS) return `until ${hourWords(toMs, name)}`;
    const isNight = localTime(fromMs, zone).hour >= EVENING_HOUR;
    return `${isNight ? 'tonight' : 'today'}, ${zoneWords(nowMs, name)}`;
  }
  if (isAhead && first === last) return `on ${dayWords(last)}`;
  return isAhead && first > dayOf(nowMs, zone)
    ? `from ${dayWords(first)} through ${dayWords(last)}`
    : `through ${dayWords(last)}`;
}

const dayOf = (ms: number, zone: Zone): number => localTime(ms, zone).day;

/** The betting day in which a span ends. */
function lastDay(toMs: number, zone: Zone): number {
  const day = dayOf(toMs - 1, zone);
  return toMs <= dayEnd(day - 1, zone) ? day - 1 : day;
}

/** `Saturday, Dec 5`. Units: days since 1970-01-01. */
const dayWords = (day: number): string =>
  new Date(day * 86_400_000).toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });

const hourWords = (ms: number, zone: string): string =>
  `${new Date(ms).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', timeZone: zone }).replace(/\u202f/g, ' ')} ${zoneWords(ms, zone)}`;

/** `Eastern`. */
function zoneWords(ms: number, zone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZoneName: 'longGeneric', timeZone: zone }).formatToParts(ms);
  return (parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone).replace(/ Time$/, '');
}

/** The day on which a moment lies: `Saturday, Dec 5`. */
export const dayOfWords = (ms: number, zone: string): string => dayWords(dayOf(ms, zoneOf(zone)));
