import type { SettingsChange } from '#contract/settings.ts';
import { isTimeZone } from '../language/time-zone.ts';

export type UnknownSetting = { setting: 'timeZone' | 'sportsbooks'; named: string; message: string };

/** What of a change names something that does not exist; null where all of it does. `books`: those with stored prices. */
export function unknownSetting(change: SettingsChange, books: ReadonlyMap<string, unknown>): UnknownSetting | null {
  const { timeZone, sportsbooks } = change;
  if (timeZone != null && !isTimeZone(timeZone)) {
    const message = 'timeZone must be an IANA name such as America/New_York';
    return { setting: 'timeZone', named: timeZone, message };
  }
  const unknown = sportsbooks?.find((key) => !books.has(key));
  if (unknown === undefined) return null;
  return { setting: 'sportsbooks', named: unknown, message: `sportsbooks: no book is known as ${unknown}` };
}

export const UNIT_TOO_LARGE = 'unit must not be more than the bankroll';

/** A unit is a part of the bankroll, where both are set. */
export const isUnitTooLarge = ({ bankroll, unit }: { bankroll: number | null; unit: number | null }): boolean =>
  bankroll !== null && unit !== null && unit > bankroll;
