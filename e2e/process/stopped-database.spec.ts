import { expect, test } from '@playwright/test';
import { currentUser } from '#contract/auth.ts';
import { slateStatus } from '#contract/slate.ts';
import { signUpClient } from '../support/client.ts';
import { HeldDatabase } from '../support/held-database.ts';
import { postgresPrograms, startOwnCluster } from '../support/own-cluster.ts';
import { type Product, startProduct } from '../support/product.ts';
import { waitUntil } from '../support/wait-until.ts';

/** Within this a request is told that the database is away. */
const TOLD_WITHIN_MS = 5_000;
/** A request that is told so waits for its turn as often: the silence is seen, asked about, judged, and told. */
const TURNS = 4;
/** What a machine with much else to do may add to it. */
const MAX_SLOWNESS_MS = 5_000;

test('a PostgreSQL that stands still is 503 within five seconds, also for what is under way, and is served from again once it goes on', async () => {
  test.skip(!postgresPrograms, 'needs the programs of PostgreSQL on this machine');
  const cluster = await startOwnCluster(postgresPrograms!);
  let product: Product | undefined;
  let held: HeldDatabase | undefined;
  let isTold = false;
  try {
    product = await startProduct({ DATABASE_URL: cluster.url });
    const { url, child } = product;
    const client = await signUpClient(url);
    const cookie = client
      .cookies()
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
    await client.pricesOf('DEMO');
    held = await HeldDatabase.open(cluster.url);

    /** From when on somebody waits for a database that stands still. */
    let stoppedAtMs = Number.POSITIVE_INFINITY;
    const timed = async (path: string, init: RequestInit = {}) => {
      const askedAtMs = performance.now();
      const response = await fetch(`${url}${path}`, {
        ...init,
        headers: { cookie, 'content-type': 'application/json' },
      });
      const body = (await response.json()) as { code?: string };
      const waitedMs = performance.now() - Math.max(askedAtMs, stoppedAtMs);
      const limitMs = TOLD_WITHIN_MS + Math.min(TURNS * slownessMs, MAX_SLOWNESS_MS);
      return { path, status: response.status, code: body.code, late: waitedMs < limitMs ? 'no' : waitedMs };
    };
    // What this machine takes for a request that asks no database is no fault of the database's deadline.
    let slownessMs = 0;
    const measureSlowness = async () => {
      while (!isTold) {
        const askedAtMs = performance.now();
        await fetch(`${url}/healthz`).then((response) => response.text());
        slownessMs = Math.max(slownessMs, performance.now() - askedAtMs);
        await new Promise((done) => setTimeout(done, 50));
      }
    };
    const away = (path: string) => ({ path, status: 503, code: 'unavailable', late: 'no' });

    // A read and a send that wait for a lock when the machine stops.
    const release = await held.hold('lock table users, wallets in access exclusive mode');
    const [user, change] = [currentUser.path, '/api/user/profile'];
    const underWay = [timed(user), timed(change, { method: 'PATCH', body: JSON.stringify({ firstName: 'Sam' }) })];
    await held.waiting('');
    cluster.stop();
    stoppedAtMs = performance.now();
    const slowness = measureSlowness();
    const coming = Array.from({ length: 30 }, () => timed(user));
    expect(await Promise.all(underWay)).toEqual([away(user), away(change)]);
    for (const told of await Promise.all(coming)) expect(told).toEqual(away(user));
    expect(await timed(user)).toEqual(away(user));
    isTold = true;
    await slowness;
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
    expect((await fetch(`${url}${slateStatus.path}`)).status).toBeLessThan(504);

    cluster.goOn();
    await release();
    const isBack = async () => ((await timed(user)).status === 200 ? true : undefined);
    await waitUntil('it serves again', isBack, { timeoutMs: 30_000, describe: () => child.errors });
    expect((await client.send('Best NFL bets today?')).status).toBe(200);
    expect(child.ended).toBe(false);
  } finally {
    isTold = true;
    cluster.goOn();
    await held?.close();
    await product?.stop();
    await cluster.remove();
  }
});
