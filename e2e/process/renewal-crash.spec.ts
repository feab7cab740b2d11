import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { MONTHLY_PLAN } from '#contract/prices.ts';
import { periodAt } from '#engine/tokens/period.ts';
import { periodSource } from '../../src/server/features/tokens/tokens.service.ts';
import { signUpClient } from '../support/client.ts';
import { postgresUrl, withDatabase, withoutPostgres } from '../support/databases.ts';
import { HeldDatabase } from '../support/held-database.ts';
import { launch, startProduct } from '../support/product.ts';
import { waitUntil } from '../support/wait-until.ts';

const USERS = 5;
const HELD_AT = 2;

test('kill -9 in the middle of the monthly grants leaves each wallet with its month, once', async () => {
  test.skip(!postgresUrl, withoutPostgres);
  await withDatabase('PostgreSQL', async (settings) => {
    const held = await HeldDatabase.open(settings.DATABASE_URL ?? '');
    const first = await startProduct(settings);
    for (let user = 0; user < USERS; user += 1) await signUpClient(first.url);
    await first.child.end('SIGTERM');
    const wallets = await subscribeAll(held);

    // Whoever grants the third month waits for this one, which is taken back.
    const { startMs } = periodAt(wallets[HELD_AT]!.anchorMs, Date.now());
    const third = wallets[HELD_AT]!.id;
    const release = await held.hold(
      `insert into token_grants (id, wallet_id, kind, granted, remaining, source, created_at)
       values ($1, $2, 'monthly', 1, 1, $3, now())`,
      [randomUUID(), third, periodSource(third, new Date(startMs))],
    );
    await held.rows('update job_states set next_run_at = now()');
    const dying = await launch({ ...settings, DATA_DIR: first.dataDir });
    await held.waiting('with granted');
    expect(await granted(held)).toHaveLength(HELD_AT);
    await dying.child.end('SIGKILL');
    await release();
    await held.abandoned();
    // The dead server's lease on the job is made to have ended.
    await held.rows(`update job_states set lease_until = now() - interval '1 second', next_run_at = now()`);

    const next = await startProduct({ ...settings, DATA_DIR: first.dataDir });
    try {
      await waitUntil(
        'all months are granted',
        async () => ((await granted(held)).length === USERS ? true : undefined),
        {
          timeoutMs: 60_000,
        },
      );
      expect((await granted(held)).map(({ tokens }) => tokens)).toEqual(Array(USERS).fill(MONTHLY_PLAN.tokens));
      expect(await held.brokenRules()).toEqual([]);
    } finally {
      await next.stop();
      await held.close();
    }
  });
});

/** Each user with a subscription that an administrator switched on and whose month has just ended. */
async function subscribeAll(held: HeldDatabase): Promise<{ id: string; anchorMs: number }[]> {
  return held.rows<{ id: string; anchorMs: number }>(
    `with due as (
       insert into subscriptions (id, wallet_id, origin, status, anchor_at, current_period_start, current_period_end, created_at, updated_at)
       select gen_random_uuid(), wallet_id, 'admin', 'active', date_trunc('milliseconds', now()) - interval '40 days', now() - interval '40 days',
         now() - interval '1 hour' + row_number() over (order by wallet_id) * interval '1 second', now(), now()
       from users
       returning wallet_id, anchor_at, current_period_end)
     select wallet_id as id, floor(extract(epoch from anchor_at) * 1000)::float8 as "anchorMs" from due
     order by current_period_end`,
  );
}

const granted = (held: HeldDatabase) =>
  held.rows<{ tokens: number }>(`select granted as tokens from token_grants where kind = 'monthly' and granted > 1`);
