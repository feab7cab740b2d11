import { sumsOf } from '../calls/sums-of.ts';
import type { Tagged } from '../calls/tagged.ts';

/** What is there to bet with, in cents, as it was said now or before. */
export function rollOf({ reading, previous, bettor }: Tagged): number | undefined {
  const said = reading.bankroll ?? reading.memory?.bankroll ?? previous?.bankroll ?? previous?.memory?.bankroll;
  const plan = sumsOf(previous).find((sum) => sum.kind === 'stake_plan');
  return said != null ? Math.round(said * 100) : (plan?.bankrollCents ?? bettor?.bankrollCents ?? undefined);
}
