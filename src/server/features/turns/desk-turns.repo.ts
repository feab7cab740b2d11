import { sql } from 'drizzle-orm';
import { analyses, picks } from '../../db/schema/chat.ts';
import type { Db } from '../../platform/database/database.ts';
import type { PickRecord } from './turns.repo.ts';

/** A turn without a session, charged and answered at once. */
export type DeskTurn = {
  id: string;
  userId: string;
  origin: 'desk' | 'mcp';
  reservationId: string;
  idempotencyKey: string;
  requestHash: string;
  /** As JSON. */
  call: string;
  reply: string;
  picks: readonly PickRecord[];
  now: Date;
};

/** False: a turn under the same key came first, and the caller rolls back. */
export async function insertDeskTurn(tx: Db, { picks: shown, now, ...turn }: DeskTurn): Promise<boolean> {
  const inserted = await tx
    .insert(analyses)
    .values({ ...turn, mode: 'regular', state: 'delivered', createdAt: now, finishedAt: now })
    .onConflictDoNothing({
      target: [analyses.userId, analyses.idempotencyKey],
      where: sql`${analyses.idempotencyKey} is not null`,
    })
    .returning({ id: analyses.id });
  if (inserted.length === 0) return false;
  if (shown.length > 0) await tx.insert(picks).values([...shown]);
  return true;
}
