import type { BestPrice, BoardMarket, BoardPrice, BookRow } from '#contract/research/board.ts';
import { overround } from '#engine/odds/overround.ts';
import { canBet } from '../../books/can-bet.ts';
import { gameLabel, sportLabel } from '../../slate/leagues.ts';
import type { Selection } from '../../slate/price.ts';
import type { SlateEvent, SlateMarket, SlateQuote } from '../../slate/slate.ts';
import { writeOdds } from '../../words/bettor.ts';
import { outcomeLabel, selectionLine } from '../../words/pick-label.ts';
import { consensusOfAll } from '../all-books.ts';
import type { World } from '../world.ts';

const ageOf = ({ quotedAt }: SlateQuote, nowMs: number): number =>
  Math.max(0, Math.round((nowMs - quotedAt.getTime()) / 1_000));

/**
 * One market as a board shows it: of each side the best price that can be taken, or that of the books that were named, and the fair
 * one beside it.
 */
export function boardMarket(
  event: SlateEvent,
  market: SlateMarket,
  world: World,
  named: ReadonlySet<string> | null = null,
): BoardMarket {
  const { nowMs, bettor } = world;
  const fair = consensusOfAll(event, market, nowMs);
  const sides = market.outcomes.map((selection, at) => {
    const best = bestPrice(market, at, world, named);
    const chance = fair?.probabilities[at] ?? null;
    return {
      selection,
      label: outcomeLabel(event, selection),
      line: selectionLine(market, selection),
      best,
      fairChance: chance,
      fairText: chance === null ? null : writeOdds(bettor, 1 / chance),
    };
  });
  const bests = sides.flatMap(({ best }) => (best ? [best.decimal] : []));
  const hold = bests.length === sides.length ? overround(bests).hold : null;
  return {
    eventId: event.id,
    game: gameLabel(event),
    league: sportLabel(event),
    startsAt: event.startsAt.toISOString(),
    market: market.market,
    player: market.player === '' ? null : market.player,
    line: market.market === 'moneyline' ? null : market.lineHundredths / 100,
    sides,
    hold,
    holdText: hold === null ? null : `${hundredths(hold * 100)}%`,
    books: market.quotes.length,
    ageSeconds: Math.min(...market.quotes.map((quote) => ageOf(quote, nowMs))),
  };
}

/** Two decimals; what is nothing in them has no sign. */
function hundredths(number: number): string {
  const text = number.toFixed(2);
  return Number(text) === 0 ? '0.00' : text;
}

/** The highest price at a book where this bettor can bet, or at one that was named; of equal ones the newest. */
export function bestPrice(
  market: SlateMarket,
  at: number,
  { slate, bettor, nowMs }: World,
  named: ReadonlySet<string> | null = null,
): BestPrice | null {
  let best: { quote: SlateQuote; decimal: number } | null = null;
  for (const quote of market.quotes) {
    const decimal = quote.decimals[at];
    if (decimal === undefined || !(named?.has(quote.bookKey) ?? canBet(quote.bookKey, bettor))) continue;
    const isBetter =
      !best || decimal > best.decimal || (decimal === best.decimal && quote.quotedAt > best.quote.quotedAt);
    if (isBetter) best = { quote, decimal };
  }
  if (!best) return null;
  const { quote, decimal } = best;
  return {
    bookKey: quote.bookKey,
    book: slate.bookTitles.get(quote.bookKey) ?? quote.bookKey,
    decimal,
    text: writeOdds(bettor, decimal),
    ageSeconds: ageOf(quote, nowMs),
    ...linkOf(quote, at),
  };
}

const linkOf = ({ links }: SlateQuote, at: number): { link?: string } => {
  const link = links?.[at] ?? null;
  return link === null ? {} : { link };
};

/** Every book on one market, those where this bettor can bet first, each group by what the first side pays. */
export function bookRows(event: SlateEvent, market: SlateMarket, world: World): BookRow[] {
  const fair = consensusOfAll(event, market, world.nowMs);
  return market.quotes
    .map((quote, at) => bookRow(event, market, quote, fair?.shares[at] ?? 0, world))
    .sort(
      (a, b) =>
        Number(b.canBet) - Number(a.canBet) ||
        (b.prices[0]?.decimal ?? 0) - (a.prices[0]?.decimal ?? 0) ||
        (a.bookKey < b.bookKey ? -1 : 1),
    );
}

function bookRow(event: SlateEvent, market: SlateMarket, quote: SlateQuote, share: number, world: World): BookRow {
  const { slate, bettor, nowMs } = world;
  const isOpen = canBet(quote.bookKey, bettor);
  const priceOf = (selection: Selection, at: number): BoardPrice => {
    const decimal = quote.decimals[at] ?? Number.NaN;
    return {
      selection,
      label: outcomeLabel(event, selection),
      line: selectionLine(market, selection),
      decimal,
      text: writeOdds(bettor, decimal),
      ...(isOpen && linkOf(quote, at)),
    };
  };
  return {
    bookKey: quote.bookKey,
    book: slate.bookTitles.get(quote.bookKey) ?? quote.bookKey,
    canBet: isOpen,
    prices: market.outcomes.map(priceOf),
    margin: overround(quote.decimals).margin,
    share,
    ageSeconds: ageOf(quote, nowMs),
  };
}
