import { bookTitle } from '../../books/book-title.ts';
import { findBooks } from '../../books/find-books.ts';
import { gameLabel } from '../../slate/leagues.ts';
import type { SlateMarket } from '../../slate/slate.ts';
import { ownLines } from '../../tools/show-board/stored-lines.ts';
import { ageWords, capital, list, percent } from '../../words/format.ts';
import { pickLabel } from '../../words/pick-label.ts';
import { inShort } from '../../words/short-names.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { byDistance, chancesOf, type Told } from './book-chances.ts';
import type { BookChance, MarketMeant } from './market-meant.ts';

const NEAREST = /\b(closest|closer|nearest|nearer)\b/;
/** A price that others have left behind: prices tell which stands apart, and how old it is. */
export const STALE =
  /\b(which|who|whos|whose|what|whats|is|are|does|looks?|seems?)\b.*\b(stale|staler|stalest|outdated|lagging|lags?|asleep|sleeping|slow(er|est)?( to move)?|(didnt|hasnt|havent|not) (moved?|updated?))\b/;

/** From here on a book is off. */
const OFF = 0.015;

export function outlier(read: Tagged): Asked | null {
  const told = chancesOf(read);
  if (!told) return null;
  const { meant, name, fair, books } = told;
  const near = books.toSorted(byDistance(fair));
  const farthest = near.at(-1);
  const [nearest] = near;
  if (!farthest || !nearest) return null;
  const from = `all ${books.length} books on that line make it ${percent(fair)} with the margin out`;
  const own = bookNamed(read);
  const words = own ? ofBook(own, told, read) : farthestWords(farthest, { name, fair, from });
  const isBoth = !own && NEAREST.test(read.plain);
  return say(
    [
      own ? '' : otherNumbers(meant, read),
      words,
      isBoth ? `Nearest to it is ${nearest.title} with ${percent(nearest.chance)}.` : '',
      STALE.test(read.plain) ? pricesOf(own ?? farthest, meant, read) : '',
      ASKS_WHY.test(read.plain) ? 'Why a book stands there is not stored.' : '',
    ]
      .filter(Boolean)
      .join(' '),
  );
}
const ASKS_WHY = /\b(why|how come)\b/;

const farthestWords = (
  { title, chance }: BookChance,
  { name, fair, from }: { name: string; fair: number; from: string },
): string =>
  Math.abs(chance - fair) >= OFF
    ? `${title} is farthest off on ${name}: it makes it ${percent(chance)}, and ${from}.`
    : `None is off on ${name}: ${from}, and the farthest from that is ${title} with ${percent(chance)}.`;

/** The one book that is asked about, by its key. */
function bookNamed({ books: [title, ...others], slate }: Tagged): { key: string; title: string } | null {
  const [found] = title !== undefined && others.length === 0 ? findBooks(title, slate.bookTitles) : [];
  return found ?? null;
}

/** "Is DK off market": its own price against all of them, or its own number. */
function ofBook({ key, title }: { key: string; title: string }, told: Told, read: Tagged): string {
  const { meant, name, fair, books } = told;
  const own = books.find((book) => book.key === key);
  const other = otherLine(key, meant);
  if (!own && other)
    return `Yes: ${title} has another number, ${labelOf(meant, other)}, where ${books.length} books have ${name}.`;
  if (!own) return `${title} has no price on ${name}.`;
  const isOff = Math.abs(own.chance - fair) >= OFF;
  // "How come" asks for no yes.
  const lead = ASKS_WHY.test(read.plain) ? 'With' : `${isOff ? 'Yes' : 'No'}: with`;
  const has = STALE.test(read.plain) ? '' : ` It has ${pricesAt(key, meant, read)}.`;
  return `${lead} the margin out ${title} makes ${name} ${percent(own.chance)}, and all ${books.length} books on that line ${percent(fair)}.${has}`;
}

const labelOf = ({ event, side }: MarketMeant, market: SlateMarket): string =>
  inShort(pickLabel(event, market, side), gameLabel(event));

/** The line of that book where it is not the one that most have. */
const otherLine = (key: string, meant: MarketMeant): SlateMarket | undefined => {
  const own = ownLines(sameBet(meant)).get(key);
  return own?.id === meant.market.id ? undefined : own;
};

function pricesAt(key: string, { event, market }: MarketMeant, { odds }: Tagged): string {
  const own = market.quotes.find(({ bookKey }) => bookKey === key);
  return list(
    market.outcomes.map(
      (side, at) => `${inShort(pickLabel(event, market, side), gameLabel(event))} ${odds(own?.decimals[at] ?? 1)}`,
    ),
  );
}

/** What it pays on each side, and how old that is: an old price that stands apart is likely one that was left behind. */
function pricesOf({ key, title }: Pick<BookChance, 'key' | 'title'>, meant: MarketMeant, read: Tagged): string {
  const { market } = meant;
  const { nowMs } = read;
  const own = market.quotes.find(({ bookKey }) => bookKey === key);
  const ages = market.quotes.map(({ quotedAt }) => (nowMs - quotedAt.getTime()) / 1000);
  if (!own) return '';
  const age = (nowMs - own.quotedAt.getTime()) / 1000;
  return `${title} has ${pricesAt(key, meant, read)}, last confirmed ${ageWords(age)} ago; the oldest price of all is ${ageWords(Math.max(...ages))} old, the newest ${ageWords(Math.min(...ages))}. Whether it was left behind or knows more, prices alone do not tell.`;
}

/** Who has another number as its own stands apart as well. */
function otherNumbers(meant: MarketMeant, { slate }: Tagged): string {
  const own = ownLines(sameBet(meant));
  const away = [...new Set(own.values())].filter(({ id }) => id !== meant.market.id);
  const told = away.map((one) => {
    const titles = [...own].filter(([, line]) => line === one).map(([key]) => bookTitle(key, slate));
    return `${list(titles)} ${titles.length === 1 ? 'has' : 'have'} ${labelOf(meant, one)}`;
  });
  return told.length === 0 ? '' : `${capital(told.join('; '))}, where most have ${labelOf(meant, meant.market)}.`;
}

const sameBet = ({ event, market }: MarketMeant): SlateMarket[] =>
  event.markets.filter((one) => one.market === market.market && one.player === market.player);
