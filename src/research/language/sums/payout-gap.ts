import { payout } from '#engine/odds/payout.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { dollars } from '../../words/format.ts';
import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';

const ASKS = /\b(difference|diff|how much (more|less|extra)|same thing|gap|what do i (lose|gain))\b/;

/** "How much more do I win on 400 at -105 than at -110": the one figure that two payouts of one stake are asked for. */
export function payoutGap({ plain }: Tagged, asked: Extract<Asked, { kind: 'calls' }>): string[] {
  const sums = asked.calls.flatMap(({ tool, input }) => (tool === 'calculate' && 'calc' in input ? [input.calc] : []));
  const paid = sums.filter(isPayout);
  const [one, other] = paid;
  if (!ASKS.test(plain) || paid.length !== 2 || sums.length !== 2 || !one || !other) return [];
  if (one.stakeCents !== other.stakeCents || one.price === other.price) return [];
  const [more, less] = [one, other].toSorted((a, b) => profitOf(b) - profitOf(a));
  if (!more || !less) return [];
  return [
    `${dollars(profitOf(more) - profitOf(less))} more at ${more.price}: it wins ${dollars(profitOf(more))} on ${dollars(one.stakeCents)}, ${less.price} wins ${dollars(profitOf(less))}.`,
  ];
}

type Paid = { kind: 'payout'; price: string; stakeCents: number };

const isPayout = (calc: unknown): calc is Paid =>
  typeof calc === 'object' &&
  calc !== null &&
  'kind' in calc &&
  calc.kind === 'payout' &&
  'stakeCents' in calc &&
  typeof calc.stakeCents === 'number';

/** As it is told: in whole cents. */
const profitOf = ({ price, stakeCents }: Paid): number =>
  Math.round(payout(stakeCents, priceTextToDecimal(price))) - stakeCents;
