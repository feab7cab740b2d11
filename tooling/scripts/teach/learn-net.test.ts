import { expect, it } from 'vitest';
import { mulberry32 } from '#engine/record/mulberry32.ts';
import { passThrough, rowOfWords } from '#research/language/taught/net.ts';
import { readNet } from '#research/language/taught/stored-net.ts';
import { learnNet, type NetExample } from './learn-net.ts';
import { storeNet } from './store-net.ts';

const SHAPE = { size: 4, filters: 8, widths: [1, 2, 3], context: 2, hidden: 8, classes: 3 };
const MANNER = { rounds: 30, batch: 8, step: 0.01, dropped: 0.1, smoothing: 0.02, decay: 0.001 };
const WORDS = [0, 1, 2, 3].map((at) => Float32Array.from({ length: 4 }, (_, cell) => (cell === at ? 1 : 0)));

/** What is meant: the first word behind the second one, or else by what stood before. */
function linesFrom(seed: number, count: number): NetExample[] {
  const random = mulberry32(seed);
  return Array.from({ length: count }, () => {
    const words = Array.from({ length: 4 }, () => Math.floor(random() * 4));
    const context = random() < 0.5 ? 0 : 1;
    const isPair = words.some((word, at) => word === 0 && words[at - 1] === 1);
    const row = rowOfWords(
      words.map((word) => WORDS[word] ?? null),
      SHAPE,
    );
    return { row, context: [context], of: isPair ? 2 : context, counts: 1 };
  });
}

it('learns what words in a row mean, and keeps it where a weight is a byte', () => {
  const net = learnNet(linesFrom(1, 400), SHAPE, MANNER);
  const unseen = linesFrom(2, 200);
  for (const one of [net, readNet(storeNet(net))]) {
    const right = unseen.filter(({ row, context, of }) => {
      const { sums } = passThrough(row, context, one);
      return sums.indexOf(Math.max(...sums)) === of;
    });
    expect(right.length).toBeGreaterThan(190);
  }
});

it('learns the same each time', () => {
  const few = linesFrom(3, 20);
  const manner = { ...MANNER, rounds: 2 };
  expect(learnNet(few, SHAPE, manner)).toEqual(learnNet(few, SHAPE, manner));
});
