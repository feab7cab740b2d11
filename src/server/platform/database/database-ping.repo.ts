import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/** A database that needs longer than this is as good as away. */
const PATIENCE_MS = 2_000;

/** Whether the database answers, and soon. */
export async function pingDatabase(db: Db): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, false);
  });
  const answer = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([answer, patience]);
  } finally {
    clearTimeout(timer);
  }
}
