import { readQuestion } from './read-question.ts';
import type { Reading, TeamMention } from './reading.ts';

/** Saturday, November 21, 2026, 13:00 in New York. */
export const NOW_MS = Date.parse('2026-11-21T18:00:00Z');
export const NEW_YORK = 'America/New_York';

export const read = (text: string, previous: Reading | null = null): Reading =>
  readQuestion(text, { nowMs: NOW_MS, timeZone: NEW_YORK, previous });

/** Asks one question after another in a session; the last reading. */
export const readAll = (...texts: string[]): Reading =>
  texts.reduce<Reading | null>((previous, text) => read(text, previous), null) as Reading;

export const names = (teams: readonly TeamMention[]): string[] => teams.map(({ name }) => name).sort();

export type Expected = Partial<Omit<Reading, 'teams' | 'window'>> & { teams?: string[]; window?: string | null };

/** The fields of a reading that a case states, in the case's own form. */
export function stated(reading: Reading, expected: Expected): Expected {
  const all: Expected = { ...reading, teams: names(reading.teams), window: reading.window?.label ?? null };
  return Object.fromEntries(Object.keys(expected).map((key) => [key, all[key as keyof Expected]])) as Expected;
}
