import { describe, expect, it } from 'vitest';
import { tokenise } from '#engine/names/tokenise.ts';
import { spelledDays, withDayRanges } from './day-ranges.ts';
import { readDay } from './read-window.ts';
import { zoneOf } from './time-zone.ts';

const zone = zoneOf('America/New_York');
/** A Thursday. */
const nowMs = Date.parse('2026-04-16T19:00:00Z');

const wordsOf = (text: string) => withDayRanges(tokenise(spelledDays(text)));
const windowOf = (text: string) => readDay(wordsOf(text), { nowMs, zone }, { throughMonday: false });
const dayOf = (ms: number) => new Date(ms - 4 * 3_600_000).toISOString().slice(0, 10);

describe('a range of days', () => {
  it.each([
    'june 11-14',
    'Jun 11 - 14',
    'june 11 to 14',
    'june 11th thru the 14th',
    'june 11 through june 14',
    '6/11-6/14',
    '6/11 to 6/14',
    '6/11-14',
    '11-14 june',
    'the 11th to the 14th of june',
    'from june 11 until june 14',
    'between june 11 and june 14',
  ])('"%s" is a window from the first to the last', (text) => {
    const window = windowOf(`best bets ${text} please`);
    expect(window?.label).toBe('from June 11 through June 14');
    expect([dayOf(window?.fromMs ?? 0), dayOf((window?.toMs ?? 0) - 7 * 3_600_000)]).toEqual([
      '2026-06-11',
      '2026-06-14',
    ]);
    expect(wordsOf(`best bets ${text}`).filter(({ number }) => number !== null)).toHaveLength(1);
  });

  it.each([
    ['saturday and sunday', 'from Saturday through Sunday'],
    ['sat-sun', 'from Saturday through Sunday'],
    ['fri & sat', 'from Friday through Saturday'],
    ['friday night thru sunday', 'from Friday night through Sunday'],
    ['tonight and tomorrow', 'from tonight through tomorrow'],
    ['today to sunday', 'from today through Sunday'],
    ['june 12 & 13', 'from June 12 through June 13'],
    ['june 28 - july 2', 'from June 28 through July 2'],
  ])('"%s"', (text, label) => expect(windowOf(`best bets ${text}`)?.label).toBe(label));

  it.each([
    'went 11-14 in june',
    'in march 3-1',
    'june 11 -3.5',
    'june 11 -110',
    'suns-5',
    'underdogs 5/2 to 7/1',
    'june 11 and 14',
    'saturday and tuesday',
    'sat out',
  ])('"%s" is none', (text) => expect(wordsOf(text).some(({ through }) => through !== undefined)).toBe(false));
});
