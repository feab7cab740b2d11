import { clubName } from '#engine/names/club-name.ts';
import { COMMON_WORDS } from '#engine/names/common-words.ts';
import { indexPhrases, type PhraseIndex } from '#engine/names/phrase-index.ts';
import { tokenise } from '#engine/names/tokenise.ts';
import { isBetweenPersons } from './leagues.ts';
import type { Person, Slate } from './slate.ts';

const SHORTEST_PART = 4;

/**
 * The names of all games: whole, by their last word ("Ostapenko", "Wolverines") and without it ("Michigan"), where a part is no
 * everyday word.
 */
export function slateNames({ events }: Pick<Slate, 'events'>): PhraseIndex<Person> {
  const entries: (readonly [string, Person])[] = [];
  for (const event of events) {
    for (const selection of ['home', 'away'] as const) {
      const name = event[selection];
      for (const phrase of phrasesOf(name, isBetweenPersons(event)))
        entries.push([phrase, { kind: 'side', name, selection, event }]);
    }
    for (const name of new Set(event.markets.map(({ player }) => player)))
      if (name !== '')
        for (const phrase of phrasesOf(name, true)) entries.push([phrase, { kind: 'player', name, event }]);
  }
  return indexPhrases(entries);
}

const SUFFIX = /^(jr|sr|ii|iii|iv|fc|sc|cf|ac)$/;

/** Of a person the last name stands for him, of a team its place as well. */
function phrasesOf(name: string, isPerson: boolean): string[] {
  const words = tokenise(name).map(({ text }) => text);
  const core = words.filter((word, at) => at === 0 || !SUFFIX.test(word));
  const place = isPerson ? [] : [core.slice(0, -1)];
  // "Smith-Njigba" is one last name.
  const double = isPerson && /\p{L}-\p{L}+$/u.test(name) ? [core.slice(-2)] : [];
  const parts = core.length > 1 ? [core.slice(-1), ...double, ...place] : [];
  const plain = parts.map((part) => part.join(' ')).filter(isTelling);
  const club = isPerson ? name : clubName(name);
  return [...new Set([words.join(' '), core.join(' '), ...plain, wordsOf(club), ...(ALSO_CALLED[club] ?? [])])];
}

const wordsOf = (name: string): string =>
  tokenise(name)
    .map(({ text }) => text)
    .join(' ');

/** What else those are called who go by an everyday word, so that no table of names holds it. */
const ALSO_CALLED: Readonly<Record<string, readonly string[]>> = {
  Turkey: ['turkiye', 'the turks'],
  'Inter Milan': ['inter'],
};

const isTelling = (part: string): boolean =>
  part.length >= SHORTEST_PART && !part.split(' ').every((word) => COMMON_WORDS.has(word));
