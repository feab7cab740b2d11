import { bytesOf } from './stored-bytes.ts';
import stored from './word-vectors.json' with { type: 'json' };

/** How many numbers tell what a word means. */
export const VECTOR_SIZE = 100;

const BYTES = bytesOf(stored.vectors);
const PLACES = new Map(stored.words.split(' ').map((word, at) => [word, at]));

/**
 * What a word means, as numbers: words that stand in like places have like ones. Null: it is no word that is known.
 *
 * Source: GloVe (Pennington, Socher and Manning, 2014; public domain), the most frequent words and those of the taught lines; what is
 * written in chats alone has numbers of its own that tell nothing but which word it is. Made by `npm run words:make`.
 */
export function vectorOf(word: string): Float32Array | null {
  const place = PLACES.get(word);
  if (place === undefined) return null;
  const vector = new Float32Array(VECTOR_SIZE);
  for (let at = 0; at < VECTOR_SIZE; at += 1) vector[at] = (BYTES[place * VECTOR_SIZE + at] as number) / stored.scale;
  return vector;
}
