import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../platform/database/database.ts';
import { saysOver } from './pick-leaf.ts';

type Said = { event: string; status: string };

/** Of these games those that the log says are over, by what it said last of them. */
export async function listOver(tx: Db, eventIds: readonly string[]): Promise<ReadonlySet<string>> {
  const subjects = [...new Set(eventIds)].map((event) => `result:${event}`);
  const result = await tx.execute(sql`
    select fact::jsonb ->> 'event' as event, fact::jsonb ->> 'status' as status from logged_facts
    where subject in (select jsonb_array_elements_text(${JSON.stringify(subjects)}::text::jsonb))`);
  return new Set(rowsOf<Said>(result).flatMap(({ event, status }) => (saysOver(status) ? [event] : [])));
}

/** All that the log ever said of how games ended, in its order, by game. It reads every leaf. */
export async function listAllSaid(tx: Db): Promise<ReadonlyMap<string, { leaf: number; status: string }[]>> {
  const result = await tx.execute(sql`
    select index as leaf, entry::jsonb ->> 'event' as event, entry::jsonb ->> 'status' as status from log_leaves
    where entry like '%"kind":"result"%' and entry::jsonb ->> 'kind' = 'result' order by index`);
  const said = new Map<string, { leaf: number; status: string }[]>();
  for (const { event, leaf, status } of rowsOf<Said & { leaf: number }>(result)) {
    const list = said.get(event) ?? [];
    said.set(event, list);
    list.push({ leaf, status });
  }
  return said;
}
