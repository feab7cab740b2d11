import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../platform/database/database.ts';
import { millis } from '../../platform/database/sql-time.ts';

export type FeedState = {
  lastAttemptAt: Date | null;
  lastSuccessAt: Date | null;
  lastError: string | null;
  refused: Record<string, number>;
};

export async function findFeedState(db: Db, odds: 'live' | 'demo'): Promise<FeedState> {
  type Row = { attempt: number | null; success: number | null; error: string | null; refused: Record<string, number> };
  const [row] = rowsOf<Row>(
    await db.execute(sql`
      select ${millis('last_attempt_at')} as attempt, ${millis('last_success_at')} as success, last_error as error, refused
      from slate_state where odds = ${odds}`),
  );
  const date = (at: number | null | undefined) => (at == null ? null : new Date(at));
  return {
    lastAttemptAt: date(row?.attempt),
    lastSuccessAt: date(row?.success),
    lastError: row?.error ?? null,
    refused: row?.refused ?? {},
  };
}

export async function countUnmatched(db: Db): Promise<number> {
  const [row] = rowsOf<{ count: number }>(await db.execute(sql`select count(*)::int as count from unmatched_names`));
  return row?.count ?? 0;
}
