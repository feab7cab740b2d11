import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { SendMessageReply } from '#contract/chat.ts';
import { PlayLimits } from '#contract/play-limits.ts';
import { NOW } from '#research/slate/test-slate.ts';
import { checkouts, payments } from '../../db/schema/billing.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { AUTH_SECRET, SITE } from '../../test-server.ts';
import { brokenLedgerRules } from '../tokens/test-ledger-invariants.ts';
import { createPlayGuard } from './play-guard.ts';
import { ASK, addUse, DAY_MS, HOUR_MS, newPlayer, type Player, startPlayApp } from './test-play-app.ts';

const guard = createPlayGuard({ authSecret: AUTH_SECRET, site: SITE });
const ago = (ms: number) => new Date(NOW.getTime() - ms);

let player: Player;
const open = await testDatabase();
const app = await startPlayApp(open.db);
afterAll(async () => {
  expect(await brokenLedgerRules(open.db)).toEqual([]);
});
beforeEach(async () => {
  app.at(0);
  player = await newPlayer(app, open.db);
});

const unset = (unit: string, window: string) => ({
  unit,
  window,
  amount: null,
  used: 0,
  pendingAmount: null,
  pendingFrom: null,
});

describe('the limits of a user', () => {
  it('are six, none of which is set', async () => {
    expect(PlayLimits.parse(await player.limits())).toEqual({
      limits: [
        unset('tokens', 'day'),
        unset('tokens', 'week'),
        unset('tokens', 'month'),
        unset('money', 'day'),
        unset('money', 'week'),
        unset('money', 'month'),
      ],
      exclusion: null,
    });
  });

  it('are lowered at once and raised after seven days, without anybody doing anything then', async () => {
    expect((await player.set('money', 'week', 40)).statusCode).toBe(200);
    const lowered = (await player.set('money', 'week', 25.5)).json<PlayLimits>();
    expect(lowered.limits[4]).toMatchObject({ amount: 25.5, pendingAmount: null, pendingFrom: null });

    const raised = (await player.set('money', 'week', 99.99)).json<PlayLimits>();
    const pendingFrom = new Date(NOW.getTime() + 7 * DAY_MS).toISOString();
    expect(raised.limits[4]).toMatchObject({ amount: 25.5, pendingAmount: 99.99, pendingFrom });
    app.at(7 * DAY_MS - 1);
    expect(await player.limit('money', 'week')).toMatchObject({ amount: 25.5, pendingAmount: 99.99, pendingFrom });
    app.at(7 * DAY_MS);
    expect(await player.limit('money', 'week')).toMatchObject({
      amount: 99.99,
      pendingAmount: null,
      pendingFrom: null,
    });
  });

  it('are lifted after seven days, and a lowering before takes that back', async () => {
    await player.set('tokens', 'day', 10);
    await player.set('tokens', 'day', null);
    expect(await player.limit('tokens', 'day')).toMatchObject({ amount: 10, pendingAmount: null });
    expect((await player.limit('tokens', 'day'))?.pendingFrom).not.toBeNull();
    await player.set('tokens', 'day', 9);
    app.at(8 * DAY_MS);
    expect(await player.limit('tokens', 'day')).toMatchObject({ amount: 9, pendingFrom: null });
    await player.set('tokens', 'day', null);
    app.at(15 * DAY_MS);
    expect(await player.limit('tokens', 'day')).toMatchObject({ amount: null, pendingFrom: null });
  });

  it.each([
    [{ unit: 'tokens', window: 'day' }, 'amount'],
    [{ unit: 'tokens', window: 'day', amount: -1 }, 'amount must be at least 0'],
    [{ unit: 'tokens', window: 'day', amount: 1.5 }, 'amount must be whole tokens'],
    [{ unit: 'money', window: 'day', amount: 1.005 }, 'at most two decimals'],
    [{ unit: 'money', window: 'day', amount: -0.01 }, 'amount must be at least 0'],
    [{ unit: 'tokens', window: 'day', amount: 100_001 }, 'amount must be at most 100000'],
    [{ unit: 'money', window: 'day', amount: 1e300 }, 'amount must be at most 100000'],
    [{ unit: 'money', window: 'day', amount: '5' }, 'amount must be a number'],
    [{ unit: 'money', window: 'day', amount: true }, 'amount must be a number'],
    [{ unit: 'gold', window: 'day', amount: 1 }, 'unit must be tokens or money'],
    [{ unit: 'money', window: 'year', amount: 1 }, 'window must be day, week or month'],
    [{ unit: 'money', window: 'day', amount: 1, userId: randomUUID() }, 'userId'],
    [[], 'The body must be an object'],
  ])('refuse %j', async (body, message) => {
    await player.set('tokens', 'day', 10);
    const before = await player.limits();
    const refused = await app.app.inject({
      method: 'PUT',
      url: '/api/user/limits',
      payload: body,
      headers: { cookie: player.cookie },
    });
    expect(refused.statusCode, refused.body).toBe(400);
    expect(refused.json<{ message: string }>().message).toContain(message);
    expect(await player.limits()).toEqual(before);
  });

  it('are one’s own: another user’s are neither shown nor changed', async () => {
    const other = await newPlayer(app, open.db);
    await player.set('tokens', 'week', 7);
    await addUse(open.db, player.walletId, { tokens: 3, at: ago(HOUR_MS) });
    expect((await other.limits()).limits.every(({ amount, used }) => amount === null && used === 0)).toBe(true);
    await other.set('tokens', 'week', 1);
    expect(await player.limit('tokens', 'week')).toMatchObject({ amount: 7, used: 3 });
  });

  it('are for the signed-in only', async () => {
    const routes = [
      ['GET', '/api/user/limits'],
      ['PUT', '/api/user/limits'],
      ['POST', '/api/user/limits/time-out'],
      ['POST', '/api/user/limits/self-exclusion'],
    ] as const;
    for (const [method, url] of routes) {
      const refused = await app.app.inject({ method, url, ...(method !== 'GET' && { payload: { amount: 'x' } }) });
      expect(refused.statusCode).toBe(401);
      expect(refused.json()).toMatchObject({ message: 'Unauthorized' });
    }
  });
});

describe('what is used', () => {
  it('is what was charged or is set aside in the last 24 hours, 7 days and 30 days, to the millisecond', async () => {
    const uses = [
      { tokens: 1, at: ago(0) },
      { tokens: 2, at: ago(DAY_MS - 1) },
      { tokens: 4, at: ago(DAY_MS) },
      { tokens: 8, at: ago(7 * DAY_MS - 1), state: 'held' as const },
      { tokens: 16, at: ago(7 * DAY_MS) },
      { tokens: 32, at: ago(30 * DAY_MS - 1) },
      { tokens: 64, at: ago(30 * DAY_MS) },
      { tokens: 128, at: ago(HOUR_MS), state: 'released' as const },
    ];
    for (const use of uses) await addUse(open.db, player.walletId, use);
    const { limits } = await player.limits();
    expect(limits.slice(0, 3).map(({ used }) => used)).toEqual([3, 15, 63]);
  });

  it('is, in money, what was paid less what came back, and what may yet be paid', async () => {
    const { walletId } = player;
    const pay = (amountCents: number, refundedCents: number, paidAt: Date) =>
      open.db.insert(payments).values({
        id: randomUUID(),
        walletId,
        kind: 'pack',
        providerId: randomUUID(),
        amountCents,
        refundedCents,
        currency: 'usd',
        tokens: 50,
        description: 'a pack',
        paidAt,
        createdAt: paidAt,
      });
    const begin = (amountCents: number, state: 'open' | 'completed' | 'expired', expiresAt: Date) =>
      open.db.insert(checkouts).values({
        id: randomUUID(),
        walletId,
        kind: 'pack',
        tokens: 50,
        amountCents,
        state,
        createdAt: ago(2 * DAY_MS),
        expiresAt,
      });
    await pay(1000, 0, ago(DAY_MS - 1));
    await pay(2250, 250, ago(DAY_MS));
    await pay(4800, 4800, ago(HOUR_MS));
    await pay(1599, 0, ago(7 * DAY_MS));
    await pay(100_00, 0, ago(30 * DAY_MS));
    await begin(1, 'open', new Date(NOW.getTime() + 1));
    await begin(10, 'open', NOW);
    await begin(100, 'completed', new Date(NOW.getTime() + HOUR_MS));
    await begin(300, 'expired', new Date(NOW.getTime() + HOUR_MS));
    const { limits } = await player.limits();
    expect(limits.slice(3).map(({ used }) => used)).toEqual([10.01, 30.01, 46]);
  });
});

describe('a limit of tokens', () => {
  it('lets through what fits and refuses the next, whole, free and unsaved', async () => {
    await player.set('tokens', 'day', 6);
    expect((await player.send({ ...ASK, mode: 'pro' })).statusCode).toBe(200);
    expect((await player.send(ASK)).statusCode).toBe(200);
    const before = (await player.get('/api/chat/sessions')).json();
    const refused = await player.send(ASK);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({
      code: 'limit_reached',
      message:
        'You set yourself a limit of 6 tokens a day. You used 6 tokens of it in the last 24 hours. This analysis costs 1 token. There is room for it again from November 23, 2026 at 11:00 AM EST. Nothing was charged.',
    });
    expect((await player.get('/api/chat/sessions')).json()).toEqual(before);
    expect(await player.tokens()).toBe(144);
    expect(await player.limit('tokens', 'day')).toMatchObject({ amount: 6, used: 6 });
  });

  it('refuses a stream before its first event', async () => {
    await player.set('tokens', 'week', 4);
    const refused = await player.send(
      { ...ASK, mode: 'pro', timeZone: 'Europe/London' },
      { accept: 'text/event-stream' },
    );
    expect(refused.statusCode).toBe(403);
    expect(refused.headers['content-type']).toContain('application/json');
    expect(refused.json<{ message: string }>().message).toBe(
      'You set yourself a limit of 4 tokens a week. You used 0 tokens of it in the last 7 days. This analysis costs 5 tokens. It does not fit into this limit at all; raising the limit takes 7 days. Nothing was charged.',
    );
  });

  it('of nothing lets nothing through, while what is free still answers', async () => {
    await player.set('tokens', 'month', 0);
    expect((await player.send(ASK)).statusCode).toBe(403);
    const explained = await player.send({ message: 'What is Kelly?' });
    expect(explained.statusCode).toBe(200);
    expect(explained.json<SendMessageReply>().tokensRemaining).toBe(150);
  });

  it('has room again exactly when the oldest use has left its window', async () => {
    await addUse(open.db, player.walletId, { tokens: 2, at: ago(DAY_MS - 1) });
    await addUse(open.db, player.walletId, { tokens: 1, at: ago(HOUR_MS) });
    await player.set('tokens', 'day', 3);
    // As after a 402, the key of a refused send may be used again.
    const key = { 'idempotency-key': 'once more' };
    expect((await player.send(ASK, key)).statusCode).toBe(403);
    app.at(1);
    expect((await player.send(ASK, key)).statusCode).toBe(200);
  });

  it('names the limit that holds longest where several are reached', async () => {
    await addUse(open.db, player.walletId, { tokens: 3, at: ago(HOUR_MS) });
    await player.set('tokens', 'day', 3);
    await player.set('tokens', 'week', 3);
    await player.set('tokens', 'month', 100);
    expect((await player.send(ASK)).json<{ message: string }>().message).toContain('3 tokens a week');
  });

  it('holds until a raise has waited its seven days, and no longer', async () => {
    app.at(-7 * DAY_MS);
    await player.set('tokens', 'day', 0);
    await player.set('tokens', 'day', 1);
    app.at(-1);
    expect((await player.send(ASK)).json<{ message: string }>().message).toContain(
      'There is room for it again from November 22, 2026 at 11:00 AM EST.',
    );
    app.at(0);
    expect((await player.send(ASK)).statusCode).toBe(200);
    expect((await player.send(ASK)).statusCode).toBe(403);
  });

  it('counts what was given back no more', async () => {
    await player.set('tokens', 'day', 1);
    await addUse(open.db, player.walletId, { tokens: 1, at: NOW, state: 'released' });
    expect((await player.send(ASK)).statusCode).toBe(200);
  });

  it('does not touch the limits of money', async () => {
    await player.set('money', 'day', 0);
    expect((await player.send(ASK)).statusCode).toBe(200);
  });
});

describe('a limit of money', () => {
  const buy = (cents: number) =>
    open.db.transaction(async (tx) => {
      const user = { id: player.id, email: player.email, walletId: player.walletId };
      await guard.assertMayBuy(tx, { user, cents, now: app.now() });
      await tx.insert(checkouts).values({
        id: randomUUID(),
        walletId: player.walletId,
        kind: 'pack',
        tokens: 50,
        amountCents: cents,
        state: 'open',
        createdAt: app.now(),
        expiresAt: new Date(app.now().getTime() + HOUR_MS),
      });
    });

  it('counts a purchase from the moment it is begun', async () => {
    await player.set('money', 'day', 20);
    await buy(1000);
    await buy(1000);
    await expect(buy(1)).rejects.toMatchObject({
      code: 'limit_reached',
      message:
        'You set yourself a limit of $20.00 a day. You used $20.00 of it in the last 24 hours. This purchase is $0.01. There is room for it again from November 22, 2026 at 12:00 PM EST. Nothing was charged.',
    });
    app.at(HOUR_MS);
    await buy(2000);
  });

  it('of nothing refuses the smallest, and none at all refuses nothing', async () => {
    await buy(4800);
    await player.set('money', 'month', 0);
    await expect(buy(1)).rejects.toMatchObject({ code: 'limit_reached' });
  });
});
