import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Account, type Client, newAccount, signUpClient } from '../support/client.ts';
import { type DatabaseKind, databaseKinds, postgresUrl, withDatabase, withoutPostgres } from '../support/databases.ts';
import { operate, type Told } from '../support/operate.ts';
import { type Product, type Settings, startProduct } from '../support/product.ts';
import { signInClient } from '../support/sign-in.ts';
import { unkeptFetch } from '../support/unkept-fetch.ts';

// Each starts the product twice and waits for it: one after the other they were the last of all files to end.
test.describe.configure({ mode: 'parallel', timeout: 600_000 });

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
async function usedProduct(
  settings: Settings,
): Promise<{ product: Product; account: Account; sessionId: string; cookie: string }> {
  const product = await startProduct(settings);
  const account = newAccount();
  const client = await signUpClient(product.url, account);
  await client.pricesOf('DEMO');
  const sessionId = await client.createSession();
  expect((await client.send('Best NFL bets today?', sessionId)).status).toBe(200);
  return {
    product,
    account,
    sessionId,
    cookie: client
      .cookies()
      .map(({ name, value }) => `${name}=${value}`)
      .join('; '),
  };
}

const PRODUCTION = { NODE_ENV: 'production', LOGS_ARE_PRIVATE: 'yes' };
const FALSE_SECRET = { AUTH_SECRET: 'x'.repeat(40) };

/** One product of a kind for both commands: a start costs more than all that is asked of it. */
for (const kind of databaseKinds) {
  test(`demo-admin and backup beside the running server, and restore onto an empty machine, on ${kind}`, async () => {
    test.skip(kind === 'PostgreSQL' && !postgresUrl, withoutPostgres);
    await withDatabase(kind, (settings) =>
      withFolder(async (folder) => {
        const used = await usedProduct(settings);
        try {
          const own = { ...settings, DATA_DIR: used.product.dataDir, PORT: new URL(used.product.url).port };
          const operator = await test.step('a demo operator opens the portal', () => tryDemoOperator(used, own));
          const backup = await test.step('it is backed up, locked, while it runs', () => backUpLocked(folder, own));
          await withDatabase(kind, async (empty) => {
            const target = { ...empty, ...backup.key, DATA_DIR: join(folder, 'data') };
            await test.step('refused is what would spoil something', () =>
              tryRefusals(folder, kind, { own, backup, empty }));
            await test.step('all of it is there, but in production no demo operator', async () => {
              const done = await operate(['restore', backup.file], target);
              expect(done.errors).toBe('');
              expect(done.output).toMatch(/^Restored \d+ rows of /);
              await tryRestored(used, kind, { target, operator });
            });
          });
        } finally {
          await used.product.stop();
        }
      }),
    );
  });
}

type Used = Awaited<ReturnType<typeof usedProduct>>;
type Operator = Awaited<ReturnType<typeof demoOperator>>;
type Backup = { file: string; key: { BACKUP_KEY_FILE: string } };

/** Answers with the one that is left. */
async function tryDemoOperator({ product }: Used, own: Settings): Promise<Operator> {
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
  expectRefused(await operate(['demo-admin'], { ...own, ...PRODUCTION, ...FALSE_SECRET }), /none in production/);
  return second;
}

async function backUpLocked(folder: string, own: Settings): Promise<Backup> {
  const file = join(folder, 'edgewise.backup');
  const key = { BACKUP_KEY_FILE: join(folder, 'backup.key') };
  await writeFile(key.BACKUP_KEY_FILE, randomBytes(32), { mode: 0o600 });
  const made = await operate(['backup', file], { ...own, ...key });
  expect(made.errors).toBe('');
  expect(made.output).toMatch(/^Backed up \d+ rows into .*\nIt is locked: /);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await readdir(own.DATA_DIR ?? '')).filter((name) => name.includes('spool'))).toEqual([]);
  return { file, key };
}

async function tryRefusals(
  folder: string,
  kind: DatabaseKind,
  { own, backup: { file, key }, empty }: { own: Settings; backup: Backup; empty: Settings },
): Promise<void> {
  const held = kind === 'PostgreSQL' ? /database .*(already|not empty).*nothing was changed/ : /Edgewise is running on/;
  const damaged = join(folder, 'damaged.backup');
  await writeFile(damaged, (await readFile(file)).subarray(0, -100));
  const unread = { ...empty, DATA_DIR: join(folder, 'unread') };
  const [again, onto, keyless, cut] = await Promise.all([
    operate(['backup', file], { ...own, ...key }),
    operate(['restore', file], { ...own, ...key }),
    operate(['restore', file], unread),
    operate(['restore', damaged], { ...unread, ...key }),
  ]);
  expectRefused(again, /is there already/);
  expectRefused(onto, held);
  expectRefused(keyless, /is locked\. Set BACKUP_PASSPHRASE or BACKUP_KEY_FILE/);
  expectRefused(cut, /is damaged or was cut off: nothing was restored/);
}

async function tryRestored(
  { product, account, sessionId, cookie }: Used,
  kind: DatabaseKind,
  { target, operator }: { target: Settings; operator: Operator },
): Promise<void> {
  const secret = (at = '') => readFile(join(at, 'auth-secret'), 'utf8');
  expect(await secret(target.DATA_DIR)).toBe(await secret(product.dataDir));
  const settings = { ...target, ...PRODUCTION, AUTH_SECRET: (await secret(target.DATA_DIR)).trim() };
  const restored = await startProduct(settings);
  try {
    // A session that its owner may have ended since the backup does not come to life again.
    expect((await unkeptFetch(`${restored.url}/api/auth/user`, { headers: { cookie } })).status).toBe(401);
    const client = await signInClient(restored.url, account);
    expect((await client.user()).tokensRemaining).toBe(149);
    expect(await client.answersWithPicks(sessionId)).toHaveLength(1);
    expect((await client.send('And the NBA?', sessionId)).status).toBe(200);
    expect(await (await signInClient(restored.url, operator)).user()).toMatchObject({ isAdmin: false });
    // The server refuses too, whatever the command believes.
    if (kind === 'the embedded database') expectRefused(await operate(['demo-admin'], target), /none in production/);
    // The one that was backed up goes on with what is its own.
    expect((await (await signInClient(product.url, account)).user()).tokensRemaining).toBe(149);
  } finally {
    await restored.stop();
  }
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
  return unkeptFetch(`${origin}/api${pathname}${path}`, { headers: { cookie: pairs.join('; ') } });
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
