const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MOMENTS_KEPT = 64;

/** A calendar day, as days since 1970-01-01, and the hour of the day as a fraction. */
export type LocalTime = { day: number; hour: number };

/** A zone's clocks. Making them takes far longer than asking them, so whoever has many questions keeps them. */
export type Zone = { name: string; offsetMs: (epochMs: number) => number };

/**
 * The clocks of a zone of the IANA database.
 *
 * Units: epoch milliseconds to the milliseconds by which the zone's clocks are ahead of UTC then.
 * Source: the IANA rules behind Intl. @throws RangeError for a zone that does not exist.
 */
export function zoneOf(name: string): Zone {
  const format = new Intl.DateTimeFormat('en-US', { ...FIELDS, timeZone: name });
  // A question asks for the same few moments again and again: the present one and the ends of days.
  const known = new Map<number, number>();
  const offsetMs = (epochMs: number): number => {
    const whole = Math.floor(epochMs / 1000) * 1000;
    const found = known.get(whole);
    if (found !== undefined) return found;
    if (known.size >= MOMENTS_KEPT) known.clear();
    const offset = readOffsetMs(whole, format);
    known.set(whole, offset);
    return offset;
  };
  return { name, offsetMs };
}

function readOffsetMs(whole: number, format: Intl.DateTimeFormat): number {
  const parts = format.formatToParts(whole);
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

/** Whether a name is a time zone of the IANA database. Fixed offsets such as `+05:00` are not. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    zoneOf(name);
    return true;
  } catch {
    return false;
  }
}

/**
 * The calendar day and hour in a zone. Units: epoch milliseconds to days since 1970-01-01 and hours.
 * Source: the IANA rules behind Intl.
 */
export function localTime(epochMs: number, zone: Zone): LocalTime {
  const wall = epochMs + zone.offsetMs(epochMs);
  const day = Math.floor(wall / DAY_MS);
  return { day, hour: (wall - day * DAY_MS) / HOUR_MS };
}

/**
 * The moment at which a zone's clocks show an hour of a day. Units: days since 1970-01-01 and hours to epoch ms.
 * Formula: the wall time less the zone's offset at that moment, found in two steps.
 * Known bias: an hour that clocks skip gives the moment of the change; one shown twice gives its first showing.
 */
export function momentOf(day: number, hour: number, zone: Zone): number {
  const wall = day * DAY_MS + hour * HOUR_MS;
  const before = wall - zone.offsetMs(wall - DAY_MS / 2);
  const after = wall - zone.offsetMs(wall + DAY_MS / 2);
  const shows = [before, after].filter((moment) => moment + zone.offsetMs(moment) === wall);
  return shows.length > 0 ? Math.min(...shows) : skippedHour(before, after, zone);
}

/** The clock change between two moments less than a day apart. */
function skippedHour(a: number, b: number, zone: Zone): number {
  let low = Math.min(a, b);
  let high = Math.max(a, b);
  const old = zone.offsetMs(low);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (zone.offsetMs(middle) === old) low = middle;
    else high = middle;
  }
  return high;
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
