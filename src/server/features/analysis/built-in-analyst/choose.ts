/** FNV-1a over the text: the same pick always reads the same, two picks rarely do. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** One of the ways to say a thing, steady for the same seed. */
export function choose(seed: string, ways: readonly string[]): string {
  return ways[hashOf(seed) % ways.length] ?? '';
}
