import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, tell } from '../figures.ts';
import { openSignedIn } from '../http/accounts.ts';
import { byConnection, REQUESTS } from '../http/requests.ts';
import { startLoad, startMeasured } from '../http/servers.ts';
import { bundleOf, ROOT } from '../load-bundled.ts';
import { withOwnDatabase } from '../storage/own-database.ts';

type Options = { rounds: number; seconds: number };

const ACCOUNTS = 96;
const CONNECTIONS = 8;
const WARM_UP_MS = 5_000;
/** Two servers, the database and who asks need a core each before two can be told from one. */
const CORES_NEEDED = 4;
const BUDGET = { atLeast: 1.7 };

/** False when two processes on one database answer too little more than one. */
export async function report({ rounds, seconds }: Options): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'edgewise-bench-'));
  const ratios: number[] = [];
  try {
    await withOwnDatabase(ROOT, async (db, pool) => {
      const accounts = await openSignedIn(db, ACCOUNTS);
      const settings = {
        DATABASE_URL: String(pool.options.connectionString),
        BENCH_FOLDER: folder,
        AUTH_SECRET: 'b'.repeat(40),
      };
      const probe = await bundleOf('tooling/bench/http/probe.ts');
      const products = [await startMeasured(settings, folder, probe), await startMeasured(settings, folder, probe)];
      const loads = [await startLoad(), await startLoad()];
      const requests = (half: number) =>
        byConnection(accounts.filter((_account, index) => index % 2 === half).map(REQUESTS.turn.product), CONNECTIONS);
      const ask = async (at: number, ms: number) => {
        const result = await loads[at]?.run({ port: products[at]?.port ?? 0, ms, requests: requests(at) });
        return (result?.answers ?? 0) / (result?.seconds ?? 1);
      };
      try {
        for (const at of [0, 1]) await ask(at, WARM_UP_MS);
        console.log(`load ${loadavg()[0]?.toFixed(1)} on this machine, ${availableParallelism()} cores`);
        for (let round = 0; round < rounds; round += 1) {
          const one = await ask(round % 2, seconds * 1000);
          const [first, second] = await Promise.all([ask(0, seconds * 1000), ask(1, seconds * 1000)]);
          ratios.push(((first ?? 0) + (second ?? 0)) / one);
          console.log(`    one ${one.toFixed(0)} turns a second, two ${((first ?? 0) + (second ?? 0)).toFixed(0)}`);
        }
      } finally {
        for (const load of loads) load.stop();
        for (const product of products) await product.stop();
      }
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const hasRoom = availableParallelism() >= CORES_NEEDED;
  if (!hasRoom) console.log(`  no budget here: it takes ${CORES_NEEDED} cores to give each process one`);
  const name = 'turns of two processes, of those of one';
  return tell({ name, value: median(ratios), unit: 'x', rounds: ratios, ...(hasRoom && { budget: BUDGET }) });
}
