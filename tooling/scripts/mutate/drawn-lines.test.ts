import { describe, expect, it } from 'vitest';
import { drawLines } from './drawn-lines.ts';

const FILE = {
  path: 'src/a.ts',
  text: "import { b } from './b.ts';\n\n/** Why. */\nexport const a = 1;\nif (b > a) {\n  b();\n}\n",
};
const many = (path: string, count: number) => ({
  path,
  text: Array.from({ length: count }, (_, at) => `const x${at} = ${at};`).join('\n'),
});

describe('the lines that are broken of a large folder', () => {
  it('are lines of code, where there are fewer than asked all of them', () => {
    expect(drawLines([FILE], { lines: 10, seed: 1 })).toEqual(['src/a.ts:4-4', 'src/a.ts:5-5', 'src/a.ts:6-6']);
  });

  it('are the same for a seed, others for another, each once and in the order of the files', () => {
    const files = [many('src/a.ts', 400), many('src/b.ts', 400)];
    const drawn = drawLines(files, { lines: 50, seed: 1 });
    expect(drawn).toEqual(drawLines(files, { lines: 50, seed: 1 }));
    expect(drawn).not.toEqual(drawLines(files, { lines: 50, seed: 2 }));
    expect(new Set(drawn).size).toBe(50);
    const numbers = drawn.map((place) => Number(/:(\d+)-/.exec(place)?.[1]) + (place.startsWith('src/b') ? 400 : 0));
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(drawn.filter((place) => place.startsWith('src/a')).length).toBeGreaterThan(10);
  });
});
