import { expect, it } from 'vitest';
import { testDatabase } from '../../platform/database/test-database.ts';
import { findCredits } from './credits.repo.ts';
import { creditAccount } from './credits.service.ts';

const PROVIDER = 'a provider';

const open = await testDatabase();

it('settles what a call cost on the day that it was taken from, also when another began on the next one', async () => {
  const account = creditAccount(open.db, PROVIDER, 100);
  const [before, after] = [new Date('2026-11-21T23:59:59Z'), new Date('2026-11-22T00:00:01Z')];
  const late = await account.reserve(10, before);
  const early = await account.reserve(4, after);
  if (!late || !early) throw new Error('the credits of a day suffice for both');
  await account.settle(late, { used: 3, remaining: null, usedOfPlan: null, dearestCall: 3 }, after);
  await account.settle(early, { used: 4, remaining: null, usedOfPlan: null, dearestCall: 4 }, after);
  const usedOn = async (day: string) => (await findCredits(open.db, { provider: PROVIDER, day })).used;
  expect([await usedOn('2026-11-21'), await usedOn('2026-11-22')]).toEqual([3, 4]);
});
