import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BurnableGrant, type Debit, planBurnDown } from '#engine/tokens/burn-down.ts';
import { runsOnPostgresLater, testDatabase } from '../../platform/database/test-database.ts';
import { listLines } from './ledger.repo.ts';
import { brokenLedgerRules, brokenRulesAfterSweep } from './test-ledger-invariants.ts';
import { grantsOf, later, newWallet } from './test-wallet.ts';
import {
  balanceOf,
  expireGrants,
  grantTokens,
  releaseExpired,
  releaseReservation,
  reserveTokens,
  revokeGrant,
  setBalance,
  settleReservation,
  startMonthlyPeriod,
} from './tokens.service.ts';

const open = await testDatabase();

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('grant' as const),
      kind: fc.constantFrom('monthly' as const, 'purchased' as const, 'admin' as const),
      tokens: fc.integer({ min: 1, max: 12 }),
      expiresInSeconds: fc.option(fc.integer({ min: 1, max: 30 })),
    }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('reserve' as const), cost: fc.integer({ min: 1, max: 15 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('settle' as const), index: fc.nat(9) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('release' as const), index: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.constant({ do: 'sweep' as const }) },
  { weight: 2, arbitrary: fc.constant({ do: 'expire' as const }) },
  { weight: 2, arbitrary: fc.constant({ do: 'renew' as const }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('set' as const), tokens: fc.integer({ min: 0, max: 25 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('revoke' as const),
      index: fc.nat(9),
      tokens: fc.integer({ min: 1, max: 12 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), seconds: fc.nat(12) }) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

type Reservation = { id: string; debits: Debit[]; leaseSecond: number; state: 'held' | 'settled' | 'released' };

/** The ledger as the engine sees it: what the SQL must agree with after every step. */
class Model {
  readonly grants: BurnableGrant[] = [];
  readonly reservations: Reservation[] = [];
  readonly periods = new Set<number>();
  /** The grants that were given a source to be taken back by. */
  readonly sourced = new Set<string>();
  second = 0;

  remaining(): Record<string, number> {
    return Object.fromEntries(this.grants.map((grant) => [grant.id, grant.remaining]));
  }
  balance(): number {
    const now = later(this.second).getTime();
    const spendable = this.grants.filter((grant) => grant.expiresAtMs === null || grant.expiresAtMs > now);
    return spendable.reduce((sum, grant) => sum + grant.remaining, 0);
  }
  change(debits: Debit[], sign: 1 | -1): void {
    for (const { grantId, tokens } of debits)
      this.grants.find((grant) => grant.id === grantId)!.remaining += sign * tokens;
  }
  expired(): BurnableGrant[] {
    const now = later(this.second).getTime();
    return this.grants.filter(
      ({ remaining, expiresAtMs }) => remaining > 0 && expiresAtMs !== null && expiresAtMs <= now,
    );
  }
  close(reservation: Reservation | undefined, state: 'settled' | 'released'): boolean {
    if (reservation?.state !== 'held') return false;
    reservation.state = state;
    if (state === 'released') this.change(reservation.debits, 1);
    return true;
  }
}

const LEASE_SECONDS = 20;
const PERIOD_SECONDS = 15;
const sourceOf = (grantId: string): string => `history:${grantId}`;

async function take(model: Model, walletId: string, one: Step): Promise<void> {
  const { db } = open;
  const now = later(model.second);
  switch (one.do) {
    case 'wait':
      model.second += one.seconds;
      return;
    case 'grant': {
      const expiresAt = one.expiresInSeconds === null ? null : later(model.second + one.expiresInSeconds);
      const { kind, tokens } = one;
      const id = randomUUID();
      const grant = { grantId: id, walletId, kind, tokens, expiresAt, source: sourceOf(id), now };
      expect(await grantTokens(db, grant)).toBe(true);
      expect(await grantTokens(db, { ...grant, grantId: randomUUID() })).toBe(false);
      model.sourced.add(id);
      const expiresAtMs = expiresAt?.getTime() ?? null;
      model.grants.push({ id, kind, remaining: tokens, expiresAtMs, createdAtMs: now.getTime() });
      return;
    }
    case 'reserve': {
      const plan = planBurnDown(model.grants, one.cost, now.getTime());
      const id = randomUUID();
      const leaseSecond = model.second + LEASE_SECONDS;
      const args = {
        reservationId: id,
        walletId,
        tokens: one.cost,
        mode: 'pro' as const,
        leaseUntil: later(leaseSecond),
        now,
      };
      expect(await reserveTokens(db, args)).toEqual({ ok: plan.ok, balance: plan.balance });
      if (!plan.ok) return;
      model.change(plan.debits, -1);
      model.reservations.push({ id, debits: plan.debits, leaseSecond, state: 'held' });
      return;
    }
    case 'settle':
    case 'release': {
      const reservation = model.reservations[one.index];
      const id = reservation?.id ?? randomUUID();
      const closed = await (one.do === 'settle'
        ? settleReservation(db, id, now)
        : releaseReservation(db, id, 'failed', now));
      expect(closed).toBe(model.close(reservation, one.do === 'settle' ? 'settled' : 'released'));
      return;
    }
    case 'sweep': {
      const expired = model.reservations.filter((one) => one.state === 'held' && one.leaseSecond <= model.second);
      expect(await releaseExpired(db, now)).toBe(expired.length);
      for (const reservation of expired) model.close(reservation, 'released');
      return;
    }
    case 'expire': {
      const expired = model.expired();
      expect(await expireGrants(db, now)).toBe(expired.length);
      for (const grant of expired) grant.remaining = 0;
      return;
    }
    default:
      return correct(model, walletId, one, now);
  }
}

/** What is granted and taken back from outside. */
async function correct(
  model: Model,
  walletId: string,
  one: Extract<Step, { do: 'renew' | 'set' | 'revoke' }>,
  now: Date,
): Promise<void> {
  const { db } = open;
  const ids: string[] = [];
  const newId = () => {
    ids.push(randomUUID());
    return ids[0]!;
  };
  const added = (kind: 'monthly' | 'admin', remaining: number, expiresAtMs: number | null) =>
    model.grants.push({ id: ids[0]!, kind, remaining, expiresAtMs, createdAtMs: now.getTime() });
  switch (one.do) {
    case 'renew': {
      const index = Math.floor(model.second / PERIOD_SECONDS);
      const [periodStart, periodEnd] = [later(index * PERIOD_SECONDS), later((index + 1) * PERIOD_SECONDS)];
      const isNew = !model.periods.has(index);
      expect(await startMonthlyPeriod(db, { walletId, periodStart, periodEnd, tokens: 6, newId, now })).toBe(isNew);
      if (isNew) added('monthly', 6, periodEnd.getTime());
      model.periods.add(index);
      return;
    }
    case 'set': {
      const before = model.balance();
      const { tokens } = one;
      expect(await setBalance(db, { walletId, tokens, newId, now })).toEqual({ before, after: tokens });
      if (tokens > before) added('admin', tokens - before, null);
      if (tokens >= before) return;
      const plan = planBurnDown(model.grants, before - tokens, now.getTime());
      model.change(plan.ok ? plan.debits : [], -1);
      return;
    }
    case 'revoke':
      return takeBack(model, one, now);
  }
}

async function takeBack(model: Model, one: Extract<Step, { do: 'revoke' }>, now: Date): Promise<void> {
  const grant = model.grants[one.index];
  const isKnown = grant !== undefined && model.sourced.has(grant.id);
  const taken = isKnown ? Math.min(grant.remaining, one.tokens) : 0;
  const refund = { source: sourceOf(grant?.id ?? randomUUID()), tokens: one.tokens, reason: 'refund' as const, now };
  expect(await revokeGrant(open.db, refund)).toBe(taken);
  if (!isKnown) return;
  if (grant.remaining < one.tokens) {
    grant.expiresAtMs = Math.min(grant.expiresAtMs ?? Number.POSITIVE_INFINITY, now.getTime());
  }
  grant.remaining -= taken;
}

/** Each balance is the one before it and the line's own tokens, and the newest is what is left. */
async function expectReceiptsToAddUp(walletId: string): Promise<void> {
  const lines = await listLines(open.db, { walletId, before: null, limit: 1_000 });
  const left = (await grantsOf(open.db, walletId)).reduce((sum, { remaining }) => sum + remaining, 0);
  expect(lines[0]?.balanceAfter ?? 0).toBe(left);
  for (const [n, line] of lines.entries()) {
    expect(line.balanceAfter).toBe((lines[n + 1]?.balanceAfter ?? 0) + line.tokens);
  }
}

describe('the ledger in SQL', () => {
  it('does exactly what the engine plans, over any history', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        await releaseExpired(open.db, later(1_000_000));
        await expireGrants(open.db, later(1_000_000));
        const walletId = await newWallet(open.db);
        const model = new Model();
        for (const one of steps) {
          await take(model, walletId, one);
          const left = (await grantsOf(open.db, walletId)).map((grant) => [grant.id, grant.remaining]);
          expect(Object.fromEntries(left)).toEqual(model.remaining());
          expect(await balanceOf(open.db, walletId, later(model.second))).toBe(model.balance());
        }
        expect(await brokenLedgerRules(open.db)).toEqual([]);
        await expectReceiptsToAddUp(walletId);
        await releaseExpired(open.db, later(1_000));
        await expireGrants(open.db, later(1_000));
        expect(await brokenRulesAfterSweep(open.db, later(1_000))).toEqual([]);
      }),
      { numRuns: runsOnPostgresLater() ? 20 : 60 },
    );
  });
});
