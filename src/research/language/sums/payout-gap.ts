import { CalculateInput } from '#contract/research/calculate.ts';
import { payout } from '#engine/odds/payout.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { dollars } from '../../words/format.ts';
import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { isPaid, type Paid } from './outlay.ts';

const ASKS = /\b(difference|diff|how much (more|less|extra)|same thing|gap|what do i (lose|gain))\b/;

/** "How much more do I win on 400 at -105 than at -110": the one figure that two payouts of one stake are asked for. */
export function payoutGap({ plain }: Tagged, asked: Extract<Asked, { kind: 'calls' }>): string[] {
  if (!ASKS.test(plain)) return [];
  const sums = asked.calls.flatMap(({ input }) => CalculateInput.safeParse(input).data?.calc ?? []);
  const [one, other] = sums.filter(isPaid);
  if (!one || !other || sums.length !== 2) return [];
  if (one.stakeCents !== other.stakeCents || one.price === other.price) return [];
  const [more, less] = [one, other].toSorted((a, b) => profitOf(b) - profitOf(a));
  if (!more || !less) return [];
  return [
    `${dollars(profitOf(more) - profitOf(less))} more at ${more.price}: it wins ${dollars(profitOf(more))} on ${dollars(one.stakeCents)}, ${less.price} wins ${dollars(profitOf(less))}.`,
  ];
}

/** As it is told: in whole cents. */
const profitOf = ({ price, stakeCents }: Paid): number =>
  Math.round(payout(stakeCents, priceTextToDecimal(price))) - stakeCents;
