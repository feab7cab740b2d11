import { expect } from 'vitest';
import { BuildParlayInput, BuildParlayResult, type Parlay } from '#contract/research/build-parlay.ts';
import type { World } from '../world.ts';
import { oneBookParlay } from './one-book-parlay.ts';

type Draft = Parameters<typeof BuildParlayInput.parse>[0] & object;

export const ask = (world: World, input: Draft) => oneBookParlay(BuildParlayInput.parse(input), world);

export function given(world: World, input: Draft) {
  const outcome = ask(world, input);
  if (!outcome.ok) throw new Error(outcome.message);
  expect(BuildParlayResult.parse(outcome.data)).toEqual(outcome.data);
  return { ...outcome.data, verdicts: outcome.verdicts };
}

export function parlayOf(world: World, input: Draft): Parlay {
  const { parlay, verdicts } = given(world, input);
  if (!parlay) throw new Error('no parlay');
  expect(verdicts).toBe(parlay.isJudged ? 1 : 0);
  return parlay;
}

export function refused(world: World, input: Draft) {
  const outcome = ask(world, input);
  if (outcome.ok) throw new Error('it was answered');
  return outcome;
}
