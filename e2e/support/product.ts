import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Child, cleanEnv, root } from './child.ts';
import { freePort } from './free-port.ts';
import { waitUntil } from './wait-until.ts';

/** A start takes six seconds of a core, and those a minute and more where everything else runs beside it. */
const READY_TIMEOUT_MS = 300_000;
/** The embedded database is compiled once, not again for speed: that is a third of what a start costs, and a test ends before it pays. */
const NODE_FLAGS = ['--enable-source-maps', '--liftoff-only'];
/** Names the folder that the first start of the run has filled. */
export const FIRST_DATA_DIR = 'EDGEWISE_E2E_FIRST_DATA_DIR';

export type Settings = Record<string, string>;

/** The built product, started as an operator starts it, with a data folder and a port of its own. */
export class Product {
  readonly url: string;
  readonly dataDir: string;
  readonly child: Child;
  readonly #settings: Settings;

  constructor(child: Child, settings: Settings & { PORT: string; DATA_DIR: string }) {
    this.child = child;
    this.#settings = settings;
    this.url = `http://127.0.0.1:${settings.PORT}`;
    this.dataDir = settings.DATA_DIR;
  }

  /** The same product again on the same data, as after a crash. */
  async restart(changes: Settings = {}): Promise<Product> {
    await this.child.end('SIGKILL');
    return startProduct({ ...this.#settings, ...changes });
  }

  async stop(): Promise<void> {
    await this.child.end('SIGTERM');
    await rm(this.dataDir, { recursive: true, force: true });
  }
}

/** A data folder for one product: what the first start of the run left, where there was one. */
async function newDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'edgewise-e2e-'));
  const started = process.env[FIRST_DATA_DIR];
  if (started) await cp(started, folder, { recursive: true });
  return folder;
}

/** Starts the process and does not wait for it: for starts that are meant to fail. */
export async function launch(
  settings: Settings,
): Promise<{ child: Child; settings: Settings & { PORT: string; DATA_DIR: string } }> {
  const whole = {
    // Journeys ask nobody outside of this machine: where live odds are on, facts cannot be had unless a test serves them.
    ESPN_API_URL: 'http://127.0.0.1:1',
    WEATHER_API_URL: 'http://127.0.0.1:1',
    ...settings,
    PORT: settings.PORT ?? String(await freePort()),
    DATA_DIR: settings.DATA_DIR ?? (await newDataDir()),
  };
  const child = new Child(process.execPath, [...NODE_FLAGS, join(root, 'dist/server/main.js')], {
    cwd: whole.DATA_DIR,
    env: { ...cleanEnv(), ...whole },
  });
  return { child, settings: whole };
}

/** Starts the product and waits until it says that it can serve. */
export async function startProduct(settings: Settings = {}): Promise<Product> {
  const launched = await launch(settings);
  const product = new Product(launched.child, launched.settings);
  try {
    await waitUntil('the product is ready', () => isReady(product), {
      timeoutMs: READY_TIMEOUT_MS,
      describe: () => product.child.errors + product.child.output,
    });
    return product;
  } catch (error) {
    await product.stop();
    throw error;
  }
}

async function isReady({ child, url }: Product): Promise<true | undefined> {
  if (child.ended) throw new Error(`the product ended with ${child.process.exitCode}: ${child.errors || child.output}`);
  const ready = await fetch(`${url}/readyz`).catch(() => undefined);
  await ready?.body?.cancel();
  return ready?.status === 200 ? true : undefined;
}
