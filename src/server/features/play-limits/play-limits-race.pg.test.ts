import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOW } from '#research/slate/test-slate.ts';
import { users } from '../../db/schema/accounts.ts';
import { checkouts } from '../../db/schema/billing.ts';
import type { Db, OpenDatabase } from '../../platform/database/database.ts';
import { openTestDatabase, testDatabaseKind } from '../../platform/database/test-database.ts';
import { lockWaits } from '../../platform/database/test-lock-waits.ts';
import { AUTH_SECRET, SITE } from '../../test-server.ts';
import { forgetUser } from '../own-data/forget-user.ts';
import { brokenLedgerRules } from '../tokens/test-ledger-invariants.ts';
import { insertExclusion } from './exclusions.repo.ts';
import { mailboxHash } from './mailbox-hash.ts';
import { createPlayGuard } from './play-guard.ts';
import { lockUser } from './play-limits.repo.ts';
import { ASK, HOUR_MS, newPlayer, type PlayApp, type Player, startPlayApp } from './test-play-app.ts';

/** Comes back when some session of this database waits for a lock. */
async function waitsForLock(db: Db): Promise<void> {
  await expect.poll(() => lockWaits(db)).toBeGreaterThan(0);
}

const guard = createPlayGuard({ authSecret: AUTH_SECRET, site: SITE });

describe.skipIf(testDatabaseKind() === 'embedded')(
  'limits under races (needs PostgreSQL: the embedded database has one session)',
  () => {
    let open: OpenDatabase;
    let servers: PlayApp[];
    beforeAll(async () => {
      open = await openTestDatabase({ poolSize: 12 });
      servers = [await startPlayApp(open.db), await startPlayApp(open.db), await startPlayApp(open.db)];
    });
    afterAll(async () => {
      expect(await brokenLedgerRules(open.db)).toEqual([]);
      for (const { app } of servers) await app.close();
      await open.close();
    });

    const times = <T>(count: number, run: (index: number) => Promise<T>): Promise<T[]> =>
      Promise.all(Array.from({ length: count }, (_, index) => run(index)));
    const serverOf = (index: number) => servers[index % servers.length]!;
    const sendAt = (player: Player, index: number, headers?: Record<string, string>) =>
      player.at(serverOf(index).app).send(ASK, headers);
    const countOf = (responses: { statusCode: number }[], status: number) =>
      responses.filter(({ statusCode }) => statusCode === status).length;

    it('lets exactly 3 of 50 parallel sends over three servers through a limit of 3 tokens a day', async () => {
      const player = await newPlayer(serverOf(0), open.db);
      await player.set('tokens', 'day', 3);
      await player.set('tokens', 'week', 50);
      const responses = await times(50, (index) => sendAt(player, index));
      expect([countOf(responses, 200), countOf(responses, 403)]).toEqual([3, 47]);
      for (const response of responses.filter(({ statusCode }) => statusCode === 403)) {
        expect(response.json()).toMatchObject({ code: 'limit_reached' });
      }
      expect(await player.tokens()).toBe(147);
      expect(await player.limit('tokens', 'day')).toMatchObject({ used: 3 });
      expect((await player.get('/api/chat/sessions')).json()).toHaveLength(3);
    });

    it('lets exactly one of 20 parallel purchases fit under a limit of money', async () => {
      const player = await newPlayer(serverOf(0), open.db);
      await player.set('money', 'month', 30);
      const buy = () =>
        open.db.transaction(async (tx) => {
          const { id, email, walletId } = player;
          await guard.assertMayBuy(tx, { user: { id, email, walletId }, cents: 2250, now: NOW });
          const row = { id: randomUUID(), walletId, kind: 'pack' as const, tokens: 125, amountCents: 2250 };
          const expiresAt = new Date(NOW.getTime() + HOUR_MS);
          await tx.insert(checkouts).values({ ...row, state: 'open', createdAt: NOW, expiresAt });
          return true;
        });
      const bought = await times(20, () => buy().catch(() => false));
      expect(bought.filter(Boolean)).toHaveLength(1);
      expect(await player.limit('money', 'month')).toMatchObject({ used: 22.5 });
    });

    it('gives no picks to a send that waits for the statement of being under 21, nor to any after it', async () => {
      const player = await newPlayer(serverOf(0), open.db);
      let sent: Promise<{ body: string }> | undefined;
      await open.db.transaction(async (tx) => {
        await guard.noteUnderAge(tx, { userId: player.id, now: NOW });
        sent = sendAt(player, 1, { accept: 'text/event-stream' });
        await waitsForLock(open.db);
      });
      const answered = (await sent)?.body ?? '';
      expect(answered).toContain('under 21');
      expect(answered).not.toContain('event: picks');
      expect(await player.tokens()).toBe(150);
    });

    it('keeps the statement from being saved before a send that is being charged is through', async () => {
      const player = await newPlayer(serverOf(0), open.db);
      const { id, email, walletId } = player;
      let said: Promise<{ statusCode: number }> | undefined;
      await open.db.transaction(async (tx) => {
        await guard.assertMayAnalyse(tx, { user: { id, email, walletId }, tokens: 1, now: NOW });
        said = player.send({ message: 'im 17, best bets today?' });
        await waitsForLock(open.db);
      });
      expect((await said)?.statusCode).toBe(200);
    });

    it('lets none of 40 sends over three servers through once the statement is answered', async () => {
      const player = await newPlayer(serverOf(0), open.db);
      const race = times(10, (index) => sendAt(player, index));
      const said = await player.send({ message: 'im 17, best bets today?' });
      expect(said.statusCode).toBe(200);
      const later = await times(40, (index) => sendAt(player, index));
      for (const { body } of later.filter(({ statusCode }) => statusCode === 200))
        expect(body).not.toContain('mainBet');
      const before = (await race).filter(({ body }) => body.includes('mainBet')).length;
      expect(await player.tokens()).toBe(150 - before);
    });

    it('begins an exclusion only when a purchase under way is through, so that it sees it', async () => {
      const player = await newPlayer(serverOf(0), open.db);
      const { id, email, walletId } = player;
      const order: string[] = [];
      let excluded: Promise<unknown> = Promise.resolve();
      await open.db.transaction(async (tx) => {
        await guard.assertMayBuy(tx, { user: { id, email, walletId }, cents: 1000, now: NOW });
        excluded = player
          .post('/api/user/limits/self-exclusion', { duration: '6m', confirm: true })
          .then(() => order.push('excluded'));
        await waitsForLock(open.db);
        order.push('bought');
      });
      await excluded;
      expect(order).toEqual(['bought', 'excluded']);
    });

    it('refuses a purchase that waited for an exclusion', async () => {
      const player = await newPlayer(serverOf(0), open.db);
      const { id, email, walletId } = player;
      let bought: Promise<unknown> = Promise.resolve();
      await open.db.transaction(async (tx) => {
        await lockUser(tx, id);
        bought = open.db.transaction((other) =>
          guard.assertMayBuy(other, { user: { id, email, walletId }, cents: 1000, now: NOW }),
        );
        bought.catch(() => undefined);
        await waitsForLock(open.db);
        const hash = mailboxHash(AUTH_SECRET, email);
        const endsAt = new Date(NOW.getTime() + HOUR_MS);
        await insertExclusion(tx, { id: randomUUID(), mailboxHash: hash, kind: 'time_out', startsAt: NOW, endsAt });
      });
      await expect(bought).rejects.toMatchObject({ code: 'excluded' });
    });

    it('keeps every change of many at once, and the lowest limit where all lower the same', async () => {
      const player = await newPlayer(serverOf(0), open.db);
      const six = (['tokens', 'money'] as const).flatMap((unit) =>
        (['day', 'week', 'month'] as const).map((window) => ({ unit, window })),
      );
      const set = await times(6, (index) => player.set(six[index]!.unit, six[index]!.window, index));
      expect(countOf(set, 200)).toBe(6);
      expect((await player.limits()).limits.map(({ amount }) => amount)).toEqual([0, 1, 2, 3, 4, 5]);

      const other = await newPlayer(serverOf(0), open.db);
      await times(10, (index) => other.set('tokens', 'day', 20 - index));
      const limit = await other.limit('tokens', 'day');
      expect(limit?.amount).toBe(11);
    });

    it('answers 401 to an expense whose account was deleted before it', async () => {
      const player = await newPlayer(serverOf(0), open.db);
      const { id, email, walletId } = player;
      await open.db.delete(users).where(eq(users.id, id));
      await expect(
        guard.assertMayAnalyse(open.db, { user: { id, email, walletId }, tokens: 1, now: NOW }),
      ).rejects.toMatchObject({ code: 'unauthenticated' });
    });

    it('says 200 or 401, and nothing else, when the account goes at the same time', async () => {
      for (let round = 0; round < 6; round++) {
        const player = await newPlayer(serverOf(0), open.db);
        await player.set('tokens', 'day', 3);
        const sends = times(4, (index) => sendAt(player, index));
        const gone = open.db.transaction(async (tx) => {
          await tx.select({ id: users.id }).from(users).where(eq(users.id, player.id)).for('update');
          await forgetUser(tx, player, NOW);
        });
        const changed = player.set('tokens', 'day', 2);
        const excluded = player.post('/api/user/limits/time-out', { duration: '24h' });
        await gone;
        expect([200, 401]).toContain((await changed).statusCode);
        expect([200, 401]).toContain((await excluded).statusCode);
        await sends;
      }
    });

    it('tells of a low balance once, with parallel sends, repeats and several servers', async () => {
      const player = await newPlayer(serverOf(0), open.db);
      // 150 tokens: 23 Pro analyses leave 35, and then single ones cross 30.
      for (let index = 0; index < 23; index++) await player.send({ ...ASK, mode: 'pro' });
      expect(await player.tokens()).toBe(35);
      const key = (index: number) => ({ 'idempotency-key': `k${index}` });
      const low = await times(20, (index) => sendAt(player, index, key(index % 10)));
      const repeated = await times(10, (index) => sendAt(player, index, key(index)));
      const notices = (responses: typeof low) =>
        responses
          .map((response) => response.json<{ message: { id: string }; balanceNotice?: { level: string } }>())
          .filter(({ balanceNotice }) => balanceNotice !== undefined);
      expect(notices([...low, ...repeated]).map(({ balanceNotice }) => balanceNotice)).toEqual([
        { level: 'low', balance: 30, topUp: '/pricing' },
      ]);
      expect(await player.tokens()).toBe(25);
      const rest = await times(30, (index) => sendAt(player, index));
      expect(notices(rest.filter(({ statusCode }) => statusCode === 200)).map((one) => one.balanceNotice)).toEqual([
        { level: 'empty', balance: 0, topUp: '/pricing' },
      ]);
    });
  },
);
