import { type SQL, sql } from 'drizzle-orm';

/** A moment as a parameter: the drivers write dates differently, an ISO text with a cast is the same on both. */
export const time = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;

/** A column's moment read as epoch milliseconds: the drivers parse timestamps differently, a double is the same on both. */
export const millis = (column: string): SQL => sql.raw(`(extract(epoch from ${column}) * 1000)::float8`);
