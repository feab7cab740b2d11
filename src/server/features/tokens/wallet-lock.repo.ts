import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../platform/database.ts';

/**
 * Held until the transaction ends: what is bought, billed and corrected for one wallet happens one after the other, also
 * while it has no grant. Taken before any grant is locked. False: there is no such wallet.
 */
export async function lockWallet(tx: Db, walletId: string): Promise<boolean> {
  const result = await tx.execute(sql`select id from wallets where id = ${walletId}::uuid for no key update`);
  return rowsOf(result).length === 1;
}
