import type { BetRefDraft } from '#contract/research/bet.ts';
import { hasDrawPrice } from '../../slate/has-draw-price.ts';
import { OTHER_SIDE } from '../../slate/other-side.ts';
import type { StoredBet } from './stored-bet.ts';

/** What covers the rest of a bet; or what is missing for it. Where there may be a draw, the other side with half a goal does. */
export function againstOf({ ref, line, event, name }: StoredBet): BetRefDraft[] | string {
  const side = OTHER_SIDE[ref.side];
  if (!side)
    return `Against ${name} stand both sides, each with its own bet: name what you have on it and I take their prices one by one.`;
  const hasDraw = ref.market === 'moneyline' && hasDrawPrice(event);
  const rest = { eventId: ref.eventId, player: ref.player, price: null, book: null };
  if (hasDraw) return [{ ...rest, market: 'spread', side, line: 0.5 }];
  const same = { ...rest, market: ref.market, side, line: line !== null && ref.market === 'spread' ? -line + 0 : line };
  // Where nobody quotes that line the winner is next to it, with a middle or a gap.
  const canWin = ref.market === 'spread' && !hasDrawPrice(event);
  return canWin ? [same, ...winner(ref, side)] : [same];
}

/** The other side to win, where that is said. */
export function winnerAgainst(bet: StoredBet): BetRefDraft[] | string {
  const side = OTHER_SIDE[bet.ref.side];
  const canWin = side && bet.ref.market === 'spread' && !hasDrawPrice(bet.event);
  return canWin ? winner(bet.ref, side) : againstOf(bet);
}

const winner = ({ eventId, player }: StoredBet['ref'], side: BetRefDraft['side']): BetRefDraft[] => [
  { eventId, player, price: null, book: null, market: 'moneyline', side, line: null },
];
