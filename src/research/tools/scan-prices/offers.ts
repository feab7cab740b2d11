import type { ScanPricesInput } from '#contract/research/scans.ts';
import { canBet } from '../../books/can-bet.ts';
import { coversSport } from '../../slate/leagues.ts';
import type { SlateEvent, SlateMarket, SlateQuote } from '../../slate/slate.ts';
import type { World } from '../world.ts';
import { comparesTwo } from './books-asked.ts';

/** A price that this bettor could ask for now. */
export type Offer = {
  event: SlateEvent;
  market: SlateMarket;
  /** Place of the side among the market's outcomes. */
  at: number;
  quote: SlateQuote;
  decimal: number;
  ageSeconds: number;
};

/** One market of a coming game, and of each side the offers, the highest price first. */
export type ScannedMarket = { event: SlateEvent; market: SlateMarket; sides: readonly (readonly Offer[])[] };

export type Scanned = {
  markets: readonly ScannedMarket[];
  /** Quotes at usable books that nobody has confirmed for too long. */
  oldQuotes: number;
};

/** What no book has confirmed for so long is taken for gone: no offer at all. */
export const OLDEST_SECONDS = 2 * 3_600;

/** The offers of the markets that were asked for, at books where this bettor can bet; `only` names fewer of these. */
export function scanMarkets(input: ScanPricesInput, only: ReadonlySet<string> | null, world: World): Scanned {
  let oldQuotes = 0;
  const markets = world.slate.events
    .filter((event) => isInScope(event, input, world.nowMs))
    .flatMap((event) => event.markets.map((market) => ({ event, market })))
    .filter(({ market }) => isAskedFor(market, input))
    .map(({ event, market }) => {
      const usable = market.quotes.filter(
        ({ bookKey }) => (only?.has(bookKey) ?? true) && (comparesTwo(input) || canBet(bookKey, world.bettor)),
      );
      const quotes = usable.filter((quote) => ageOf(quote, world.nowMs) <= OLDEST_SECONDS);
      oldQuotes += usable.length - quotes.length;
      return { event, market, sides: market.outcomes.map((_, at) => offersOf(event, market, at, quotes, world.nowMs)) };
    });
  return { markets, oldQuotes };
}

const isAskedFor = ({ market }: SlateMarket, { market: asked, props }: ScanPricesInput): boolean =>
  (asked === undefined || market === asked) && (props !== true || market.startsWith('prop:'));

const isInScope = (
  event: SlateEvent,
  { league, eventId, eventIds, from, to }: ScanPricesInput,
  nowMs: number,
): boolean =>
  event.startsAt.getTime() > nowMs &&
  (from === undefined || event.startsAt.getTime() >= Date.parse(from)) &&
  (to === undefined || event.startsAt.getTime() < Date.parse(to)) &&
  (eventId === undefined || event.id === eventId) &&
  (eventIds?.includes(event.id) ?? true) &&
  (league === undefined || coversSport(league, event.sportKey));

function offersOf(
  event: SlateEvent,
  market: SlateMarket,
  at: number,
  quotes: readonly SlateQuote[],
  nowMs: number,
): Offer[] {
  return quotes
    .flatMap((quote) => {
      const decimal = quote.decimals[at];
      return decimal === undefined ? [] : [{ event, market, at, quote, decimal, ageSeconds: ageOf(quote, nowMs) }];
    })
    .sort((a, b) => b.decimal - a.decimal || a.ageSeconds - b.ageSeconds);
}

const ageOf = ({ quotedAt }: SlateQuote, nowMs: number): number =>
  Math.max(0, Math.round((nowMs - quotedAt.getTime()) / 1_000));
