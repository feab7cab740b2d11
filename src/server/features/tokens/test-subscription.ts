import { randomUUID } from 'node:crypto';
import { subscriptions } from '../../db/schema/billing.ts';
import type { Db } from '../../platform/database/database.ts';

/** One that an administrator switched on, from its anchor to the end of its present month, unless told otherwise. */
export async function newSubscription(
  db: Db,
  walletId: string,
  anchor: string,
  periodEnd: string,
  changes: Partial<typeof subscriptions.$inferInsert> = {},
): Promise<string> {
  const id = randomUUID();
  const anchorAt = new Date(anchor);
  await db.insert(subscriptions).values({
    id,
    walletId,
    origin: 'admin',
    status: 'active',
    anchorAt,
    currentPeriodStart: anchorAt,
    currentPeriodEnd: new Date(periodEnd),
    createdAt: anchorAt,
    updatedAt: anchorAt,
    ...changes,
  });
  return id;
}
