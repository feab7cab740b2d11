import { addSums, NO_SUMS, type RecordSums, sumsOf } from '../../../src/engine/record/record-sums.ts';
import { betKey } from '../../../src/server/features/record/log/bet-key.ts';
import type { GradedPick } from './check-leaves.ts';

/**
 * The picks of a record that count: a bet that was shown again counts once, as it was first shown; a pass is none, and nothing is what
 * came into the log late, which takes no other's place either.
 */
export function counted(shown: readonly GradedPick[], odds: 'live' | 'demo'): GradedPick[] {
  const first = new Map<string, GradedPick>();
  const inOrder = shown
    .filter(({ pick, isLate }) => pick.odds === odds && pick.verdict !== 'pass' && !isLate)
    .toSorted((a, b) => a.pick.shownAtMs - b.pick.shownAtMs || (a.pick.id < b.pick.id ? -1 : 1));
  for (const one of inOrder) {
    const bet = betKey(one.pick);
    if (!first.has(bet)) first.set(bet, one);
  }
  return [...first.values()];
}

export const sumUp = (picks: readonly GradedPick[]): RecordSums =>
  picks.reduce((sums, { pick, grade }) => {
    if (!grade) return sums;
    const { units, fairProbability: probability, confidence } = pick;
    return addSums(sums, sumsOf({ ...grade, units, probability, confidence }));
  }, NO_SUMS);
