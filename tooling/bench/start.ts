import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Child, cleanEnv } from '../../e2e/support/child.ts';
import { freePort } from '../../e2e/support/free-port.ts';
import { waitUntil } from '../../e2e/support/wait-until.ts';
import { median, tell } from './figures.ts';
import { ROOT, runBenchmark } from './load-bundled.ts';

/** From nothing but a clone to a server that answers, and how long the next start takes. The packages come from npm's cache. */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const PATIENCE_MS = 600_000;

async function startOnce(folder: string): Promise<number> {
  const port = await freePort();
  const from = performance.now();
  const child = new Child('npm', ['start'], {
    cwd: folder,
    env: { ...cleanEnv(), PORT: String(port) },
    detached: true,
  });
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok || undefined,
      () => undefined,
    );
  await waitUntil('the clone listens', answers, { timeoutMs: PATIENCE_MS, describe: () => child.errors });
  const seconds = (performance.now() - from) / 1000;
  await endAll(child);
  return seconds;
}

/** npm ends before the server that it started, which holds its folder until its own end: the whole group is waited for. */
async function endAll({ process: { pid } }: Child): Promise<void> {
  if (pid === undefined) return;
  process.kill(-pid, 'SIGTERM');
  await waitUntil('all that npm started has ended', async () => !isGroupAlive(pid) || undefined, { timeoutMs: 30_000 });
}

function isGroupAlive(pid: number): boolean {
  try {
    return process.kill(-pid, 0);
  } catch {
    return false;
  }
}

async function report(rounds: number): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'edgewise-clone-'));
  try {
    execFileSync('git', ['clone', '--quiet', '--local', ROOT, folder]);
    console.log(`load ${loadavg()[0]?.toFixed(1)} on this machine`);
    const first = await startOnce(folder);
    const later: number[] = [];
    for (let round = 0; round < rounds; round += 1) later.push(await startOnce(folder));
    const isFirstWithin = tell({ name: 'a fresh clone to listening', value: first, unit: 's', budget: { atMost: 60 } });
    const second = {
      name: 'a later start',
      value: median(later),
      unit: 's',
      rounds: later,
      budget: { atMost: 3 },
    } as const;
    return tell(second) && isFirstWithin;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

runBenchmark(() => report(Number(values.rounds)));
