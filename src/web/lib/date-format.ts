import { bettingZone } from '#contract/betting-zone.ts';

/** A way to write dates, by zone; without one in the viewer's, as the server tells times to that viewer. To make one takes a hundred times as long as to use it, so each is made once. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (timeZone: string | undefined) => Intl.DateTimeFormat {
  const made = new Map<string | undefined, Intl.DateTimeFormat>();
  return (timeZone) => {
    const known = made.get(timeZone);
    if (known) return known;
    const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: timeZone ?? bettingZone(ownZone()) });
    made.set(timeZone, format);
    return format;
  };
}

const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
