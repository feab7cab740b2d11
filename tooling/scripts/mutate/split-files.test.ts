import { expect, it } from 'vitest';
import { splitFiles } from './split-files.ts';

it('deals out each file of code once, and no test', () => {
  const files = ['c.ts', 'a.ts', 'a.test.ts', 'test-help.ts', 'b.ts', 'notes.md', 'd.ts', 'e.ts'];
  expect(splitFiles(files, 2)).toEqual([
    ['a.ts', 'c.ts', 'e.ts'],
    ['b.ts', 'd.ts'],
  ]);
});
