import { type SQL, sql } from 'drizzle-orm';
import { time } from './sql-time.ts';

/**
 * Whoever is at something holds it for a while and extends that while it lives; whoever's lease ran out has died, and the next
 * one takes over. How long each may be silent, in milliseconds.
 */
export const LEASE_MS = {
  /** A running turn's reservation, extended every quarter of it. */
  turn: 20_000,
  /** One mail, with all that its server may take. */
  mail: 5 * 60_000,
  /** One paid fetch of odds, which ends before. */
  oddsFetch: 100_000,
  /** Of a job on top of its own deadline. */
  jobGrace: 10_000,
} as const;

export const leaseFrom = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

/** Nobody is at the row. */
export const isFree = (now: Date): SQL => sql`(lease_until is null or lease_until <= ${time(now)})`;

/** The same in the update of a conflict, where a column needs its table. */
export const isFreeIn = (table: 'job_states', now: Date): SQL =>
  sql`(${sql.raw(table)}.lease_until is null or ${sql.raw(table)}.lease_until <= ${time(now)})`;

/** Nobody is at the row any more. */
export const LET_GO = sql`holder = null, lease_until = null`;
