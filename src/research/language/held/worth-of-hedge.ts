import { areOfOne } from '../sums/ends-of-bets.ts';
import { leftByEvenHedge } from '../sums/even-hedge.ts';
import { returnsAt } from '../sums/returns-at.ts';
import type { StoredBet } from '../sums/stored-bet.ts';
import type { BestHedge } from './best-hedge.ts';
import { weigh, weighedText } from './weighed.ts';

type Held = {
  bet: StoredBet;
  name: string;
  stakeCents: number | undefined;
  returnsCents: number | undefined;
  price: string | undefined;
};
type Against = { bet: StoredBet; price: string; book: string | null };

/** "Worth it?": by what the bet is worth if it is left alone. */
export function whetherOf({ bet, stakeCents, returnsCents, price, name }: Held, one: Against | undefined): string[] {
  const returns = returnsCents ?? (price === undefined ? undefined : returnsAt(stakeCents ?? 0, price));
  if (!one || returns === undefined || !areOfOne(bet, one.bet) || bet.win === 0) return [];
  const hedge: BestHedge = {
    bets: [{ bet: one.bet, name: one.bet.name, price: one.price, book: one.book }],
    leftCents: Math.round(leftByEvenHedge(returns, one.price)),
  };
  const position = {
    bet: { ...bet, name },
    stakeCents: stakeCents ?? null,
    returnsCents: returns,
    isTicket: price === undefined,
  };
  return [weighedText(position, weigh(position, hedge, null), 'hedge')];
}
