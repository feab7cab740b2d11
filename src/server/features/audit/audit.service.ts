import type { AuditAction, AuditEntry } from '#contract/admin.ts';
import type { Db } from '../../platform/database/database.ts';
import { type AuditRow, countAudit, insertAudit, listAudit } from './audit.repo.ts';

/** Who changes something, and from where: a user and a network address, or a command (without an id) and its machine. */
export type Actor = { id: string | null; email: string; address: string };

export type Change = {
  actor: Actor;
  action: AuditAction;
  /** Null: nobody's account was changed. */
  target: { id: string; email: string } | null;
  before: object | null;
  after: object | null;
  now: Date;
};

/** In the transaction of the change: neither is kept without the other. */
export async function recordChange(tx: Db, { actor, action, target, before, after, now }: Change): Promise<void> {
  await insertAudit(tx, {
    actorId: actor.id,
    actorEmail: actor.email,
    action,
    targetId: target?.id ?? null,
    targetEmail: target?.email ?? null,
    before,
    after,
    address: actor.address,
    createdAt: now,
  });
}

export async function readAudit(
  db: Db,
  page: { q: string; limit: number; offset: number },
): Promise<{ entries: AuditEntry[]; total: number }> {
  const rows = await listAudit(db, page);
  return { entries: rows.map(toEntry), total: await countAudit(db, page.q) };
}

const toEntry = ({ atMs, ...row }: AuditRow): AuditEntry => ({ ...row, at: new Date(atMs).toISOString() });
