import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, tell } from '../figures.ts';
import { openSignedIn } from '../http/accounts.ts';
import { byConnection, REQUESTS } from '../http/requests.ts';
import { startLoad, startMeasured } from '../http/servers.ts';
import { bundleOf, ROOT } from '../load-bundled.ts';
import { withOwnDatabase } from '../storage/own-database.ts';

type Options = { turns: number };

const BUDGET = { atMost: 1.2 };
const ACCOUNTS = 64;
const CONNECTIONS = 8;
const SLICE_MS = 4_000;
/** Until then code is compiled and caches fill: what grows later goes on growing. */
const SETTLED_SHARE = 0.2;
/** Collections come and go: the middle of so many looks. */
const LOOKS = 5;

/** False where the process holds more at the end of many turns than after the first fifth of them. */
export async function report({ turns }: Options): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'edgewise-bench-'));
  let isWithin = false;
  try {
    await withOwnDatabase(ROOT, async (db, pool) => {
      const accounts = await openSignedIn(db, ACCOUNTS);
      const settings = { DATABASE_URL: String(pool.options.connectionString), BENCH_FOLDER: folder };
      const product = await startMeasured(settings, folder, await bundleOf('tooling/bench/http/probe.ts'));
      const load = await startLoad();
      try {
        const requests = byConnection(accounts.map(REQUESTS.turn.product), CONNECTIONS);
        const seen: { turns: number; mb: number }[] = [];
        let done = 0;
        while (done < turns) {
          done += (await load.run({ port: product.port, ms: SLICE_MS, requests })).answers;
          seen.push({ turns: done, mb: await residentMb(product.child.process.pid) });
        }
        const told = seen.filter((_, at) => at % Math.ceil(seen.length / 12) === 0);
        console.log(
          `load ${loadavg()[0]?.toFixed(1)}; ${told.map((one) => `${one.turns}: ${one.mb.toFixed(0)} MB`).join(', ')}`,
        );
        const settled = seen.filter((one) => one.turns >= turns * SETTLED_SHARE);
        const first = median(settled.slice(0, LOOKS).map(({ mb }) => mb));
        const last = median(settled.slice(-LOOKS).map(({ mb }) => mb));
        tell({ name: `memory after ${done} turns`, value: last, unit: 'MB' });
        isWithin = tell({
          name: 'memory at the end, of that after a fifth',
          value: last / first,
          unit: 'x',
          budget: BUDGET,
        });
      } finally {
        load.stop();
        await product.stop();
      }
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return isWithin;
}

async function residentMb(pid: number | undefined): Promise<number> {
  const text = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(text)?.[1] ?? Number.NaN) / 1024;
}
