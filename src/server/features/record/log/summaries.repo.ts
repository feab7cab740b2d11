import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../platform/database/database.ts';
import { millis } from '../../../platform/database/sql-time.ts';
import type { ShownPick } from './pick-leaf.ts';
import { firstShown, SHOWN } from './seals.repo.ts';

export type SummaryState = { size: number; summaryVersion: number };

const STATE = sql`size, summary_version as "summaryVersion" from log_state`;

export async function findSummaryState(db: Db): Promise<SummaryState | undefined> {
  return rowsOf<SummaryState>(await db.execute(sql`select ${STATE}`))[0];
}

/** Held until the transaction ends, so that nothing is appended and counted meanwhile. */
export async function lockSummaryState(tx: Db): Promise<SummaryState | undefined> {
  return rowsOf<SummaryState>(await tx.execute(sql`select ${STATE} for update`))[0];
}

export async function saveSummaryVersion(tx: Db, version: number): Promise<void> {
  await tx.execute(sql`update log_state set summary_version = ${version}::int`);
}

export type SealedPick = ShownPick & { leaf: number; sealedAtMs: number };

/** The next picks after one, with when they were hidden in the log. */
export async function listSealed(tx: Db, after: string, limit: number): Promise<SealedPick[]> {
  const result = await tx.execute(sql`
    select ${SHOWN}, s.leaf, ${millis(`(l.entry::jsonb ->> 'at')::timestamptz`)} as "sealedAtMs"
    from pick_seals s join picks p on p.id = s.pick_id join log_leaves l on l.index = s.leaf
    where s.pick_id > ${after}::uuid order by s.pick_id limit ${limit}::int`);
  return rowsOf<SealedPick>(result);
}

export async function markLate(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`update pick_seals set late = true where pick_id = any(${`{${ids.join(',')}}`}::uuid[])`);
}

export async function saveBets(tx: Db, bets: readonly { id: string; bet: string }[]): Promise<void> {
  await tx.execute(sql`
    update pick_seals s set bet = b.bet
    from jsonb_to_recordset(${JSON.stringify(bets)}::text::jsonb) as b(id uuid, bet text)
    where s.pick_id = b.id and s.bet is distinct from b.bet`);
}

/** Has the record look again at the games of moneylines that no score was to decide: the rule that said so is another now. */
export async function callUndecided(tx: Db): Promise<void> {
  await tx.execute(sql`
    insert into result_arrivals (event_id)
    select distinct s.event_id from pick_seals s join picks p on p.id = s.pick_id
      join lateral (select * from pick_grades g where g.pick_id = p.id order by g.revision desc limit 1) g on true
    where p.market = 'moneyline' and g.result = 'ungraded' and g.reason = 'not_decided'`);
}

/** Says of every public pick anew whether it counts. */
export async function recountPublic(tx: Db): Promise<void> {
  await tx.execute(sql`
    update pick_seals s set counts = coalesce(r.nth = 1, false)
    from pick_seals q left join (${firstShown(sql`true`)}) r on r.id = q.pick_id
    where s.pick_id = q.pick_id and q.reveal_leaf is not null and q.counts is distinct from coalesce(r.nth = 1, false)`);
}
