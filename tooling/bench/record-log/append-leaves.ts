import { sql } from 'drizzle-orm';
import { appendToLog } from '../../../src/server/features/log/append.ts';
import type { Json } from '../../../src/server/features/log/canonical-json.ts';
import { newLogKey } from '../../../src/server/features/log/note/log-key.ts';
import { PICKS_AT_ONCE } from '../../../src/server/features/record/log/seal-picks.ts';
import type { Db } from '../../../src/server/platform/database/database.ts';
import { recordLeavesOf } from '../../scripts/verify-record/test-record-leaves.ts';
import { timed } from '../storage/quantiles.ts';

/** Three picks on a game: each hidden, shown, closed and graded, and a result. */
const LEAVES_OF_GAME = 13;
/** The bare insert is looked at so often, so that both meet what else the machine does. */
const BARE_EVERY = 10;

export type Appended = { leaves: number; seconds: number; bareSeconds: number; bareLeaves: number };

/** In batches as the product's job appends them, each in a transaction of its own with its tiles and a signed checkpoint. */
export async function appendLeaves(db: Db, wanted: number): Promise<Appended> {
  const log = { origin: 'edgewise.example/log', key: newLogKey(), replaces: null };
  const done: Appended = { leaves: 0, seconds: 0, bareSeconds: 0, bareLeaves: 0 };
  await db.execute(sql`create table bare_leaves (index int primary key, entry text not null)`);
  const all = recordLeavesOf(Math.ceil(wanted / LEAVES_OF_GAME), 1);
  const { value: begin } = all.next();
  const at = new Date((JSON.parse(String(begin)) as { at: string }).at);
  for (let batch = takeFrom(all); batch.length > 0; batch = takeFrom(all)) {
    const leaves = batch.map((entry) => JSON.parse(entry) as Json);
    const deps = { db, log, now: () => at };
    done.seconds += (await timed(() => appendToLog(deps, async () => leaves))) / 1_000;
    if ((done.leaves / PICKS_AT_ONCE) % BARE_EVERY === 0) {
      done.bareSeconds += (await timed(() => insertBare(db, done.leaves, batch))) / 1_000;
      done.bareLeaves += batch.length;
    }
    done.leaves += batch.length;
  }
  return done;
}

function takeFrom(all: Generator<string>): string[] {
  const taken: string[] = [];
  while (taken.length < PICKS_AT_ONCE) {
    const { value, done } = all.next();
    if (done || value === undefined) break;
    taken.push(value);
  }
  return taken;
}

const insertBare = (db: Db, first: number, entries: readonly string[]): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into bare_leaves (index, entry)
      select ${first}::int + nth::int - 1, entry
      from json_array_elements_text(${JSON.stringify(entries)}::text::json) with ordinality as added(entry, nth)`);
  });
