import type { Reading } from '../../language/reading.ts';
import type { Slate } from '../../slate/slate.ts';
import { plural } from '../../words/format.ts';
import { windowWords } from '../../words/span-words.ts';
import { eventFits } from './fit.ts';

/** Which games were looked at, where a time was named and no game: how many, and when. Empty: none starts then, which is said elsewhere. */
export function lookedAt(slate: Slate, reading: Reading, now: Date, zone: string): string[] {
  const { window, teams, players } = reading;
  if (window === null || teams.length + players.length > 0) return [];
  const games = slate.events.filter((event) => event.markets.length > 0 && eventFits(reading, event, now)).length;
  if (games === 0) return [];
  const when = windowWords(window, { nowMs: now.getTime(), zone });
  return [`That covers ${plural(games, 'game')} ${when}.`];
}
