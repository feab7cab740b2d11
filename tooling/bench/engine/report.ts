import { cpus, totalmem } from 'node:os';
import type { Comparison } from './compare.ts';
import { compareConversions } from './conversions.ts';
import { compareMarginRemoval, type MarginComparison } from './margin-removal.ts';
import { lastAnswer } from './measure.ts';
import { count, millions, percent, printTable, ratio } from './print-table.ts';
import { loadPublicPackages } from './public-packages.ts';
import { type SlateTimes, timeSlate } from './slate-pricing.ts';
import { openRowStore } from './stored-rows.ts';

const SEED = 20_261_121;
const LEAST_MARKETS_PER_SECOND = 1e6;
const MOST_TIMES_READING = 2;
/** A whole day of games: the slate that the budget is set for. */
const DAY_PRICES = 50_000;
/** Prices of the slate, and rounds to time: the large one takes seconds a round. */
const SLATES = [
  { prices: 5_000, rounds: 31 },
  { prices: DAY_PRICES, rounds: 15 },
  { prices: 500_000, rounds: 3 },
] as const;

/** Prints how fast the engine is beside what the same machine does otherwise. Answers whether every budget is met. */
export async function report(root: string): Promise<boolean> {
  const processor = cpus()[0]?.model ?? 'unknown processor';
  const memory = `${(totalmem() / 2 ** 30).toFixed(0)} GiB`;
  console.log(
    `${new Date().toISOString().slice(0, 10)}, ${processor}, ${cpus().length} cores, ${memory}; Node ${process.version}; seed ${SEED}`,
  );
  console.log('Median of the rounds after a warm-up; spread is (slowest - fastest) / median.');
  const packages = loadPublicPackages(root);
  const removals = compareMarginRemoval(packages, SEED);
  printComparisons('Margin removal, millions of markets per second on one core', removals);
  printComparisons('Conversions and single formulas, millions per second', compareConversions(packages, SEED));
  const slates = await timeSlates();
  const missed = [...missedByRemoval(removals), ...missedBySlate(slates)];
  for (const sentence of missed) console.log(`Missed: ${sentence}`);
  if (missed.length === 0) console.log('\nEvery budget is met.');
  return missed.length === 0 && lastAnswer() !== undefined;
}

function printComparisons(title: string, comparisons: readonly Comparison[]): void {
  console.log(`\n${title}`);
  printTable(
    ['', 'Edgewise', 'spread', 'fastest public package', '', 'spread', 'ratio'],
    comparisons.map(({ name, own, rival }) => [
      name,
      millions(own.perSecond),
      percent(own.spread),
      ...(rival === null
        ? ['n/a', '', '', 'n/a']
        : [
            rival.name,
            millions(rival.speed.perSecond),
            percent(rival.speed.spread),
            ratio(own.perSecond / rival.speed.perSecond),
          ]),
    ]),
  );
}

async function timeSlates(): Promise<SlateTimes[]> {
  const store = await openRowStore(process.env);
  try {
    // Compiled code is what a server runs: the first pass only gets it there.
    await timeSlate(SLATES[0].prices, 100, { store, seed: SEED + 1 });
    const times: SlateTimes[] = [];
    for (const { prices, rounds } of SLATES) times.push(await timeSlate(prices, rounds, { store, seed: SEED }));
    printSlates(times, store.name);
    return times;
  } finally {
    await store.close();
  }
}

function printSlates(times: readonly SlateTimes[], storeName: string): void {
  console.log('\nA slate of seven sports and ten books, from quotes to ranked picks, ms');
  console.log(`Ceiling: selecting the same rows from ${storeName}; beside it JSON.parse of the same rows.`);
  printTable(
    ['prices', 'markets', 'bets', 'price+rank', 'spread', 'us/price', 'growth', 'read', 'ratio', 'JSON', 'ratio'],
    times.map(({ prices, markets, considered, pick, readRows, parseJson }, at) => {
      const before = times[at - 1];
      const perPrice = pick.processorMs / prices;
      return [
        count(prices),
        count(markets),
        count(considered),
        pick.medianMs.toFixed(1),
        percent((pick.maxMs - pick.minMs) / pick.medianMs),
        (perPrice * 1_000).toFixed(2),
        before === undefined ? '' : ratio(perPrice / (before.pick.processorMs / before.prices)),
        readRows === null ? 'n/a' : readRows.medianMs.toFixed(1),
        readRows === null ? 'n/a' : ratio(pick.medianMs / readRows.medianMs),
        parseJson.medianMs.toFixed(1),
        ratio(pick.medianMs / parseJson.medianMs),
      ];
    }),
  );
  console.log('  us/price: processor time. growth: the same against the row above; linear is 1.');
}

function missedByRemoval(removals: readonly MarginComparison[]): string[] {
  return removals
    .filter(({ method, outcomes }) => outcomes === 3 && (method === 'power' || method === 'shin'))
    .filter(({ own }) => own.perSecond < LEAST_MARKETS_PER_SECOND)
    .map(({ name, own }) => `${name}: ${millions(own.perSecond)} million markets a second, wanted 1.`);
}

function missedBySlate(slates: readonly SlateTimes[]): string[] {
  return slates.flatMap(({ asked, prices, pick, readRows }) => {
    if (asked !== DAY_PRICES || readRows === null) return [];
    const times = pick.medianMs / readRows.medianMs;
    if (times <= MOST_TIMES_READING) return [];
    return [`${count(prices)} prices took ${ratio(times)} of reading them, wanted at most ${MOST_TIMES_READING}.`];
  });
}
