import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleOf, ROOT } from '../load-bundled.ts';
import { withOwnDatabase } from '../storage/own-database.ts';
import { quantiles } from '../storage/quantiles.ts';
import { type BenchAccount, openSignedIn } from './accounts.ts';
import { processorSeconds, type Spent } from './processor-time.ts';
import { printProfile } from './profile.ts';
import { type Recording, recordTurn } from './recording.ts';
import { byConnection, REQUESTS } from './requests.ts';
import { startBare, startLoad, startMeasured, type Target } from './servers.ts';
import { untilIdle } from './until-idle.ts';

type Options = { rounds: number; seconds: number; profile: boolean; only: string };
type Kind = keyof typeof REQUESTS;
type Load = Awaited<ReturnType<typeof startLoad>>;
type Side = 'product' | 'bare';
type Targets = Record<Side, Target>;

const KINDS = ['read', 'turn'] as const;
const ACCOUNTS = 400;
const CONNECTIONS: Record<Kind, number> = { read: 16, turn: 8 };
/** Of the bare twin's processor time, the other way round, in the middle round; of its rate where the machine does not say that. */
const BUDGETS: Record<Kind, number> = { read: 0.5, turn: 1 / 2 };
/** Answers until the code of a server is compiled, however slow the machine is. */
const WARM_UP_ANSWERS: Record<Kind, number> = { read: 15_000, turn: 1_000 };
const WARM_UP_MS = 2_000;
const WARM_UPS_AT_MOST = 45;

/** False when a budget is missed. Both servers work on one database, each for accounts of its own. */
export async function report(options: Options): Promise<boolean> {
  let isWithinBudgets = true;
  const folder = await mkdtemp(join(tmpdir(), 'edgewise-bench-'));
  try {
    await withOwnDatabase(ROOT, async (db, pool) => {
      const url = String(pool.options.connectionString);
      const [recorded, ...accounts] = await openSignedIn(db, ACCOUNTS + 1);
      if (!recorded) throw new Error('no accounts');
      const probe = await bundleOf('tooling/bench/http/probe.ts');
      const settings = { DATABASE_URL: url, BENCH_FOLDER: folder };
      const recording = await recordTurn(settings, probe, recorded);
      printStatements(recording);
      const load = await startLoad();
      const product = await startMeasured(settings, folder, probe);
      const bare = await startBare(url, recording, folder, probe);
      try {
        const targets = { product, bare };
        const spentBy = (side: Side) => processorSeconds(pool, targets[side].child.process.pid, side);
        await untilIdle(() => spentBy('product'));
        for (const kind of KINDS.filter((one) => options.only === '' || one === options.only))
          isWithinBudgets = (await measure(kind, { targets, load, accounts, options, spentBy })) && isWithinBudgets;
      } catch (error) {
        console.error(product.child.errors, bare.child.errors);
        throw error;
      } finally {
        load.stop();
        await bare.stop();
        await product.stop();
      }
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return isWithinBudgets;
}

type Measuring = {
  targets: Targets;
  load: Load;
  accounts: readonly BenchAccount[];
  options: Options;
  spentBy: (side: Side) => ReturnType<typeof processorSeconds>;
};

async function measure(kind: Kind, { targets, load, accounts, options, spentBy }: Measuring): Promise<boolean> {
  const ask = async (side: Side, ms: number) => {
    const before = await spentBy(side);
    const result = await load.run({ port: targets[side].port, ms, requests: requestsOf(kind, side, accounts) });
    return { ...result, cost: costOf(before, await spentBy(side), result.answers) };
  };
  for (const side of ['product', 'bare'] as const) {
    let answers = 0;
    for (let run = 0; run < WARM_UPS_AT_MOST && answers < WARM_UP_ANSWERS[kind]; run += 1)
      answers += (await ask(side, WARM_UP_MS)).answers;
  }
  const ratios: { rate: number; cost: number | null }[] = [];
  console.log(`\n${kind}: ${CONNECTIONS[kind]} connections, load ${loadavg()[0]?.toFixed(1)} on this machine`);
  for (let round = 0; round < options.rounds; round += 1) {
    const product = await ask('product', options.seconds * 1000);
    const bare = await ask('bare', options.seconds * 1000);
    const [own, least] = [product.answers / product.seconds, bare.answers / bare.seconds];
    const cost = product.cost && bare.cost && bare.cost.whole / product.cost.whole;
    ratios.push({ rate: own / least, cost });
    const [ownMs, leastMs] = [quantiles(product.ms), quantiles(bare.ms)];
    console.log(
      `  product ${rate(own)} p50 ${ms(ownMs.p50)} p95 ${ms(ownMs.p95)} ${words(product.cost)}   bare ${rate(least)} p50 ${ms(leastMs.p50)} p95 ${ms(leastMs.p95)} ${words(bare.cost)}   ${(own / least).toFixed(2)} x the rate, ${cost?.toFixed(2) ?? '?'} x by processor time`,
    );
  }
  const byRate = quantiles(ratios.map((round) => round.rate)).p50;
  const byCost = ratios.flatMap(({ cost }) => cost ?? []);
  const middle = byCost.length > 0 ? quantiles(byCost).p50 : byRate;
  const told = (ratio: number) => (kind === 'read' ? ratio : 1 / ratio).toFixed(2);
  const isWithin = middle >= BUDGETS[kind];
  console.log(
    `  ${kind} in the middle round: ${told(middle)} x ${byCost.length > 0 ? 'by processor time' : 'by rate'} (budget ${told(BUDGETS[kind])})${isWithin ? '' : '  MISSED'}; by rate ${told(byRate)} x`,
  );
  if (options.profile)
    for (const side of ['product', 'bare'] as const) await profile(kind, side, targets[side], () => ask(side, 3_000));
  return isWithin;
}

async function profile(
  kind: Kind,
  side: Side,
  { child, profileFile }: Target,
  work: () => Promise<unknown>,
): Promise<void> {
  child.process.kill('SIGWINCH');
  await work();
  child.process.kill('SIGWINCH');
  console.log(`  where the time of ${side} goes:`);
  await printProfile(profileFile, ROOT, join(ROOT, `node_modules/.cache/bench/http/${kind}-${side}.cpuprofile`));
}

function requestsOf(kind: Kind, side: Side, accounts: readonly BenchAccount[]): string[][] {
  const half = side === 'product' ? accounts.slice(0, ACCOUNTS / 2) : accounts.slice(ACCOUNTS / 2);
  return byConnection(half.map(REQUESTS[kind][side]), CONNECTIONS[kind]);
}

function printStatements({ statements, reply }: Recording): void {
  const bytes = JSON.stringify(reply).length;
  console.log(
    `a turn: ${statements.length} statements, ${statements.filter(({ text }) => text === 'commit').length} commits, an answer of ${bytes} bytes`,
  );
  for (const { text } of statements) console.log(`  ${text.replace(/\s+/g, ' ').trim().slice(0, 100)}`);
}

const rate = (perSecond: number): string => `${perSecond.toFixed(0).padStart(6)} a second`;
const ms = (value: number): string => `${value.toFixed(1)} ms`;

type Cost = { server: number; database: number; whole: number };

/** Microseconds of processor time for each answer. */
function costOf(before: Spent | null, after: Spent | null, answers: number): Cost | null {
  if (!before || !after || answers === 0) return null;
  const [server, database] = [after.server - before.server, after.database - before.database].map(
    (seconds) => (seconds * 1e6) / answers,
  ) as [number, number];
  return { server, database, whole: server + database };
}

const words = (cost: Cost | null): string =>
  cost === null ? '' : `${cost.server.toFixed(0)} + ${cost.database.toFixed(0)} us`;
