import type { Reading } from '../language/reading.ts';
import { leagueWords } from './league-words.ts';

/** What is said, free of charge, where the slate holds something else than what was asked for. Nothing is put in its place. */
export function notStored(
  instead: readonly string[],
  reading: Pick<Reading, 'leagues' | 'teams' | 'competitions'>,
): { text: string; choices: string[] } {
  const text = [...new Set(instead.map(withoutStandIn).filter((sentence) => sentence !== ''))].join(' ');
  const leagues = [...new Set([...reading.leagues, ...reading.teams.map(({ league }) => league)])];
  const [league] = leagues;
  const choices = league ? [`Best ${league} bets`, `${league} games`] : [];
  return { text: text === '' ? `No stored price fits this question${leagueText(reading)}.` : text, choices };
}

/** "No price is stored; others are shown instead." without what is not shown. */
const withoutStandIn = (sentence: string): string =>
  sentence
    .replace(/[;,] [^;]*\b(?:is|are) (?:shown|added)(?: instead)?\./g, '.')
    .replace(
      /^Other sides are added, because too few prices on the (\w+) are stored\.$/,
      'No price on the $1 is stored that fits.',
    )
    .replace(/, so none is guessed\b/, '')
    .trim();

function leagueText(reading: Pick<Reading, 'leagues' | 'teams' | 'competitions'>): string {
  const words = leagueWords(reading);
  return words === '' ? '' : ` on ${words}`;
}
