import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BurnableGrant, planBurnDown } from './burn-down.ts';

const NOW = 1_000_000;
const grant = (id: string, changes: Partial<BurnableGrant> = {}): BurnableGrant => ({
  id,
  kind: 'signup',
  remaining: 10,
  expiresAtMs: null,
  createdAtMs: 0,
  ...changes,
});

const grants: fc.Arbitrary<BurnableGrant[]> = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    kind: fc.constantFrom('signup', 'confirmation', 'monthly', 'purchased', 'admin'),
    remaining: fc.nat(20),
    expiresAtMs: fc.option(fc.constantFrom(NOW - 1, NOW, NOW + 1, NOW + 500)),
    createdAtMs: fc.nat(3),
  }),
  { selector: (one) => one.id, maxLength: 8 },
);
const cost = fc.integer({ min: 1, max: 60 });

function spend(all: BurnableGrant[], price: number): BurnableGrant[] {
  const plan = planBurnDown(all, price, NOW);
  const debits = plan.ok ? plan.debits : [];
  const taken = (id: string): number => debits.find((debit) => debit.grantId === id)?.tokens ?? 0;
  return all.map((one) => ({ ...one, remaining: one.remaining - taken(one.id) }));
}

describe('planBurnDown', () => {
  it('spends what expires first, then what never expires, purchased tokens last', () => {
    const all = [
      grant('d', { kind: 'purchased', createdAtMs: 1 }),
      grant('c', { kind: 'admin', createdAtMs: 9 }),
      grant('b', { kind: 'signup', createdAtMs: 5 }),
      grant('a2', { kind: 'monthly', expiresAtMs: NOW + 2, createdAtMs: 3 }),
      grant('a1', { kind: 'monthly', expiresAtMs: NOW + 1, createdAtMs: 4 }),
    ];
    const plan = planBurnDown(all, 50, NOW);
    expect(plan.ok && plan.debits.map((debit) => debit.grantId)).toEqual(['a1', 'a2', 'b', 'c', 'd']);
  });

  it('takes nothing when the tokens do not suffice, and says what there is', () => {
    expect(planBurnDown([grant('a'), grant('b', { remaining: 3 })], 14, NOW)).toEqual({ ok: false, balance: 13 });
  });

  it('does not spend a grant from the moment it expires', () => {
    expect(planBurnDown([grant('a', { expiresAtMs: NOW })], 1, NOW)).toEqual({ ok: false, balance: 0 });
    expect(planBurnDown([grant('a', { expiresAtMs: NOW + 1 })], 1, NOW)).toMatchObject({ ok: true, balance: 9 });
  });

  it('takes exactly the price, never more than a grant has, and leaves a later grant alone while an earlier lasts', () => {
    fc.assert(
      fc.property(grants, cost, (all, price) => {
        const plan = planBurnDown(all, price, NOW);
        const spendable = all.filter((one) => one.expiresAtMs === null || one.expiresAtMs > NOW);
        const total = spendable.reduce((sum, one) => sum + one.remaining, 0);
        expect(plan.ok).toBe(total >= price);
        expect(plan.balance).toBe(plan.ok ? total - price : total);
        if (!plan.ok) return;

        expect(plan.debits.reduce((sum, debit) => sum + debit.tokens, 0)).toBe(price);
        for (const [i, debit] of plan.debits.entries()) {
          const from = spendable.find((one) => one.id === debit.grantId)!;
          expect(debit.tokens).toBeGreaterThan(0);
          if (i < plan.debits.length - 1) expect(debit.tokens).toBe(from.remaining);
          else expect(debit.tokens).toBeLessThanOrEqual(from.remaining);
        }
      }),
    );
  });

  it('plans the same whatever order the grants come in', () => {
    fc.assert(
      fc.property(grants, cost, (all, price) => {
        expect(planBurnDown([...all].reverse(), price, NOW)).toEqual(planBurnDown(all, price, NOW));
      }),
    );
  });

  it('spending in two steps takes from the same grants as spending at once', () => {
    fc.assert(
      fc.property(grants, cost, cost, (all, first, second) => {
        fc.pre(planBurnDown(all, first + second, NOW).ok);
        const afterFirst = spend(all, first);
        expect(spend(afterFirst, second)).toEqual(spend(all, first + second));
      }),
    );
  });

  it('refuses a price that is no whole token and a grant that cannot be', () => {
    for (const price of [0, -1, 0.5, Number.NaN]) expect(() => planBurnDown([], price, NOW)).toThrow(RangeError);
    expect(() => planBurnDown([grant('a', { remaining: -1 })], 1, NOW)).toThrow(RangeError);
  });
});
