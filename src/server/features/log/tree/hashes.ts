import { createHash } from 'node:crypto';

const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

export const HASH_BYTES = 32;

/** RFC 6962, 2.1: what a leaf is in the tree. The first byte keeps a leaf from passing for a node. */
export const leafHash = (entry: Uint8Array): Buffer => createHash('sha256').update(LEAF).update(entry).digest();

/** RFC 6962, 2.1: two subtrees as one. */
export const nodeHash = (left: Uint8Array, right: Uint8Array): Buffer =>
  createHash('sha256').update(NODE).update(left).update(right).digest();

/** RFC 6962, 2.1: the tree of no leaf at all. */
export const emptyRoot = (): Buffer => createHash('sha256').digest();

/** The root over subtrees of one size, whose number is a power of two. */
export function perfectRoot(hashes: readonly Buffer[]): Buffer {
  let level = hashes;
  while (level.length > 1) {
    const above: Buffer[] = [];
    for (let at = 0; at < level.length; at += 2) above.push(nodeHash(hashAt(level, at), hashAt(level, at + 1)));
    level = above;
  }
  return hashAt(level, 0);
}

export function hashAt(hashes: readonly Buffer[], at: number): Buffer {
  const hash = hashes[at];
  if (!hash) throw new RangeError(`There is no hash ${at} of ${hashes.length}.`);
  return hash;
}
