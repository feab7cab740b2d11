import { existsSync, readdirSync, statfsSync, statSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartError } from '../errors.ts';
import type { OpenDatabase } from './database.ts';
import { isDiskFull } from './disk-full.ts';
import { openEmbeddedDatabase } from './embedded-database.ts';
import { openingReason } from './open-database-reason.ts';
import { openPostgresDatabase } from './postgres-database.ts';
import { SILENCE_TIMES } from './postgres-silence.ts';

/** The engine takes a folder without this file for a new one, and begins an empty database over whatever lies there. */
const MARK = 'PG_VERSION';

/** What stands where the embedded database belongs. `damaged`: files, of which some that make a database are gone. */
type FolderState = 'missing' | 'empty' | 'database' | 'damaged' | 'no folder';

/** Looks only. @throws the system's error where it may not. */
function folderState(folder: string): FolderState {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (!found) return 'missing';
  if (!found.isDirectory()) return 'no folder';
  if (existsSync(join(folder, MARK))) return 'database';
  return readdirSync(folder).length === 0 ? 'empty' : 'damaged';
}

type Place = { url: string | null; dataDir: string };

/** Opens and migrates the configured database. @throws StartError in words that an operator can act on. */
export async function openDatabase(
  options: Place & {
    migrationsFolder: string;
    onIdleError: (error: Error) => void;
    /** The embedded database gave up while it ran: why, in a sentence. */
    onPanic?: (sentence: string) => void;
  },
): Promise<OpenDatabase> {
  const { url, migrationsFolder, onIdleError } = options;
  const silence = SILENCE_TIMES;
  if (url !== null)
    return explained(() => openPostgresDatabase({ url, migrationsFolder, onIdleError, silence }), postgresWords);
  const folder = embeddedFolder(options.dataDir);
  return explained(async () => {
    // With less it would start, and stop in the middle of somebody's work.
    if (isNearlyFull(folder)) throw new StartError(fullWords(folder));
    const state = folderState(folder);
    refuseOverwriting(folder, state);
    if (state === 'missing') await createEmbedded(folder, migrationsFolder);
    const onPanic = (error: Error) => options.onPanic?.(panicWords(folder, error));
    return openEmbeddedDatabase({ folder, migrationsFolder, onPanic });
  }, embeddedWords(folder));
}

/** The configured database as it is: nothing is migrated, and none is made where none is. @throws StartError */
export async function openExistingDatabase({ url, dataDir }: Place): Promise<OpenDatabase> {
  if (url !== null) return explained(() => openPostgresDatabase({ url, migrationsFolder: null }), postgresWords);
  const folder = embeddedFolder(dataDir);
  return explained(async () => {
    const state = folderState(folder);
    if (state === 'missing' || state === 'empty') throw new StartError(`There is no database in ${dataDir}.`);
    refuseOverwriting(folder, state);
    return openEmbeddedDatabase({ folder, migrationsFolder: null });
  }, embeddedWords(folder));
}

/**
 * Has `fill` make the embedded database aside, under its name only once it is whole. Answers as `fill` does.
 * @throws StartError where there is one already
 */
export async function fillEmbeddedDatabase<Result>(
  dataDir: string,
  fill: (open: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  const folder = embeddedFolder(dataDir);
  if (existsSync(folder)) {
    throw new StartError(
      `There is a database in ${dataDir} already. Restore into an empty folder: nothing was changed.`,
    );
  }
  return buildThenRename(folder, async (aside) => {
    const made = await openEmbeddedDatabase({ folder: aside, migrationsFolder: null });
    return fill(made).finally(() => made.close());
  });
}

/** What lies in the place of a database and is none stays as it is: somebody may want to save it. */
function refuseOverwriting(folder: string, state: FolderState): void {
  if (state === 'damaged') throw new StartError(damagedWords(folder, 'its file PG_VERSION is missing'));
  if (state === 'no folder') {
    throw new StartError(
      `${folder} is no folder, and the embedded database belongs there. Move it away, and start again or restore a backup.`,
    );
  }
}

const embeddedFolder = (dataDir: string): string => join(dataDir, 'database');

async function explained(open: () => Promise<OpenDatabase>, words: (cause: unknown) => string): Promise<OpenDatabase> {
  try {
    return await open();
  } catch (cause) {
    throw cause instanceof StartError ? cause : new StartError(words(cause), { cause });
  }
}

function postgresWords(cause: unknown): string {
  const reason = openingReason(cause);
  return `The database that DATABASE_URL names cannot be used${reason && `: ${reason}`}.`;
}

/** A new database takes about as much; an old one asks for a piece of its log at the start. */
const ROOM_NEEDED_MB = 64;

/** A file system that does not say how large it is has room. */
function isNearlyFull(folder: string): boolean {
  const { blocks, bavail, bsize } = statfsSync(dirname(folder));
  return blocks > 0 && (bavail * bsize) / 1e6 < ROOM_NEEDED_MB;
}

const fullWords = (folder: string): string =>
  `There is no room left on the disk of ${folder}. Make room, at least ${ROOM_NEEDED_MB} MB, and start again.`;

const inBrackets = (reason: string): string => reason && ` (${reason})`;

const panicWords = (folder: string, cause: unknown): string =>
  isDiskFull(cause)
    ? fullWords(folder)
    : `The embedded database in ${folder} gave up${inBrackets(openingReason(cause))}. Start again; if that fails, restore a backup.`;

// The embedded database does not always say what it failed of.
const embeddedWords = (folder: string) => (cause: unknown) =>
  isDiskFull(cause) || isNearlyFull(folder) ? fullWords(folder) : damagedWords(folder, openingReason(cause));

const damagedWords = (folder: string, reason: string): string =>
  `The embedded database in ${folder} cannot be opened, it may be damaged${inBrackets(reason)}. Restore the folder from a copy, or move it away to start with an empty one.`;

async function createEmbedded(folder: string, migrationsFolder: string): Promise<void> {
  await buildThenRename(folder, async (aside) => {
    const created = await openEmbeddedDatabase({ folder: aside, migrationsFolder });
    await created.close();
  });
}

/** Made aside, so that what is cut off leaves nothing half-made under the real name. */
async function buildThenRename<Result>(folder: string, make: (aside: string) => Promise<Result>): Promise<Result> {
  const aside = `${folder}.new`;
  await rm(aside, { recursive: true, force: true });
  try {
    const result = await make(aside);
    await rename(aside, folder);
    return result;
  } catch (error) {
    await rm(aside, { recursive: true, force: true }).catch(() => undefined);
    throw error;
  }
}
