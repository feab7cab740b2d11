import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, rowsOf } from '../../platform/database/database.ts';
import { openTestDatabase } from '../../platform/database/test-database.ts';
import { createSlateStore } from './slate-store.ts';
import { testBatch, testEvent, twoSides } from './test-feed.ts';

const start = new Date('2026-01-10T18:00:00Z');
const kickoff = new Date('2026-01-10T23:00:00Z');

describe('where a stored price can be taken', () => {
  let open: OpenDatabase;
  beforeAll(async () => {
    open = await openTestDatabase();
  });
  afterAll(() => open.close());

  it('is kept and renewed with the price, and is no move of it', async () => {
    let at = start;
    const newStore = () => createSlateStore({ db: open.db, odds: 'live', now: () => at });
    const store = newStore();
    const save = async (home: number, links: (string | undefined)[]) => {
      const prices = twoSides('draftkings', 'moneyline', 0, { home, away: 1.9 }, at);
      const linked = prices.map((price, nth) => (links[nth] === undefined ? price : { ...price, link: links[nth] }));
      await store.savePrices(testBatch([testEvent('x', kickoff, linked)]));
      at = new Date(at.getTime() + 60_000);
    };
    const linksOf = async () => {
      const slates = [await store.current(), await newStore().current()];
      const [held, read] = slates.map(({ events }) => events[0]?.markets[0]?.quotes[0]?.links);
      expect(read).toEqual(held);
      return held;
    };
    const changes = async () =>
      rowsOf<{ n: number }>(await open.db.execute(sql`select count(*)::int as n from price_changes`))[0]?.n;

    await save(1.95, ['https://a.example/1', undefined]);
    expect(await linksOf()).toEqual(['https://a.example/1', null]);
    expect(await changes()).toBe(2);
    await save(1.95, ['https://a.example/2', 'https://a.example/"quoted\\ and, {braced}"']);
    expect(await linksOf()).toEqual(['https://a.example/2', 'https://a.example/"quoted\\ and, {braced}"']);
    expect(await changes()).toBe(2);
    await save(2, ['https://a.example/3', undefined]);
    expect(await linksOf()).toEqual(['https://a.example/3', null]);
    expect(await changes()).toBe(3);
    await save(2, []);
    expect(await linksOf()).toBeUndefined();
    expect(await changes()).toBe(3);
  });
});
