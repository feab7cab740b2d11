import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

type Schema = Record<string, never>;

/** A database or a transaction on it: what every repository takes first. */
export type Db = PgDatabase<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;

/** An open database of either kind. */
export type OpenDatabase = {
  db: Db;
  kind: 'embedded' | 'postgresql';
  close: () => Promise<void>;
};

/**
 * The rows of a raw `db.execute`: both drivers answer with `{ rows }`. The caller states the row's type and
 * guarantees that its SQL selects exactly these columns.
 */
export function rowsOf<Row>(result: unknown): Row[] {
  return (result as { rows: Row[] }).rows;
}
