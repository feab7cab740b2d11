import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { footballSlate, NOW } from '#research/slate/test-slate.ts';
import { type OpenDatabase, rowsOf } from '../../platform/database/database.ts';
import { openTestDatabase, testDatabaseKind } from '../../platform/database/test-database.ts';
import { brokenLedgerRules } from '../tokens/test-ledger-invariants.ts';
import { type DeskApp, type DeskCaller, newDeskCaller, newKey, startDeskApp } from './test-desk-app.ts';

const CONNECTIONS = 12;
const BET = { teams: ['Bills'] };

describe.skipIf(testDatabaseKind() === 'embedded')(
  'charged calls at once (needs PostgreSQL: the embedded database has one session)',
  () => {
    let open: OpenDatabase;
    /** Two processes, because each bounds what one account asks of it at once. */
    let sites: [DeskApp, DeskApp];
    beforeAll(async () => {
      open = await openTestDatabase({ poolSize: CONNECTIONS });
    });
    beforeEach(async () => {
      const start = () => startDeskApp(open.db, footballSlate(), NOW);
      sites = [await start(), await start()];
    });
    afterEach(async () => {
      expect(await brokenLedgerRules(open.db)).toEqual([]);
      for (const { app } of sites) await app.close();
    });
    afterAll(() => open.close());

    const bettorWith = (tokens: number) => newDeskCaller(sites[0], open.db, tokens);

    /** So many calls at the same time, half of them at each process. */
    const atOnce = (bettor: DeskCaller, keys: readonly ReturnType<typeof newKey>[]) =>
      Promise.all(keys.map((key, nth) => bettor.at(sites[nth % 2 === 0 ? 0 : 1].app).call('best_bets', BET, key)));

    const picksOf = async (userId: string) =>
      rowsOf(
        await open.db.execute(sql`
        select p.id from analyses a join picks p on p.analysis_id = a.id where a.user_id = ${userId}`),
      ).length;

    it.each([
      ['with tokens to spare', 10],
      ['on the last token', 1],
    ])('charge once under one key, %s, and all are told the same', async (_, tokens) => {
      const bettor = await bettorWith(tokens);
      const answers = await atOnce(bettor, Array(30).fill(newKey()));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(30).fill(200));
      expect(new Set(answers.map((answer) => JSON.stringify({ ...answer.json(), balanceNotice: null }))).size).toBe(1);
      expect(await bettor.tokens()).toBe(tokens - 1);
      expect(await picksOf(bettor.id)).toBe(1);
    });

    it('charge exactly 15 of 30 on 15 tokens', async () => {
      const bettor = await bettorWith(15);
      const answers = await atOnce(bettor, Array.from({ length: 30 }, newKey));
      const statuses = answers.map(({ statusCode }) => statusCode).sort();
      expect(statuses).toEqual([...Array(15).fill(200), ...Array(15).fill(402)]);
      expect(await bettor.tokens()).toBe(0);
      expect(await picksOf(bettor.id)).toBe(15);
    });

    it('charge exactly what an own limit leaves room for', async () => {
      const bettor = await bettorWith(30);
      const limit = { unit: 'tokens', window: 'day', amount: 5 };
      const headers = { cookie: bettor.cookie };
      const set = await sites[0].app.inject({ method: 'PUT', url: '/api/user/limits', payload: limit, headers });
      expect(set.statusCode).toBe(200);
      const answers = await atOnce(bettor, Array.from({ length: 20 }, newKey));
      const statuses = answers.map(({ statusCode }) => statusCode).sort();
      expect(statuses).toEqual([...Array(5).fill(200), ...Array(15).fill(403)]);
      expect(await bettor.tokens()).toBe(25);
    });

    it('are turned away with a time to come back where too many wait already', async () => {
      const bettor = await bettorWith(150);
      const site = bettor.at(sites[0].app);
      const answers = await Promise.all(Array.from({ length: 30 }, () => site.call('best_bets', BET, newKey())));
      const refused = answers.filter(({ statusCode }) => statusCode !== 200);
      expect(refused.map(({ statusCode, headers }) => [statusCode, headers['retry-after']])).toEqual(
        Array(refused.length).fill([429, '1']),
      );
      expect(refused.length).toBeGreaterThan(0);
      expect(await bettor.tokens()).toBe(150 - (30 - refused.length));
    });
  },
);
