import type { Fact } from '../../providers/facts/facts.port.ts';
import type { Selection } from '../../providers/odds-feed/odds-feed.port.ts';
import { OVER_AFTER_MS } from './diff-prices.ts';
import type { Slate, SlateMarket, SlateQuote } from './slate.ts';
import type { StoredEvent, StoredPrice, StoredSlate } from './stored-slate.ts';

type MarketRows = { market: string; player: string; lineHundredths: number; byBook: Map<string, StoredPrice[]> };

/** The stored rows as the analyst reads them: whole markets only, in the order of the games' starts. */
export function buildSlate(stored: StoredSlate, odds: Slate['odds'], now: Date): Slate {
  const marketsOf = groupMarkets(stored.prices.values());
  const factsOf = groupFacts(stored.facts.values());
  const events = [...stored.events.values()]
    .filter((event) => event.startsAt.getTime() > now.getTime() - OVER_AFTER_MS)
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || (a.id < b.id ? -1 : 1))
    .map((event) => ({
      ...event,
      markets: [...(marketsOf.get(event.id)?.values() ?? [])].flatMap((rows) => wholeMarket(event, rows)),
      facts: factsOf.get(event.id) ?? [],
    }));
  const quotedBooks = new Set([...stored.prices.values()].map((price) => price.bookKey));
  return {
    odds,
    version: stored.version,
    asOf: newestQuote(stored.prices.values()),
    events,
    bookTitles: new Map([...quotedBooks].sort().map((key) => [key, stored.bookTitles.get(key) ?? key])),
  };
}

function groupMarkets(prices: Iterable<StoredPrice>): Map<string, Map<string, MarketRows>> {
  const byEvent = new Map<string, Map<string, MarketRows>>();
  for (const price of prices) {
    const lineHundredths = marketLine(price);
    const key = `${price.market}|${price.player}|${lineHundredths}`;
    const markets = entry(byEvent, price.eventId, () => new Map<string, MarketRows>());
    const rows = entry(markets, key, () => ({
      market: price.market,
      player: price.player,
      lineHundredths,
      byBook: new Map<string, StoredPrice[]>(),
    }));
    entry(rows.byBook, price.bookKey, () => []).push(price);
  }
  return byEvent;
}

/** A spread is one market whichever side it is read from: its line is the home side's. */
function marketLine(price: StoredPrice): number {
  const isAwaySpread = price.market === 'spread' && price.selection === 'away';
  return isAwaySpread && price.lineHundredths !== 0 ? -price.lineHundredths : price.lineHundredths;
}

function wholeMarket(event: StoredEvent, rows: MarketRows): SlateMarket[] {
  const outcomes = outcomesOf(event, rows);
  const quotes = [...rows.byBook].flatMap(([bookKey, prices]) => wholeQuote(bookKey, prices, outcomes));
  if (quotes.length === 0) return [];
  const { market, player, lineHundredths } = rows;
  const id = `${event.id}|${market}|${player}|${lineHundredths}`;
  return [
    { id, market, player, lineHundredths, outcomes, quotes: quotes.sort((a, b) => (a.bookKey < b.bookKey ? -1 : 1)) },
  ];
}

/** A book's prices count when it offers every outcome and no other. */
function wholeQuote(bookKey: string, prices: readonly StoredPrice[], outcomes: readonly Selection[]): SlateQuote[] {
  if (prices.length !== outcomes.length) return [];
  const found = outcomes.map((outcome) => prices.find((price) => price.selection === outcome));
  const offered = found.filter((price) => price !== undefined);
  if (offered.length !== outcomes.length) return [];
  const oldestMs = Math.min(...offered.map((price) => price.quotedAt.getTime()));
  return [{ bookKey, decimals: offered.map((price) => price.oddsDecimal), quotedAt: new Date(oldestMs) }];
}

function outcomesOf(event: StoredEvent, rows: MarketRows): readonly Selection[] {
  if (rows.market === 'moneyline') return hasDraw(event, rows) ? ['home', 'draw', 'away'] : ['home', 'away'];
  if (rows.market === 'spread') return ['home', 'away'];
  const offersYes = [...rows.byBook.values()].some((prices) => prices.some(({ selection }) => selection === 'yes'));
  return offersYes ? ['yes', 'no'] : ['over', 'under'];
}

/**
 * In soccer a bet on a winner has three outcomes. Elsewhere some books sell the result after regular time beside
 * the others' final result: these are different bets, and the final result is the one that is meant.
 */
function hasDraw(event: StoredEvent, rows: MarketRows): boolean {
  if (event.sportKey.startsWith('soccer_')) return true;
  return [...rows.byBook.values()].every((prices) => prices.some(({ selection }) => selection === 'draw'));
}

function groupFacts(facts: Iterable<Fact>): Map<string, Fact[]> {
  const byEvent = new Map<string, Fact[]>();
  for (const fact of facts) entry(byEvent, fact.eventId, () => []).push(fact);
  return byEvent;
}

function newestQuote(prices: Iterable<StoredPrice>): Date | null {
  let newest: Date | null = null;
  for (const { quotedAt } of prices) if (newest === null || quotedAt > newest) newest = quotedAt;
  return newest;
}

function entry<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
  const found = map.get(key);
  if (found !== undefined) return found;
  const created = create();
  map.set(key, created);
  return created;
}
