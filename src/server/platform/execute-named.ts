import { type Query, type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';

const dialect = new PgDialect();

/** A statement with a name for each of its values. */
export type NamedStatement = { name: string; query: Query };

export const nameStatement = (name: string, statement: SQL): NamedStatement => ({
  name,
  query: dialect.sqlToQuery(statement),
});

/** The value of a named statement, to be cast in it. */
export const value = (name: string): SQL => sql`${sql.placeholder(name)}`;

/**
 * Runs a statement that PostgreSQL keeps under its name, so that a connection reads and plans it once and not at every call. Its
 * text is written once as well; moments are given as ISO texts.
 */
export function executeNamed(
  db: Db,
  { name, query }: NamedStatement,
  values: Readonly<Record<string, string | number>>,
): Promise<unknown> {
  return db._.session.prepareQuery(query, undefined, name, false).execute(values);
}
