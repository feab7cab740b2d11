import { zoneOf } from './date-format.ts';

const MINUTE_MS = 60_000;

/** What clocks of a zone show at a moment, as a browser's field for date and time holds it: "2026-11-22T16:25". */
export function minuteOnClock(at: Date, timeZone: string | undefined): string {
  // The one locale that writes a date in the order of ISO 8601.
  return at
    .toLocaleString('sv-SE', { timeZone: zoneOf(timeZone), dateStyle: 'short', timeStyle: 'short' })
    .replace(' ', 'T');
}

/** The moment at which clocks of a zone show that; of an hour that is there twice the first, undefined for what is no time. */
export function momentOnClock(minute: string, timeZone: string | undefined): Date | undefined {
  const asUtc = Date.parse(`${minute}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  const offsetAt = (moment: number) => {
    const shown = Date.parse(`${minuteOnClock(new Date(moment), timeZone)}Z`);
    return shown - Math.floor(moment / MINUTE_MS) * MINUTE_MS;
  };
  // Twice: the first guess may stand on the other side of a change of clocks.
  const guess = asUtc - offsetAt(asUtc);
  return new Date(asUtc - offsetAt(guess));
}

/** "ET": what the clocks of a zone are called. */
export function clockName(timeZone: string | undefined, at: Date = new Date()): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zoneOf(timeZone), timeZoneName: 'shortGeneric' });
  return parts.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? zoneOf(timeZone);
}
