import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../platform/database/database.ts';
import { time } from '../../platform/database/sql-time.ts';

/** The newest so many of a user. */
const KEPT = 20;

export async function isKnownNetwork(
  db: Db,
  place: { emailKey: string; addressHashes: readonly string[] },
): Promise<boolean> {
  const hashes = `{${place.addressHashes.join(',')}}`;
  const result = await db.execute(sql`
    select 1 from users u join known_networks k on k.user_id = u.id
    where u.email_key = ${place.emailKey} and k.address_hash = any(${hashes}::text[])`);
  return rowsOf(result).length > 0;
}

export async function keepNetwork(tx: Db, place: { userId: string; addressHash: string; seenAt: Date }): Promise<void> {
  await tx.execute(sql`
    insert into known_networks (user_id, address_hash, seen_at)
    values (${place.userId}::uuid, ${place.addressHash}, ${time(place.seenAt)})
    on conflict (user_id, address_hash) do update set seen_at = excluded.seen_at`);
  await tx.execute(sql`
    delete from known_networks where user_id = ${place.userId}::uuid and address_hash in (
      select address_hash from known_networks where user_id = ${place.userId}::uuid
      order by seen_at desc, address_hash offset ${KEPT}::int
    )`);
}

export async function deleteNetworksOf(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`delete from known_networks where user_id = ${userId}::uuid`);
}
