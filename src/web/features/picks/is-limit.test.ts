import { expect, it } from 'vitest';
import { isLimit } from './is-limit.ts';

it.each([
  ['-110', true],
  ['+145', true],
  ['2.10', true],
  ['too uncertain to stake at any likely price', false],
  ['', false],
  [undefined, false],
])('%s is a limit: %s', (worstOdds, expected) => {
  expect(isLimit(worstOdds)).toBe(expected);
});
