import { payout } from '#engine/odds/payout.ts';
import { paidCents } from '../calculate/figures.ts';

/** What is told where no stake was named. */
export const SAMPLE_STAKE_CENTS = 10_00;

/** What a stake returns when it wins, stake included, half a cent down; null beyond what can be counted to the cent. */
export function payoutCents(stakeCents: number, decimal: number): number | null {
  const cents = paidCents(payout(stakeCents, decimal));
  return Number.isSafeInteger(cents) ? cents : null;
}
