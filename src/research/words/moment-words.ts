const DEFAULT_TIME_ZONE = 'America/New_York';
const MINUTE_MS = 60_000;

/** `November 30, 2026 at 12:00 PM EST`: a moment in whole minutes, never too early. */
export function momentWords(at: Date, timeZone: string | null | undefined): string {
  return new Intl.DateTimeFormat('en-US', {
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: timeZone ?? DEFAULT_TIME_ZONE,
  })
    .format(Math.ceil(at.getTime() / MINUTE_MS) * MINUTE_MS)
    .replace(/\u202f/g, ' ');
}

/** `November 30, 2026`. */
export const dayWords = (at: Date, timeZone: string | null | undefined): string =>
  new Intl.DateTimeFormat('en-US', {
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone: timeZone ?? DEFAULT_TIME_ZONE,
  }).format(at);

const WEEK_MS = 6 * 24 * 60 * MINUTE_MS;

/** `Sun 4:25 PM ET`; beyond the coming week with its date, `Sun, Nov 29, 4:25 PM ET`. */
export function startWords(startsAt: string, nowMs: number, timeZone: string): string {
  const at = new Date(startsAt);
  const isNear = Math.abs(at.getTime() - nowMs) < WEEK_MS;
  const parts = new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    ...(isNear ? {} : { month: 'short', day: 'numeric' }),
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'shortGeneric',
    timeZone,
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  const day = isNear ? part('weekday') : `${part('weekday')}, ${part('month')} ${part('day')},`;
  return `${day} ${part('hour')}:${part('minute')} ${part('dayPeriod')} ${part('timeZoneName')}`;
}
