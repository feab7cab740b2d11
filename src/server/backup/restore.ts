import type { Db, OpenDatabase } from '../platform/database/database.ts';
import {
  applyMigrations,
  createMigrationTable,
  type KnownMigration,
  knownMigrations,
} from '../platform/database/schema-version.repo.ts';
import { StartError } from '../platform/errors.ts';
import { isRow, parsePart, type Sequence, type TableHead } from './backup-format.ts';
import type { BackupKey } from './backup-key.ts';
import { isEmptyDatabase, listTables, setSequence, type Table } from './catalog.repo.ts';
import { type Contents, newerWords, readBackupLines, verifyBackup } from './read-backup-file.ts';
import {
  gatherStatistics,
  holdMigrations,
  insertRows,
  listInsertTriggers,
  turnTriggers,
  writePlainly,
} from './rows.repo.ts';

/** As many rows or letters as go to the database in one statement. */
const BATCH_ROWS = 500;
const BATCH_LETTERS = 1_000_000;

/** A backup that was read to its end and that this version can restore. */
export type CheckedBackup = Contents & {
  path: string;
  key: BackupKey | null;
  /** The migrations that the backup had, and those that came since. */
  had: KnownMigration[];
  since: KnownMigration[];
};

/** @throws StartError for one that is damaged, of a newer version, or no backup */
export async function checkBackup(
  path: string,
  migrationsFolder: string,
  key: BackupKey | null = null,
): Promise<CheckedBackup> {
  const contents = await verifyBackup(path, key);
  const { migrations } = contents.header;
  const known = knownMigrations(migrationsFolder);
  const had = known.slice(0, migrations.length);
  const isKnown = migrations.every(({ when }, at) => had[at]?.when === when);
  if (!isKnown) throw new StartError(newerWords(path));
  return { ...contents, path, key, had, since: known.slice(had.length) };
}

/**
 * Fills an empty database: with the schema that the backup had, its rows, and the migrations since. All of it or nothing.
 * The answer names tables that somebody else had put beside ours: these are left out.
 * `finish` belongs to it. @throws StartError where the database is not empty
 */
export async function restore(
  { db }: Pick<OpenDatabase, 'db'>,
  backup: CheckedBackup,
  finish?: (tx: Db) => Promise<void>,
): Promise<string[]> {
  const leftOut = await db.transaction(async (tx) => {
    await holdMigrations(tx);
    if (!(await isEmptyDatabase(tx))) {
      throw new StartError('The database is not empty. Restore into an empty one: nothing was changed.');
    }
    await writePlainly(tx);
    await createMigrationTable(tx);
    await applyMigrations(tx, backup.had);
    const triggers = await listInsertTriggers(tx);
    await turnTriggers(tx, triggers, 'off');
    const others = await fill(tx, backup);
    await turnTriggers(tx, triggers, 'on');
    await applyMigrations(tx, backup.since);
    await finish?.(tx);
    return others;
  });
  await gatherStatistics(db);
  return leftOut;
}

async function fill(tx: Db, { path, key }: CheckedBackup): Promise<string[]> {
  const tables = new Map((await listTables(tx)).map((table) => [table.name, table]));
  const sequences: Sequence[] = [];
  const batch = new RowBatch(tx, tables);
  for await (const line of readBackupLines(path, key)) {
    if (isRow(line)) await batch.add(line);
    else {
      const part = parsePart(line);
      if (part && 'table' in part) await batch.turnTo(part.table);
      if (part && 'sequence' in part) sequences.push(part.sequence);
    }
  }
  await batch.send();
  // After the rows: a migration may have used a sequence of its own.
  for (const sequence of sequences) await setSequence(tx, sequence);
  return batch.leftOut;
}

/** Ours with the backup's columns in the backup's order. @throws StartError for one that lacks a column of them */
function tableFor({ name, columns }: TableHead, ours: Table | undefined): Table | undefined {
  if (!ours) return undefined;
  const found = columns.flatMap((column) => ours.columns.find((own) => own.name === column) ?? []);
  if (found.length < columns.length) {
    throw new StartError(`The table ${name} of the backup is not as Edgewise made it: nothing was restored.`);
  }
  return { name, columns: found };
}

/** Collects rows of one table and sends them some hundred at a time. */
class RowBatch {
  readonly leftOut: string[] = [];
  readonly #tx: Db;
  readonly #tables: ReadonlyMap<string, Table>;
  #table: Table | undefined;
  #lines: string[] = [];
  #letters = 0;

  constructor(tx: Db, tables: ReadonlyMap<string, Table>) {
    this.#tx = tx;
    this.#tables = tables;
  }

  async turnTo(head: TableHead): Promise<void> {
    await this.send();
    this.#table = tableFor(head, this.#tables.get(head.name));
    if (!this.#table) this.leftOut.push(head.name);
  }

  async add(line: string): Promise<void> {
    this.#lines.push(line);
    this.#letters += line.length;
    if (this.#lines.length >= BATCH_ROWS || this.#letters >= BATCH_LETTERS) await this.send();
  }

  /** Rows of a table that is none of ours go nowhere. */
  async send(): Promise<void> {
    if (this.#table && this.#lines.length > 0) await insertRows(this.#tx, this.#table, this.#lines);
    this.#lines = [];
    this.#letters = 0;
  }
}
