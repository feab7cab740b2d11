import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../platform/database/test-database.ts';
import { explaining } from '../../platform/database/test-explain.ts';
import { listUserIds } from './users.repo.ts';

const USERS = 20_000;

const open = await testDatabase();
beforeAll(async () => {
  await open.db.execute(sql`
    insert into wallets (id, created_at)
    select gen_random_uuid(), timestamptz '2026-11-21' - n * interval '1 minute' from generate_series(1, ${USERS}::int) n`);
  await open.db.execute(sql`
    insert into users (id, email, email_key, password_hash, wallet_id, terms_version, age_confirmed, accepted_at, created_at)
    select gen_random_uuid(), id || '@example.com', id || '@example.com', 'hash', id, '1', '21+', created_at, created_at
    from wallets`);
  await open.db.execute(sql`analyze users`);
});

it('takes the newest users from their index, and sorts and reads nobody else', async () => {
  const { db, plans } = explaining(open.db);
  const page = { q: '', sort: '-createdAt' as const, limit: 50, offset: 0, now: new Date('2026-11-22') };
  const listed = await listUserIds(db, page);
  expect(listed).toHaveLength(50);
  expect(listed[0]?.createdAtMs).toBe(Date.parse('2026-11-20T23:59:00Z'));
  expect(plans).toHaveLength(1);
  expect(plans[0]).toContain('"users_newest"');
  expect(plans[0]).not.toMatch(/Sort|Seq Scan/);
});
