import { canBet } from '../../books/can-bet.ts';
import { ANY_BETTOR } from '../../words/bettor.ts';
import { gameAhead } from '../calls/game-ahead.ts';
import { marketOfBet } from '../compared/market-of-bet.ts';
import type { Known } from '../correct/named-parts.ts';
import type { BetFocus } from '../reading.ts';

/** The best price that can be taken on a bet now; null: nobody quotes it. */
export function priceNow(bet: BetFocus, { slate, clock }: Known): number | null {
  const event = gameAhead(bet, { events: slate.events, nowMs: clock.nowMs });
  const market = event && marketOfBet(event, bet);
  if (!market) return null;
  const at = market.outcomes.indexOf(bet.side as never);
  const decimals = market.quotes.flatMap(({ bookKey, decimals: all }) =>
    canBet(bookKey, ANY_BETTOR) ? (all[at] ?? []) : [],
  );
  return decimals.length > 0 ? Math.max(...decimals) : null;
}
