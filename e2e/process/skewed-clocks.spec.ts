import { expect, test } from '@playwright/test';
import { signUpClient } from '../support/client.ts';
import { postgresUrl, withDatabase, withoutPostgres } from '../support/databases.ts';
import { HeldDatabase } from '../support/held-database.ts';
import { type Product, startProduct } from '../support/product.ts';

const MINUTE_MS = 60_000;

/** A process whose machine is that far ahead. */
const shiftedBy = (ms: number): string => {
  const script = `const Real = Date; globalThis.Date = class extends Real {
    constructor(...args) { if (args.length > 0) super(...args); else super(Real.now() + ${ms}); }
    static now() { return Real.now() + ${ms}; }
  };`;
  return `--import=data:text/javascript,${encodeURIComponent(script)}`;
};

test('processes whose machines disagree about the time write the database’s', async () => {
  test.skip(!postgresUrl, withoutPostgres);
  await withDatabase('PostgreSQL', async (settings) => {
    const products: Product[] = [];
    const held = await HeldDatabase.open(settings.DATABASE_URL ?? '');
    try {
      for (const ms of [MINUTE_MS, -MINUTE_MS]) {
        const product = await startProduct({ ...settings, NODE_OPTIONS: shiftedBy(ms) });
        products.push(product);
        const client = await signUpClient(product.url);
        await client.pricesOf('DEMO');
        expect((await client.send('Best NFL bets today?')).status).toBe(200);
        const off = await held.rows<{ what: string; seconds: number }>(`
          select what, abs(extract(epoch from clock_timestamp() - at))::float8 as seconds from (
            select 'users' as what, max(created_at) as at from users
            union all select 'sessions', max(created_at) from auth_sessions
            union all select 'reservations', max(created_at) from token_reservations
            union all select 'jobs', max(last_started_at) from job_states) times`);
        expect(off).toHaveLength(4);
        for (const { what, seconds } of off) expect([what, Math.min(seconds, 30)]).toEqual([what, seconds]);
      }
    } finally {
      for (const product of products) await product.stop();
      await held.close();
    }
  });
});
