import { addBet } from '#contract/bets/bets.ts';
import { jsonInAddress } from '../../../lib/json-in-address.ts';
import type { Trackable } from './trackable.ts';

/** What the address asks to be tracked; null: nothing that can be. */
export function readOfferedBet(search: string): Trackable | null {
  const read = addBet.body.safeParse(jsonInAddress(search, 'track'));
  if (!read.success) return null;
  const { price, stakeCents, ...bet } = read.data;
  return { ...bet, priceText: price, stakeDollars: stakeCents / 100 };
}
