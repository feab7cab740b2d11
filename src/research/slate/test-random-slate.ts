import { bookOf } from '../books/registry.ts';
import { buildSlate } from './build-slate.ts';
import type { Fact } from './fact.ts';
import type { FeedPrice } from './price.ts';
import type { SideChange } from './prices-at.ts';
import type { Slate } from './slate.ts';
import type { EventInfo, StoredSlate } from './stored-slate.ts';
import { factsOf } from './test-random-facts.ts';
import { anyGames, type RandomGame } from './test-random-games.ts';
import { historyOfRows } from './test-random-history.ts';
import { pricesOf } from './test-random-prices.ts';

export const RANDOM_NOW = new Date(Date.UTC(2026, 10, 22, 16));

/** A slate with the rows that it was built from, which say by themselves whose each price is. */
export type RandomSlate = {
  stored: StoredSlate;
  slate: Slate;
  /** Of a game by market and player, oldest first: `spread|`, `alternate_total|`. */
  history: (eventId: string) => ReadonlyMap<string, readonly SideChange[]>;
};

export const anySlate = anyGames.map((games) => slateOf(storedOf(games)));

/** The same games with other prices. */
export const withPrices = (
  { stored }: RandomSlate,
  change: (prices: readonly FeedPrice[]) => readonly FeedPrice[],
): RandomSlate =>
  slateOf({ ...stored, prices: new Map([...stored.prices].map(([id, prices]) => [id, change(prices)])) });

function slateOf(rows: StoredSlate): RandomSlate {
  const bookKeys = [...rows.prices.values()].flat().map(({ bookKey }) => bookKey);
  const stored = { ...rows, bookTitles: new Map(bookKeys.map((key) => [key, bookOf(key).title])) };
  const histories = new Map<string, ReadonlyMap<string, readonly SideChange[]>>();
  const history = (eventId: string) => {
    const known = histories.get(eventId) ?? historyOfRows(stored.prices.get(eventId) ?? []);
    histories.set(eventId, known);
    return known;
  };
  return { stored, slate: buildSlate(stored, 'live', RANDOM_NOW), history };
}

function storedOf(games: readonly RandomGame[]): StoredSlate {
  const events = new Map<string, EventInfo>();
  const prices = new Map<string, readonly FeedPrice[]>();
  const facts = new Map<string, Fact>();
  for (const [at, game] of games.entries()) {
    const { sport, pairing, inMinutes, hasFacts } = game;
    const { sportKey, sportTitle, sides } = sport;
    const [home, away] = sides[pairing % sides.length] ?? ['', ''];
    const startsAt = new Date(RANDOM_NOW.getTime() + 60_000 * inMinutes);
    const event: EventInfo = { id: `test:${at}`, sportKey, sportTitle, home, away, startsAt };
    events.set(event.id, event);
    prices.set(event.id, pricesOf(game, event, RANDOM_NOW));
    if (hasFacts) for (const fact of factsOf(event, 20 * (at + 1), RANDOM_NOW)) facts.set(fact.id, fact);
  }
  return { version: 1, events, prices, bookTitles: new Map(), facts };
}
