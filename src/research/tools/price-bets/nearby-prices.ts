import type { BetRef } from '#contract/research/bet.ts';
import type { NearbyPrice } from '#contract/research/price-bets.ts';
import { withPush } from '#engine/odds/line-model.ts';
import { findBooks } from '../../books/find-books.ts';
import type { SlateMarket } from '../../slate/slate.ts';
import { pickLabel, selectionLine } from '../../words/pick-label.ts';
import { findLine } from '../find-bet.ts';
import { type FoundMarket, isRefused } from '../find-market.ts';
import type { World } from '../world.ts';
import { outvoted } from './outvoted-line.ts';
import { quotedBet } from './quoted-bet.ts';

type Ref = BetRef & { line: number };

/** What can be bet next to a line without a price to take: what the named book has, and the best price on the nearest line on either side. */
export function nearbyPrices(ref: Ref, found: FoundMarket, world: World): NearbyPrice[] {
  const lines = nearest(ref, found).filter((market) => selectionLine(market, found.side) !== ref.line);
  const lineOf = (market: SlateMarket): number => selectionLine(market, found.side) ?? ref.line;
  const firstPrice = (ordered: readonly SlateMarket[]): NearbyPrice | null => {
    for (const market of ordered) {
      const price = priceOn(market, { ...ref, book: null }, found, world);
      if (price) return price;
    }
    return null;
  };
  const own = ref.book === null ? undefined : lines.find((market) => isAt(market, ref.book ?? '', world));
  const sides = [(line: number) => line < ref.line, (line: number) => line > ref.line];
  const bests = sides
    .flatMap((isOn) => firstPrice(lines.filter((market) => isOn(lineOf(market)))) ?? [])
    .toSorted((a, b) => Math.abs(a.line - ref.line) - Math.abs(b.line - ref.line));
  const named = (own && priceOn(own, ref, found, world)) ?? [];
  return [named, bests].flat();
}

function nearest({ line }: Ref, { lines, side }: FoundMarket): SlateMarket[] {
  const distance = (market: SlateMarket) => Math.abs((selectionLine(market, side) ?? 0) - line);
  return lines.toSorted((a, b) => distance(a) - distance(b));
}

function isAt({ quotes }: SlateMarket, book: string, { slate }: World): boolean {
  const keys = findBooks(book, slate.bookTitles).map(({ key }) => key);
  return quotes.some(({ bookKey }) => keys.includes(bookKey));
}

/** At the named book, else at the best one. */
function priceOn(market: SlateMarket, ref: Ref, found: FoundMarket, world: World): NearbyPrice | null {
  const line = selectionLine(market, found.side);
  if (line === null) return null;
  const bet = findLine({ ...ref, line, price: null }, found, world);
  const quoted = isRefused(bet) ? null : quotedBet(bet, { statedDecimal: null, stakeCents: undefined }, world);
  const price = ref.book === null ? quoted?.atBest : quoted?.atAsked;
  if (!price || price.bookKey === null || price.book === null) return null;
  const { bookKey, book, decimal, text } = price;
  const own = { market, win: withPush(quoted?.decided ?? 0, quoted?.push.chance ?? 0).win };
  const asked = { statedDecimal: decimal, stakeCents: undefined };
  const { evText } = outvoted({ ...ref, line }, own, found, asked, world)?.atAsked ?? price;
  return {
    line,
    label: pickLabel(found.event, market, found.side),
    bookKey,
    book,
    decimal,
    text,
    evText,
    isNamed: ref.book !== null,
  };
}
