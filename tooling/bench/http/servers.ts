import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Child, cleanEnv } from '../../../e2e/support/child.ts';
import { freePort } from '../../../e2e/support/free-port.ts';
import { startProduct } from '../../../e2e/support/product.ts';
import { waitUntil } from '../../../e2e/support/wait-until.ts';
import { bundleOf } from '../load-bundled.ts';
import type { LoadOrder, LoadResult } from './load.ts';
import type { Recording } from './recording.ts';

/** A server under load. The profile lies there once it was asked for twice. */
export type Target = { port: number; child: Child; profileFile: string; stop: () => Promise<void> };

export async function startMeasured(settings: Record<string, string>, folder: string, probe: string): Promise<Target> {
  const profileFile = join(folder, 'product.cpuprofile');
  const product = await startProduct({
    ...settings,
    PGAPPNAME: 'product',
    NODE_OPTIONS: `--import ${probe}`,
    BENCH_PROFILE_FILE: profileFile,
  });
  return { port: Number(new URL(product.url).port), child: product.child, profileFile, stop: () => product.stop() };
}

export async function startBare(url: string, recording: Recording, folder: string, probe: string): Promise<Target> {
  const file = join(folder, 'recording.json');
  const profileFile = join(folder, 'bare.cpuprofile');
  await writeFile(file, JSON.stringify(recording));
  const port = await freePort();
  const own = {
    PGAPPNAME: 'bare',
    DATABASE_URL: url,
    BENCH_RECORDING: file,
    BENCH_PROFILE_FILE: profileFile,
    PORT: String(port),
  };
  const child = new Child(process.execPath, ['--import', probe, await bundleOf('tooling/bench/http/bare-server.ts')], {
    cwd: folder,
    env: { ...cleanEnv(), ...own },
  });
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      () => true as const,
      () => undefined,
    );
  await waitUntil('the bare server answers', answers, { timeoutMs: 10_000, describe: () => child.errors });
  return { port, child, profileFile, stop: () => child.end('SIGTERM') };
}

/** The process that asks. It is bounded by the time of each order. */
export async function startLoad(): Promise<{ run: (order: LoadOrder) => Promise<LoadResult>; stop: () => void }> {
  const child = fork(await bundleOf('tooling/bench/http/load.ts'), { execArgv: [], env: cleanEnv() });
  const run = async (order: LoadOrder): Promise<LoadResult> => {
    child.send(order);
    const [result] = (await once(child, 'message')) as [LoadResult | { error: string }];
    if ('error' in result) throw new Error(`the load could not be made: ${result.error}`);
    if (result.failures > 0) throw new Error(`${result.failures} of ${result.answers} failed: ${result.firstFailure}`);
    return result;
  };
  return { run, stop: () => child.kill() };
}
