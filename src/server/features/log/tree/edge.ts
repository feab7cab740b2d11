import { emptyRoot, hashAt, nodeHash, perfectRoot } from './hashes.ts';

/** C2SP tlog-tiles: a tile is a subtree of height 8. */
export const TILE_WIDTH = 256;

/**
 * The right edge of a tree: at each level the hashes of its last, unfilled tile. It is all that a tree needs to grow, and
 * together they are its root.
 */
export type Edge = readonly (readonly Buffer[])[];

export type FullTile = { level: number; n: number; hashes: readonly Buffer[]; root: Buffer };

export type Growth = { size: number; edge: Edge; root: Buffer; tiles: FullTile[] };

/** How many hashes the unfilled tile of a level holds. */
export const edgeWidth = (size: number, level: number): number => Math.floor(size / TILE_WIDTH ** level) % TILE_WIDTH;

/** How many tiles of a level are full. */
export const fullTiles = (size: number, level: number): number => Math.floor(size / TILE_WIDTH ** (level + 1));

/** A tree with more leaves at its end, and the tiles that they filled. */
export function growTree(tree: { size: number; edge: Edge }, leaves: readonly Buffer[]): Growth {
  const edge = tree.edge.map((hashes) => [...hashes]);
  const tiles: FullTile[] = [];
  let size = tree.size;
  const add = (level: number, hash: Buffer): void => {
    const tile = edge[level] ?? [];
    edge[level] = tile;
    tile.push(hash);
    if (tile.length < TILE_WIDTH) return;
    const root = perfectRoot(tile);
    tiles.push({ level, n: fullTiles(size, level) - 1, hashes: tile, root });
    edge[level] = [];
    add(level + 1, root);
  };
  for (const leaf of leaves) {
    size += 1;
    add(0, leaf);
  }
  return { size, edge, root: edgeRoot(edge), tiles };
}

/** RFC 6962, 2.1, from the perfect subtrees that a tree of any size is made of, the largest on the left. */
export function edgeRoot(edge: Edge): Buffer {
  const subtrees = edge.toReversed().flatMap(perfectParts);
  if (subtrees.length === 0) return emptyRoot();
  return subtrees.reduceRight((right, left) => nodeHash(left, right));
}

function perfectParts(hashes: readonly Buffer[]): Buffer[] {
  const parts: Buffer[] = [];
  let from = 0;
  for (let width = TILE_WIDTH / 2; width >= 1; width /= 2) {
    if ((hashes.length & width) === 0) continue;
    parts.push(width === 1 ? hashAt(hashes, from) : perfectRoot(hashes.slice(from, from + width)));
    from += width;
  }
  return parts;
}
