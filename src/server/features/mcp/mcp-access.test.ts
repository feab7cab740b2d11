import { randomUUID } from 'node:crypto';
import type { Client } from '@modelcontextprotocol/client';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { footballSlate, NOW } from '#research/slate/test-slate.ts';
import { type OpenDatabase, rowsOf } from '../../platform/database/database.ts';
import { openTestDatabase } from '../../platform/database/test-database.ts';
import { hashAddress } from '../../platform/http/rate-limit.ts';
import { AUTH_SECRET } from '../../test-server.ts';
import { brokenLedgerRules } from '../tokens/test-ledger-invariants.ts';
import { connect, type McpApp, makeKey, newKeyOwner, send, startMcpApp } from './test-mcp-app.ts';

const BET = { name: 'best_bets', arguments: { teams: ['Bills'] } };
const BOARD = { name: 'show_board', arguments: { market: 'moneyline' } };
const PAYOUT = { name: 'calculate', arguments: { calc: { kind: 'payout', price: '+120', stakeCents: 10_000 } } };

let open: OpenDatabase;
let site: McpApp;
beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.close());
const clients: Client[] = [];
beforeEach(async () => {
  site = await startMcpApp(open.db, footballSlate(), NOW);
});
afterEach(async () => {
  for (const client of clients.splice(0)) await client.close();
  await site.app.close();
  expect(await brokenLedgerRules(open.db)).toEqual([]);
});

async function assistant(token: string, url = site.url): Promise<Client> {
  const client = await connect(url, token);
  clients.push(client);
  return client;
}

const keyed = (key: string) => ({ ...BET, _meta: { idempotencyKey: key } });
const refusal = (reason: string, message: RegExp) => ({
  isError: true,
  structuredContent: { ok: false, reason, charged: 0, message: expect.stringMatching(message) },
});

describe('a call that is charged', () => {
  it('costs once under its key, whichever process it is sent to, and repeats what was answered', async () => {
    const owner = await newKeyOwner(site, open.db, 5);
    const other = await startMcpApp(open.db, footballSlate(), NOW);
    const key = randomUUID();
    const first = await (await assistant(owner.key)).callTool(keyed(key));
    expect(first.structuredContent).toMatchObject({ ok: true, charged: 1, tokensRemaining: 4 });
    const again = await (await assistant(owner.key, other.url)).callTool(keyed(key));
    expect(again.structuredContent).toEqual(first.structuredContent);
    expect(await owner.tokens()).toBe(4);
    await (await assistant(owner.key)).callTool(keyed(randomUUID()));
    expect(await owner.tokens()).toBe(3);
    const turns = await open.db.execute(sql`
      select origin, count(*)::int as n from analyses where user_id = ${owner.id}::uuid group by 1`);
    expect(rowsOf(turns)).toEqual([{ origin: 'mcp', n: 2 }]);
    await other.app.close();
  });

  it('takes its key as an argument too, from assistants that send no _meta', async () => {
    const owner = await newKeyOwner(site, open.db, 5);
    const client = await assistant(owner.key);
    const call = { name: BET.name, arguments: { ...BET.arguments, idempotencyKey: 'my question' } };
    expect((await client.callTool(call)).structuredContent).toMatchObject({ charged: 1 });
    expect((await client.callTool(call)).structuredContent).toMatchObject({ tokensRemaining: 4 });
    expect(await client.callTool({ ...keyed('my question'), arguments: { teams: ['Jets'] } })).toMatchObject(
      refusal('conflict', /already used for something else/),
    );
    expect(await owner.tokens()).toBe(4);
  });

  it('is refused without a key, or with one that is none', async () => {
    const owner = await newKeyOwner(site, open.db, 5);
    const client = await assistant(owner.key);
    expect(await client.callTool(BET)).toMatchObject(refusal('needs_idempotency_key', /Nothing was charged/));
    for (const idempotencyKey of ['', ' ', 7, 'x'.repeat(121), {}]) {
      const refused = await client.callTool({ ...BET, _meta: { idempotencyKey } });
      expect(refused, JSON.stringify(idempotencyKey)).toMatchObject(refusal('invalid_input', /idempotencyKey/));
    }
    expect(await owner.tokens()).toBe(5);
  });

  it('has a key of its own: neither another key of the account nor the desk is answered with what it was', async () => {
    const owner = await newKeyOwner(site, open.db, 5);
    const second = await makeKey(site, owner, { name: 'Other' });
    const first = await (await assistant(owner.key)).callTool(keyed('1'));
    const other = await (await assistant(second.key)).callTool(keyed('1'));
    expect([first, other].map(({ structuredContent }) => structuredContent)).toMatchObject([
      { tokensRemaining: 4 },
      { tokensRemaining: 3 },
    ]);
    const desk = await owner.call('best_bets', { teams: ['Jets'] }, { 'idempotency-key': '1' });
    expect(desk.statusCode).toBe(200);
  });

  it('is refused with the way on: without tokens, over an own limit, on a time-out', async () => {
    const owner = await newKeyOwner(site, open.db, 0);
    const client = await assistant(owner.key);
    const poor = await client.callTool(keyed('a'));
    expect(poor).toMatchObject(refusal('needs_tokens', /costs 1 token and you have 0/));
    expect(poor.structuredContent).toMatchObject({ wayOn: 'http://localhost:3000/pricing' });
    expect((await client.callTool(BOARD)).isError).toBeFalsy();

    const limited = await newKeyOwner(site, open.db, 5);
    const headers = { cookie: limited.cookie };
    const limit = { unit: 'tokens', window: 'day', amount: 1 };
    await site.app.inject({ method: 'PUT', url: '/api/user/limits', payload: limit, headers });
    const bounded = await assistant(limited.key);
    expect((await bounded.callTool(keyed('a'))).isError).toBeFalsy();
    const over = await bounded.callTool(keyed('b'));
    expect(over).toMatchObject(refusal('limit_reached', /limit/));
    expect(over.structuredContent).toMatchObject({ wayOn: 'http://localhost:3000/profile?tab=limits' });
    expect(await limited.tokens()).toBe(4);

    await limited.post('/api/user/limits/time-out', { duration: '24h' });
    for (const call of [keyed('c'), BOARD]) {
      expect(await bounded.callTool(call)).toMatchObject(refusal('excluded', /time-out/));
    }
    // Help and arithmetic stay open.
    expect((await bounded.callTool(PAYOUT)).isError).toBeFalsy();
    const about = await bounded.callTool({ name: 'look_up', arguments: { topic: { kind: 'about' } } });
    expect(JSON.stringify(about.content)).toContain('1-800-522-4700');
  });

  it('gives nothing to who said to be under age', async () => {
    const owner = await newKeyOwner(site, open.db, 5);
    await open.db.execute(
      sql`update users set under_age_since = ${NOW.toISOString()}::timestamptz where id = ${owner.id}::uuid`,
    );
    const client = await assistant(owner.key);
    expect(await client.callTool(keyed('a'))).toMatchObject(refusal('under_age', /21/));
    expect(await owner.tokens()).toBe(5);
  });

  it('is not for a key that may only ask for what is free', async () => {
    const owner = await newKeyOwner(site, open.db, 5, { scope: 'free' });
    const client = await assistant(owner.key);
    const refused = await client.callTool(keyed('a'));
    expect(refused).toMatchObject(refusal('needs_scope', /only ask for what is free/));
    expect(refused.structuredContent).toMatchObject({ wayOn: 'http://localhost:3000/profile?tab=assistants' });
    expect((await client.callTool(BOARD)).isError).toBeFalsy();
    expect(await owner.tokens()).toBe(5);
  });
});

describe('what is free', () => {
  it('is bounded by the rate of the account, whoever asks for it', async () => {
    const owner = await newKeyOwner(site, open.db, 5);
    const client = await assistant(owner.key);
    for (let n = 0; n < 59; n += 1) await owner.call('show_board', BOARD.arguments);
    expect((await client.callTool(BOARD)).isError).toBeFalsy();
    const refused = await client.callTool(BOARD);
    expect(refused).toMatchObject(refusal('rate_limited', /wait/));
    expect(refused.structuredContent).toMatchObject({ retryAfterSeconds: 600 });
    expect((await client.callTool(keyed('a'))).structuredContent).toMatchObject({ charged: 1 });
  });

  it('has its requests counted: a program that never stops is turned away with a time to come back', async () => {
    const owner = await newKeyOwner(site, open.db);
    const headers = { authorization: `Bearer ${owner.key}` };
    await send(site.url, headers);
    const counted = hashAddress({ authSecret: AUTH_SECRET }, owner.id);
    await open.db.execute(sql`
      insert into rate_events (id, kind, address_hash, created_at)
      select gen_random_uuid(), 'program-call', ${counted}, ${NOW.toISOString()}::timestamptz from generate_series(1, 599)`);
    const refused = await send(site.url, headers);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600']);
  });
});

describe('the way in', () => {
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

  it('is closed at once when the key is ended, by its owner, a new password or the end of the account', async () => {
    const owner = await newKeyOwner(site, open.db);
    const client = await assistant(owner.key);
    await client.callTool(PAYOUT);
    const ended = await site.app.inject({
      method: 'DELETE',
      url: `/api/user/keys/${owner.entry.id}`,
      headers: { cookie: owner.cookie },
    });
    expect(ended.json()).toEqual([]);
    await expect(client.callTool(PAYOUT)).rejects.toThrow();
    expect((await send(site.url, bearer(owner.key))).status).toBe(401);

    const second = await makeKey(site, owner);
    expect((await send(site.url, bearer(second.key))).status).toBe(200);
    const words = {
      currentPassword: 'correct horse battery',
      newPassword: 'another horse staple',
      confirmPassword: 'another horse staple',
    };
    expect((await owner.post('/api/user/change-password', words)).statusCode).toBe(200);
    expect((await send(site.url, bearer(second.key))).status).toBe(401);

    const leaver = await newKeyOwner(site, open.db);
    const gone = await site.app.inject({
      method: 'DELETE',
      url: '/api/user',
      payload: { password: 'correct horse battery' },
      headers: { cookie: leaver.cookie },
    });
    expect(gone.statusCode).toBe(200);
    expect((await send(site.url, bearer(leaver.key))).status).toBe(401);
  });

  it('is closed when the key expires', async () => {
    const owner = await newKeyOwner(site, open.db, 5, { expiresInDays: 30 });
    site.pass(30 * 86_400_000 - 1);
    expect((await send(site.url, bearer(owner.key))).status).toBe(200);
    site.pass(1);
    expect((await send(site.url, bearer(owner.key))).status).toBe(401);
  });

  it('is a key in the header and nothing else', async () => {
    const owner = await newKeyOwner(site, open.db);
    const session = owner.cookie.split('=')[1] ?? '';
    const tries: [string, Record<string, string>, string?][] = [
      ['nothing', {}],
      ['a session cookie', { cookie: owner.cookie }],
      ['a session as a key', bearer(session)],
      ['a session with the prefix of a key', bearer(`ewk_${session}`)],
      ['the key in a cookie', { cookie: `edgewise_session=${owner.key}` }],
      ['the key in the address', {}, `${site.url}?access_token=${owner.key}&key=${owner.key}`],
      ['the key by another scheme', { authorization: `Basic ${owner.key}` }],
      ['the key without a scheme', { authorization: owner.key }],
      ['two keys', { authorization: `Bearer ${owner.key}, Bearer ${owner.key}` }],
      ['a longer key', bearer(`${owner.key}A`)],
      ['a key of other letters', bearer(owner.key.toUpperCase())],
      ['the id of the key', bearer(owner.entry.id)],
      ['its end', bearer(`ewk_${owner.entry.hint}`)],
      ['a made-up key', bearer(`ewk_${'a'.repeat(43)}`)],
    ];
    for (const [name, headers, url = site.url] of tries) {
      const answer = await send(url, headers);
      expect(answer.status, name).toBe(401);
      expect(answer.headers.get('www-authenticate'), name).toMatch(/^Bearer/);
      expect(answer.headers.get('set-cookie'), name).toBeNull();
    }
    expect((await send(site.url, bearer(owner.key))).status).toBe(200);
  });

  it('leads to the desk alone: a key opens no page and no other call of the account', async () => {
    const owner = await newKeyOwner(site, open.db);
    for (const url of ['/api/auth/user', '/api/user/keys', '/api/user/export', '/api/user/limits', '/members']) {
      const answer = await site.app.inject({
        url,
        headers: { ...bearer(owner.key), cookie: `edgewise_session=${owner.key}` },
      });
      expect(answer.statusCode, url).toBe(401);
    }
    const desk = await site.app.inject({
      method: 'POST',
      url: '/api/desk/find_games',
      payload: {},
      headers: bearer(owner.key),
    });
    expect(desk.statusCode).toBe(401);
  });

  it('answers no other method, keeps no stream open, and takes one message at a time of a bounded size', async () => {
    const owner = await newKeyOwner(site, open.db);
    for (const method of ['GET', 'DELETE']) {
      const answer = await fetch(site.url, { method, headers: { ...bearer(owner.key), accept: 'text/event-stream' } });
      expect([answer.status, answer.headers.get('allow')], method).toEqual([405, 'POST']);
      expect((await fetch(site.url, { method })).status, method).toBe(401);
    }
    const many = Array.from({ length: 50 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'tools/list' }));
    expect((await send(site.url, bearer(owner.key), many)).status).toBe(400);
    const large = {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'calculate', arguments: { x: 'x'.repeat(2_000_000) } },
    };
    expect((await send(site.url, bearer(owner.key), large)).status).toBe(413);
    for (const message of [null, 1, 'x', {}, { jsonrpc: '1.0' }, { jsonrpc: '2.0', id: 1, method: 'nothing/known' }]) {
      const answer = await send(site.url, bearer(owner.key), message);
      expect(answer.status, JSON.stringify(message)).toBeLessThan(500);
      expect(await answer.text(), JSON.stringify(message)).toContain('error');
    }
    const wrong = {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'calculate', arguments: 'x', _meta: [] },
    };
    expect((await send(site.url, bearer(owner.key), wrong)).status).toBeLessThan(500);
  });

  it('notes when a key was last used, to the minute', async () => {
    const owner = await newKeyOwner(site, open.db);
    const lastUsed = async () =>
      (await owner.get('/api/user/keys')).json<{ lastUsedAt: string | null }[]>()[0]?.lastUsedAt;
    expect(await lastUsed()).toBeNull();
    await send(site.url, bearer(owner.key));
    const first = await lastUsed();
    expect(first).toBe(site.now().toISOString());
    site.pass(59_000);
    await send(site.url, bearer(owner.key));
    expect(await lastUsed()).toBe(first);
    site.pass(1_000);
    await send(site.url, bearer(owner.key));
    expect(await lastUsed()).toBe(site.now().toISOString());
  });

  it('speaks for who made the key: another account’s key reaches nothing of it', async () => {
    const [one, other] = [await newKeyOwner(site, open.db, 7), await newKeyOwner(site, open.db, 3)];
    await (await assistant(other.key)).callTool(keyed('a'));
    expect([await one.tokens(), await other.tokens()]).toEqual([7, 2]);
  });
});
