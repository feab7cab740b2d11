import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { OLDER_HEADER } from '../../../src/contract/chat.ts';
import { type BenchAccount, openSignedIn } from '../http/accounts.ts';
import { readRequest } from '../http/requests.ts';
import { startLoad, startMeasured } from '../http/servers.ts';
import { bundleOf, ROOT } from '../load-bundled.ts';
import { withOwnDatabase } from '../storage/own-database.ts';
import { quantiles } from '../storage/quantiles.ts';
import { ANSWER_BYTES, CHATS, fillAccount, MESSAGES } from './heavy-account.ts';

/** Of the time that the same read takes alone, in the middle round. */
const BUDGET = 1.5;
const SESSIONS = '/api/chat/sessions';
const WARM_UP_MS = 3_000;

type Load = Awaited<ReturnType<typeof startLoad>>;
type Reader = { port: number; load: Load; requests: readonly (readonly string[])[]; pauseMs: number };
type Beside = 'alone' | 'an ordinary account' | 'the account with much';

type Options = { rounds: number; seconds: number; pauseMs: number };

/** False when the budget is missed. */
export async function report({ rounds, seconds, pauseMs }: Options): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'edgewise-bench-'));
  let middle = Number.POSITIVE_INFINITY;
  try {
    await withOwnDatabase(ROOT, async (db, pool) => {
      const accounts = await openSignedIn(db, 3);
      const [own, ordinary, heavy] = accounts;
      if (!own || !ordinary || !heavy) throw new Error('no accounts');
      await fillAccount(db, heavy);
      const url = String(pool.options.connectionString);
      const settings = { DATABASE_URL: url, BENCH_FOLDER: folder };
      const product = await startMeasured(settings, folder, await bundleOf('tooling/bench/http/probe.ts'));
      const [load, other] = [await startLoad(), await startLoad()];
      try {
        const { port } = product;
        const readerOf = async (account: BenchAccount, by: Load, pauseMs: number): Promise<Reader> => ({
          port,
          load: by,
          requests: [await readsOf(port, account)],
          pauseMs,
        });
        const reader = await readerOf(own, load, 0);
        middle = await measure(rounds, seconds * 1000, reader, {
          'an ordinary account': await readerOf(ordinary, other, pauseMs),
          'the account with much': await readerOf(heavy, other, pauseMs),
        });
      } finally {
        load.stop();
        other.stop();
        await product.stop();
      }
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const missed = middle <= BUDGET ? '' : '  MISSED';
  console.log(
    `beside the account with much, p50 of alone in the middle round: ${middle.toFixed(2)} x (budget ${BUDGET})${missed}`,
  );
  return middle <= BUDGET;
}

/** What a screen with the chats and a chat open reads, with the page behind each where there is one. */
async function readsOf(port: number, account: BenchAccount): Promise<string[]> {
  const messages = `${SESSIONS}/${account.sessionId}/messages`;
  const paths = ['/api/auth/user', SESSIONS, messages, '/api/chat/recent-recommendations'];
  for (const path of [SESSIONS, messages]) {
    const headers = { cookie: `edgewise_session=${account.token}` };
    const older = (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).headers.get(OLDER_HEADER);
    if (older !== null) paths.push(`${path}?before=${older}`);
  }
  return paths.map((path) => readRequest(account, path));
}

async function measure(
  rounds: number,
  ms: number,
  reader: Reader,
  others: Readonly<Record<Exclude<Beside, 'alone'>, Reader>>,
): Promise<number> {
  const ask = ({ port, load, requests, pauseMs }: Reader, forMs: number) =>
    load.run({ port, ms: forMs, requests, pauseMs });
  const p50Beside = async (beside: Beside): Promise<number> => {
    const other = beside === 'alone' ? null : ask(others[beside], ms);
    const [own] = await Promise.all([ask(reader, ms), other]);
    return quantiles(own.ms).p50;
  };
  for (const one of [reader, ...Object.values(others)]) await ask(one, WARM_UP_MS);
  console.log(
    `${CHATS} chats, ${MESSAGES} messages, every second of ${ANSWER_BYTES / 1000} KB, read again after ${others['the account with much'].pauseMs} ms; load ${loadavg()[0]?.toFixed(1)} on this machine`,
  );
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const alone = await p50Beside('alone');
    const ordinary = await p50Beside('an ordinary account');
    const heavy = await p50Beside('the account with much');
    ratios.push(heavy / alone);
    console.log(
      `  p50 alone ${alone.toFixed(2)} ms   beside an ordinary account ${ordinary.toFixed(2)} ms ${(ordinary / alone).toFixed(2)} x   beside the account with much ${heavy.toFixed(2)} ms ${(heavy / alone).toFixed(2)} x`,
    );
  }
  return quantiles(ratios).p50;
}
