import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeLimit, type LimitState, limitAt, NO_LIMIT } from './limit-change.ts';

const NOW = new Date('2026-03-01T12:00:00.000Z');
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const limit = (amount: number | null, pendingAmount: number | null = null, days?: number): LimitState => ({
  amount,
  pendingAmount,
  pendingFrom: days === undefined ? null : inDays(days),
});

describe('a limit that its owner changes', () => {
  it.each([
    ['a first limit', NO_LIMIT, 10, limit(10)],
    ['a first limit of nothing', NO_LIMIT, 0, limit(0)],
    ['none, where there is none', NO_LIMIT, null, NO_LIMIT],
    ['lower', limit(10), 9, limit(9)],
    ['lower, while a raise waits', limit(10, 20, 3), 9, limit(9)],
    ['as it is', limit(10), 10, limit(10)],
    ['as it is, while a raise waits', limit(10, 20, 3), 10, limit(10)],
    ['as it is, while no limit waits', limit(10, null, 3), 10, limit(10)],
    ['higher', limit(10), 11, limit(10, 11, 7)],
    ['higher, from nothing', limit(0), 1, limit(0, 1, 7)],
    ['none', limit(10), null, limit(10, null, 7)],
    ['the raise that waits', limit(10, 20, 3), 20, limit(10, 20, 3)],
    ['less of a raise than waits', limit(10, 20, 3), 15, limit(10, 15, 3)],
    ['a raise where none at all waits', limit(10, null, 3), 500, limit(10, 500, 3)],
    ['more of a raise than waits', limit(10, 20, 3), 21, limit(10, 21, 7)],
    ['none, where a raise waits', limit(10, 20, 3), null, limit(10, null, 7)],
    ['none, where none waits', limit(10, null, 3), null, limit(10, null, 3)],
    ['less than a raise whose time has come', limit(10, 20, 0), 15, limit(15)],
    ['more than a raise whose time has come', limit(10, 20, -1), 21, limit(20, 21, 7)],
  ])('%s', (_, stored, asked, expected) => {
    expect(changeLimit(stored, asked, NOW)).toEqual(expected);
  });

  it('is raised exactly when its time has come', () => {
    const raised = changeLimit(limit(10), 20, NOW);
    expect(limitAt(raised, new Date(inDays(7).getTime() - 1)).amount).toBe(10);
    expect(limitAt(raised, inDays(7))).toEqual(limit(20));
    expect(limitAt(changeLimit(limit(10), null, NOW), inDays(7))).toEqual(NO_LIMIT);
  });

  it('never allows more than it did within seven days, whatever is asked and however often', () => {
    const amount = fc.option(fc.integer({ min: 0, max: 30 }), { nil: null });
    const wish = fc.record({ asked: amount, hours: fc.integer({ min: 0, max: 200 }) });
    const reach = (value: number | null) => value ?? Number.POSITIVE_INFINITY;
    fc.assert(
      fc.property(amount, fc.array(wish, { minLength: 1, maxLength: 12 }), (first, wishes) => {
        let state = limit(first);
        let now = NOW;
        const asked: { at: Date; amount: number | null }[] = [{ at: new Date(0), amount: first }];
        for (const { asked: wanted, hours } of wishes) {
          now = new Date(now.getTime() + hours * 3_600_000);
          state = changeLimit(state, wanted, now);
          asked.push({ at: now, amount: wanted });
          const { amount: holds } = limitAt(state, now);
          expect(reach(holds)).toBeLessThanOrEqual(reach(wanted));
          const weekAgo = now.getTime() - 7 * 86_400_000;
          const longAsked = asked.filter(({ at }) => at.getTime() <= weekAgo).map((one) => reach(one.amount));
          const recent = asked.filter(({ at }) => at.getTime() > weekAgo).map((one) => reach(one.amount));
          // What holds was asked for a week ago, or is no more than the least asked for since.
          expect(reach(holds)).toBeLessThanOrEqual(Math.max(...longAsked, Math.min(...recent)));
        }
      }),
    );
  });
});
