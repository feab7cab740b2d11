import type { UsState } from '#contract/research/us-states.ts';
import { REGISTRY, takesUsBets } from './registry.ts';

/** Whether any sportsbook of the registry is licensed to take bets online in a state. */
export const hasLicensedBook = (state: UsState): boolean => [...REGISTRY.keys()].some((key) => takesUsBets(key, state));
