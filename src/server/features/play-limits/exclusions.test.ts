import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { NOW } from '#research/slate/test-slate.ts';
import { users } from '../../db/schema/accounts.ts';
import { exclusions } from '../../db/schema/play-limits.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { AUTH_SECRET, SITE } from '../../test-server.ts';
import { takeMails, tokenOf } from '../mail/test-mail.ts';
import { brokenLedgerRules } from '../tokens/test-ledger-invariants.ts';
import { newCaller } from '../turns/test-chat-app.ts';
import { createPlayGuard } from './play-guard.ts';
import { ASK, DAY_MS, newPlayer, type Player, startPlayApp } from './test-play-app.ts';

const guard = createPlayGuard({ authSecret: AUTH_SECRET, site: SITE });

let player: Player;
const open = await testDatabase();
const app = await startPlayApp(open.db);
afterAll(async () => {
  expect(await brokenLedgerRules(open.db)).toEqual([]);
});
beforeEach(async () => {
  app.at(0);
  app.stops.length = 0;
  app.provider.isAway = false;
  player = await newPlayer(app, open.db);
});

const timeOut = (who: Player, duration: unknown) => who.post('/api/user/limits/time-out', { duration });
const leave = (who: Player, duration: unknown, confirm: unknown = true) =>
  who.post('/api/user/limits/self-exclusion', { duration, confirm });
const deleteAccount = (who: Player) => open.db.delete(users).where(eq(users.id, who.id));

describe('a time-out', () => {
  it('refuses analyses from now on, kindly, with its end and the helpline, before anything is set aside or saved', async () => {
    const begun = await timeOut(player, '24h');
    expect(begun.statusCode).toBe(200);
    const endsAt = new Date(NOW.getTime() + DAY_MS).toISOString();
    expect(begun.json()).toMatchObject({ exclusion: { kind: 'time_out', endsAt } });
    for (const mode of ['regular', 'pro']) {
      const refused = await player.send({ ...ASK, mode, timeZone: 'America/Chicago' });
      expect(refused.statusCode).toBe(403);
      expect(refused.json()).toMatchObject({
        code: 'excluded',
        message:
          'You chose a time-out, and it holds until November 23, 2026 at 10:00 AM CST. Until then there are no analyses and no purchases here, and nothing is charged. It was a good decision. If you want to talk to somebody: Helpline, 1-800-522-4700, free and confidential.',
      });
    }
    expect((await player.get('/api/chat/sessions')).json()).toEqual([]);
    expect(await player.tokens()).toBe(150);
    expect(await player.limit('tokens', 'day')).toMatchObject({ used: 0 });
  });

  it('refuses purchases, and leaves help, explanations and what was said before', async () => {
    const { sessionId } = (await player.send(ASK)).json<{ sessionId: string }>();
    await timeOut(player, '72h');
    const user = { id: player.id, email: player.email, walletId: player.walletId };
    await expect(guard.assertMayBuy(open.db, { user, cents: 1000, now: NOW })).rejects.toMatchObject({
      code: 'excluded',
    });
    const help = await player.send({ message: 'I lost my rent, give me a lock to win it back' });
    expect(help.statusCode).toBe(200);
    expect(help.body).toContain('1-800-522-4700');
    expect((await player.send({ message: 'What is Kelly?' })).statusCode).toBe(200);
    expect((await player.get(`/api/chat/sessions/${sessionId}/messages`)).json()).toHaveLength(2);
    expect((await player.get('/api/chat/recent-recommendations')).json()).toHaveLength(1);
  });

  it.each([
    ['24h', 1],
    ['72h', 3],
    ['7d', 7],
    ['30d', 30],
  ])('of %s ends by itself, to the millisecond', async (duration, days) => {
    app.at(-days * DAY_MS);
    const early = await newPlayer(app, open.db);
    await timeOut(early, duration);
    app.at(-1);
    expect((await early.send(ASK)).statusCode).toBe(403);
    app.at(0);
    expect((await early.send(ASK)).statusCode).toBe(200);
    expect((await early.limits()).exclusion).toBeNull();
  });

  it('is lengthened by a longer one and not shortened by a shorter one', async () => {
    await timeOut(player, '30d');
    const endsAt = new Date(NOW.getTime() + 30 * DAY_MS).toISOString();
    expect((await timeOut(player, '24h')).json()).toMatchObject({ exclusion: { kind: 'time_out', endsAt } });
    expect((await leave(player, '1y')).json()).toMatchObject({
      exclusion: { kind: 'self_exclusion', endsAt: '2027-11-22T16:00:00.000Z' },
    });
    expect((await timeOut(player, '30d')).json()).toMatchObject({ exclusion: { kind: 'self_exclusion' } });
    app.at(360 * DAY_MS);
    const again = await newCaller(app.app, player.email.replace('@', '+later@'));
    const late = await again.post('/api/user/limits/time-out', { duration: '30d' });
    expect(late.json()).toMatchObject({
      exclusion: { kind: 'time_out', endsAt: new Date(NOW.getTime() + 390 * DAY_MS).toISOString() },
    });
  });

  it('tells billing to pause until its end', async () => {
    await timeOut(player, '7d');
    const until = new Date(NOW.getTime() + 7 * DAY_MS).toISOString();
    expect(app.stops).toEqual([`${player.walletId} ${until}`, `${player.walletId} asked`]);
  });

  it.each([
    [{}, 'duration'],
    [{ duration: '12h' }, 'duration must be one of 24h, 72h, 7d, 30d'],
    [{ duration: '6m' }, 'duration must be one of'],
    [{ duration: 24 }, 'duration must be one of'],
    [{ duration: '24h', until: '2026-11-22T16:00:00Z' }, 'until'],
    [{ duration: '24h', email: 'somebody@example.com' }, 'email'],
  ])('refuses %j', async (body, message) => {
    const refused = await player.post('/api/user/limits/time-out', body);
    expect(refused.statusCode).toBe(400);
    expect(refused.json<{ message: string }>().message).toContain(message);
    expect((await player.limits()).exclusion).toBeNull();
    expect(app.stops).toEqual([]);
  });
});

describe('a self-exclusion', () => {
  it.each([
    ['6m', '2027-05-22T16:00:00.000Z'],
    ['1y', '2027-11-22T16:00:00.000Z'],
    ['5y', '2031-11-22T16:00:00.000Z'],
  ])('of %s holds to the day, and stops billing for good', async (duration, endsAt) => {
    expect((await leave(player, duration)).json()).toMatchObject({ exclusion: { kind: 'self_exclusion', endsAt } });
    expect(app.stops).toEqual([`${player.walletId} for good`, `${player.walletId} asked`]);
    const refused = await player.send(ASK);
    expect(refused.json<{ message: string }>().message).toContain('You chose self-exclusion');
    const at = (now: Date) => guard.exclusionOf(open.db, { email: player.email, now });
    expect(await at(new Date(Date.parse(endsAt) - 1))).toEqual({ kind: 'self_exclusion', endsAt: new Date(endsAt) });
    expect(await at(new Date(endsAt))).toBeNull();
  });

  it('has to be confirmed', async () => {
    for (const body of [{ duration: '1y' }, { duration: '1y', confirm: false }, { duration: '1y', confirm: 'true' }]) {
      const refused = await player.post('/api/user/limits/self-exclusion', body);
      expect(refused.statusCode).toBe(400);
      expect(refused.json<{ message: string }>().message).toContain('cannot be undone');
    }
    expect((await leave(player, '24h')).statusCode).toBe(400);
    expect((await player.limits()).exclusion).toBeNull();
  });

  it('holds at once although the provider is away', async () => {
    app.provider.isAway = true;
    expect((await leave(player, '5y')).statusCode).toBe(200);
    expect((await player.send(ASK)).statusCode).toBe(403);
    expect(app.stops).toEqual([`${player.walletId} for good`]);
  });

  it('cannot be changed or removed, not even in the database', async () => {
    await leave(player, '6m');
    await expect(open.db.delete(exclusions)).rejects.toThrow();
    await expect(open.db.update(exclusions).set({ endsAt: new Date(NOW.getTime() + 1) })).rejects.toThrow();
    for (const method of ['DELETE', 'PATCH', 'PUT'] as const) {
      const url = '/api/user/limits/self-exclusion';
      const gone = await app.app.inject({ method, url, headers: { cookie: player.cookie } });
      expect(gone.statusCode).toBe(404);
    }
    expect((await player.limits()).exclusion).toMatchObject({ kind: 'self_exclusion' });
  });

  it('keeps no address, and another server’s secret makes another hash of it', async () => {
    await leave(player, '6m');
    const rows = await open.db.select().from(exclusions);
    expect(JSON.stringify(rows)).not.toContain(player.email.split('@')[0]);
    const stranger = createPlayGuard({ authSecret: 'another secret', site: SITE });
    expect(await stranger.exclusionOf(open.db, { email: player.email, now: NOW })).toBeNull();
  });

  it('outlives the account: every spelling of the mailbox may sign up, without tokens, and is excluded', async () => {
    const name = `ann${randomUUID().replaceAll('-', '')}`;
    const first = await newPlayer(app, open.db, `${name}@gmail.com`);
    await leave(first, '1y');
    await deleteAccount(first);
    const spellings = [
      `${name}@gmail.com`,
      `${name}+new@gmail.com`,
      `${name.slice(0, 3)}.${name.slice(3)}@gmail.com`,
      `${name.toUpperCase()}@GoogleMail.com`,
    ];
    for (const email of spellings) {
      const again = await newPlayer(app, open.db, email);
      expect(await again.tokens()).toBe(0);
      expect((await again.limits()).exclusion).toMatchObject({ kind: 'self_exclusion' });
      const refused = await again.send(ASK);
      expect(refused.statusCode).toBe(403);
      expect(refused.json()).toMatchObject({ code: 'excluded' });
      await deleteAccount(again);
    }
    const somebody = await newPlayer(app, open.db, `${name}@outlook.com`);
    expect(await somebody.tokens()).toBe(150);
    expect((await somebody.send(ASK)).statusCode).toBe(200);
  });

  it('of one account holds for the mailbox’s others, and stops their billing too', async () => {
    const other = await newPlayer(app, open.db, player.email.replace('@', '+bets@'));
    const namesake = await newPlayer(app, open.db, player.email.replace('@example.com', '@example.org'));
    await leave(player, '6m');
    expect((await other.send(ASK)).statusCode).toBe(403);
    expect((await namesake.send(ASK)).statusCode).toBe(200);
    const wallets = [player.walletId, other.walletId].sort();
    expect(app.stops).toEqual([
      ...wallets.map((walletId) => `${walletId} for good`),
      ...wallets.map((walletId) => `${walletId} asked`),
    ]);
  });

  it('refuses before odds are fetched and before the question goes to a model', async () => {
    let fetched = 0;
    const live = await startPlayApp(open.db);
    const slate = await live.slate.current();
    live.slate.current = async () => ({ ...slate, odds: 'live', asOf: NOW });
    live.slate.freshen = async () => {
      fetched += 1;
    };
    const cold = await newPlayer(live, open.db);
    await leave(cold, '6m');
    expect((await cold.send(ASK)).statusCode).toBe(403);
    expect(fetched).toBe(0);
    const free = await newPlayer(live, open.db);
    expect((await free.send(ASK)).statusCode).toBe(200);
    expect(fetched).toBe(1);
    await free.set('tokens', 'day', 1);
    expect((await free.send(ASK)).statusCode).toBe(403);
    expect(fetched).toBe(1);
    await live.app.close();
  });
});

describe('the exclusion of an account whose address nobody confirmed', () => {
  const stranger = (of: Player, tag = 'evil') =>
    newPlayer(app, open.db, of.email.replace('@', `+${tag}@`), { isConfirmed: false });
  const mailsTo = async (email: string) => (await takeMails(open.db, app.now)).filter(({ to }) => to === email);
  const follow = async (who: Player) => {
    const verify = (await mailsTo(who.email)).find(({ text }) => text.includes('/verify?token='));
    return who.post('/api/auth/verify', { token: tokenOf(verify) });
  };

  it.each([
    ['self-exclusion', () => ({ duration: '5y', confirm: true })],
    ['time-out', () => ({ duration: '30d' })],
  ])('is a %s of that account, and of nobody else at the mailbox', async (path, body) => {
    const thief = await stranger(player);
    expect((await thief.post(`/api/user/limits/${path}`, body())).statusCode).toBe(200);
    expect((await thief.send(ASK)).statusCode).toBe(403);
    expect((await thief.limits()).exclusion).not.toBeNull();
    const user = { id: thief.id, email: thief.email, walletId: thief.walletId };
    await expect(guard.assertNotExcluded(open.db, { user, now: NOW })).rejects.toMatchObject({ code: 'excluded' });
    await expect(guard.assertMayBuy(open.db, { user, cents: 1000, now: NOW })).rejects.toMatchObject({
      code: 'excluded',
    });
    expect((await player.send(ASK)).statusCode).toBe(200);
    expect((await player.limits()).exclusion).toBeNull();
    expect(app.stops.filter((stop) => stop.startsWith(player.walletId))).toEqual([]);

    await deleteAccount(thief);
    const later = await newPlayer(app, open.db, player.email.replace('@', '+later@'));
    expect((await later.limits()).exclusion).toBeNull();
  });

  it('becomes the mailbox’s with the confirmation, with the same end, and stops the billing of the others', async () => {
    const own = await stranger(player, 'own');
    await leave(own, '1y');
    app.stops.length = 0;
    expect((await follow(own)).statusCode).toBe(200);
    expect((await player.send(ASK)).statusCode).toBe(403);
    expect((await player.limits()).exclusion).toEqual((await own.limits()).exclusion);
    expect(app.stops).toContain(`${player.walletId} for good`);
    expect(app.stops).toContain(`${player.walletId} asked`);
  });

  it('is nobody’s but the account’s where the mailbox’s reader took that over by a mailed link', async () => {
    const taken = await stranger(player, 'taken');
    await leave(taken, '5y');
    const verify = (await mailsTo(taken.email)).find(({ text }) => text.includes('/verify?token='));
    await taken.post('/api/auth/forgot', { email: taken.email });
    const reset = (await mailsTo(taken.email)).find(({ text }) => text.includes('/reset?token='));
    app.at(1);
    const newPassword = 'another horse battery';
    expect(
      (await taken.post('/api/auth/reset', { token: tokenOf(reset), newPassword, confirmPassword: newPassword }))
        .statusCode,
    ).toBe(200);
    const confirmed = await taken.post('/api/auth/verify', { token: tokenOf(verify), password: newPassword });
    expect(confirmed.statusCode, confirmed.body).toBe(200);
    expect((await player.send(ASK)).statusCode).toBe(200);
    expect(await guard.exclusionOf(open.db, { id: taken.id, email: taken.email, now: NOW })).not.toBeNull();
    expect(await guard.exclusionOf(open.db, { email: taken.email, now: NOW })).toBeNull();
  });

  it('is told by mail, and so is a confirmed one', async () => {
    const thief = await stranger(player);
    await leave(thief, '5y');
    // Mails of one moment come in any order.
    const told = (await mailsTo(thief.email)).map(({ text }) => text).join('\n');
    expect(told).toContain('it holds for that account alone');
    await leave(player, '6m');
    const own = (await mailsTo(player.email)).map(({ text }) => text).join('\n');
    expect(own).toContain('It holds for every account of your mailbox');
  });
});
