import { addSums, NO_SUMS, type RecordSums, sumsOf } from '../../../src/engine/record/record-sums.ts';
import type { GradedPick } from './check-leaves.ts';

/** The figures of a record from its leaves: a bet that was shown again counts once, as it was first shown; a pass is none, and nothing is what came into the log too late. */
export function sumUp(shown: readonly GradedPick[], odds: 'live' | 'demo'): RecordSums {
  const first = new Map<string, GradedPick>();
  const inOrder = shown
    .filter(({ pick }) => pick.odds === odds && pick.verdict !== 'pass')
    .toSorted((a, b) => a.pick.shownAtMs - b.pick.shownAtMs || (a.pick.id < b.pick.id ? -1 : 1));
  for (const one of inOrder) {
    const { eventId, market, selection, player, line } = one.pick;
    const bet = JSON.stringify([eventId, market, selection, player, line]);
    if (!first.has(bet)) first.set(bet, one);
  }
  return [...first.values()].reduce((sums, { pick, grade, isLate }) => {
    if (!grade || isLate) return sums;
    const { units, fairProbability: probability, confidence } = pick;
    return addSums(sums, sumsOf({ ...grade, units, probability, confidence }));
  }, NO_SUMS);
}
