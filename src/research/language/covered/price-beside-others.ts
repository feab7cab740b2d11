import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { canBet } from '../../books/can-bet.ts';
import { bookOf } from '../../books/registry.ts';
import { ANY_BETTOR } from '../../words/bettor.ts';
import { ageWords } from '../../words/format.ts';
import type { Tagged } from '../calls/tagged.ts';
import { isStored, storedBet } from '../sums/stored-bet.ts';
import { type Cover, decimalOfSide } from './cover.ts';

type Quoted = { book: string; decimal: number; seconds: number; isOpen: boolean };

/** "Real or is somebody stale": how each price stands beside those of the other books, and since when it was seen. */
export const besideOthers = ({ sides }: Cover, read: Tagged): string[] =>
  sides.flatMap((side) => toldOf(side, read) ?? []);

function toldOf(side: Cover['sides'][number], read: Tagged): string | null {
  const all = quotesOf(side, read);
  const own = all.find(({ book, decimal }) => book === side.book && Math.abs(decimal - decimalOfSide(side)) < 1e-9);
  if (!own) return null;
  const [next] = all.filter(({ isOpen, book }) => isOpen && book !== own.book);
  const better = all.filter(({ isOpen, decimal }) => !isOpen && decimal > own.decimal);
  const stored = side.ref && storedBet({ ...side.ref, book: null }, read);
  const fair = stored && isStored(stored) && stored.win > 0 ? (1 - stored.push) / stored.win : null;
  return (
    [
      `${side.bet} (${side.price}) was seen ${ageWords(own.seconds)} ago`,
      ...(next ? [`the next best you can bet is ${read.odds(next.decimal)} at ${next.book}`] : []),
      ...(fair === null ? [] : [`all books with their margin out make it ${read.odds(fair)}`]),
      ...better.slice(0, 1).map(({ book, decimal }) => `${book} shows ${read.odds(decimal)}, where you cannot bet`),
    ].join('; ') + standing(own, next)
  );
}

/** How far ahead of the next one a price is that others have as well. */
const LONE = 0.015;

function standing(own: Quoted, next: Quoted | undefined): string {
  const isAlone = next === undefined || 1 / next.decimal - 1 / own.decimal > LONE;
  return isAlone
    ? '. It stands alone, which an old price or a mistake does more often than a gift.'
    : '. It does not stand alone.';
}

function quotesOf({ ref }: Cover['sides'][number], { slate, nowMs, bettor = ANY_BETTOR }: Tagged): Quoted[] {
  const event = slate.events.find(({ id }) => id === ref?.eventId);
  if (!ref || !event) return [];
  const home = ref.line === null ? 0 : ref.market === 'spread' && ref.side === 'away' ? -ref.line : ref.line;
  const market = event.markets.find(
    (one) =>
      one.market === ref.market && one.player === (ref.player ?? '') && one.lineHundredths === Math.round(home * 100),
  );
  const at = market?.outcomes.indexOf(ref.side) ?? -1;
  return (market?.quotes ?? [])
    .flatMap(({ bookKey, decimals, quotedAt }) => {
      const decimal = decimals[at];
      const book = slate.bookTitles.get(bookKey) ?? bookOf(bookKey).title;
      const seconds = Math.max(0, Math.round((nowMs - quotedAt.getTime()) / 1_000));
      return decimal === undefined ? [] : [{ book, decimal, seconds, isOpen: canBet(bookKey, bettor) }];
    })
    .toSorted((a, b) => b.decimal - a.decimal);
}

/** How far the prices of a writer are from what some book has on these sides, in this order. */
export const distanceOf = (sides: Cover['sides'], prices: readonly string[], read: Tagged): number =>
  sides.reduce((sum, side, at) => {
    const decimal = priceTextToDecimal(prices[at] ?? side.price);
    return sum + Math.min(...quotesOf(side, read).map((one) => Math.abs(one.decimal - decimal)), 1);
  }, 0);
