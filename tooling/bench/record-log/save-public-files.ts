import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readCheckpoint, readLogVerifierKey, readTile } from '../../../src/server/features/log/read-log.ts';
import { edgeWidth, fullTiles, TILE_WIDTH } from '../../../src/server/features/log/tree/edge.ts';
import { type TilePlace, tilePath } from '../../../src/server/features/log/tree/tile-path.ts';
import type { Db } from '../../../src/server/platform/database/database.ts';

/** Every file of the log as the site serves it: an address may ask for no more than 6,000 a minute. */
export async function savePublicFiles(db: Db, folder: string, size: number): Promise<string[]> {
  const saved: string[] = [];
  const put = async (path: string, bytes: Buffer | string | null) => {
    if (bytes === null) throw new Error(`The log has no ${path}.`);
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
    saved.push(path);
  };
  const putTile = async (place: TilePlace) => put(`tile/${tilePath(place)}`, await readTile(db, place));
  for (let n = 0; n * TILE_WIDTH < size; n += 1) {
    await putTile({ level: 'entries', n, width: Math.min(TILE_WIDTH, size - n * TILE_WIDTH) });
  }
  for (let level = 0; level === 0 || fullTiles(size, level - 1) > 0; level += 1) {
    const full = fullTiles(size, level);
    for (let n = 0; n < full; n += 1) await putTile({ level, n, width: TILE_WIDTH });
    const width = edgeWidth(size, level);
    if (width > 0) await putTile({ level, n: full, width });
  }
  await put('checkpoint', await readCheckpoint(db));
  await put('key', await readLogVerifierKey(db));
  return saved;
}
