import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { listAudit } from '#contract/admin.ts';
import { listSessions } from '#contract/chat.ts';
import { PlayLimits } from '#contract/play-limits.ts';
import { MONTHLY_PLAN } from '#contract/prices.ts';
import { listAnswerReports } from '#contract/reports.ts';
import { BettorSettings } from '#contract/settings.ts';
import { type LedgerLine, listLedger } from '#contract/tokens.ts';
import { listWaitlist } from '#contract/waitlist-admin.ts';
import { brokenLedgerRules } from '../../src/server/features/tokens/test-ledger-invariants.ts';
import { rowsOf } from '../../src/server/platform/database/database.ts';
import { openExistingDatabase } from '../../src/server/platform/database/open-database.ts';
import { callAs } from '../support/caller.ts';
import type { Client } from '../support/client.ts';
import { databaseKinds, postgresUrl, withoutPostgres } from '../support/databases.ts';
import { keptCommits, withKeptData } from '../support/kept-data.ts';
import { type KeptAccount, type KeptStory, keptMessage } from '../support/kept-story.ts';
import { type Product, type Settings, startProduct } from '../support/product.ts';
import { signInClient } from '../support/sign-in.ts';
import { unkeptFetch } from '../support/unkept-fetch.ts';
import { waitUntil } from '../support/wait-until.ts';

/** The sweep that gives back what a crash held runs several times in this time. */
const GIVEN_BACK_WITHIN_MS = 60_000;
const COMPANY_DOMAIN = 'keeper.example';

type Members = ReadonlyMap<string, { account: KeptAccount; client: Client }>;

for (const commit of keptCommits()) {
  for (const kind of databaseKinds) {
    test(`what ${commit} left behind when it was killed is whole in this version, on ${kind}`, async () => {
      test.skip(kind === 'PostgreSQL' && !postgresUrl, withoutPostgres);
      await withKeptData(commit, kind, async (settings, story) => {
        const product = await startProduct({ ...settings, COMPANY_DOMAIN });
        try {
          const members = await signInAll(product, story);
          for (const { account, client } of members.values()) await expectKept(account, client);
          await expectKeptForOperators(product, memberOf(members, 'operator'), story);
          await expectGivenBack(memberOf(members, 'interrupted'));
          await askOn(members);
        } finally {
          await product.child.end('SIGTERM');
        }
        await expectSoundLedger(settings);
      });
    });
  }
}

test('data of at least one older version is kept', () => {
  expect(keptCommits()).toContain('cd73ab0');
});

async function signInAll({ url }: Product, { accounts }: KeptStory): Promise<Members> {
  const members = new Map<string, { account: KeptAccount; client: Client }>();
  for (const account of accounts) {
    const client = await signInClient(url, { ...account, firstName: account.name });
    members.set(account.name, { account, client });
  }
  return members;
}

function memberOf(members: Members, name: string): Client {
  const found = members.get(name);
  if (!found) throw new Error(`${name} is not in the story`);
  return found.client;
}

/** The same chats with the same picks and words, the same tokens, settings and limits. */
async function expectKept(account: KeptAccount, client: Client): Promise<void> {
  const sessions = listSessions.response[200].parse(await callAs(client, 'GET', listSessions.path));
  const ids = sessions.map(({ id }) => id);
  expect(ids, `the chats of ${account.name}`).toEqual(expect.arrayContaining(account.chats.map(({ id }) => id)));
  for (const { id } of sessions) {
    const messages = (await client.messages(id)).map(keptMessage);
    const kept = account.chats.find((chat) => chat.id === id);
    if (kept) expect(messages, `the chat ${id} of ${account.name}`).toEqual(kept.messages);
    expect(await statusOf(client, `/api/chat/sessions/${id}/stream`)).toBe(204);
  }
  await expectTokens(account, client);
  expect(BettorSettings.parse(await callAs(client, 'GET', '/api/user/settings'))).toMatchObject(account.settings);
  const { limits } = PlayLimits.parse(await callAs(client, 'GET', '/api/user/limits'));
  if (account.name !== 'limited')
    expect(limits.map(({ unit, window, amount }) => ({ unit, window, amount }))).toEqual(account.limits);
  expect(await statusOf(client, '/api/user/export')).toBe(200);
}

/** What has no end is there to the token; of a month's tokens at most a whole month's, whichever month it is now. */
async function expectTokens({ name, tokens, unlimited }: KeptAccount, client: Client): Promise<void> {
  let seen = '';
  const ask = async () => {
    const user = await client.user();
    expect(user.unlimited, name).toBe(unlimited);
    const ofTheMonth = user.tokensRemaining - tokens.forGood;
    seen = `${name} has ${user.tokensRemaining} tokens where ${tokens.forGood} have no end`;
    const most = user.subscriptionActive ? MONTHLY_PLAN.tokens : 0;
    expect(ofTheMonth, seen).toBeLessThanOrEqual(most);
    return ofTheMonth >= 0 ? user.tokensRemaining : undefined;
  };
  const options = { timeoutMs: GIVEN_BACK_WITHIN_MS, describe: () => seen };
  const balance = await waitUntil(`${name} has the kept tokens`, ask, options);
  const lines = await ledgerOf(client);
  expect(lines[0]?.balanceAfter ?? 0, `the newest receipt of ${name}`).toBe(balance);
  expect(
    lines.reduce((sum, line) => sum + line.tokens, 0),
    `the receipts of ${name}`,
  ).toBe(balance);
}

async function ledgerOf(client: Client): Promise<LedgerLine[]> {
  const all: LedgerLine[] = [];
  let before: number | null = null;
  do {
    const path: string = `${listLedger.path}?limit=100${before === null ? '' : `&before=${before}`}`;
    const { lines, next } = listLedger.response[200].parse(await callAs(client, 'GET', path));
    all.push(...lines);
    before = next;
  } while (before !== null);
  return all;
}

/** Who was asking when the server was killed has a receipt of each answer that never came, and none that is open. */
async function expectGivenBack(client: Client): Promise<void> {
  const lines = await ledgerOf(client);
  expect(lines.filter(({ isOpen }) => isOpen)).toEqual([]);
  expect(
    lines
      .filter(({ kind }) => kind === 'returned')
      .map(({ tokens }) => tokens)
      .sort(),
  ).toEqual([1, 5]);
}

async function expectKeptForOperators({ dataDir }: Product, operator: Client, story: KeptStory): Promise<void> {
  const waiting = listWaitlist.response[200].parse(await callAs(operator, 'GET', listWaitlist.path));
  expect(waiting.map(({ email }) => email).sort()).toEqual([...story.waitlist].sort());
  const reports = listAnswerReports.response[200].parse(await callAs(operator, 'GET', listAnswerReports.path));
  expect(reports.map(({ reason, messageId }) => ({ reason, messageId }))).toEqual(story.reports);
  const portal = (await readFile(join(dataDir, 'admin-path'), 'utf8')).trim();
  const audit = listAudit.response[200].parse(await callAs(operator, 'GET', `/api${portal}/audit`));
  expect(audit.map(({ action, targetEmail }) => `${action} ${targetEmail}`).reverse()).toEqual(story.audited);
  for (const page of ['users', 'stats', 'health', 'model-costs', 'failed-analyses'])
    expect(await statusOf(operator, `/api${portal}/${page}`), page).toBe(200);
}

/** Old chats go on and new ones begin, at the price; who is excluded stays so, and who has nothing gets nothing. */
async function askOn(members: Members): Promise<void> {
  for (const name of ['bettor', 'professional', 'interrupted'] as const) {
    const client = memberOf(members, name);
    await client.pricesOf('DEMO');
    const before = (await client.user()).tokensRemaining;
    const chat = members.get(name)?.account.chats.at(-1)?.id;
    const [regular, pro] = [
      await client.send('Best NFL bets this week?', chat),
      await client.send('Best value in the NBA?', undefined, { mode: 'pro' }),
    ];
    expect([regular.status, pro.status], name).toEqual([200, 200]);
    expect(before - (await client.user()).tokensRemaining, name).toBe(6);
  }
  expect((await memberOf(members, 'broke').send('Best NFL bets this week?')).status).toBe(402);
  expect((await memberOf(members, 'excluded').send('Best NFL bets this week?')).status).toBe(403);
}

async function expectSoundLedger(settings: Settings & { DATA_DIR: string }): Promise<void> {
  const open = await openExistingDatabase({ url: settings.DATABASE_URL ?? null, dataDir: settings.DATA_DIR });
  try {
    expect(await brokenLedgerRules(open.db)).toEqual([]);
    expect(rowsOf(await open.db.execute(sql`select id from token_reservations where state = 'held'`))).toEqual([]);
  } finally {
    await open.close();
  }
}

async function statusOf(client: Client, path: string): Promise<number> {
  const cookie = client.cookies().map(({ name, value }) => `${name}=${value}`);
  const response = await unkeptFetch(`${client.url}${path}`, { headers: { cookie: cookie.join('; ') } });
  await response.text();
  return response.status;
}
