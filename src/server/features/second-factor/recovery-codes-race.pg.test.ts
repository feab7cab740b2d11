import { describe, expect, it } from 'vitest';
import { rowsOf } from '../../platform/database/database.ts';
import { openTestDatabase, testDatabaseKind } from '../../platform/database/test-database.ts';
import { lockWaits } from '../../platform/database/test-lock-waits.ts';
import { PASSWORD, post } from '../auth/test-auth-app.ts';
import { startPasskeySite } from './test-passkey-site.ts';

describe.skipIf(testDatabaseKind() === 'embedded')(
  'new recovery codes (needs PostgreSQL: the embedded database has one session)',
  () => {
    it('are ten that let in, also where two ask for them at once', async () => {
      const open = await openTestDatabase();
      const site = await startPasskeySite(open.db);
      const { cookie, id } = await site.withPasskey();
      const renew = () => post(site.app, '/api/user/second-factor/recovery-codes', { password: PASSWORD }, { cookie });
      const codes = (lock: string) => `select 1 from recovery_codes where user_id = '${id}' ${lock}`;
      // Whoever replaces them waits for these, so that both have begun before either is done.
      const asked = await open.db.transaction(async (tx) => {
        await tx.execute(codes('for update'));
        const both = [renew(), renew()];
        await expect.poll(() => lockWaits(open.db)).toBe(2);
        return both;
      });
      expect((await Promise.all(asked)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      expect(rowsOf(await open.db.execute(codes('')))).toHaveLength(10);
      await site.app.close();
      await open.close();
    });
  },
);
