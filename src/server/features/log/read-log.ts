import type { Db } from '../../platform/database/database.ts';
import { findFullTile, findNewestCheckpoint, findState, listEntries } from './log.repo.ts';
import { readHashes } from './read-edge.ts';
import { TILE_WIDTH } from './tree/edge.ts';
import { writeBundle } from './tree/entry-bundle.ts';
import type { TilePlace } from './tree/tile-path.ts';

export const readCheckpoint = async (db: Db): Promise<string | null> => (await findNewestCheckpoint(db))?.note ?? null;

/** The key that the log is signed with, in the form that verifiers take. */
export const readLogVerifierKey = async (db: Db): Promise<string | null> => {
  const state = await findState(db);
  return state && state.size > 0 ? state.verifierKey : null;
};

/** The bytes of one file of the log; null where the tree does not reach so far. */
export async function readTile(db: Db, { level, n, width }: TilePlace): Promise<Buffer | null> {
  if (n >= LEAVES_MAX / TILE_WIDTH) return null;
  if (level === 'entries') {
    const entries = await listEntries(db, n * TILE_WIDTH, n * TILE_WIDTH + width);
    return entries.length === width ? writeBundle(entries.map((entry) => Buffer.from(entry))) : null;
  }
  if (width === TILE_WIDTH) return (await findFullTile(db, level, n)) ?? null;
  const hashes = await readHashes(db, level, n, width);
  return hashes.length === width ? Buffer.concat(hashes) : null;
}

/** More than the column of places holds. */
const LEAVES_MAX = 2 ** 31 - 1 - TILE_WIDTH;
