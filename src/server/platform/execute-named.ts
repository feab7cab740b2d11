import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';

const dialect = new PgDialect();

/**
 * Runs a statement that PostgreSQL keeps under its name, so that a connection reads and plans it once and not at every call. Its
 * text has to be the same each time; what differs are parameters.
 */
export function executeNamed(db: Db, name: string, query: SQL): Promise<unknown> {
  return db._.session.prepareQuery(dialect.sqlToQuery(query), undefined, name, false).execute();
}
