import { payout } from '#engine/odds/payout.ts';
import { dollars } from '../../words/format.ts';

/** What a stake wins and returns at a boosted price, as a sentence behind another one; empty where no stake is named. */
export function paysBoosted(stakeCents: number | undefined, boosted: number): string {
  if (stakeCents === undefined) return '';
  const returns = Math.round(payout(stakeCents, boosted));
  return ` ${dollars(stakeCents)} wins ${dollars(returns - stakeCents)} and returns ${dollars(returns)}.`;
}
