import { addBet } from '#contract/bets/bets.ts';
import type { Trackable } from './trackable.ts';

/** What the address asks to be tracked; null: nothing that can be. */
export function readOfferedBet(search: string): Trackable | null {
  const text = new URLSearchParams(search).get('track');
  if (text === null) return null;
  try {
    const { price, stakeCents, ...bet } = addBet.body.parse(JSON.parse(text));
    return { ...bet, priceText: price, stakeDollars: stakeCents / 100 };
  } catch {
    return null;
  }
}
