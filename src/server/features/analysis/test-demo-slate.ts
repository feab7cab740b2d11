import { createDemoFacts } from '../../providers/facts/demo-facts.ts';
import type { FactsFeed } from '../../providers/facts/facts.port.ts';
import { createDemoFeed } from '../../providers/odds-feed/demo/demo-feed.ts';
import type { FeedBatch, OddsFeed } from '../../providers/odds-feed/odds-feed.port.ts';
import { buildSlate } from '../slate/build-slate.ts';
import type { PriceMove, Slate } from '../slate/slate.ts';
import { priceKey, type StoredPrice } from '../slate/stored-slate.ts';
import type { Candidate } from './candidates.ts';

const SEED = 20_260_101;

/** The slate of a feed's batch, as the store would hold it, without a database. */
export async function slateOf(
  feed: OddsFeed,
  facts: FactsFeed | null,
  now: Date,
  odds: Slate['odds'] = feed.odds,
): Promise<Slate> {
  const signal = new AbortController().signal;
  const batch = await feed.fetchBatch(now, signal);
  const found = facts ? await facts.fetchFacts(batch.events, now, signal) : [];
  return buildSlate(
    {
      version: 1,
      events: new Map(batch.events.map(({ prices: _, ...event }) => [event.id, event])),
      prices: new Map(pricesIn(batch).map((price) => [priceKey(price), price])),
      bookTitles: new Map(batch.books.map(({ key, title }) => [key, title])),
      facts: new Map(found.map((fact) => [fact.id, fact])),
    },
    odds,
    now,
  );
}

const pricesIn = (batch: FeedBatch): StoredPrice[] =>
  batch.events.flatMap((event) => event.prices.map((price) => ({ ...price, eventId: event.id })));

export const demoSlateAt = (now: Date, odds: Slate['odds'] = 'demo'): Promise<Slate> =>
  slateOf(createDemoFeed({ seed: SEED }), createDemoFacts({ seed: SEED }), now, odds);

/** What the demo books showed at a few earlier moments, as recorded changes. */
export async function demoMovesBefore(
  now: Date,
  hoursBefore: readonly number[],
): Promise<(candidate: Candidate) => Promise<PriceMove[]>> {
  const feed = createDemoFeed({ seed: SEED });
  const times = [...hoursBefore, 0].map((hours) => new Date(now.getTime() - hours * 3_600_000));
  const seen = await Promise.all(
    times.map(async (at) => ({ at, prices: pricesIn(await feed.fetchBatch(at, new AbortController().signal)) })),
  );
  const series = new Map<string, PriceMove[]>();
  for (const { at, prices } of seen) {
    for (const price of prices) {
      const key = seriesKey(price.eventId, price.bookKey, price.market, price.selection, price.player);
      const moves = series.get(key) ?? [];
      const last = moves.at(-1);
      if (last?.oddsDecimal !== price.oddsDecimal || last.lineHundredths !== price.lineHundredths)
        moves.push({ at, lineHundredths: price.lineHundredths, oddsDecimal: price.oddsDecimal });
      series.set(key, moves);
    }
  }
  return async ({ event, market, priced, selection }) =>
    series.get(seriesKey(event.id, priced.book, market.market, selection, market.player)) ?? [];
}

const seriesKey = (...parts: readonly string[]): string => parts.join('|');
