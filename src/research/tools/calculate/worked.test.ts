import { expect, it } from 'vitest';
import { decimalOf } from './worked.ts';

it.each([
  ['1.7143', 1 + 100 / 140],
  ['1.714286', 1 + 100 / 140],
  ['1.869565', 1 + 100 / 115],
  ['2.2345', 2.2345],
  ['1.71', 1.71],
  ['-140', 1 + 100 / 140],
])('%s is %d', (text, decimal) => {
  expect(decimalOf(text)).toBeCloseTo(decimal, 12);
});
