import { fairClose } from '#engine/record/fair-close.ts';
import { pricedMarket, THREE_WAY } from '#research/slate/three-way.ts';
import { PRICE_MAX } from './pick-bounds.ts';
import type { ShownPick } from './pick-leaf.ts';

/** One closing price, as it is stored. */
export type CloseRow = {
  eventId: string;
  /** The provider's key of the sport. */
  sportKey: string;
  bookKey: string;
  market: string;
  selection: string;
  player: string;
  lineHundredths: number;
  oddsDecimal: number;
};

/** What closed on one market and line: at each book the last price of every outcome. */
export type MarketClose = {
  event: string;
  market: string;
  player: string;
  /** In hundredths, from the home side or as the total stands; 0 where the market has no line. */
  line: number;
  outcomes: string[];
  books: Record<string, number[]>;
};

type ClosedBet = Pick<ShownPick, 'eventId' | 'market' | 'player' | 'selection' | 'line'>;

const OVER_UNDER = ['over', 'under'];

/** In hundredths, from the home side: both sides of a spread are of one line. */
export const lineOf = ({ selection, line }: Pick<ClosedBet, 'selection' | 'line'>): number =>
  Math.round((line ?? 0) * 100) * (selection === 'away' ? -1 : 1) + 0;

export const closeSubject = (bet: ClosedBet): string =>
  `close:${bet.eventId}|${bet.market}|${bet.player}|${lineOf(bet)}`;

/** The closes of the market and line of a bet; null where no book had a price for every outcome. */
export function marketClose(bet: ClosedBet, rows: readonly CloseRow[]): MarketClose | null {
  const line = lineOf(bet);
  const ofMarket = rows.filter((row) => isOfMarket(bet, row) && homeLine(bet, row) === line);
  const outcomes = outcomesOf(bet, ofMarket);
  if (!outcomes.includes(bet.selection)) return null;
  const books: Record<string, number[]> = {};
  for (const book of new Set(ofMarket.map(({ bookKey }) => bookKey))) {
    const own = ofMarket.filter(({ bookKey }) => bookKey === book);
    const main = own.filter(({ market }) => market === pricedMarket(bet.market));
    const decimals = completeOf(main, outcomes) ?? completeOf(own, outcomes);
    if (decimals) books[book] = decimals;
  }
  if (Object.keys(books).length === 0) return null;
  return { event: bet.eventId, market: bet.market, player: bet.player, line, outcomes, books };
}

const isOfMarket = (bet: ClosedBet, row: CloseRow): boolean =>
  row.eventId === bet.eventId &&
  row.player === bet.player &&
  (row.market === pricedMarket(bet.market) || row.market === `alternate_${bet.market}`);

/** A spread is stored from each side's own view; adding 0 turns -0 into 0. */
const homeLine = ({ market }: ClosedBet, { selection, lineHundredths }: CloseRow): number =>
  (market.endsWith('spread') && selection === 'away' ? -lineHundredths : lineHundredths) + 0;

function outcomesOf({ market, selection }: ClosedBet, rows: readonly CloseRow[]): string[] {
  if (OVER_UNDER.includes(selection)) return OVER_UNDER;
  if (selection === 'yes' || selection === 'no') return ['yes', 'no'];
  // Elsewhere a book that sells the draw sells the result after regular time, which is another bet than the final result.
  const isThreeWay =
    market === THREE_WAY || (market === 'moneyline' && rows.some(({ sportKey }) => sportKey.startsWith('soccer_')));
  return ['home', 'away', ...(isThreeWay ? ['draw'] : [])];
}

function completeOf(rows: readonly CloseRow[], outcomes: readonly string[]): number[] | null {
  const decimals = outcomes.flatMap((outcome) => {
    const row = rows.find(({ selection }) => selection === outcome);
    return row && row.oddsDecimal <= PRICE_MAX ? [row.oddsDecimal] : [];
  });
  const sellsOther = rows.some(({ selection }) => !outcomes.includes(selection));
  return decimals.length === outcomes.length && !sellsOther ? decimals : null;
}

export type CloseValue = {
  /** At the bet's own book. */
  decimal: number | null;
  fair: number | null;
  books: number;
  clv: number | null;
  clvFair: number | null;
};

const NO_CLOSE: CloseValue = { decimal: null, fair: null, books: 0, clv: null, clvFair: null };

/** What the price of a pick was worth at the close. */
export function closeValue(
  pick: Pick<ShownPick, 'selection' | 'bookKey' | 'oddsDecimal'>,
  close: MarketClose | null,
): CloseValue {
  const outcome = close?.outcomes.indexOf(pick.selection) ?? -1;
  if (!close || outcome < 0) return NO_CLOSE;
  const books = Object.values(close.books);
  const fair = fairClose(books, outcome);
  const decimal = close.books[pick.bookKey]?.[outcome] ?? null;
  return {
    decimal,
    fair,
    books: books.length,
    clv: decimal === null ? null : pick.oddsDecimal / decimal - 1,
    clvFair: pick.oddsDecimal * fair - 1,
  };
}
