import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDatabase } from '../platform/database/test-database.ts';

const open = await testDatabase();

it.each([
  'audit_entries',
  'exclusions',
  'ledger_entries',
  'log_checkpoints',
  'log_leaves',
  'log_tiles',
  'log_timestamps',
  'pick_grades',
  'picks',
])(
  '%s is added to only: it is neither emptied nor deleted from, nor emptied along with what it refers to',
  async (table) => {
    for (const statement of [`truncate ${table}`, `truncate ${table} cascade`, `delete from ${table}`])
      await expect(open.db.execute(sql.raw(statement)), statement).rejects.toMatchObject({
        cause: { message: expect.stringContaining('is append-only') },
      });
  },
);
