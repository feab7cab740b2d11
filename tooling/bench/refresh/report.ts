import { createSlateStore } from '../../../src/server/features/slate/slate-store.ts';
import type { Db } from '../../../src/server/platform/database/database.ts';
import { withOwnDatabase } from '../storage/own-database.ts';
import { quantiles, timed } from '../storage/quantiles.ts';
import { copyPrices, upsertBare } from './bare-upsert.ts';
import { slateOfSize } from './slate-of-size.ts';

const MOVED_SHARE = 0.02;
const REFRESH_EVERY_MS = 60_000;
const WARM_UP_ROUNDS = 5;
const SIZES = [
  { prices: 50_000, rounds: 41 },
  { prices: 500_000, rounds: 15 },
];

const BUDGET = { prices: 50_000, ratio: 2 };

/**
 * What it costs to store a refresh: 50,000 and 500,000 prices of 7 sports and 10 books, 2 % of them moved, and every quote
 * with a new time. The store's whole path (difference, prices, history, times, version) against one bare upsert of the
 * moved rows, in turns, on the same PostgreSQL. False when the budget is missed.
 */
export async function report(root: string): Promise<boolean> {
  let isWithinBudget = true;
  for (const { prices, rounds } of SIZES) {
    await withOwnDatabase(root, async (db) => {
      const measured = await measure(db, prices, rounds);
      const isMissed = prices === BUDGET.prices && ratioOf(measured) > BUDGET.ratio;
      print(measured, rounds, isMissed);
      if (isMissed) isWithinBudget = false;
    });
  }
  return isWithinBudget;
}

type Measured = Awaited<ReturnType<typeof measure>>;

async function measure(db: Db, prices: number, rounds: number) {
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
  const readMs = await timed(() => createSlateStore({ db, odds: 'live', now }).current());
  return {
    size: slate.size,
    events: slate.events,
    movedRows,
    firstMs,
    readMs,
    stored: quantiles(stored.slice(WARM_UP_ROUNDS)),
    bare: quantiles(bare.slice(WARM_UP_ROUNDS)),
  };
}

const ratioOf = ({ stored, bare }: Measured): number => stored.p50 / bare.p50;

function print(measured: Measured, rounds: number, isMissed: boolean): void {
  const { stored, bare } = measured;
  const ms = (value: number): string => `${value.toFixed(1)} ms`;
  console.log(`${measured.size} prices of ${measured.events} events, ${measured.movedRows} moved, ${rounds} rounds`);
  console.log(`  whole refresh stored  p50 ${ms(stored.p50)}  p95 ${ms(stored.p95)}`);
  console.log(`  bare upsert of moves  p50 ${ms(bare.p50)}  p95 ${ms(bare.p95)}`);
  const verdict = isMissed ? `: over the budget of ${BUDGET.ratio}` : '';
  console.log(`  ratio of the medians  ${ratioOf(measured).toFixed(2)}${verdict}`);
  console.log(
    `  first store ${measured.firstMs.toFixed(0)} ms, read and built by another process ${measured.readMs.toFixed(0)} ms`,
  );
}

/** The same moves in every run: a generator of Lehmer. */
function seededRandom(): () => number {
  let state = 20_261_121;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
