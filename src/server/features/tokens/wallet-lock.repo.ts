import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../platform/database/database.ts';

/** Locks the row until the transaction ends. False: there is no such wallet. */
export async function lockWalletRow(tx: Db, walletId: string): Promise<boolean> {
  const result = await tx.execute(sql`select id from wallets where id = ${walletId}::uuid for no key update`);
  return rowsOf(result).length === 1;
}
