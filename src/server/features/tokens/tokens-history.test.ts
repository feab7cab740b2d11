import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BurnableGrant, type Debit, planBurnDown } from '#engine/tokens/burn-down.ts';
import type { OpenDatabase } from '../../platform/database.ts';
import { openTestDatabase } from '../../platform/test-database.ts';
import { brokenLedgerRules } from './test-ledger-invariants.ts';
import { addGrant, grantsOf, later, newWallet } from './test-wallet.ts';
import { balanceOf, releaseExpired, releaseReservation, reserveTokens, settleReservation } from './tokens.service.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.close());

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('grant' as const),
      kind: fc.constantFrom('monthly', 'purchased', 'admin'),
      tokens: fc.integer({ min: 1, max: 12 }),
      expiresInSeconds: fc.option(fc.integer({ min: 1, max: 30 })),
    }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('reserve' as const), cost: fc.integer({ min: 1, max: 15 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('settle' as const), index: fc.nat(9) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('release' as const), index: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.constant({ do: 'sweep' as const }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), seconds: fc.nat(12) }) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

type Reservation = { id: string; debits: Debit[]; leaseSecond: number; state: 'held' | 'settled' | 'released' };

/** The ledger as the engine sees it: what the SQL must agree with after every step. */
class Model {
  readonly grants: BurnableGrant[] = [];
  readonly reservations: Reservation[] = [];
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
  close(reservation: Reservation | undefined, state: 'settled' | 'released'): boolean {
    if (reservation?.state !== 'held') return false;
    reservation.state = state;
    if (state === 'released') this.change(reservation.debits, 1);
    return true;
  }
}

const LEASE_SECONDS = 20;

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
      const id = await addGrant(db, walletId, { kind, tokens, expiresAt, now });
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
  }
}

describe('the ledger in SQL', () => {
  it('does exactly what the engine plans, over any history', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        await releaseExpired(open.db, later(1_000_000));
        const walletId = await newWallet(open.db);
        const model = new Model();
        for (const one of steps) {
          await take(model, walletId, one);
          const left = (await grantsOf(open.db, walletId)).map((grant) => [grant.id, grant.remaining]);
          expect(Object.fromEntries(left)).toEqual(model.remaining());
          expect(await balanceOf(open.db, walletId, later(model.second))).toBe(model.balance());
        }
        expect(await brokenLedgerRules(open.db)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
