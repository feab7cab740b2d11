import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../platform/database/database.ts';
import { saysOver } from './pick-leaf.ts';

type Said = { event: string; status: string };

const subjectOf = (event: string): string => `result:${event}`;
const list = (texts: readonly string[]) =>
  sql`(select jsonb_array_elements_text(${JSON.stringify(texts)}::text::jsonb))`;

/** Of these games those of which the log ever said that they are over, whatever it said since. */
export async function listOver(tx: Db, eventIds: readonly string[]): Promise<ReadonlySet<string>> {
  const result = await tx.execute(sql`
    select fact::jsonb ->> 'event' as event from logged_facts
    where was_over and subject in ${list([...new Set(eventIds)].map(subjectOf))}`);
  return new Set(rowsOf<Pick<Said, 'event'>>(result).map(({ event }) => event));
}

export async function markOver(tx: Db, eventIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update logged_facts set was_over = true where not was_over and subject in ${list(eventIds.map(subjectOf))}`);
}

/** Where the log first said of each game that it is over. It reads every leaf. */
export async function listFirstOver(tx: Db): Promise<ReadonlyMap<string, number>> {
  const result = await tx.execute(sql`
    select index as leaf, entry::jsonb ->> 'event' as event, entry::jsonb ->> 'status' as status from log_leaves
    where entry like '%"kind":"result"%' and entry::jsonb ->> 'kind' = 'result' order by index`);
  const first = new Map<string, number>();
  for (const { event, leaf, status } of rowsOf<Said & { leaf: number }>(result)) {
    if (saysOver(status) && !first.has(event)) first.set(event, leaf);
  }
  return first;
}
