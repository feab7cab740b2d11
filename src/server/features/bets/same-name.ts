import { teamsOfName } from './team-of-words.ts';

/** A name of a side or a player by its words, with the teams that go by all of them. */
export type FoldedName = { words: readonly string[]; teams: readonly string[]; key: string };

/** `same`: the same words, or one team by two names; `part`: all words of one stand in the other, and nothing says more. */
export type Likeness = 'same' | 'part';

export function readName(words: readonly string[]): FoldedName {
  const teams = words.length === 0 ? [] : teamsOfName(words.join(' '));
  return { words, teams, key: (teams.length > 0 ? teams : [...words]).toSorted().join(' ') };
}

/** How alike two names are: `Bills` is in `Buffalo Bills`, White Sox are no Red Sox, and Michigan State is not Michigan. */
export function nameLikeness(a: FoldedName, b: FoldedName): Likeness | null {
  const [one, other] = a.words.length <= b.words.length ? [a, b] : [b, a];
  if (!one.words.every((word) => other.words.includes(word) || isInitials(word, other.words))) return null;
  if (one.key === other.key) return 'same';
  if (one.teams.length > 0 && other.teams.length > 0) {
    return one.teams.some((team) => other.teams.includes(team)) ? 'part' : null;
  }
  return isOfAnother(one.words, other.words) ? null : 'part';
}

/** `ny` stands for New York. */
const isInitials = (word: string, words: readonly string[]): boolean => initialsOf(words).includes(word);

export const initialsOf = (words: readonly string[]): string[] =>
  words.slice(1).map((next, at) => `${words[at]?.[0]}${next[0]}`);

/** What makes of a school another one: `Central` Michigan, Michigan `State`. */
const BEFORE = new Set('north south east west northern southern eastern western central new'.split(' '));
const AFTER = new Set(
  [
    'state st tech a&m a&t am ohio oh northern southern eastern western central',
    'atlantic international christian baptist women womens u17 u18 u19 u20 u21 u23',
  ].flatMap((words) => words.split(' ')),
);

function isOfAnother(one: readonly string[], other: readonly string[]): boolean {
  const at = other.indexOf(one[0] ?? '');
  if (at < 0) return false;
  return BEFORE.has(other[at - 1] ?? '') || AFTER.has(other[at + one.length] ?? '');
}
