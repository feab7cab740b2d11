import { findBooks } from '../../books/find-books.ts';
import { fairChances } from '../../tools/all-books.ts';
import type { Tagged } from '../calls/tagged.ts';
import { type Offer, offersOnMarket, type SideOffers } from '../compared/market-of-bet.ts';
import type { BetFocus } from '../reading.ts';
import { focusOfRef, namedBets, refOf, refOfFocus } from '../sums/bets-said.ts';
import { isStored, storedBet } from '../sums/stored-bet.ts';

/** One price of one bet that is asked about, and what the other books pay on the same. */
export type QuoteInQuestion = {
  bet: BetFocus;
  /** `Over 233 in Suns @ Hawks`. */
  name: string;
  startsAt: Date;
  own: Offer;
  /** All others, the best first. */
  others: readonly Offer[];
  /** What those others make the fair price, without the book that is asked about; null: too few of them. */
  fair: number | null;
};

/** The quote that is meant: of the bet that is named or was spoken of, at the book or the price that is named. Null: it is not known which, or no book has it. */
export function quoteInQuestion(read: Tagged): QuoteInQuestion | null {
  const { previous, mentions, amounts, books } = read;
  const found = candidates(read).flatMap((bet) => quoteOf(bet, read) ?? []);
  const [first, ...more] = found;
  if (first === undefined || more.length === 0) return first ?? null;
  const isNamed = amounts.prices.length + books.length > 0;
  const alone = isNamed ? found.filter((one) => standingOf(one) === 'above') : [];
  if (alone.length === 1) return alone[0] ?? null;
  const pointed = previous?.pointed ? previous.focus?.[previous.pointed - 1] : undefined;
  const spoken = mentions.length > 0 || isNamed ? undefined : found.find(({ bet }) => bet === pointed);
  // Of a list its first is meant, where nothing tells them apart.
  return spoken ?? (previous?.list === true && mentions.length === 0 ? first : null);
}

function candidates(read: Tagged): readonly BetFocus[] {
  if (read.previous?.ticket === true) return [];
  if (read.mentions.length === 0) return read.previous?.focus ?? [];
  const refs = namedBets(read).flatMap((bet) => refOf(bet, read) ?? []);
  const bets = refs.flatMap((ref) => (typeof ref === 'string' ? [] : [focusOfRef(ref)]));
  return bets.filter((bet, at) => bets.findIndex((one) => isSame(one, bet)) === at);
}

const isSame = (one: BetFocus, other: BetFocus): boolean => JSON.stringify(one) === JSON.stringify(other);

function quoteOf(bet: BetFocus, read: Tagged): QuoteInQuestion | null {
  const side = offersOnMarket(bet, read).find((one) => one.side === bet.side);
  const stored = storedBet({ ...refOfFocus(bet), price: null, book: null }, read);
  const own = side && ownOffer(bet, side.offers, read);
  if (!own || !isStored(stored)) return null;
  const others = side.offers.filter((one) => one !== own);
  const { name } = stored;
  return { bet, name, startsAt: side.event.startsAt, own, others, fair: fairWithout(own, side, read) };
}

/** At the book that is named and at a price that is, the longest first; without either as it was shown, else at its best. */
function ownOffer(bet: BetFocus, offers: readonly Offer[], read: Tagged): Offer | undefined {
  const named = read.books.flatMap((title) => findBooks(title, read.slate.bookTitles)[0]?.title ?? []);
  const prices = read.amounts.prices.map(({ decimal }) => read.odds(decimal));
  // "-126 BetRivers vs -150 DK": the longer one of the two is in question.
  if (new Set(named).size > 1 && prices.length < 2) return undefined;
  if (named.length + prices.length > 0) {
    const atBook = offers.filter(({ book }) => named.length === 0 || named.includes(book));
    const atPrice = atBook.find(({ decimal }) => prices.includes(read.odds(decimal)));
    // "Everyone else is like 150" is the price of others.
    return atPrice ?? (prices.length === 0 || named.length > 0 ? atBook[0] : undefined);
  }
  const shown = bet.book ? offers.find(({ book }) => book === bet.book) : undefined;
  return shown ?? offers.find(({ canTake }) => canTake);
}

function fairWithout(own: Offer, { event, market, side, chance }: SideOffers, { slate, nowMs }: Tagged): number | null {
  const isOwn = (bookKey: string) => slate.bookTitles.get(bookKey) === own.book;
  const others = { ...market, quotes: market.quotes.filter(({ bookKey }) => !isOwn(bookKey)) };
  const fair = fairChances(event, others, nowMs)?.[market.outcomes.indexOf(side)] ?? chance;
  return fair === null || fair <= 0 ? null : 1 / fair;
}

/** How far one price is from the next, as a chance, before it stands alone. */
const LONE = 0.015;

/** Whether a price pays more than all others, less than all, or stands among them. */
export function standingOf({ own, others }: QuoteInQuestion): 'above' | 'below' | 'among' {
  const [best] = others;
  const worst = others.at(-1);
  if (!best || !worst || 1 / best.decimal - 1 / own.decimal > LONE) return 'above';
  return 1 / own.decimal - 1 / worst.decimal > LONE ? 'below' : 'among';
}
