import { type SQL, sql } from 'drizzle-orm';

/**
 * A row as one JSON value, in a column that is called `row`: for what runs with every request. A driver takes about twice as
 * long to put a row of fifteen columns together as to parse this. Moments come as ISO texts.
 */
export function jsonRow(fields: Readonly<Record<string, SQL>>): SQL {
  const pairs = Object.entries(fields).map(([name, field]) => sql`${sql.raw(`'${name}'`)}, ${field}`);
  return sql`json_build_object(${sql.join(pairs, sql`, `)}) as row`;
}
