const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A calendar day, as days since 1970-01-01, and the hour of the day as a fraction. */
export type LocalTime = { day: number; hour: number };

/** Whether a name is a time zone of the IANA database. Fixed offsets such as `+05:00` are not. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/**
 * The calendar day and hour in a zone. Units: epoch milliseconds to days since 1970-01-01 and hours.
 * Source: the IANA rules behind Intl. @throws RangeError for a zone that does not exist.
 */
export function localTime(epochMs: number, timeZone: string): LocalTime {
  const wall = epochMs + offsetMs(epochMs, timeZone);
  const day = Math.floor(wall / DAY_MS);
  return { day, hour: (wall - day * DAY_MS) / HOUR_MS };
}

/**
 * The moment at which a zone's clocks show an hour of a day. Units: days since 1970-01-01 and hours to epoch ms.
 * Formula: the wall time less the zone's offset at that moment, found in two steps.
 * Known bias: an hour that clocks skip gives the moment of the change; one shown twice gives its first showing.
 * @throws RangeError for a zone that does not exist.
 */
export function momentOf(day: number, hour: number, timeZone: string): number {
  const wall = day * DAY_MS + hour * HOUR_MS;
  const before = wall - offsetMs(wall - DAY_MS / 2, timeZone);
  const after = wall - offsetMs(wall + DAY_MS / 2, timeZone);
  const shows = [before, after].filter((moment) => moment + offsetMs(moment, timeZone) === wall);
  return shows.length > 0 ? Math.min(...shows) : skippedHour(before, after, timeZone);
}

/** The clock change between two moments less than a day apart. */
function skippedHour(a: number, b: number, timeZone: string): number {
  let low = Math.min(a, b);
  let high = Math.max(a, b);
  const old = offsetMs(low, timeZone);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetMs(middle, timeZone) === old) low = middle;
    else high = middle;
  }
  return high;
}

function offsetMs(epochMs: number, timeZone: string): number {
  const whole = Math.floor(epochMs / 1000) * 1000;
  const parts = formatOf(timeZone).formatToParts(whole);
  const field = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value ?? Number.NaN);
  const wall = Date.UTC(
    field('year'),
    field('month') - 1,
    field('day'),
    field('hour'),
    field('minute'),
    field('second'),
  );
  return wall - whole;
}

/** Making a format takes far longer than using it. Bounded: a sender may name any of some 600 zones. */
const MAX_FORMATS = 64;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  if (formats.size >= MAX_FORMATS) formats.clear();
  const format = new Intl.DateTimeFormat('en-US', { ...FIELDS, timeZone });
  formats.set(timeZone, format);
  return format;
}

const FIELDS = {
  calendar: 'iso8601',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} as const;
