import { expect, it } from 'vitest';
import { testDatabase } from '../../platform/database/test-database.ts';
import { findCredits, reserveCredits } from './credits.repo.ts';

const at = new Date('2026-11-21T12:00:00Z');
const account = { provider: 'p', day: '2026-11-21' };
const open = await testDatabase();

it('never reserves more than the limit, however many reserve at once', async () => {
  const takes = Array.from({ length: 40 }, () => reserveCredits(open.db, { ...account, credits: 3, limit: 50 }, at));
  const taken = (await Promise.all(takes)).filter(Boolean).length;
  expect(taken).toBe(16);
  expect(await findCredits(open.db, account)).toEqual({ used: 48, usedForQuestions: 0, remaining: null });
  expect(await reserveCredits(open.db, { ...account, day: '2026-11-22', credits: 51, limit: 50 }, at)).toBe(false);
});
