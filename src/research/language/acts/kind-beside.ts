import { flipped } from '../calls/focus.ts';
import { hasSubject, type StatedBet, saysBet } from '../calls/stated-bets.ts';
import type { BetFocus } from '../reading.ts';

/**
 * What a message names of a kind that none of the bets that were shown is: their other side ("so you like the under?" behind an over),
 * or `'another'` bet ("why not the spread?", "how much on Celtics ml" behind their spread). Null: it names no kind, or theirs.
 */
export function kindBeside(
  said: readonly StatedBet[],
  shown: readonly BetFocus[],
): readonly BetFocus[] | 'another' | null {
  if (said.some((bet) => hasSubject(bet) && saysBet(bet) && !shown.some((one) => isOf(one, bet)))) return 'another';
  const kinds = said.filter((bet) => !hasSubject(bet));
  const unlike = kinds.filter((kind) => !shown.some((bet) => isOf(bet, kind)));
  if (unlike.length === 0) return null;
  const others = shown.map(flipped).filter((bet) => unlike.some((kind) => isOf(bet, kind)));
  return others.length > 0 ? others : 'another';
}

/** Whether a bet is of a kind that is said without whose bet it is. */
function isOf({ market, side }: BetFocus, { market: named, direction }: StatedBet): boolean {
  const isMarket = named === null || !STORED.has(named) || named === market;
  const isSide = direction === null || !SIDES.has(direction) || direction === side;
  return isMarket && isSide;
}

const STORED: ReadonlySet<string> = new Set(['moneyline', 'spread', 'total']);
const SIDES: ReadonlySet<string> = new Set(['over', 'under']);
