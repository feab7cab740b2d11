import { expect, it } from 'vitest';
import { whetherBad } from './whether-bad.ts';

it.each([
  ['Yes: 1 unit on the Bills.', 'No, it is worth a bet: 1 unit on the Bills.'],
  ['Yes. +300 at FanDuel is +4%.', 'No, it is worth a bet: +300 at FanDuel is +4%.'],
  ['No, pass: the Bills.', 'Yes, pass: the Bills.'],
  ['No. Fair is +100.', 'Yes. Fair is +100.'],
  ['Only small: 0.25 units on the Bills.', 'Only small: 0.25 units on the Bills.'],
])('turns "%s" round', (played, told) => {
  expect(whetherBad(played)).toBe(told);
});
