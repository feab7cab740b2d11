import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { signCheckpoint } from '../../../src/server/features/log/note/checkpoint.ts';
import { type LogKey, verifierKey } from '../../../src/server/features/log/note/log-key.ts';
import { fullTiles, growTree, TILE_WIDTH } from '../../../src/server/features/log/tree/edge.ts';
import { writeBundle } from '../../../src/server/features/log/tree/entry-bundle.ts';
import { leafHash } from '../../../src/server/features/log/tree/hashes.ts';
import { type TilePlace, tilePath } from '../../../src/server/features/log/tree/tile-path.ts';

/** The public files of a log with these entries, as a site serves them. Answers with the checkpoint. */
export async function writeLogFolder(
  folder: string,
  entries: readonly (string | Buffer)[],
  ...keys: readonly [LogKey, ...LogKey[]]
): Promise<string> {
  const [key] = keys;
  const put = async (path: string, bytes: Buffer | string) => {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  };
  const putTile = (place: TilePlace, bytes: Buffer) => put(`tile/${tilePath(place)}`, bytes);
  const raw = entries.map((entry) => (typeof entry === 'string' ? Buffer.from(entry) : entry));
  const grown = growTree({ size: 0, edge: [] }, raw.map(leafHash));
  for (let n = 0; n * TILE_WIDTH < raw.length; n += 1) {
    const some = raw.slice(n * TILE_WIDTH, (n + 1) * TILE_WIDTH);
    await putTile({ level: 'entries', n, width: some.length }, writeBundle(some));
  }
  for (const { level, n, hashes } of grown.tiles) await putTile({ level, n, width: TILE_WIDTH }, Buffer.concat(hashes));
  for (const [level, hashes] of grown.edge.entries()) {
    if (hashes.length === 0) continue;
    await putTile({ level, n: fullTiles(grown.size, level), width: hashes.length }, Buffer.concat(hashes));
  }
  const note = signCheckpoint({ origin: key.name, size: grown.size, root: grown.root }, ...keys);
  await put('checkpoint', note);
  await put('key', `${verifierKey(key)}\n`);
  return note;
}
