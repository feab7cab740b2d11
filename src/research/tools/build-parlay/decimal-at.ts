import { isHeard } from '#engine/picks/market.ts';
import type { Candidate } from '../best-bets/candidates.ts';

/** What a book pays for a bet, as decimal odds; null where it has no price that counts. */
export function decimalAt({ priced }: Candidate, key: string): number | null {
  const found = priced.books.find(({ book }) => book === key);
  if (!found || !isHeard(found)) return null;
  return found.decimals[priced.outcome] ?? null;
}
