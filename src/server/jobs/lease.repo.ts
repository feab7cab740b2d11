import { sql } from 'drizzle-orm';
import { jobLeases } from '../db/schema/slate.ts';
import { type Db, rowsOf } from '../platform/database.ts';

export type Lease = { name: string; holder: string };

/** True when the lease is now this holder's: it was free, had run out, or was already held by it. */
export async function takeLease(db: Db, lease: Lease, now: Date, until: Date): Promise<boolean> {
  const taken = await db.execute(sql`
    insert into job_leases (name, holder, lease_until)
    values (${lease.name}, ${lease.holder}, ${until.toISOString()}::timestamptz)
    on conflict (name) do update set holder = excluded.holder, lease_until = excluded.lease_until
    where job_leases.lease_until <= ${now.toISOString()}::timestamptz or job_leases.holder = excluded.holder
    returning name
  `);
  return rowsOf(taken).length > 0;
}

/** Gives it back, unless somebody else took it after it ran out. */
export async function releaseLease(db: Db, lease: Lease): Promise<void> {
  await db.execute(sql`delete from job_leases where name = ${lease.name} and holder = ${lease.holder}`);
}

/** For the one process of an embedded database, before its jobs start: whoever held a lease has ended. */
export async function clearLeases(db: Db): Promise<void> {
  await db.delete(jobLeases);
}
