import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import pg from 'pg';
import { signUpClient } from '../support/client.ts';
import { postgresUrl, withDatabase, withoutPostgres } from '../support/databases.ts';
import { launch, type Settings, startProduct } from '../support/product.ts';

/** A start that must fail: the one sentence that it says, and its exit code. */
async function refusedStart(wrong: Settings): Promise<{ code: number | null; said: string }> {
  const { child, settings } = await launch(wrong);
  try {
    const code = await child.exitCode();
    return { code, said: child.errors.trim() };
  } finally {
    await child.end('SIGKILL');
    if (!wrong.DATA_DIR) await rm(settings.DATA_DIR, { recursive: true, force: true });
  }
}

function expectOneSentence(said: string, names: RegExp): void {
  expect(said).toMatch(names);
  expect(said.split('\n')).toHaveLength(1);
  expect(said).not.toMatch(/\bat .*:\d+:\d+/);
}

const badSettings: { title: string; settings: Settings; names: RegExp }[] = [
  { title: 'a port that is no number', settings: { PORT: 'three' }, names: /PORT/ },
  { title: 'a database address that is none', settings: { DATABASE_URL: 'not an address' }, names: /DATABASE_URL/ },
  { title: 'an odds address that is none', settings: { ODDS_API_KEY: 'k', ODDS_API_URL: '::' }, names: /ODDS_API_URL/ },
  { title: 'production without a secret', settings: { NODE_ENV: 'production' }, names: /AUTH_SECRET/ },
  {
    title: 'production that would log links to new passwords',
    settings: { NODE_ENV: 'production', AUTH_SECRET: 'x'.repeat(40) },
    names: /SMTP_URL/,
  },
  {
    title: 'a database that does not answer',
    settings: { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' },
    names: /DATABASE_URL|database/i,
  },
];
for (const { title, settings, names } of badSettings) {
  test(`${title} ends the start with one sentence that names it`, async () => {
    const { code, said } = await refusedStart(settings);
    expectOneSentence(said, names);
    expect(code).toBeGreaterThan(0);
  });
}

test('a taken port ends the start with one sentence', async () => {
  const holder: Server = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const address = holder.address();
  const port = address && typeof address === 'object' ? String(address.port) : '';
  try {
    const { code, said } = await refusedStart({ PORT: port });
    expectOneSentence(said, new RegExp(port));
    expect(code).toBeGreaterThan(0);
  } finally {
    holder.close();
  }
});

test('a data folder that another process holds ends the start with one sentence and loses nothing', async () => {
  let product = await startProduct();
  try {
    const client = await signUpClient(product.url);
    await client.pricesOf('DEMO');
    const sessionId = await client.createSession();
    const before = await client.send('Best NFL bets today?', sessionId);
    expect(before.status).toBe(200);

    const { code, said } = await refusedStart({ DATA_DIR: product.dataDir });
    expectOneSentence(said, new RegExp(product.dataDir));
    expect(code).toBeGreaterThan(0);

    expect((await client.send('Best NFL bets today?', sessionId)).status).toBe(200);
    product = await product.restart();
    const again = client.at(product.url);
    expect((await again.user()).tokensRemaining).toBe(148);
    expect(await again.answersWithPicks(sessionId)).toHaveLength(2);
  } finally {
    await product.stop();
  }
});

test('a damaged embedded database ends the start with one sentence', async () => {
  const product = await startProduct();
  await product.child.end('SIGTERM');
  await writeFile(join(product.dataDir, 'database/global/pg_control'), 'not what was there');
  const { code, said } = await refusedStart({ DATA_DIR: product.dataDir });
  expectOneSentence(said, /embedded database in .* may be damaged/);
  expect(code).toBe(1);
  await product.stop();
});

test('a database of a newer version ends the start with one sentence, and stays as it is', async () => {
  test.skip(!postgresUrl, withoutPostgres);
  await withDatabase('PostgreSQL', async (settings) => {
    const product = await startProduct(settings);
    await product.stop();
    const client = new pg.Client({ connectionString: settings.DATABASE_URL });
    await client.connect();
    await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 9e12)");
    const { code, said } = await refusedStart(settings);
    expectOneSentence(said, /database was made by a newer version/);
    expect(code).toBe(1);
    const { rows } = await client.query(
      'select hash from drizzle.__drizzle_migrations order by created_at desc limit 1',
    );
    expect(rows).toEqual([{ hash: 'of tomorrow' }]);
    await client.end();
  });
});
