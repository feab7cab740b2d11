import { type Query, type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';

const dialect = new PgDialect();

/**
 * The text of a statement, written once and not at every call, which for a long one takes about as much time as running it: for
 * what runs with every request.
 */
export const writeStatement = (statement: SQL): Query => dialect.sqlToQuery(statement);

/** A value that each call of a written statement brings, by its name; to be cast in the statement. */
export const value = (name: string): SQL => sql`${sql.placeholder(name)}`;

export const uuidValue = (name: string): SQL => sql`${value(name)}::uuid`;
export const textValue = (name: string): SQL => sql`${value(name)}::text`;
export const momentValue = (name: string): SQL => sql`${value(name)}::timestamptz`;

/** Moments are given as ISO texts. */
export function executeWritten(
  db: Db,
  statement: Query,
  values: Readonly<Record<string, string | number | boolean | null>>,
): Promise<unknown> {
  return db._.session.prepareQuery(statement, undefined, undefined, false).execute(values);
}
