import { spawnSync } from 'node:child_process';
import { setMaxListeners } from 'node:events';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Db } from '../../../../src/server/platform/database/database.ts';
import { openEmbeddedDatabase } from '../../../../src/server/platform/database/embedded-database.ts';
import { openPostgresDatabase } from '../../../../src/server/platform/database/postgres-database.ts';
import { verifyRecord } from '../../verify-record/verify.ts';
import { Caller } from './caller.ts';
import { brokenAtRest, checkBooks } from './check-books.ts';
import { checkPeople } from './check-people.ts';
import { Crowd } from './crowd.ts';
import { FaultTimes } from './fault-times.ts';
import { heal, strike } from './faults.ts';
import { Memory } from './memory.ts';
import { Seeded } from './seeded.ts';
import { ServerLog } from './server-log.ts';
import { Servers } from './servers.ts';
import { openStage, type Stage } from './stage.ts';
import { Tally } from './tally.ts';
import { Till } from './till.ts';

const MINUTE_MS = 60_000;
const LOOK_MS = 1_000;
/** Leases of turns, sweeps, and what may be left behind without a reservation. */
const SETTLE_MS = 240_000;
const root = resolve(import.meta.dirname, '../../../..');
const migrationsFolder = join(root, 'src/server/db/migrations');

type Options = { minutes: number; seed: number; people: number; postgresUrl: string };
type Run = Options & { startMs: number; stage: Stage; servers: Servers; crowd: Crowd; till: Till } & Watchers;
type Watchers = { tally: Tally; times: FaultTimes; log: ServerLog; memory: Memory };

/** True where nothing was violated. */
export async function playProcesses(options: Options): Promise<boolean> {
  const built = spawnSync(process.execPath, [join(root, 'tooling/scripts/prepare.mjs')], {
    cwd: root,
    stdio: 'inherit',
  });
  if (built.status !== 0) throw new Error('There is no built product to play with.');
  console.log(`seed ${options.seed}`);
  const ending = new AbortController();
  // Everybody who rests listens for the end.
  setMaxListeners(0, ending.signal);
  let isInterrupted = false;
  const interrupt = () => {
    isInterrupted = true;
    ending.abort();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, interrupt);
  const times = new FaultTimes();
  const watchers: Watchers = { tally: new Tally(), times, log: new ServerLog(times), memory: new Memory() };
  const stage = await openStage(options.postgresUrl);
  let servers: Servers | undefined;
  try {
    servers = await Servers.start(stage.database ? 2 : 1, stage.settings, { ...watchers, faults: times });
    const where = stage.database ? `one PostgreSQL (${new URL(options.postgresUrl).host})` : 'the embedded database';
    console.log(
      `${servers.count} servers on ${where}, ${options.people} people at once, for ${options.minutes} minutes`,
    );
    const run = prepare(options, stage, servers, watchers);
    await play(run, ending);
    // A terminal tells the servers too, so that nothing can be said of how they end.
    if (isInterrupted) throw new Error('The soak was interrupted, and nothing was checked.');
    await settleAndCheck(run);
    return report(run);
  } finally {
    await servers?.killAll();
    await stage.close();
  }
}

function prepare(options: Options, stage: Stage, servers: Servers, watchers: Watchers): Run {
  const random = new Seeded(options.seed);
  const urls = () => servers.urls();
  const till = new Till(stage.stripe, urls, random.child(1), watchers.tally);
  const caller = new Caller(urls, watchers.tally, watchers.times);
  const crowd = new Crowd(random.child(2), caller, { stage, till, tally: watchers.tally });
  return { ...options, ...watchers, startMs: Date.now(), stage, servers, till, crowd };
}

async function play(run: Run, ending: AbortController): Promise<void> {
  const { startMs, stage, servers, crowd, till, times, tally } = run;
  const lastsMs = run.minutes * MINUTE_MS;
  const timer = globalThis.setTimeout(() => ending.abort(), lastsMs);
  const random = new Seeded(run.seed);
  const progress = () => (Date.now() - startMs) / lastsMs;
  const world = { stage, servers, times, tally, ending: ending.signal, progress };
  const watching = watch(run, ending.signal);
  await Promise.all([
    crowd.play(run.people, ending.signal),
    till.tell(ending.signal),
    strike({ ...world, random: random.child(3) }, 'servers').finally(() => heal(stage)),
    strike({ ...world, random: random.child(4) }, 'providers').finally(() => heal(stage)),
  ]);
  clearTimeout(timer);
  await watching;
}

async function watch({ servers, stage, tally, startMs, times, crowd }: Run, ending: AbortSignal): Promise<void> {
  let toldMinutes = 0;
  let lookedMs = performance.now();
  while (!ending.aborted) {
    await servers.look();
    stage.model.requests.length = 0;
    const minutes = Math.floor((Date.now() - startMs) / MINUTE_MS);
    if (minutes > toldMinutes) {
      toldMinutes = minutes;
      const [actions, people, faults] = [tally.total(), crowd.people.length, times.count];
      console.log(
        `after ${minutes} min: ${actions} actions of ${people} people, ${faults} faults, ${tally.violations.length} violations`,
      );
    }
    await setTimeout(LOOK_MS);
    tally.noteStandstill(performance.now() - lookedMs - LOOK_MS);
    lookedMs = performance.now();
  }
}

/** Everything is healed and nobody asks any more; then all that was promised has to be there. */
async function settleAndCheck(run: Run): Promise<void> {
  const { stage, servers, crowd, till, tally } = run;
  heal(stage);
  console.log('settling');
  if (!(await till.tellRest(MINUTE_MS))) tally.violate('a message of the payment provider is not taken');
  const { database } = stage;
  if (database) await withDatabase(stage, async (db) => void (await brokenAtRest(db, crowd.people, SETTLE_MS)));
  await checkPeople(crowd.people, tally);
  await checkRecord(run);
  await servers.look();
  if (!database) await servers.end();
  await withDatabase(stage, (db) =>
    checkBooks(db, { people: crowd.people, paid: till.paid, patienceMs: SETTLE_MS }, tally),
  );
  if (database) await servers.end();
}

/** The embedded one belongs to its server until that has ended. */
async function withDatabase({ database, dataDir }: Stage, work: (db: Db) => Promise<void>): Promise<void> {
  const open = database
    ? await openPostgresDatabase({ url: database.url, migrationsFolder })
    : await openEmbeddedDatabase({ folder: join(dataDir, 'database'), migrationsFolder });
  await work(open.db).finally(open.close);
}

async function checkRecord({ servers, tally }: Run): Promise<void> {
  const [url = ''] = servers.urls();
  const isWritten = await fetch(`${url}/log/checkpoint`).then(({ ok }) => ok);
  if (!isWritten) {
    console.log('public log: none was written yet');
    return;
  }
  const { faults, holds } = await verifyRecord(url, { key: null, earlier: [], nowMs: Date.now() });
  for (const fault of faults) tally.violate(`the public log does not hold: ${fault}`);
  for (const held of holds) console.log(`public log: ${held}`);
}

function report({ tally, times, log, memory, startMs, minutes, seed, people, crowd }: Run): boolean {
  for (const words of memory.grown()) tally.violate(words);
  for (const words of log.unexpected()) tally.violate(`logged apart from any fault: ${words}`);
  const part = (title: string, lines: readonly string[]) => console.log([`\n${title}:`, ...lines].join('\n'));
  part(`actions of ${crowd.people.length} people, with how they were answered`, tally.lines());
  part('faults', times.lines(startMs));
  part('logged by the servers as errors', log.lines());
  part('memory', memory.lines());
  console.log(`\nthis machine let the script itself wait for up to ${(tally.standstillMs / 1000).toFixed(1)} s`);
  part('violations', tally.violations.length === 0 ? ['  none'] : tally.violations.map((words) => `  ${words}`));
  const { length } = tally.violations;
  if (length > 0)
    console.log(`\nrun again: npm run test:soak -- --minutes ${minutes} --people ${people} --seed ${seed}`);
  const actions = tally.total().toLocaleString('en-US');
  console.log(`${minutes} minutes, ${actions} actions, ${times.count} faults, ${length} violations (seed ${seed})`);
  return length === 0;
}
