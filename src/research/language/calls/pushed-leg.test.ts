import { expect, it } from 'vitest';
import type { Calculation } from '#contract/research/calculate.ts';
import { withPushUndone } from './pushed-leg.ts';

const WHOLE: Calculation = { kind: 'parlay', prices: ['+150', '-110', '+145'], stakeCents: 100_00 };
const LEFT: Calculation = { kind: 'parlay', prices: ['+150', '-110'], stakeCents: 100_00 };
const OTHER: Calculation = { kind: 'parlay', prices: ['+150', '-115', '+145'], stakeCents: 100_00 };

it.each(['nah it hit', 'it didnt push', 'ok all of them won, i have a 20% boost'])(
  '%s: all legs stand again',
  (plain) => {
    expect(withPushUndone([LEFT], [WHOLE], plain)).toEqual([WHOLE]);
  },
);

it('leaves another parlay, and what says nothing of it, as they are', () => {
  expect(withPushUndone([LEFT], [OTHER], 'nah it hit')).toEqual([LEFT]);
  expect(withPushUndone([LEFT], [WHOLE], 'what does 50 pay')).toEqual([LEFT]);
  expect(withPushUndone([LEFT], [], 'it hit')).toEqual([LEFT]);
});
