import { describe, expect, it } from 'vitest';
import { roomFrom, type Spend, type StoredLimit } from './limit-window.ts';

const NOW = new Date('2026-03-01T12:00:00.000Z');
const HOUR_MS = 3_600_000;
const hours = (count: number) => new Date(NOW.getTime() + count * HOUR_MS);
const daily = (amount: number, raise?: { to: number | null; inHours: number }): StoredLimit => ({
  unit: 'tokens',
  window: 'day',
  amount,
  pendingAmount: raise?.to ?? null,
  pendingFrom: raise ? hours(raise.inHours) : null,
});
const spent = (amount: number, hoursAgo: number): Spend => ({ amount, at: hours(-hoursAgo) });

describe('when there is room again under a limit', () => {
  it.each([
    ['as soon as the oldest has left', daily(3), [spent(1, 20), spent(1, 10), spent(1, 1)], 1, hours(4)],
    ['when enough has left', daily(5), [spent(1, 20), spent(1, 10), spent(3, 1)], 5, hours(23)],
    ['never, for more than the limit', daily(4), [spent(1, 20)], 5, null],
    ['never, under a limit of nothing', daily(0), [], 1, null],
    ['when a raise comes first', daily(3, { to: 4, inHours: 2 }), [spent(3, 1)], 1, hours(2)],
    ['not by a raise that is too small', daily(3, { to: 4, inHours: 2 }), [spent(3, 1)], 2, hours(23)],
    ['when the limit is lifted', daily(0, { to: null, inHours: 100 }), [], 1, hours(100)],
    ['when a checkout can no longer be paid', daily(10), [{ amount: 8, openUntil: hours(1) }], 5, hours(1)],
  ])('%s', (_, limit, spends, asked, expected) => {
    expect(roomFrom(limit, spends as Spend[], asked as number, NOW)).toEqual(expected);
  });
});
