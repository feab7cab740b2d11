import { dollars } from '../../words/format.ts';
import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { sumOn } from '../sums/sum-on-bet.ts';
import { bestHedge, hedgeCalc, pricesOf } from './best-hedge.ts';
import type { Position } from './position.ts';

const LOCKS = /\b(lock|guarantee|secure|get)( in| up)?( (a|some|any|the))? ?(profit|win|money)\b/;

/** "Can I lock in profit now": whether a hedge at the best price of the other side leaves a profit whoever wins. */
export function lockProfit(position: Position, read: Tagged): Asked | null {
  const isSaid = position.isNew || read.amounts.money.length + read.amounts.prices.length > 0;
  if (!asksToLockProfit(read) || isSaid || position.stakeCents === null) return null;
  const hedge = bestHedge(position, read);
  return (
    hedge &&
    sumOn([hedgeCalc(position, hedge, read)], position.bet.ref, [
      canLock(hedge.leastCents - position.stakeCents, hedge.unsure === null),
      ...pricesOf(hedge),
    ])
  );
}

/** Said first of a hedge that was asked for to lock in a profit. */
export const canLock = (leftCents: number, isSure: boolean): string => {
  const when = isSure ? 'whoever wins' : 'at worst';
  return leftCents > 0
    ? `Yes: the best hedge now locks in ${dollars(leftCents)} of profit ${when}.`
    : `No, there is no profit to lock in: the price has moved against your bet, and an even hedge now leaves a loss of ${dollars(-leftCents)} ${when}.`;
};

export const asksToLockProfit = ({ plain }: Pick<Tagged, 'plain'>): boolean => LOCKS.test(plain);
