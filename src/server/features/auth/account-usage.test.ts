import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { periodAt } from '#engine/tokens/period.ts';
import { authSessions, users } from '../../db/schema/accounts.ts';
import { subscriptions } from '../../db/schema/billing.ts';
import { runsOnPostgresLater, testDatabase } from '../../platform/database/test-database.ts';
import { explaining } from '../../platform/database/test-explain.ts';
import { hashSecretToken } from '../../platform/http/secret-token.ts';
import { brokenLedgerRules } from '../tokens/test-ledger-invariants.ts';
import { addGrant } from '../tokens/test-wallet.ts';
import { releaseReservation, reserveTokens, settleReservation } from '../tokens/tokens.service.ts';
import { findAccountById, findAccountBySession } from './accounts.ts';
import { get, signUpNew, startTestApp, type TestApp } from './test-auth-app.ts';

const DAY_MS = 86_400_000;

const open = await testDatabase();

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

/** What the owner of this cookie reads at any moment. */
const sessionRead = (cookie: string, now: Date) =>
  findAccountBySession(open.db, hashSecretToken(cookie.slice(cookie.indexOf('=') + 1)), now);

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

  const TOKENS = { regular: 1, pro: 5 } as const;
  type Use = { ms: number; mode: keyof typeof TOKENS };
  const moment = fc.integer({ min: Date.parse('2023-12-01T00:00:00Z'), max: Date.parse('2029-01-01T00:00:00Z') });
  /** What is set aside may be charged, or given back, some steps and months later. */
  const step = fc.record({
    mode: fc.constantFrom<Use['mode']>('regular', 'pro'),
    ends: fc.constantFrom('the newest', 'the oldest', 'none'),
    isCharged: fc.boolean(),
    isRead: fc.boolean(),
    passedMs: fc.nat(20 * DAY_MS),
  });

  /** Sets aside and ends as a step says. Answers what it charged, which counts from when it was set aside. */
  async function take(
    walletId: string,
    { mode, ends, isCharged }: { mode: Use['mode']; ends: string; isCharged: boolean },
    held: (Use & { reservationId: string })[],
    now: Date,
  ): Promise<Use[]> {
    held.push({ ms: now.getTime(), mode, reservationId: await reserve(walletId, TOKENS[mode], now) });
    const ended = ends === 'none' ? undefined : ends === 'the newest' ? held.pop() : held.shift();
    if (!ended) return [];
    if (isCharged) await settleReservation(open.db, ended.reservationId, now);
    else await releaseReservation(open.db, ended.reservationId, 'failed', now);
    return isCharged ? [ended] : [];
  }

  const sumOf = (uses: readonly Use[]) => ({
    tokensUsedThisMonth: uses.reduce((sum, { mode }) => sum + TOKENS[mode], 0),
    proAnalysesThisMonth: uses.filter(({ mode }) => mode === 'pro').length,
  });

  it('is what was charged of the period, whatever was kept of it before, for any sign-up and any moments', async () => {
    site = await startTestApp(open.db);
    await fc.assert(
      fc.asyncProperty(moment, fc.array(step, { minLength: 1, maxLength: 10 }), async (anchorMs, steps) => {
        const { id, cookie } = await signUpNew(site.app);
        const walletId = await walletOf(id);
        const createdAt = new Date(anchorMs);
        await open.db.update(users).set({ createdAt }).where(eq(users.id, id));
        await open.db.update(authSessions).set({ expiresAt: new Date('2040-01-01T00:00:00Z') });
        const charged: Use[] = [];
        const held: (Use & { reservationId: string })[] = [];
        let nowMs = anchorMs;
        for (const each of steps) {
          nowMs += each.passedMs;
          const now = new Date(nowMs);
          charged.push(...(await take(walletId, each, held, now)));
          const { startMs } = periodAt(anchorMs, nowMs);
          const expected = sumOf(charged.filter(({ ms }) => ms >= startMs));
          expect(await findAccountById(open.db, id, now)).toMatchObject(expected);
          if (each.isRead) expect(await sessionRead(cookie, now)).toMatchObject(expected);
        }
      }),
      { numRuns: runsOnPostgresLater() ? 10 : 40 },
    );
    expect(await brokenLedgerRules(open.db)).toEqual([]);
  });

  it('is read with its user in one statement, which counts anew only where a period begins', async () => {
    site = await startTestApp(open.db);
    const { id, cookie } = await signUpNew(site.app);
    const walletId = await walletOf(id);
    await me(cookie);
    const { db, plans } = explaining(open.db);
    await settleReservation(open.db, await reserve(walletId, 5, site.now()), site.now());
    const account = await findAccountById(db, id, site.now());
    expect([account?.tokensUsedThisMonth, account?.proAnalysesThisMonth, plans.length]).toEqual([5, 1, 1]);
    site.pass(31 * DAY_MS);
    const later = await findAccountById(db, id, site.now());
    expect([later?.tokensUsedThisMonth, later?.proAnalysesThisMonth, plans.length]).toEqual([0, 0, 3]);
  });
});
