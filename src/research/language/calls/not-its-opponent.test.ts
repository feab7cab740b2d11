import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';
import { betsOf } from './left-out.ts';

const { talk } = await demoTalk();
const betsIn = (...texts: string[]) => {
  const { plan } = talk(...texts);
  if (plan?.kind !== 'calls') throw new Error(`no calls for ${texts.at(-1)}`);
  return plan.calls.flatMap((call) => betsOf(call));
};

describe('the only side that a message names', () => {
  it.each([
    ['Lions -3 -110 good bet?', 'so what do i need on the bills for it to be +ev', 'home'],
    ['Lions ML -110 good bet?', 'what would i need on buffalo for it to be a bet', 'home'],
    ['lions ml worth it?', 'what price do i need on the bills', 'home'],
    ['bills ml good?', 'what do you need on detroit for it to be plus ev', 'away'],
  ])('is judged, and not its opponent: %s, %s', (first, then, side) => {
    expect(betsIn(first, then).map((bet) => bet.side)).toEqual([side]);
  });
});
