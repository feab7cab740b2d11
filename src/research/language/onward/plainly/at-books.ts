import { bookAt } from '../../sportsbooks.ts';
import { areOf, type Said, words } from './said.ts';

const OF_BOOKS = words(
  'app apps account accounts book books sportsbook sportsbooks site sites use using same thing do redo rerun again keep limit stick change switch gotta has must need is money funded anywhere not nothing none except other than fine good works work both either or then no includes include including add too also as well plus along top another throw have',
);
/** Beside the books before. */
const ADDS = /\b(too|also|as well|add|include|including|plus|along with|on top|another)\b/;
/** "No account anywhere but MGM" names the one that is had. */
const REFUSES = /\b(no|not|nothing|none|dont|without|except|but|skip|drop|hate)\b/;
const ALL_BUT = /\b(no|not|nothing|none)\b.*\b(but|except|other than|besides)\b/;
/** "Whats FanDuel got", "is it on FanDuel" asks for its price. */
const ASKS =
  /^((ok|okay|k|so|and|but|now|then|well|hmm|yo) )*(what|whats|which|who|whos|how|is|are|does|do|did|why|where)\b(?! about| if)/;
/** The books that one has, or the list at them. */
const OF_LIST =
  /\b(only|just|have|got|use|account|accounts|app|apps|money|funded|gotta|has to|must|need|limit|keep|stick|change|switch|redo|rerun|again|same|list|either|or|both|add|include|including|too|also|as well|plus)\b/;
/** "Can I get that at FanDuel" is of the bet that was told of; what is done anew is the list. */
const DONE =
  /\b(make|do|redo|change|limit|keep|switch|rerun|run|stick) (it|that|this|them|those)\b|\b(to|for) (it|that|them|those)\b|\b(that|this) one (too|also|as well)\b|\bits (the|my)\b/g;
const OF_BET = /\b(it|that|this|them|those|these)\b/;

/**
 * "I only have MGM", "FanDuel too", "make it either of the two": the list at those books, where of nothing but books is spoken. Null: of
 * something else, of a book that is refused, or of one that is added to none.
 */
export function atBooks({ previous, tokens, plain, isTicket }: Said): string | null {
  const { titles, rest } = booksIn(tokens);
  if (isTicket || titles.length === 0 || !areOf(rest, OF_BOOKS) || !isOfList(plain)) return null;
  const before = [previous.book, ...(previous.books ?? [])].filter((title) => title != null);
  const isAdded = titles.length === 1 && ADDS.test(plain);
  if (isAdded && before.length === 0) return null;
  return `only at ${[...new Set([...(isAdded ? before : []), ...titles])].join(' or ')}`;
}

function isOfList(plain: string): boolean {
  if (ASKS.test(plain) || !OF_LIST.test(plain) || OF_BET.test(plain.replace(DONE, ''))) return false;
  return !REFUSES.test(plain) || ALL_BUT.test(plain);
}

function booksIn(tokens: Said['tokens']): { titles: string[]; rest: string[] } {
  const [titles, rest]: [string[], string[]] = [[], []];
  for (let at = 0; at < tokens.length; ) {
    const book = bookAt(tokens, at);
    if (book) titles.push(book.title);
    else rest.push(tokens[at]?.text ?? '');
    at = book?.to ?? at + 1;
  }
  return { titles, rest };
}
