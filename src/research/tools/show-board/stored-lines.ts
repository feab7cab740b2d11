import type { BestNumber, BoardLine } from '#contract/research/board.ts';
import { bookTitle } from '../../books/book-title.ts';
import { canBet } from '../../books/can-bet.ts';
import { mainLine } from '../../slate/main-line.ts';
import type { Selection } from '../../slate/price.ts';
import type { SlateMarket } from '../../slate/slate.ts';
import { selectionLine } from '../../words/pick-label.ts';
import type { World } from '../world.ts';
import { bestPrice } from './board-market.ts';

export const isLined = ({ market, outcomes }: SlateMarket): boolean =>
  market !== 'moneyline' && !outcomes.includes('yes');

/** The main line of those that can be taken anywhere: what no open book sells is no line to begin with. Where none is open, of all. */
export function openMainLine(
  lines: readonly SlateMarket[],
  { bettor }: Pick<World, 'bettor'>,
): SlateMarket | undefined {
  const open = lines.filter(({ quotes }) => quotes.some(({ bookKey }) => canBet(bookKey, bettor)));
  return mainLine(open.length > 0 ? open : lines);
}

/** Every stored line of one market, in their order. */
export const storedLines = (lines: readonly SlateMarket[], world: World): BoardLine[] =>
  lines
    .filter(isLined)
    .toSorted((a, b) => a.lineHundredths - b.lineHundredths)
    .map((market) => ({
      line: market.lineHundredths / 100,
      books: market.quotes.length,
      sides: market.outcomes.map((selection, at) => ({
        selection,
        line: selectionLine(market, selection),
        best: bestPrice(market, at, world),
      })),
    }));

/** How far the prices of a book's line are from even: that of its own line are nearest. */
function unevenness({ quotes }: SlateMarket, bookKey: string): number {
  const [first = 1, second = 1] = quotes.find((quote) => quote.bookKey === bookKey)?.decimals ?? [];
  return Math.abs(1 / first - 1 / second);
}

/** By book the line that it sells as its own: the main one where it has that, else of several the one with the most even prices. */
export function ownLines(lines: readonly SlateMarket[]): Map<string, SlateMarket> {
  const own = new Map<string, SlateMarket>();
  const main = mainLine(lines);
  for (const market of lines)
    for (const { bookKey } of market.quotes) {
      const known = own.get(bookKey);
      if (known === main && known !== undefined) continue;
      if (!known || market === main || unevenness(market, bookKey) < unevenness(known, bookKey))
        own.set(bookKey, market);
    }
  return own;
}

type Numbers = { line: number; books: string[]; canBet: boolean };

/** By number, as its market states it, the books that sell it as their own, the highest first. */
export function numbersByBook(lines: readonly SlateMarket[], { slate, bettor }: World): Numbers[] {
  const own = [...ownLines(lines.filter(isLined))];
  return [...new Set(own.map(([, market]) => market))]
    .toSorted((a, b) => b.lineHundredths - a.lineHundredths)
    .map((market) => {
      const keys = own.filter(([, one]) => one === market).map(([key]) => key);
      const open = keys.filter((key) => canBet(key, bettor));
      return {
        line: market.lineHundredths / 100,
        books: (open.length > 0 ? open : keys).map((key) => bookTitle(key, slate)),
        canBet: open.length > 0,
      };
    });
}

/** Of each side the best number among the books' own lines, and the best price on that; a number counts before a price. */
export function bestNumbers(lines: readonly SlateMarket[], world: World): BestNumber[] {
  const own = ownLines(lines.filter(isLined));
  const takeable = [...own].filter(([bookKey]) => canBet(bookKey, world.bettor)).map(([, market]) => market);
  const [first] = takeable;
  return (first?.outcomes ?? []).flatMap((selection, at) => {
    const best = bestOf([...new Set(takeable)], selection);
    const line = best && selectionLine(best, selection);
    const price = best && bestPrice(best, at, world);
    return line != null && price ? [{ selection, line, best: price }] : [];
  });
}

/** Fewer points for who goes over them, more for everybody else. */
function bestOf(lines: readonly SlateMarket[], selection: Selection): SlateMarket | undefined {
  const points = (market: SlateMarket) => selectionLine(market, selection) ?? 0;
  return lines.toSorted((a, b) => (selection === 'over' ? points(a) - points(b) : points(b) - points(a)))[0];
}
