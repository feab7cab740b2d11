import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ledgerEntries } from '../../db/schema/tokens.ts';
import { rowsOf } from './database.ts';
import { testDatabase } from './test-database.ts';

describe('the migrated database', async () => {
  const open = await testDatabase();

  it('refuses to change or delete a row of an append-only table', async () => {
    for (const table of ['ledger_entries', 'picks', 'price_changes']) {
      for (const statement of [`delete from ${table}`, `update ${table} set id = id`]) {
        await expect(open.db.execute(sql.raw(statement))).rejects.toMatchObject({
          cause: { message: expect.stringContaining(`${table} is append-only`) },
        });
      }
    }
  });

  it('reads rows of a raw statement the same way on either driver', async () => {
    expect(rowsOf<{ n: number }>(await open.db.execute(sql`select 1 as n`))).toEqual([{ n: 1 }]);
    expect(await open.db.select().from(ledgerEntries)).toEqual([]);
  });
});
