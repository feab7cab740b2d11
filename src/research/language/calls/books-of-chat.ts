import { titlesOfKeys } from '../../books/titles-of-keys.ts';
import { list } from '../../words/format.ts';
import { SEVERAL_IN_WORDS } from '../number-words.ts';
import type { Reading } from '../reading.ts';

const COUNT = '(\\d|two|three|four|five|six)';
const NOUN = '(?: (?:books?|sportsbooks?|apps?))?';
const END = '(?=\\s*$|[?.!,;]| (?:only|and|for|please|pls|then|tho|what|who|which|whats)\\b)';
/** "At my 3", "my three books". */
const MY = new RegExp(`\\b(?:all (?:of )?)?my ${COUNT}${NOUN}${END}`, 'i');
/** "Across those 3", "at all 3", "w those 3 only". */
const THOSE = new RegExp(
  `(?<=\\b(at|across|from|between|over|among|w|with|of|using|on|to) )(?:all (?:of )?)?(?:those|these|the|them|all) ${COUNT}${NOUN}${END}`,
  'i',
);
/** These words lead to books whatever was shown: "parlay with those 3" is of bets. */
const LEADS_TO_BOOKS = /^(at|across|between)$/i;

/**
 * What a message says with the books of the chat in their place: "anything good at my 3" names the three at which its writer bets, "no vig
 * across those 3" the three that were named last. What is his is then told as his. As it was where so many books are not known.
 */
export function withBooksNamed(message: string, previous: Reading | null): string {
  const own = MY.exec(message);
  if (own) {
    const books = booksOf(previous, own[1]);
    return books
      ? `${replaced(message, own, books)}${isKnown(books, previous) ? '' : `. My books are ${list(books)}`}`
      : message;
  }
  const those = THOSE.exec(message);
  const isOfBets = (previous?.list === true || previous?.ticket === true) && !LEADS_TO_BOOKS.test(those?.[1] ?? '');
  const books = those && !isOfBets ? booksOf(previous, those[2]) : null;
  return those && books ? replaced(message, those, books) : message;
}

const replaced = (message: string, { index, 0: words }: RegExpExecArray, books: readonly string[]): string =>
  `${message.slice(0, index)}${list(books)}${message.slice(index + words.length)}`.replace(/[.\s]+$/, '');

/** So many of them: his own first, else those that were named together last. */
function booksOf(previous: Reading | null, said: string | undefined): readonly string[] | null {
  const count = SEVERAL_IN_WORDS[said?.toLowerCase() ?? ''] ?? Number(said);
  return [ownTitles(previous), previous?.memory?.namedBooks ?? []].find((books) => books.length === count) ?? null;
}

const ownTitles = (previous: Reading | null): string[] => titlesOfKeys(previous?.memory?.sportsbooks ?? []);

function isKnown(books: readonly string[], previous: Reading | null): boolean {
  const own = ownTitles(previous);
  return own.length === books.length && books.every((book) => own.includes(book));
}
