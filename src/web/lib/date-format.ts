import { bettingZone } from '#contract/betting-zone.ts';

/** A way to write dates, by zone; without one in the viewer's, as the server tells times to that viewer. To make one takes a hundred times as long as to use it, so each is made once. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (timeZone: string | undefined) => Intl.DateTimeFormat {
  const made = new Map<string | undefined, Intl.DateTimeFormat>();
  return (timeZone) => {
    const known = made.get(timeZone);
    if (known) return known;
    const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: zoneOf(timeZone) });
    made.set(timeZone, format);
    return format;
  };
}

/** The one clock that a reader is told times by: the zone of the settings, else the browser's. */
export const zoneOf = (timeZone: string | undefined): string => timeZone ?? bettingZone(ownZone());

export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
