import type { Db } from '../../platform/database/database.ts';
import { listEntries, listTileRoots } from './log.repo.ts';
import { type Edge, edgeWidth, fullTiles, TILE_WIDTH } from './tree/edge.ts';
import { leafHash } from './tree/hashes.ts';

/** The hashes that stand in a tile of the tree, of which `width` are asked for; fewer where there are not so many. */
export async function readHashes(db: Db, level: number, n: number, width: number): Promise<Buffer[]> {
  const from = n * TILE_WIDTH;
  if (level > 0) return listTileRoots(db, level - 1, from, from + width);
  return (await listEntries(db, from, from + width)).map((entry) => leafHash(Buffer.from(entry)));
}

/** What a tree of that many leaves needs to grow. */
export async function readEdge(db: Db, size: number): Promise<Edge> {
  const edge: Buffer[][] = [];
  for (let level = 0; level === 0 || fullTiles(size, level - 1) > 0; level += 1) {
    edge.push(await readHashes(db, level, fullTiles(size, level), edgeWidth(size, level)));
  }
  return edge;
}
