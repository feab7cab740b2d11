import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, rowsOf } from '../platform/database/database.ts';
import { migrationsFolder, openTestDatabase, testDatabaseKind } from '../platform/database/test-database.ts';
import { backUp } from './back-up.ts';
import { checkBackup, restore } from './restore.ts';
import { openEmptyDatabase } from './test-empty-database.ts';

const WALLET = '00000000-0000-4000-8000-00000000000a';

describe.skipIf(testDatabaseKind() === 'embedded')(
  'a backup beside a running server (needs PostgreSQL: the embedded database has one session)',
  () => {
    let open: OpenDatabase;
    let folder: string;
    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'edgewise-moment-'));
      open = await openTestDatabase();
    });
    afterAll(async () => {
      await open?.close();
      rmSync(folder, { recursive: true, force: true });
    });

    /** Asked again until the backup stands before the lock; the lock itself keeps it there. */
    async function untilSomebodyWaits(): Promise<void> {
      const waiting = sql`select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      while (rowsOf<{ count: number }>(await open.db.execute(waiting))[0]?.count !== 1);
    }

    it('holds what was there when it began, also of tables that it comes to later', async () => {
      const file = join(folder, 'moment.backup');
      let backup: Promise<unknown> = Promise.resolve();
      await open.db.transaction(async (tx) => {
        await tx.execute(sql`lock table users in access exclusive mode`);
        backup = backUp(open, file, { now: new Date('2026-05-01T00:00:00.000Z'), files: [], authSecret: null });
        await untilSomebodyWaits();
        await tx.execute(sql`insert into wallets (id, created_at) values (${WALLET}::uuid, now())`);
        await tx.execute(sql`
          insert into users (id, email, email_key, password_hash, wallet_id, terms_version, age_confirmed, accepted_at, created_at)
          values (gen_random_uuid(), 'late@example.com', 'late@example.com', 'hash', ${WALLET}::uuid, '1', '21+', now(), now())`);
      });
      await backup;

      const target = await openEmptyDatabase('postgresql');
      // The user without the wallet would be refused here.
      await restore(target, await checkBackup(file, migrationsFolder));
      const count = sql`select (select count(*) from users)::int as users, (select count(*) from wallets)::int as wallets`;
      expect(rowsOf(await target.db.execute(count))).toEqual([{ users: 0, wallets: 0 }]);
      expect(rowsOf(await open.db.execute(count))).toEqual([{ users: 1, wallets: 1 }]);
      await target.close();
    });
  },
);
