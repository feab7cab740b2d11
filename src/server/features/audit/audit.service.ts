import type { AuditAction, AuditEntry } from '#contract/admin.ts';
import type { Db } from '../../platform/database/database.ts';
import { FACTOR_FIELD, PASSWORD_RESET } from '../../platform/http/administrators-factor.repo.ts';
import { aliasedMailboxKey } from '../../platform/mailboxes/mailbox-key.ts';
import {
  type AuditFilter,
  type AuditRow,
  countAudit,
  insertAudit,
  insertAuditWhere,
  listAudit,
  listAuditBefore,
  sumTokensAdded,
} from './audit.repo.ts';

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

/** Before what is read goes out: nothing of it is seen without an entry. `asked` is the filter and place in the list. */
export async function recordRead(
  db: Db,
  { actor, action, asked, now }: { actor: Actor; action: AuditAction; asked: object; now: Date },
): Promise<void> {
  const { id: actorId, email: actorEmail, address } = actor;
  await insertAudit(db, { actorId, actorEmail, action, after: asked, address, createdAt: now });
}

/** What whoever reads this mailbox added to balances since then, as the log has it: all accounts of it together. */
export async function tokensAddedBy(tx: Db, email: string, since: Date): Promise<number> {
  const key = aliasedMailboxKey(email);
  const added = await sumTokensAdded(tx, since);
  return added.reduce((total, one) => (aliasedMailboxKey(one.email) === key ? total + one.tokens : total), 0);
}

type SignIn = { id: string; email: string; address: string; now: Date };

/** In the transaction that opens the session, with its time. */
export async function recordAdminSignIn(
  tx: Db,
  { id, email, address, now }: SignIn,
  hasFactor: boolean,
): Promise<void> {
  await insertAudit(tx, {
    actorId: id,
    actorEmail: email,
    action: 'admin.signin',
    targetId: id,
    targetEmail: email,
    after: { [FACTOR_FIELD]: hasFactor },
    address,
    createdAt: now,
  });
}

/** Of a new password by mail: it lets the first second factor be set up. */
export async function recordAdminReset(tx: Db, { id, email, address, now }: SignIn): Promise<void> {
  const whose = { actorId: id, actorEmail: email, targetId: id, targetEmail: email };
  await insertAudit(tx, { ...whose, action: PASSWORD_RESET, address, createdAt: now });
}

/** Of a wrong password or code. Call it for every one: it is kept where the account is an administrator’s. */
export async function recordFailedSignIn(db: Db, isAdmin: boolean, failed: Omit<SignIn, 'id'> & { id: string | null }) {
  await insertAuditWhere(db, isAdmin, {
    actorEmail: failed.email,
    action: 'admin.signin_failed',
    targetId: failed.id,
    targetEmail: failed.email,
    address: failed.address,
    createdAt: failed.now,
  });
}

const BATCH = 1000;

/** Newest first, in batches: any number of entries takes the memory of a few. */
export async function* eachAuditEntry(db: Db, filter: AuditFilter): AsyncGenerator<AuditEntry> {
  let before: number | null = null;
  for (;;) {
    const rows: AuditRow[] = await listAuditBefore(db, filter, before, BATCH);
    for (const row of rows) yield toEntry(row);
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    before = last.id;
  }
}

export async function readAudit(
  db: Db,
  page: AuditFilter & { limit: number; offset: number },
): Promise<{ entries: AuditEntry[]; total: number }> {
  const rows = await listAudit(db, page);
  return { entries: rows.map(toEntry), total: await countAudit(db, page) };
}

const toEntry = ({ atMs, ...row }: AuditRow): AuditEntry => ({ ...row, at: new Date(atMs).toISOString() });
