import type { BetRefDraft } from '#contract/research/bet.ts';
import { type Asked, say } from '../calls/call.ts';
import { resolveBet } from '../calls/resolve-bet.ts';
import type { StatedBet } from '../calls/stated-bets.ts';
import type { Edit } from './edit.ts';

/** Stated bets as the legs of a parlay, which has a price and a book of its own; or what of them is missing. */
export function refsOf(bets: readonly StatedBet[], where: Edit['where']): { refs: BetRefDraft[] } | Asked {
  const refs: BetRefDraft[] = [];
  for (const bet of bets) {
    const resolved = resolveBet({ ...bet, price: null, book: null }, where);
    if ('missing' in resolved)
      return say(resolved.missing, resolved.choices, resolved.unsoldOf ? { absent: resolved.missing } : {});
    refs.push(...resolved.refs.slice(0, 1));
  }
  return { refs };
}
