import type { Reading } from '../../language/reading.ts';
import type { Slate, SlateEvent } from '../../slate/slate.ts';
import { plural } from '../../words/format.ts';
import { windowWords } from '../../words/span-words.ts';
import { eventFits, marketFits } from './fit.ts';

/** In which games that is priced what was asked for, where a time was named and no game: how many, and when. Empty: none, which is said elsewhere. */
export function lookedAt(slate: Slate, reading: Reading, now: Date, zone: string): string[] {
  const { window, teams, players } = reading;
  if (window === null || teams.length + players.length > 0) return [];
  const isPriced = (event: SlateEvent) => event.markets.some((market) => marketFits(reading, event, market));
  const games = slate.events.filter((event) => eventFits(reading, event, now) && isPriced(event)).length;
  if (games === 0) return [];
  const when = windowWords(window, { nowMs: now.getTime(), zone });
  return [`That covers ${plural(games, 'game')} ${when}.`];
}
