import { eq } from 'drizzle-orm';
import { type StoredSettings, users } from '../../db/schema/accounts.ts';
import type { Db } from '../../platform/database/database.ts';

export type SettingsRow = { settings: StoredSettings; timeZone: string | null };

/** Held until the transaction ends, so that two changes at once are both kept and are judged together. */
export async function lockSettings(tx: Db, userId: string): Promise<SettingsRow | undefined> {
  const [row] = await tx
    .select({ settings: users.settings, timeZone: users.timeZone })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  return row;
}

export async function updateSettings(tx: Db, userId: string, row: SettingsRow): Promise<void> {
  await tx.update(users).set(row).where(eq(users.id, userId));
}
