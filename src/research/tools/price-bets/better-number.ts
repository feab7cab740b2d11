import type { JudgedPrice, PricedStatedBet } from '#contract/research/price-bets.ts';
import { inShort } from '../../words/short-names.ts';

type Priced = { bet: PricedStatedBet; price: JudgedPrice };

/** Of one bet at two lines, the one that gets more points for as good a price: no chance has to be known for that. Empty: neither does. */
export function betterNumber(one: Priced, other: Priced): string[] {
  const { bet: a, price: paid } = one;
  const { bet: b, price: asked } = other;
  const isOneBet = a.eventId === b.eventId && a.market === b.market && a.side === b.side && a.player === b.player;
  if (!isOneBet || a.line === null || b.line === null || a.line === b.line) return [];
  const [first, second] = easierOf(a.line, b.line, a.side) ? [one, other] : [other, one];
  if (first.price.decimal < second.price.decimal) return [];
  const price = paid.decimal === asked.decimal ? `at the same ${paid.text}` : `and ${first.price.text} pays more`;
  const apart = Math.abs(a.line - b.line);
  const points = apart === HALF ? 'half a point' : `${apart} ${apart === 1 ? 'point' : 'points'}`;
  return [`${inShort(first.bet.label, first.bet.game)} is simply the better number: ${points} easier ${price}.`];
}
const HALF = 0.5;

/** More points for a side, a lower over, a higher under. */
const easierOf = (line: number, other: number, side: PricedStatedBet['side']): boolean =>
  side === 'over' ? line < other : line > other;
