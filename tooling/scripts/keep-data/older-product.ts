import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { cleanEnv } from '../../../e2e/support/child.ts';
import { freePort } from '../../../e2e/support/free-port.ts';
import type { Settings } from '../../../e2e/support/product.ts';
import { waitUntil } from '../../../e2e/support/wait-until.ts';

const SHIFTED_CLOCK = join(import.meta.dirname, 'shifted-clock.mjs');

export type OlderProduct = { url: string; dataDir: string; end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void> };

/** `npm start` in the checkout of an older version, in a process group of its own, so that a kill meets npm and server at once. */
export async function startOlder(
  checkout: string,
  settings: Settings & { DATA_DIR: string },
  shiftClockMs = 0,
): Promise<OlderProduct> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn('npm', ['start'], {
    cwd: checkout,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...cleanEnv(),
      ...settings,
      PORT: String(port),
      NODE_OPTIONS: `--import ${SHIFTED_CLOCK}`,
      SHIFT_CLOCK_MS: String(shiftClockMs),
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => {
      said += data;
    });
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    const isRunning = child.exitCode === null && child.signalCode === null;
    if (!isRunning || child.pid === undefined) return;
    const closed = once(child, 'close');
    process.kill(-child.pid, signal);
    await closed;
  };
  const ask = async () => {
    if (child.exitCode !== null) throw new Error(`the older version ended: ${said}`);
    const ready = await fetch(`${url}/readyz`).catch(() => undefined);
    await ready?.body?.cancel();
    return ready?.status === 200 ? true : undefined;
  };
  try {
    await waitUntil('the older version is ready', ask, { timeoutMs: 120_000, describe: () => said });
  } catch (error) {
    await end('SIGKILL');
    throw error;
  }
  return { url, dataDir: settings.DATA_DIR, end };
}
