import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownSeries } from '../../src/server/providers/odds-feed/the-odds-api/test-own-odds.ts';
import { findSharedData } from '../../tooling/scripts/test/find-shared-data.ts';
import { Child, cleanEnv, root } from './child.ts';
import { freePort } from './free-port.ts';
import { waitUntil } from './wait-until.ts';

const sharedData = findSharedData(process.env, root);

/** One evening's NFL odds of sixteen books. */
const NFL_RECORDING = 'nfl_odds_16books_h2h_spreads_totals.json';

export type Replay = { url: string; league: 'NFL' | 'MLB'; stop: () => Promise<void> };

/** Recorded odds, or where there are none invented ones in their form, served like the provider serves them. */
export async function startReplay(): Promise<Replay> {
  const port = await freePort();
  const recording = sharedData
    ? join(sharedData, 'data/payloads/the-odds-api', NFL_RECORDING)
    : await writeOwnRecording();
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
  return { url, league: sharedData ? 'NFL' : 'MLB', stop: () => child.end('SIGTERM') };
}

async function writeOwnRecording(): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'edgewise-replay-')), 'own-odds.json');
  await writeFile(file, JSON.stringify(ownSeries()[0]));
  return file;
}
