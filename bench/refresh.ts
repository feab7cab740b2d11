/**
 * What it costs to store a refresh: 50,000 and 500,000 prices of 7 sports and 10 books, 2 % of them moved, and every quote
 * with a new time. The store's whole path (difference, prices, history, times, version) against one bare upsert of the
 * moved rows, in turns, on the same PostgreSQL.
 */
import { createSlateStore } from '../src/server/features/slate/slate-store.ts';
import { copyPrices, upsertBare } from './refresh/bare-upsert.ts';
import { slateOfSize } from './refresh/slate-of-size.ts';
import { withOwnDatabase } from './storage/own-database.ts';
import { quantiles, timed } from './storage/quantiles.ts';

const MOVED_SHARE = 0.02;
const REFRESH_EVERY_MS = 60_000;
const WARM_UP_ROUNDS = 5;
const SIZES = [
  { prices: 50_000, rounds: 41 },
  { prices: 500_000, rounds: 15 },
];

const BUDGET = { prices: 50_000, ratio: 2 };

/** The same moves in every run: a generator of Lehmer. */
function seededRandom(): () => number {
  let state = 20_261_121;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

for (const { prices, rounds } of SIZES) {
  await withOwnDatabase(async (db) => {
    let at = Date.parse('2026-11-21T12:00:00Z');
    const now = () => new Date(at);
    const store = createSlateStore({ db, odds: 'live', now });
    const slate = slateOfSize(prices, MOVED_SHARE, seededRandom());
    const firstMs = await timed(() => store.savePrices(slate.next(now()).batch));
    await copyPrices(db);

    const [stored, bare] = [[] as number[], [] as number[]];
    let movedRows = 0;
    for (let round = 0; round < WARM_UP_ROUNDS + rounds; round += 1) {
      at += REFRESH_EVERY_MS;
      const { batch, moved } = slate.next(now());
      movedRows = moved.length;
      const works = [
        async () => stored.push(await timed(() => store.savePrices(batch))),
        async () => bare.push(await timed(() => upsertBare(db, moved))),
      ];
      for (const work of round % 2 === 0 ? works : works.reverse()) await work();
    }
    const [ours, floor] = [quantiles(stored.slice(WARM_UP_ROUNDS)), quantiles(bare.slice(WARM_UP_ROUNDS))];
    const readMs = await timed(() => createSlateStore({ db, odds: 'live', now }).current());
    console.log(`${slate.size} prices of ${slate.events} events, ${movedRows} moved, ${rounds} rounds`);
    console.log(`  whole refresh stored  p50 ${ours.p50.toFixed(1)} ms  p95 ${ours.p95.toFixed(1)} ms`);
    console.log(`  bare upsert of moves  p50 ${floor.p50.toFixed(1)} ms  p95 ${floor.p95.toFixed(1)} ms`);
    const ratio = ours.p50 / floor.p50;
    const isMissed = prices === BUDGET.prices && ratio > BUDGET.ratio;
    console.log(`  ratio of the medians  ${ratio.toFixed(2)}${isMissed ? `: over the budget of ${BUDGET.ratio}` : ''}`);
    if (isMissed) process.exitCode = 1;
    console.log(`  first store ${firstMs.toFixed(0)} ms, read and built by another process ${readMs.toFixed(0)} ms`);
  });
}
