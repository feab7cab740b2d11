import { readQuestion } from '../../../src/research/language/read-question.ts';
import type { Slate } from '../../../src/research/slate/slate.ts';
import { type SearchResult, searchSlate } from '../../../src/research/tools/best-bets/search.ts';
import { measureRounds, type WallRounds } from './measure.ts';
import { type PriceRow, priceRows, type RowStore } from './stored-rows.ts';
import { SLATE_NOW, syntheticSlate } from './synthetic-slate.ts';

/** The server prices a market again once its last pricing is older than five seconds: each round asks this much later. */
const BETWEEN_ROUNDS_MS = 6_000;
const MOST_READS = 15;
const SIZE = { wanted: 10, maxPerEvent: 2 };

export type SlateTimes = {
  /** Prices asked for; whole games make it a few more. */
  asked: number;
  prices: number;
  markets: number;
  /** Bets that were priced and compared in the last round. */
  considered: number;
  pick: WallRounds;
  /** Null where the database would take minutes over so many rows. */
  readRows: WallRounds | null;
  parseJson: WallRounds;
};

/** From the quotes of a slate to the ten best picks of the whole slate, and what merely reading the same rows takes. */
export async function timeSlate(
  prices: number,
  rounds: number,
  { store, seed }: { store: RowStore; seed: number },
): Promise<SlateTimes> {
  const slate = syntheticSlate(prices, seed);
  const rows = priceRows(slate);
  let found: SearchResult = pickFrom(slate, SLATE_NOW);
  const pick = await measureRounds(rounds, (round) => {
    found = pickFrom(slate, new Date(SLATE_NOW.getTime() + (round + 1) * BETWEEN_ROUNDS_MS));
  });
  if (found.found.length !== SIZE.wanted) throw new Error(`The slate gave ${found.found.length} picks.`);
  const text = JSON.stringify(rows);
  return {
    asked: prices,
    prices: rows.length,
    markets: slate.events.reduce((sum, event) => sum + event.markets.length, 0),
    considered: found.considered.length,
    pick,
    readRows: rows.length > store.mostRows ? null : await timeReading(rows, Math.min(rounds, MOST_READS), store),
    parseJson: await measureRounds(rounds, () => JSON.parse(text)),
  };
}

async function timeReading(rows: readonly PriceRow[], rounds: number, store: RowStore): Promise<WallRounds> {
  await store.save(rows);
  return measureRounds(rounds, store.readAll);
}

/** What the server does for a question about everything: price each market, keep the best of each bet, rank. */
function pickFrom(slate: Slate, now: Date): SearchResult {
  const reading = readQuestion('What are the best bets?', { nowMs: now.getTime(), timeZone: 'UTC', previous: null });
  return searchSlate(slate, reading, SIZE, now);
}
