import { expect, it } from 'vitest';
import { type Net, passThrough, rowOfWords } from './net.ts';

const SHAPE = { size: 4, filters: 4, widths: [1, 2], context: 2, hidden: 4, classes: 2 };
const one = (at: number): Float32Array => Float32Array.from({ length: 4 }, (_, cell) => (cell === at ? 1 : 0));

/** Each filter of one word finds its own number; those of two words find the first behind the second. Two hidden units tell of them. */
function netOf(): Net {
  const pairs = new Float32Array(4 * 8);
  pairs.set([0, 1, 0, 0, 1, 0, 0, 0]);
  const hidden = new Float32Array(4 * 10);
  hidden[0] = 2;
  hidden[10 + 4] = 1;
  hidden[20 + 8] = 3;
  const out = new Float32Array(2 * 4);
  out.set([1, 0, 1, 0, 0, 1, 0, 0]);
  return {
    shape: SHAPE,
    filters: [Float32Array.from([...one(0), ...one(1), ...one(2), ...one(3)]), pairs],
    filterBias: [new Float32Array(4), Float32Array.from([-1, 0, 0, 0])],
    hidden,
    hiddenBias: new Float32Array(4),
    out,
    outBias: Float32Array.from([0, 0.5]),
  };
}

const sums = (words: (Float32Array | null)[], context: number[] = []) => [
  ...passThrough(rowOfWords(words, SHAPE), context, netOf()).sums,
];

it('finds a word anywhere, and words in their order', () => {
  expect(sums([one(2), one(0)])).toEqual([2, 0.5]);
  // The second word right before the first one: twice one, less the bias.
  expect(sums([one(1), one(0)])).toEqual([2, 1.5]);
  expect(sums([one(0), one(1)])).toEqual([2, 0.5]);
});

it('takes what stands beside the words into account', () => {
  expect(sums([], [0])).toEqual([3, 0.5]);
  expect(sums([], [1])).toEqual([0, 0.5]);
});

it('leaves out words that it does not know', () => {
  expect(sums([null, one(0), null])).toEqual(sums([one(3), one(0), one(3)]));
});

it('counts of each hidden unit what is kept of it', () => {
  const row = rowOfWords([one(0)], SHAPE);
  const kept = { found: new Float32Array(8).fill(1), hidden: Float32Array.from([0.5, 1, 1, 1]) };
  expect([...passThrough(row, [], netOf(), kept).sums]).toEqual([1, 0.5]);
  kept.found[0] = 0;
  expect([...passThrough(row, [], netOf(), kept).sums]).toEqual([0, 0.5]);
});
