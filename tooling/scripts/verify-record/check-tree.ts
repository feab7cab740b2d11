import type { Checkpoint } from '../../../src/server/features/log/note/checkpoint.ts';
import {
  type Edge,
  edgeRoot,
  edgeWidth,
  fullTiles,
  growTree,
  TILE_WIDTH,
} from '../../../src/server/features/log/tree/edge.ts';
import { readBundle } from '../../../src/server/features/log/tree/entry-bundle.ts';
import { leafHash } from '../../../src/server/features/log/tree/hashes.ts';
import { tilePath } from '../../../src/server/features/log/tree/tile-path.ts';
import type { LogSource } from './log-source.ts';

export type TreeCheck = { entries: Buffer[]; faults: string[] };

/** Files that are asked for at once. */
const AT_ONCE = 16;

/** Reads every entry and tile, and works out the tree anew: each tile, the root, and the roots that earlier checkpoints had. */
export async function checkTree(
  source: LogSource,
  checkpoint: Checkpoint,
  earlier: readonly Checkpoint[],
): Promise<TreeCheck> {
  const faults: string[] = [];
  const entries: Buffer[] = [];
  let tree: { size: number; edge: Edge } = { size: 0, edge: [] };
  const ahead = earlier.toSorted((a, b) => a.size - b.size);
  const bundles = Math.ceil(checkpoint.size / TILE_WIDTH);
  for (let from = 0; from < bundles; from += AT_ONCE) {
    const places = Array.from({ length: Math.min(AT_ONCE, bundles - from) }, (_, nth) => from + nth);
    const read = await Promise.all(places.map((n) => readEntries(source, n, checkpoint.size)));
    for (const bundle of read) {
      if (typeof bundle === 'string') return { entries, faults: [...faults, bundle] };
      const leaves = bundle.map(leafHash);
      faults.push(...earlierFaults(tree, leaves, ahead));
      const grown = growTree(tree, leaves);
      entries.push(...bundle);
      tree = grown;
      for (const { level, n, hashes } of grown.tiles) {
        faults.push(...(await tileFaults(source, { level, n, width: TILE_WIDTH }, hashes)));
      }
    }
  }
  for (const [level, hashes] of tree.edge.entries()) {
    if (hashes.length === 0) continue;
    const place = { level, n: fullTiles(tree.size, level), width: edgeWidth(tree.size, level) };
    faults.push(...(await tileFaults(source, place, hashes)));
  }
  if (!edgeRoot(tree.edge).equals(checkpoint.root)) faults.push('The entries do not come to the root that was signed.');
  for (const { size } of ahead.filter((one) => one.size > checkpoint.size)) {
    faults.push(`The log has ${checkpoint.size} leaves and had ${size}: leaves were taken away.`);
  }
  return { entries, faults };
}

/** The tree at the sizes of the earlier checkpoints that these leaves reach, which are taken out of the list. */
function earlierFaults(tree: { size: number; edge: Edge }, leaves: readonly Buffer[], ahead: Checkpoint[]): string[] {
  const faults: string[] = [];
  for (let next = ahead[0]; next && next.size <= tree.size + leaves.length; next = ahead[0]) {
    ahead.shift();
    if (!growTree(tree, leaves.slice(0, next.size - tree.size)).root.equals(next.root)) {
      faults.push(
        `The first ${next.size} leaves are not those of the earlier checkpoint: the log was forked or rewritten.`,
      );
    }
  }
  return faults;
}

async function readEntries(source: LogSource, n: number, size: number): Promise<Buffer[] | string> {
  const width = Math.min(TILE_WIDTH, size - n * TILE_WIDTH);
  const bytes = await readEither(source, { level: 'entries', n, width });
  if (!bytes) return `The entries from ${n * TILE_WIDTH} on are not there.`;
  const entries = readBundle(bytes);
  if (!entries || entries.length < width) return `The entries from ${n * TILE_WIDTH} on are cut off.`;
  return entries.slice(0, width);
}

/** A partial file may be gone once the full one is there. */
async function readEither(
  source: LogSource,
  place: { level: number | 'entries'; n: number; width: number },
): Promise<Buffer | null> {
  const partial = await source.read(`tile/${tilePath(place)}`);
  if (partial || place.width === TILE_WIDTH) return partial;
  return source.read(`tile/${tilePath({ ...place, width: TILE_WIDTH })}`);
}

async function tileFaults(
  source: LogSource,
  place: { level: number; n: number; width: number },
  hashes: readonly Buffer[],
): Promise<string[]> {
  const bytes = await readEither(source, place);
  const name = `tile/${tilePath(place)}`;
  if (!bytes) return [`${name} is not there.`];
  const wanted = Buffer.concat(hashes);
  return bytes.subarray(0, wanted.length).equals(wanted) ? [] : [`${name} is not what its entries come to.`];
}
