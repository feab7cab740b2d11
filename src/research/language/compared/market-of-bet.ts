import { bookTitle } from '../../books/book-title.ts';
import { canBet } from '../../books/can-bet.ts';
import { mainLine } from '../../slate/main-line.ts';
import type { Selection } from '../../slate/price.ts';
import type { SlateEvent, SlateMarket } from '../../slate/slate.ts';
import { fairChances } from '../../tools/all-books.ts';
import { ANY_BETTOR } from '../../words/bettor.ts';
import { selectionLine } from '../../words/pick-label.ts';
import { gameAhead } from '../calls/game-ahead.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { BetFocus } from '../reading.ts';

/** The stored market of a bet that was spoken of, on its line, or on the main one where it has none. */
export function marketOfBet(event: SlateEvent, { market, side, line, player }: BetFocus): SlateMarket | null {
  const lines = event.markets.filter((one) => one.market === market && one.player === (player ?? ''));
  if (line === null) return mainLine(lines) ?? null;
  return lines.find((one) => selectionLine(one, side) === line) ?? null;
}

/** What one book pays, and how long ago that was confirmed. */
export type Offer = { book: string; decimal: number; canTake: boolean; seconds: number };

/** One side of a stored market: its chance by all books, and what each of them pays, the best first. */
export type SideOffers = {
  event: SlateEvent;
  market: SlateMarket;
  side: Selection;
  chance: number | null;
  offers: readonly Offer[];
};

/** The same of every side of the market of a bet that was spoken of. */
export function offersOnMarket(bet: BetFocus, { slate, nowMs, bettor = ANY_BETTOR }: Tagged): SideOffers[] {
  const event = gameAhead(bet, { events: slate.events, nowMs });
  const market = event && marketOfBet(event, bet);
  if (!event || !market) return [];
  const chances = fairChances(event, market, nowMs);
  return market.outcomes.map((side, at) => {
    const offers = market.quotes.flatMap(({ bookKey, decimals, quotedAt }) => {
      const decimal = decimals[at];
      const seconds = Math.max(0, Math.round((nowMs - quotedAt.getTime()) / 1_000));
      return decimal === undefined
        ? []
        : [{ book: bookTitle(bookKey, slate), decimal, canTake: canBet(bookKey, bettor), seconds }];
    });
    return {
      event,
      market,
      side,
      chance: chances?.[at] ?? null,
      offers: offers.toSorted((a, b) => b.decimal - a.decimal),
    };
  });
}
