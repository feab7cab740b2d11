import { sql } from 'drizzle-orm';
import { mailChoices } from '../../db/schema/operations.ts';
import { type Db, rowsOf } from '../../platform/database/database.ts';
import { time } from '../../platform/database/sql-time.ts';

export type ChosenKind = (typeof mailChoices.$inferSelect)['kind'];

export async function listChoices(db: Db, userId: string): Promise<ChosenKind[]> {
  const rows = rowsOf<{ kind: ChosenKind }>(
    await db.execute(sql`select kind from mail_choices where user_id = ${userId}::uuid order by kind`),
  );
  return rows.map(({ kind }) => kind);
}

export type Chooser = { id: string; email: string; isConfirmed: boolean };

/** Held until the transaction ends, as every mail to a user does; undefined: there is no such user any more. */
export async function holdChooser(tx: Db, userId: string): Promise<Chooser | undefined> {
  const result = await tx.execute(sql`
    select id, email, email_verified as "isConfirmed" from users where id = ${userId}::uuid for key share`);
  return rowsOf<Chooser>(result)[0];
}

export async function insertChoiceOnce(tx: Db, row: typeof mailChoices.$inferInsert): Promise<void> {
  await tx.insert(mailChoices).values(row).onConflictDoNothing();
}

export async function deleteChoice(tx: Db, { userId, kind }: { userId: string; kind: ChosenKind }): Promise<void> {
  await tx.execute(sql`delete from mail_choices where user_id = ${userId}::uuid and kind = ${kind}`);
}

/** Of whoever has this address, however it is written. */
export async function deleteChoicesOf(tx: Db, emailKey: string): Promise<void> {
  await tx.execute(sql`
    delete from mail_choices where user_id in (select id from users where email_key = ${emailKey})`);
}

type Told = { kind: ChosenKind; about: string };

/** Users whom nothing was told about this yet, some of them: of age, with a confirmed address. */
export async function listUntold(
  db: Db,
  { kind, about, before, limit }: Told & { before: Date; limit: number },
): Promise<string[]> {
  const result = await db.execute(sql`
    select c.user_id as id from mail_choices c join users u on u.id = c.user_id
    where c.kind = ${kind} and c.last_about is distinct from ${about}::uuid and c.created_at < ${time(before)}
      and u.email_verified and u.under_age_since is null
    order by c.user_id limit ${limit}::int`);
  return rowsOf<{ id: string }>(result).map(({ id }) => id);
}

/** True for the one transaction that tells it. */
export async function markTold(tx: Db, { kind, about, userId }: Told & { userId: string }): Promise<boolean> {
  const result = await tx.execute(sql`
    update mail_choices set last_about = ${about}::uuid
    where user_id = ${userId}::uuid and kind = ${kind} and last_about is distinct from ${about}::uuid
    returning user_id`);
  return rowsOf(result).length > 0;
}
