import { COMMON_WORDS } from '#engine/names/common-words.ts';
import { NAME_INDEX, NAME_PHRASES } from '#engine/names/name-index.ts';
import type { PhraseIndex } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';
import { tokenise } from '#engine/names/tokenise.ts';
import commonEnglish from './common-english.json' with { type: 'json' };
import { withinEdits } from './edit-distance.ts';
import { LEAGUE_NAMES } from './leagues.ts';
import { MARKET_WORDS, SPORT_HINTS } from './market-words.ts';
import { TIME_PHRASES } from './read-window.ts';
import { BOOK_WORDS } from './sportsbooks.ts';
import { PLAIN_WORDS } from './wishes/plain-words.ts';

const SHORTEST_TYPO = 5;
const TWO_SLIPS_FROM = 8;
/** Different words: enough for any real question, and a bound on the work for a text of nothing but unknown ones. */
const MAX_CORRECTIONS = 80;

const KEY_WORDS =
  'parlay parlays today tonight tomorrow weekend sunday monday tuesday wednesday thursday friday saturday moneyline spread spreads total totals underdog underdogs favorite favorites bankroll player props points rebounds touchdown yards assists strikeouts baseball basketball football hockey soccer tennis boxing premier league champions bundesliga gambling betting picks parlayed draftkings fanduel betmgm caesars pinnacle bovada betrivers fanatics difference happens';

const TARGETS = new Set(
  [...NAME_PHRASES.flatMap(wordsOf), ...KEY_WORDS.split(' ')].filter((word) => word.length >= SHORTEST_TYPO),
);

const KNOWN = new Set<string>([
  ...COMMON_WORDS,
  ...PLAIN_WORDS,
  ...TARGETS,
  ...NAME_PHRASES.flatMap(wordsOf),
  ...NAME_INDEX.keys(),
  ...BOOK_WORDS,
  ...TIME_PHRASES.flatMap(wordsOf),
  ...[LEAGUE_NAMES, MARKET_WORDS, SPORT_HINTS].flatMap(wordsOfIndex),
]);

/** The 10,000 most frequent words of spoken English, in the order of their frequency: what one of them says is meant. */
const ORDINARY: ReadonlySet<string> = new Set(commonEnglish.split(' '));

/** Known words but for those of which names of persons are made: "Trevor" may stand before a name that no list has. */
const EVERYDAY = new Set<string>([
  ...COMMON_WORDS,
  ...KEY_WORDS.split(' '),
  ...TIME_PHRASES.flatMap(wordsOf),
  ...[LEAGUE_NAMES, MARKET_WORDS, SPORT_HINTS].flatMap(wordsOfIndex),
]);

const BY_START = byStart(TARGETS);

/** By their first letter and how long they are: the others are further off than any slip. */
function byStart(words: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const lists = new Map<string, string[]>();
  for (const word of words) {
    const start = `${word.charAt(0)}${word.length}`;
    lists.set(start, [...(lists.get(start) ?? []), word]);
  }
  return lists;
}

function wordsOf(phrase: string): string[] {
  return tokenise(phrase).map((token) => token.text);
}

function wordsOfIndex(index: PhraseIndex<unknown>): string[] {
  return [...index.values()].flatMap((phrases) => phrases.flatMap((phrase) => phrase.words));
}

/** Whether it is one of the most frequent words of English. */
export const isOrdinaryWord = (word: string): boolean => ORDINARY.has(word);

export const isEverydayWord = (word: string): boolean => EVERYDAY.has(word);

export const isKnownWord = (word: string): boolean => KNOWN.has(word);

/**
 * The tokens with misspelt names and betting words put right: one slip in five to seven letters, two in longer words,
 * never in the first letter unless it was swapped with the second. A word that could be two others stays as it is.
 */
export function correctSpelling(tokens: readonly Token[]): Token[] {
  const nearest = new Map<string, string | null>();
  return tokens.map((token) => {
    if (token.number || token.pair || token.text.length < SHORTEST_TYPO || isKnownWord(token.text)) return token;
    if (ORDINARY.has(token.text) || isCompared(token.text)) return token;
    if (!nearest.has(token.text)) {
      if (nearest.size >= MAX_CORRECTIONS) return token;
      nearest.set(token.text, nearestWord(token.text));
    }
    const text = nearest.get(token.text) ?? null;
    return text === null ? token : { ...token, text };
  });
}

/** "Steeper" is more than steep, and no Steeler. */
function isCompared(word: string): boolean {
  const [, stem] = /^(.{4,}?)(?:er|est)$/.exec(word) ?? [];
  return stem !== undefined && ORDINARY.has(stem);
}

function nearestWord(word: string): string | null {
  const limits = word.length >= TWO_SLIPS_FROM - 1 ? [1, 2] : [1];
  for (const limit of limits) {
    const near = startingLike(word, limit).filter(
      (target) => sameStart(word, target) && isTrusted(word, target, limit) && withinEdits(word, target, limit),
    );
    if (near.length > 0) return near.every((word) => meanSame(word, near[0])) ? (near[0] ?? null) : null;
  }
  return null;
}

/** The words that begin with its first or its second letter, and are as long but for so many letters. */
function startingLike(word: string, limit: number): string[] {
  const lengths = Array.from({ length: 2 * limit + 1 }, (_, more) => word.length - limit + more);
  const letters = [...new Set([word.charAt(0), word.charAt(1)])];
  return letters.flatMap((letter) => lengths.flatMap((length) => BY_START.get(`${letter}${length}`) ?? []));
}

/** Two slips in seven letters are believed where the first and the last letter are right: "bufallo". */
const isTrusted = (word: string, target: string, limit: number): boolean =>
  limit === 1 ||
  word.length >= TWO_SLIPS_FROM ||
  (word.at(-1) === target.at(-1) && word.length === target.length && lettersBeside(word, target) < 2);

/** Letters that the other does not have: "Pickens" is nobody of the Packers. */
const lettersBeside = (word: string, target: string): number =>
  [...word].filter((letter) => !target.includes(letter)).length;

/** Two names of one team: "Yankees" and "Yanks". */
function meanSame(a: string, b: string | undefined): boolean {
  const who = (word: string | undefined) => NAME_INDEX.get(word ?? '')?.at(-1)?.values[0]?.name;
  return a === b || (who(a) !== undefined && who(a) === who(b));
}

const sameStart = (a: string, b: string): boolean => a[0] === b[0] || (a[0] === b[1] && a[1] === b[0]);
