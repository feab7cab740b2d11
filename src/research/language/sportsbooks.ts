import { indexPhrases, phraseAt } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';
import { REGISTRY } from '../books/registry.ts';

const NAMED = [...REGISTRY.values()].filter(({ names }) => names.length > 0);
const TITLES: ReadonlySet<string> = new Set(NAMED.map(({ title }) => title));
const INDEX = indexPhrases(NAMED.flatMap(({ title, names }) => names.map((name) => [name, title] as const)));

/** The words of their names, which are nobody else's misspelt: "mybookie" is no Mookie Betts. */
export const BOOK_WORDS: readonly string[] = [
  ...new Set([...INDEX.values()].flatMap((phrases) => phrases.flatMap(({ words }) => words))),
];

/** Whether it is the title of a book that bettors name. */
export const isBookTitle = (name: string): boolean => TITLES.has(name);

/** "+365" is a price, and no bet365. */
const isPrice = (token: Token | undefined): boolean => token?.number != null && token.number.sign !== null;

/** The book that is named at this place, by its title. */
export function bookAt(tokens: readonly Token[], at: number): { title: string; to: number } | null {
  const match = isPrice(tokens[at]) ? null : phraseAt(INDEX, tokens, at);
  return match?.values[0] === undefined ? null : { title: match.values[0], to: match.to };
}

/** The words but for those of books, some of which mean something else ("bet 365"). */
export function withoutBooks(tokens: readonly Token[]): Token[] {
  const left: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const book = bookAt(tokens, at);
    const token = tokens[at];
    if (!book && token) left.push(token);
    at = book?.to ?? at + 1;
  }
  return left;
}
