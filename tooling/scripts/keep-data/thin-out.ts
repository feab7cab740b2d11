import { sql } from 'drizzle-orm';
import type { Settings } from '../../../e2e/support/product.ts';
import type { Db } from '../../../src/server/platform/database/database.ts';
import { openExistingDatabase } from '../../../src/server/platform/database/open-database.ts';

/** Of so many invented games the prices and their history stay. */
const GAMES = 12;
const PRICED = ['prices', 'price_changes', 'closing_prices', 'facts'];

/**
 * Takes most invented prices and the write-ahead log out, which are nine tenths of what lies on the disk and are made anew by
 * every start. It opens the database that was killed, so what stays is what its own recovery found.
 */
export async function thinOut(settings: Settings & { DATA_DIR: string }): Promise<void> {
  const open = await openExistingDatabase({ url: settings.DATABASE_URL ?? null, dataDir: settings.DATA_DIR });
  try {
    await open.db.transaction((tx) => dropPrices(tx));
    // Files of the log that are done with are otherwise kept to be written over, with all that they held.
    if (open.kind === 'embedded') await open.db.execute(sql`set wal_recycle = off`);
    await open.db.execute(sql`vacuum full`);
    if (open.kind === 'embedded') await newLogFile(open.db);
  } finally {
    await open.close();
  }
}

async function dropPrices(tx: Db): Promise<void> {
  // The history refuses to forget; its retention drops whole parts.
  await tx.execute(sql`set local session_replication_role = replica`);
  for (const table of PRICED) {
    await tx.execute(sql`
      delete from ${sql.identifier(table)} where event_id not in (select id from events order by id limit ${GAMES}::int)`);
  }
}

async function newLogFile(db: Db): Promise<void> {
  await db.execute(sql`checkpoint`);
  await db.execute(sql`select pg_switch_wal()`);
  await db.execute(sql`checkpoint`);
}
