import type { Place } from '../../books/can-bet.ts';
import { bookOf, takesBetsWidely, takesUsBets } from '../../books/registry.ts';
import type { Reading } from '../../language/reading.ts';
import type { Slate } from '../../slate/slate.ts';
import { list } from '../../words/format.ts';
import { fold } from './fit.ts';

/** The books at which a bet may be placed, and how a sentence calls them; the others still inform the fair price. */
type OwnBooks = { keys: ReadonlySet<string>; words: string };

export type Limits = Pick<Reading, 'minDecimal' | 'maxDecimal' | 'side'> & {
  /** Null or absent: wherever else a bet may be placed. */
  own?: OwnBooks | null;
  /** The books of the bettor's state; absent: those of many states. */
  ofState?: ReadonlySet<string>;
};

const NAMED_AT_MOST = 3;

/** The books at which a pick may stand; null: wherever many states' bettors can bet. */
export const takeableAt = ({ own, ofState }: Pick<Limits, 'own' | 'ofState'>): ReadonlySet<string> | null =>
  own?.keys ?? ofState ?? null;

/**
 * The limits that hold for every pick. A book that the question names stands in the place of the bettor's own ones for
 * this question.
 */
export function limitsOf(
  slate: Slate,
  reading: Reading,
  { sportsbooks, without = [], state }: Place,
  notices: string[],
): Limits {
  const { minDecimal, maxDecimal, side, book, books, excluded } = reading;
  const refused = namedBooks(slate, excluded?.books ?? []);
  const isRefused = (key: string) => refused.keys.has(key) || without.includes(key);
  const takes = (key: string) => (state ? takesUsBets(key, state) : takesBetsWidely(key));
  const ofState =
    (state || refused.keys.size + without.length > 0) &&
    new Set([...slate.bookTitles.keys()].filter((key) => takes(key) && !isRefused(key)));
  const odds = { minDecimal, maxDecimal, side, ...(ofState && { ofState }) };
  const own = books?.length
    ? namedBooks(slate, books)
    : book === null
      ? ownBooks(slate, sportsbooks)
      : namedBook(slate, book);
  if (own === null) return odds;
  const keys = new Set([...own.keys].filter((key) => !isRefused(key)));
  if (keys.size > 0) return { ...odds, own: { ...own, keys } };
  const why = own.keys.size > 0 ? `${own.words} is left out, as asked` : `I have no prices for ${own.words}`;
  notices.push(`${why}; the best prices elsewhere are shown.`);
  return odds;
}

/** Several books of which any will do: those that are stored. */
function namedBooks(slate: Slate, books: readonly string[]): OwnBooks {
  const all = books.map((book) => namedBook(slate, book));
  const stored = all.filter(({ keys }) => keys.size > 0);
  const words = list((stored.length > 0 ? stored : all).map((one) => one.words)).replace(/ and ([^,]*)$/, ' or $1');
  return { keys: new Set(stored.flatMap(({ keys }) => [...keys])), words };
}

/** The books that go by a registered title: a provider may call them otherwise, or list one for each region. */
function namedBook({ bookTitles }: Slate, book: string): OwnBooks {
  const isNamed = (key: string, title: string) =>
    bookOf(key).title === book || fold(title) === fold(book) || title.startsWith(`${book} (`);
  return { keys: new Set([...bookTitles].flatMap(([key, title]) => (isNamed(key, title) ? [key] : []))), words: book };
}

function ownBooks({ bookTitles }: Slate, sportsbooks: readonly string[]): OwnBooks | null {
  if (sportsbooks.length === 0) return null;
  const stored = sportsbooks.filter((key) => bookTitles.has(key));
  const noun = sportsbooks.length === 1 ? 'your sportsbook' : 'your sportsbooks';
  const names = list(sportsbooks.map((key) => bookTitles.get(key) ?? key));
  const words = sportsbooks.length > NAMED_AT_MOST ? noun : `${noun} (${names})`;
  return { keys: new Set(stored), words };
}
