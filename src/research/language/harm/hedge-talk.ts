import { indexRules, matchRules } from './rules.ts';
import type { Word } from './words.ts';

/** A sum on a bet that stands is asked for: who writes so speaks of its stake and of a way out of it, and means no trouble. */
const HEDGES = indexRules([
  'hedge|hedged|hedging it|this|that|out|on|with|at|or|for|against|the|my|now|so|to|#|.',
  'middle|middling it|this|that|.',
  'can|could|should|do|to|or|and|how|the|whats|best|any|a|my hedge|hedging',
]);

export const speaksOfHedge = (words: readonly Word[]): boolean => matchRules(HEDGES, words, () => true).length > 0;
