import { join } from 'node:path';
import { findSharedData } from '../../tooling/scripts/test/find-shared-data.ts';
import { Child, cleanEnv, root } from './child.ts';
import { freePort } from './free-port.ts';
import { waitUntil } from './wait-until.ts';

export const sharedData = findSharedData(process.env, root);
export const withoutSharedData = 'needs the shared data (EDGEWISE_SHARED, default ../shared)';

/** One evening's NFL odds of sixteen books. */
const NFL_RECORDING = 'nfl_odds_16books_h2h_spreads_totals.json';

export type Replay = { url: string; stop: () => Promise<void> };

/** Recorded odds, served like the provider serves them. */
export async function startReplay(): Promise<Replay> {
  const port = await freePort();
  const recording = join(sharedData ?? '', 'data/payloads/the-odds-api', NFL_RECORDING);
  const args = ['--import', 'tsx', 'tooling/scripts/replay.ts', recording, '--port', String(port)];
  const child = new Child(process.execPath, args, { cwd: root, env: cleanEnv() });
  const url = `http://127.0.0.1:${port}`;
  await waitUntil(
    'the replay listens',
    async () => {
      if (child.ended) throw new Error(`the replay ended: ${child.errors || child.output}`);
      const answer = await fetch(url).catch(() => undefined);
      await answer?.body?.cancel();
      return answer ? true : undefined;
    },
    { timeoutMs: 90_000, describe: () => child.errors + child.output },
  );
  return { url, stop: () => child.end('SIGTERM') };
}
