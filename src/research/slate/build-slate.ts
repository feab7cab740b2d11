import { distinctTitles } from '../books/distinct-titles.ts';
import type { Fact } from './fact.ts';
import { type FeedPrice, laidMarket, type Selection } from './price.ts';
import type { Pricings, Slate, SlateMarket, SlateQuote } from './slate.ts';
import type { EventInfo, StoredSlate } from './stored-slate.ts';
import { isSoccer } from './three-way.ts';

/** After this long past its start a game is over for every sport: what is still stored of its prices goes. */
export const OVER_AFTER_MS = 6 * 3_600_000;

type BookPrices = Map<string, FeedPrice[]>;
type MarketRows = { market: string; player: string; lineHundredths: number; byBook: BookPrices; lays: BookPrices };

/** The stored rows as the analyst reads them: whole markets only, in the order of the games' starts. */
export function buildSlate(stored: StoredSlate, odds: Slate['odds'], now: Date, newPricings?: () => Pricings): Slate {
  const factsOf = groupFacts(stored.facts.values());
  const events = [...stored.events.values()]
    .filter((event) => event.startsAt.getTime() > now.getTime() - OVER_AFTER_MS)
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || (a.id < b.id ? -1 : 1))
    .map((event) => ({
      ...event,
      markets: groupMarkets(stored.prices.get(event.id) ?? []).flatMap((rows) => wholeMarket(event, rows, newPricings)),
      facts: factsOf.get(event.id) ?? [],
    }));
  const { newestMs, bookKeys } = quotesIn(stored.prices.values());
  return {
    odds,
    version: stored.version,
    asOf: newestMs === null ? null : new Date(newestMs),
    events,
    bookTitles: distinctTitles(new Map([...bookKeys].sort().map((key) => [key, stored.bookTitles.get(key) ?? key]))),
  };
}

/** A book's quote on a line that it sells as its main one stands for the same line among its alternate ones. */
function groupMarkets(prices: readonly FeedPrice[]): MarketRows[] {
  const featured = new Map<string, MarketRows>();
  const alternate = new Map<string, MarketRows>();
  const lays = new Map<string, MarketRows>();
  for (const price of prices) {
    const laid = laidMarket(price.market);
    if (laid !== null) {
      addPrice(lays, price, laid);
      continue;
    }
    const market = FEATURED_OF[price.market];
    addPrice(market === undefined ? featured : alternate, price, market ?? price.market);
  }
  for (const [key, rows] of alternate) {
    const main = entry(featured, key, () => ({ ...rows, byBook: new Map() }));
    for (const [bookKey, quotes] of rows.byBook) entry(main.byBook, bookKey, () => quotes);
  }
  for (const [key, rows] of lays) {
    const main = featured.get(key);
    if (main) main.lays = rows.byBook;
  }
  return [...featured.values()];
}

const FEATURED_OF: Readonly<Record<string, string>> = { alternate_spread: 'spread', alternate_total: 'total' };

function addPrice(markets: Map<string, MarketRows>, price: FeedPrice, market: string): void {
  const { player } = price;
  const lineHundredths = marketLine(price, market);
  const rows = entry(markets, `${market}|${player}|${lineHundredths}`, () => ({
    market,
    player,
    lineHundredths,
    byBook: new Map<string, FeedPrice[]>(),
    lays: new Map<string, FeedPrice[]>(),
  }));
  entry(rows.byBook, price.bookKey, () => []).push(price);
}

/** A spread is one market whichever side it is read from: its line is the home side's. */
function marketLine(price: FeedPrice, market: string): number {
  const isAwaySpread = market === 'spread' && price.selection === 'away';
  return isAwaySpread && price.lineHundredths !== 0 ? -price.lineHundredths : price.lineHundredths;
}

function wholeMarket(event: EventInfo, rows: MarketRows, newPricings?: () => Pricings): SlateMarket[] {
  const outcomes = outcomesOf(event, rows);
  const quotes = [...rows.byBook].flatMap(([bookKey, prices]) => {
    const offered = inOrder(prices, outcomes);
    return offered ? [quoteOf(bookKey, offered, inOrder(rows.lays.get(bookKey) ?? [], outcomes))] : [];
  });
  if (quotes.length === 0) return [];
  const { market, player, lineHundredths } = rows;
  const id = `${event.id}|${market}|${player}|${lineHundredths}`;
  quotes.sort((a, b) => (a.bookKey < b.bookKey ? -1 : 1));
  const pricings = newPricings?.();
  return [{ id, market, player, lineHundredths, outcomes, quotes, ...(pricings && { pricings }) }];
}

/** A book's prices count when it offers every outcome and no other. */
function inOrder(prices: readonly FeedPrice[], outcomes: readonly Selection[]): FeedPrice[] | null {
  if (prices.length !== outcomes.length) return null;
  const found = outcomes.map((outcome) => prices.find((price) => price.selection === outcome));
  const offered = found.filter((price) => price !== undefined);
  return offered.length === outcomes.length ? offered : null;
}

function quoteOf(bookKey: string, offered: readonly FeedPrice[], laid: readonly FeedPrice[] | null): SlateQuote {
  const oldestMs = Math.min(...offered.map((price) => price.quotedAt.getTime()));
  const lay = laid && { lay: laid.map((price) => price.oddsDecimal) };
  const links = offered.some(({ link }) => link !== undefined) && { links: offered.map(({ link }) => link ?? null) };
  const decimals = offered.map((price) => price.oddsDecimal);
  return { bookKey, decimals, ...lay, ...links, quotedAt: new Date(oldestMs) };
}

function outcomesOf(event: EventInfo, rows: MarketRows): readonly Selection[] {
  if (rows.market === 'moneyline') return isThreeWay(event, rows) ? ['home', 'draw', 'away'] : ['home', 'away'];
  if (rows.market === 'spread') return ['home', 'away'];
  const offersYes = [...rows.byBook.values()].some((prices) => prices.some(({ selection }) => selection === 'yes'));
  return offersYes ? ['yes', 'no'] : ['over', 'under'];
}

/**
 * In soccer a bet on a winner has three outcomes. Elsewhere some books sell the result after regular time beside the others' final result:
 * these are different bets, and the final result is the one that is meant wherever a book sells it. Where none does, as of many fights,
 * the bet with the draw is the only one there is.
 */
const isThreeWay = (event: EventInfo, { byBook }: MarketRows): boolean =>
  isSoccer(event) ||
  (byBook.size > 0 && [...byBook.values()].every((prices) => prices.some(({ selection }) => selection === 'draw')));

function groupFacts(facts: Iterable<Fact>): Map<string, Fact[]> {
  const byEvent = new Map<string, Fact[]>();
  for (const fact of facts) entry(byEvent, fact.eventId, () => []).push(fact);
  return byEvent;
}

function quotesIn(prices: Iterable<readonly FeedPrice[]>): { newestMs: number | null; bookKeys: Set<string> } {
  let newestMs: number | null = null;
  const bookKeys = new Set<string>();
  for (const ofEvent of prices) {
    for (const { quotedAt, bookKey } of ofEvent) {
      newestMs = Math.max(newestMs ?? 0, quotedAt.getTime());
      bookKeys.add(bookKey);
    }
  }
  return { newestMs, bookKeys };
}

function entry<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
  const found = map.get(key);
  if (found !== undefined) return found;
  const created = create();
  map.set(key, created);
  return created;
}
