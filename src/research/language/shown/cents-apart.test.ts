import { expect, it } from 'vitest';
import { centsApart } from './cents-apart.ts';

it.each([
  ['would you still take it 20 cents worse', 20],
  ['and if it drops 10 cents', 10],
  ['what if the price falls by 15c', 15],
  ['worse by 5 cents', 5],
  ['if it goes up 10 cents', -10],
  ['10 cents better?', -10],
  ['what does 10 cents pay', null],
  ['if the line drops 10 points', null],
  ['it dropped to -120', null],
])('%s', (message, cents) => {
  expect(centsApart(message)).toBe(cents);
});
