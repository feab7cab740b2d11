import type { BetRef } from '#contract/research/bet.ts';
import { FEW_BOOKS_BELOW } from '#engine/odds/confidence.ts';
import type { SlateMarket } from '../../slate/slate.ts';
import { consensusOfAll } from '../all-books.ts';
import type { FoundMarket } from '../find-market.ts';
import type { World } from '../world.ts';
import { type NeighbouringBet, neighbouringBet } from './neighbouring-bet.ts';

/** Further from what the lines around it make of it, a line of few books is not believed. */
export const AGREED = 0.005;

type Asked = Parameters<typeof neighbouringBet>[2] & { isDoubted?: boolean };

/**
 * What the better quoted lines of its market make of a bet whose own line few books quote and they contradict: over 38.5 wins
 * whenever over 39 wins or is returned, so one book's 39 cannot say less than what four books say at 39.5. Null: it is believed.
 */
export function outvoted(
  ref: BetRef & { line: number },
  { market, win }: { market: SlateMarket; win: number },
  found: FoundMarket,
  { isDoubted = false, ...asked }: Asked,
  world: World,
): NeighbouringBet | null {
  const books = consensusOfAll(found.event, market, world.nowMs)?.books ?? 0;
  if (!isDoubted && books >= FEW_BOOKS_BELOW) return null;
  const lines = found.lines.filter((line) => line !== market);
  const bet = neighbouringBet(ref, { ...found, lines }, asked, world);
  return bet && (isDoubted || Math.abs(bet.chances.win - win) > AGREED) ? bet : null;
}
