import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { takeAdvisoryLock } from '../../platform/database/lock-order.ts';

export async function lockSupportGrants(tx: Db, mailbox: string): Promise<void> {
  await takeAdvisoryLock(tx, 'rate', sql`hashtextextended(${`support-grants:${mailbox}`}, 0)`);
}
