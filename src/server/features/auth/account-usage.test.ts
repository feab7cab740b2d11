import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { periodAt } from '#engine/tokens/period.ts';
import { users } from '../../db/schema/accounts.ts';
import { subscriptions } from '../../db/schema/billing.ts';
import { tokenReservations } from '../../db/schema/tokens.ts';
import type { OpenDatabase } from '../../platform/database.ts';
import { openTestDatabase } from '../../platform/test-database.ts';
import { addGrant } from '../tokens/test-wallet.ts';
import { releaseReservation, reserveTokens, settleReservation } from '../tokens/tokens.service.ts';
import { findAccountById } from './account.repo.ts';
import { get, signUpNew, startTestApp, type TestApp } from './test-auth-app.ts';

const DAY_MS = 86_400_000;

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.close());

async function walletOf(userId: string): Promise<string> {
  const [user] = await open.db.select().from(users).where(eq(users.id, userId));
  return user!.walletId;
}

async function reserve(walletId: string, tokens: number, now: Date): Promise<string> {
  const reservationId = randomUUID();
  const mode = tokens === 5 ? 'pro' : 'regular';
  const leaseUntil = new Date(now.getTime() + 60_000);
  expect(await reserveTokens(open.db, { reservationId, walletId, tokens, mode, leaseUntil, now })).toMatchObject({
    ok: true,
  });
  return reservationId;
}

describe('what a user has and used', () => {
  let site: TestApp;
  const me = async (cookie: string) => (await get(site.app, '/api/auth/user', { cookie })).json();

  it('counts what was charged in the current period, and what is left at this moment', async () => {
    site = await startTestApp(open.db, { startAt: '2025-01-31T12:00:00.000Z' });
    const { id, cookie } = await signUpNew(site.app);
    const walletId = await walletOf(id);
    for (const tokens of [1, 5, 5])
      await settleReservation(open.db, await reserve(walletId, tokens, site.now()), site.now());
    await releaseReservation(open.db, await reserve(walletId, 5, site.now()), 'failed', site.now());
    await reserve(walletId, 1, site.now());
    expect(await me(cookie)).toMatchObject({
      tokensRemaining: 138,
      tokensUsedThisMonth: 11,
      proAnalysesThisMonth: 2,
      currentPeriodEnd: '2025-02-28T12:00:00.000Z',
    });

    site.pass(28 * DAY_MS - 1);
    expect(await me(cookie)).toMatchObject({ tokensUsedThisMonth: 11, currentPeriodEnd: '2025-02-28T12:00:00.000Z' });
    site.pass(1);
    expect(await me(cookie)).toMatchObject({
      tokensRemaining: 138,
      tokensUsedThisMonth: 0,
      proAnalysesThisMonth: 0,
      currentPeriodEnd: '2025-03-31T12:00:00.000Z',
    });
  });

  it('leaves out what has expired', async () => {
    site = await startTestApp(open.db);
    const { id, cookie } = await signUpNew(site.app);
    const expiresAt = new Date(site.now().getTime() + DAY_MS);
    await addGrant(open.db, await walletOf(id), { kind: 'monthly', tokens: 30, expiresAt, now: site.now() });
    expect(await me(cookie)).toMatchObject({ tokensRemaining: 180 });
    site.pass(DAY_MS);
    expect(await me(cookie)).toMatchObject({ tokensRemaining: 150 });
  });

  describe('with a subscription', () => {
    const atMs = (iso: string) => new Date(iso);
    type Changes = Partial<typeof subscriptions.$inferInsert>;

    async function subscribed(changes: Changes) {
      site = await startTestApp(open.db, { startAt: '2025-06-10T12:00:00.000Z' });
      const { id, cookie } = await signUpNew(site.app);
      const row = {
        id: randomUUID(),
        walletId: await walletOf(id),
        origin: 'stripe' as const,
        providerId: `sub_${randomUUID()}`,
        status: 'active' as const,
        anchorAt: atMs('2025-05-20T00:00:00.000Z'),
        currentPeriodStart: atMs('2025-05-20T00:00:00.000Z'),
        currentPeriodEnd: atMs('2025-06-19T06:00:00.000Z'),
        createdAt: site.now(),
        updatedAt: site.now(),
        ...changes,
      };
      await open.db.insert(subscriptions).values(row);
      return { cookie, walletId: row.walletId };
    }
    const ours: Changes = { origin: 'admin', providerId: null };

    it('takes the period that the provider bills', async () => {
      const { cookie } = await subscribed({});
      expect(await me(cookie)).toMatchObject({
        subscriptionActive: true,
        currentPeriodEnd: '2025-06-19T06:00:00.000Z',
      });
    });

    it('counts on from the anchor while the news of the next period is on its way', async () => {
      const { cookie } = await subscribed({});
      site.pass(9 * DAY_MS);
      expect(await me(cookie)).toMatchObject({
        subscriptionActive: true,
        currentPeriodEnd: '2025-06-20T00:00:00.000Z',
      });
    });

    it('counts what was used since its period began', async () => {
      const { cookie, walletId } = await subscribed({ currentPeriodStart: atMs('2025-06-10T12:00:00.000Z') });
      await settleReservation(open.db, await reserve(walletId, 5, new Date(site.now().getTime() - 1)), site.now());
      await settleReservation(open.db, await reserve(walletId, 1, site.now()), site.now());
      expect(await me(cookie)).toMatchObject({ tokensUsedThisMonth: 1, proAnalysesThisMonth: 0 });
    });

    it('counts the months of one of ours from its anchor', async () => {
      const { cookie } = await subscribed({ ...ours, anchorAt: atMs('2025-05-31T10:00:00.000Z') });
      expect(await me(cookie)).toMatchObject({
        subscriptionActive: true,
        currentPeriodEnd: '2025-06-30T10:00:00.000Z',
      });
    });

    it.each<[string, Changes, boolean]>([
      ['a failed renewal within its grace', { status: 'past_due', graceUntil: atMs('2025-06-10T12:00:00.001Z') }, true],
      ['a failed renewal after its grace', { status: 'past_due', graceUntil: atMs('2025-06-10T12:00:00.000Z') }, false],
      ['a failed renewal without a grace', { status: 'past_due' }, false],
      ['one that is paused', { status: 'paused' }, false],
      ['one that was cancelled and runs', { cancelAtPeriodEnd: true }, true],
      [
        'one that was cancelled and ran out',
        { cancelAtPeriodEnd: true, currentPeriodEnd: atMs('2025-06-10T12:00:00.000Z') },
        false,
      ],
    ])('is active or not: %s', async (_name, changes, isActive) => {
      const { cookie } = await subscribed(changes);
      expect(await me(cookie)).toMatchObject({ subscriptionActive: isActive });
    });

    it('forgets one that has ended', async () => {
      const { cookie } = await subscribed({ status: 'ended', endedAt: atMs('2025-06-10T12:00:00.000Z') });
      expect(await me(cookie)).toMatchObject({
        subscriptionActive: false,
        currentPeriodEnd: '2025-07-10T12:00:00.000Z',
      });
    });
  });

  it('starts its period in SQL exactly where the engine does, for any sign-up and any moment', async () => {
    site = await startTestApp(open.db);
    const { id } = await signUpNew(site.app);
    const walletId = await walletOf(id);
    const time = fc.integer({ min: Date.parse('2023-12-01T00:00:00Z'), max: Date.parse('2029-01-01T00:00:00Z') });

    await fc.assert(
      fc.asyncProperty(time, time, async (first, second) => {
        const [anchorMs, nowMs] = [Math.min(first, second), Math.max(first, second)];
        const { startMs } = periodAt(anchorMs, nowMs);
        await open.db
          .update(users)
          .set({ createdAt: new Date(anchorMs) })
          .where(eq(users.id, id));
        const rows = [startMs - 1, startMs].map((ms, index) => ({
          id: randomUUID(),
          walletId,
          tokens: 1 + index,
          mode: 'regular' as const,
          state: 'settled' as const,
          leaseUntil: new Date(ms),
          createdAt: new Date(ms),
          closedAt: new Date(ms),
        }));
        await open.db.delete(tokenReservations).where(eq(tokenReservations.walletId, walletId));
        await open.db.insert(tokenReservations).values(rows);
        expect((await findAccountById(open.db, id, new Date(nowMs)))?.tokensUsedThisMonth).toBe(2);
      }),
      { numRuns: 150 },
    );
  });
});
