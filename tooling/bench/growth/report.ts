import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import type { Db } from '../../../src/server/platform/database/database.ts';
import { type Figure, median, tell } from '../figures.ts';
import { type BenchAccount, openSignedIn } from '../http/accounts.ts';
import { processorSeconds, type Spent } from '../http/processor-time.ts';
import { byConnection, REQUESTS, readRequest } from '../http/requests.ts';
import { startLoad, startMeasured, type Target } from '../http/servers.ts';
import { untilIdle } from '../http/until-idle.ts';
import { bundleOf, ROOT } from '../load-bundled.ts';
import { withOwnDatabase } from '../storage/own-database.ts';
import { fillWithOthers, lengthenChats } from './fill.ts';

type Options = { rounds: number; seconds: number; rows: number };

const BUDGET = { atMost: 1.2 };
const ACCOUNTS = 48;
const CONNECTIONS = 4;
const LONG_CHAT = 1_000;
const WARM_UP_MS = 2_000;
/** Until the code of a request is compiled on both sides, however slow the machine is; then only the time bounds it. */
const WARM_UP_ANSWERS = { turn: 800, read: 4_000 };
const WARM_UPS_AT_MOST = 20;

type Side = { target: Target; pool: pg.Pool; accounts: readonly BenchAccount[] };
type Kind = { name: string; request: (account: BenchAccount) => string; small: Side; large: Side };

/** False when what a request takes grows by more than the budget with what is stored. */
export async function report(options: Options): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'edgewise-bench-'));
  let isWithin = true;
  try {
    await withOwnDatabase(ROOT, (db, pool) =>
      withOwnDatabase(ROOT, async (fullDb, fullPool) => {
        const small = await open(db, pool, folder);
        const full = await open(fullDb, fullPool, folder, options.rows);
        const load = await startLoad();
        try {
          for (const side of [small, full]) await untilIdle(() => spentBy(side));
          for (const kind of kindsOf(small, full, options.rows))
            isWithin = (await measure(kind, load, options)) && isWithin;
        } finally {
          load.stop();
          await small.target.stop();
          await full.target.stop();
        }
      }),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return isWithin;
}

/** A product over a database of its own; with rows of others where a number is given. */
async function open(db: Db, pool: pg.Pool, folder: string, rows = 0): Promise<Side> {
  const [stranger, ...accounts] = await openSignedIn(db, ACCOUNTS + 1);
  if (!stranger) throw new Error('no accounts');
  await lengthenChats(db, accounts.slice(ACCOUNTS / 2), LONG_CHAT);
  if (rows > 0) {
    console.log(`filling ${rows} messages and ${rows} ledger rows`);
    await fillWithOthers(db, stranger, { messages: rows, ledger: rows });
  }
  const settings = { DATABASE_URL: String(pool.options.connectionString), BENCH_FOLDER: folder };
  const target = await startMeasured(settings, folder, await bundleOf('tooling/bench/http/probe.ts'));
  return { target, pool, accounts };
}

function kindsOf(small: Side, full: Side, rows: number): Kind[] {
  const halves = ({ accounts, ...side }: Side) => ({
    short: { ...side, accounts: accounts.slice(0, ACCOUNTS / 2) },
    long: { ...side, accounts: accounts.slice(ACCOUNTS / 2) },
  });
  const [few, many] = [halves(small), halves(full)];
  const turn = REQUESTS.turn.product;
  const read = (path: string) => (account: BenchAccount) => readRequest(account, path);
  const messages = (account: BenchAccount) => readRequest(account, `/api/chat/sessions/${account.sessionId}/messages`);
  const across = { small: few.short, large: many.short };
  return [
    { name: `a turn in a chat of ${LONG_CHAT} messages`, request: turn, small: few.short, large: few.long },
    {
      name: `a turn beside ${rows.toLocaleString('en-US')} messages and as many ledger rows`,
      request: turn,
      ...across,
    },
    { name: 'the newest messages of a chat, beside them', request: messages, ...across },
    { name: 'the ledger of an account, beside them', request: read('/api/tokens/ledger'), ...across },
    { name: 'the signed-in user, beside them', request: read('/api/auth/user'), ...across },
  ];
}

/** By processor time of server and database for one answer: rates swing with whatever else runs. */
async function measure(kind: Kind, load: Awaited<ReturnType<typeof startLoad>>, options: Options): Promise<boolean> {
  const ask = async (side: Side, ms: number): Promise<{ cost: number; answers: number }> => {
    const { target, accounts } = side;
    const requests = byConnection(accounts.map(kind.request), CONNECTIONS);
    const before = await spentBy(side);
    const { answers, seconds } = await load.run({ port: target.port, ms, requests });
    return { answers, cost: costOf(before, await spentBy(side), answers) ?? seconds / answers };
  };
  const enough = kind.request === REQUESTS.turn.product ? WARM_UP_ANSWERS.turn : WARM_UP_ANSWERS.read;
  for (const side of [kind.small, kind.large]) {
    let answers = 0;
    for (let run = 0; run < WARM_UPS_AT_MOST && answers < enough; run += 1)
      answers += (await ask(side, WARM_UP_MS)).answers;
  }
  console.log(`${kind.name}: load ${loadavg()[0]?.toFixed(1)} on this machine`);
  const ratios: number[] = [];
  for (let round = 0; round < options.rounds; round += 1) {
    const { cost: small } = await ask(kind.small, options.seconds * 1000);
    const { cost: large } = await ask(kind.large, options.seconds * 1000);
    ratios.push(large / small);
    console.log(
      `    ${(small * 1e6).toFixed(0)} us, grown ${(large * 1e6).toFixed(0)} us, ${(large / small).toFixed(2)} x`,
    );
  }
  const figure: Figure = { name: kind.name, value: median(ratios), unit: 'x', budget: BUDGET, rounds: ratios };
  return tell(figure);
}

const spentBy = ({ target, pool }: Side): Promise<Spent | null> =>
  processorSeconds(pool, target.child.process.pid, 'product');

function costOf(before: Spent | null, after: Spent | null, answers: number): number | null {
  if (!before || !after || answers === 0) return null;
  return (after.server + after.database - before.server - before.database) / answers;
}
