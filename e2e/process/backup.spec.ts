import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Account, type Client, newAccount, signUpClient } from '../support/client.ts';
import { databaseKinds, postgresUrl, withDatabase, withoutPostgres } from '../support/databases.ts';
import { operate, type Told } from '../support/operate.ts';
import { type Product, type Settings, startProduct } from '../support/product.ts';
import { signInClient } from '../support/sign-in.ts';

// Each starts the product two or three times.
test.describe.configure({ timeout: 600_000 });

function expectRefused(told: Told, words: RegExp): void {
  expect(told.errors).toMatch(words);
  expect(told.errors.split('\n')).toHaveLength(1);
  expect(told.errors).not.toMatch(/\bat .*:\d+:\d+/);
  expect(told.code).toBe(1);
}

/** An empty machine: a folder for the data, and a file beside it. */
async function withFolder(body: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'edgewise-restore-'));
  try {
    await body(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A product with a user who asked once. */
async function usedProduct(settings: Settings): Promise<{ product: Product; account: Account; sessionId: string }> {
  const product = await startProduct(settings);
  const account = newAccount();
  const client = await signUpClient(product.url, account);
  await client.pricesOf('DEMO');
  const sessionId = await client.createSession();
  expect((await client.send('Best NFL bets today?', sessionId)).status).toBe(200);
  return { product, account, sessionId };
}

for (const kind of databaseKinds) {
  test(`what was backed up is all there on an empty machine, on ${kind}`, async () => {
    test.skip(kind === 'PostgreSQL' && !postgresUrl, withoutPostgres);
    await withDatabase(kind, (settings) =>
      withFolder(async (folder) => {
        const { product, account, sessionId } = await usedProduct(settings);
        const file = join(folder, 'edgewise.backup');
        const source = { ...settings, DATA_DIR: product.dataDir };
        if (kind === 'the embedded database') {
          expectRefused(await operate(['backup', file], source), /Edgewise is running on DATA_DIR .* Stop it/);
          await product.child.end('SIGTERM');
        }
        const made = await operate(['backup', file], source);
        expect(made.errors).toBe('');
        expect(made.output).toMatch(/^Backed up \d+ rows into /);
        expectRefused(await operate(['backup', file], source), /is there already/);
        expectRefused(await operate(['restore', file], source), /(database .*already|not empty).*nothing was changed/);

        const damaged = join(folder, 'damaged.backup');
        const whole = await readFile(file);
        await writeFile(damaged, whole.subarray(0, whole.length - 100));
        await withDatabase(kind, async (empty) => {
          const target = { ...empty, DATA_DIR: join(folder, 'data') };
          expectRefused(await operate(['restore', damaged], target), /is damaged or was cut off: nothing was restored/);
          const done = await operate(['restore', file], target);
          expect(done.errors).toBe('');
          expect(done.output).toMatch(/^Restored \d+ rows of /);

          const restored = await startProduct(target);
          try {
            const client = await signInClient(restored.url, account);
            expect((await client.user()).tokensRemaining).toBe(149);
            expect(await client.answersWithPicks(sessionId)).toHaveLength(1);
            expect((await client.send('And the NBA?', sessionId)).status).toBe(200);
            const secret = (at: string) => readFile(join(at, 'auth-secret'), 'utf8');
            expect(await secret(restored.dataDir)).toBe(await secret(product.dataDir));
          } finally {
            await restored.stop();
            await product.stop();
          }
        });
      }),
    );
  });

  test(`a demo operator opens the portal beside the running server, and never in production, on ${kind}`, async () => {
    test.skip(kind === 'PostgreSQL' && !postgresUrl, withoutPostgres);
    await withDatabase(kind, async (settings) => {
      const product = await startProduct(settings);
      try {
        const own = { ...settings, DATA_DIR: product.dataDir, PORT: new URL(product.url).port };
        const first = await demoOperator(own);
        const client = await signInClient(product.url, first);
        expect(await client.user()).toMatchObject({ isAdmin: true, unlimited: false, emailVerified: true });
        expect(new URL(first.portal).pathname).toMatch(/^\/portal-[0-9a-f]{32}$/);
        expect((await fromPortal(first, client, '/verify')).status).toBe(200);

        const second = await demoOperator(own);
        expect(second.password).not.toBe(first.password);
        await expect(client.user()).rejects.toThrow(/401/);
        await expect(signInClient(product.url, first)).rejects.toThrow(/401/);
        const log = await fromPortal(second, await signInClient(product.url, second), '/audit');
        const by = { actorEmail: 'npm run demo-admin', action: 'operator.demo', address: hostname() };
        expect(await log.json()).toMatchObject([
          { ...by, targetEmail: second.email, after: { password: 'new' } },
          { ...by, targetEmail: second.email, after: { account: 'new' } },
        ]);

        const production = { NODE_ENV: 'production', AUTH_SECRET: 'x'.repeat(40) };
        expectRefused(await operate(['demo-admin'], { ...own, ...production }), /none in production/);
        const live = await product.restart({ ...production, LOGS_ARE_PRIVATE: 'yes' });
        const operator = await signInClient(live.url, second);
        expect(await operator.user()).toMatchObject({ isAdmin: false });
        // The server refuses too, whatever the command believes.
        if (kind === 'the embedded database') expectRefused(await operate(['demo-admin'], own), /none in production/);
        await live.stop();
      } finally {
        await product.stop();
      }
    });
  });
}

async function demoOperator(settings: Settings): Promise<Account & { portal: string }> {
  const told = await operate(['demo-admin'], settings);
  expect(told.errors).toBe('');
  const line = (name: string) => new RegExp(`^ +${name} +(\\S+)$`, 'm').exec(told.output)?.[1] ?? '';
  return { email: line('Address'), password: line('Password'), portal: line('Portal'), firstName: 'Demo' };
}

function fromPortal({ portal }: { portal: string }, client: Client, path: string): Promise<Response> {
  const { origin, pathname } = new URL(portal);
  const pairs = client.cookies().map(({ name, value }) => `${name}=${value}`);
  return fetch(`${origin}/api${pathname}${path}`, { headers: { cookie: pairs.join('; ') } });
}

test('commands that are misspelt, or name no file, say what there is', async () => {
  expectRefused(await operate([], {}), /backup FILE, restore FILE, demo-admin/);
  expectRefused(await operate(['backup'], {}), /Name one file/);
  await withFolder(async (folder) => {
    const nothing = join(folder, 'none');
    expectRefused(await operate(['backup', join(folder, 'b')], { DATA_DIR: folder }), /no database in/);
    expectRefused(await operate(['restore', nothing], { DATA_DIR: folder }), /none is not there/);
    const url = 'postgres://someone:pass-word@127.0.0.1:1/none';
    const away = await operate(['backup', join(folder, 'b')], { DATA_DIR: folder, DATABASE_URL: url });
    expectRefused(away, /DATABASE_URL/);
    expect(away.errors).not.toContain('pass-word');
  });
});
