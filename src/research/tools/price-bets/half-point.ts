import type { JudgedPrice, PricedStatedBet } from '#contract/research/price-bets.ts';
import { americanCents } from '../american-cents.ts';

type Priced = { bet: PricedStatedBet; price: JudgedPrice };

const HALF_POINT = 0.5;

/** Of one bet at two lines half a point apart: what the half point is worth by the fair prices, and what is asked for it. */
export function halfPointWords(one: Priced, other: Priced): string[] {
  const isOneBet = one.bet.eventId === other.bet.eventId && sideOf(one) === sideOf(other);
  const apart = Math.abs((one.bet.line ?? 0) - (other.bet.line ?? 0));
  if (!isOneBet || one.bet.line === null || other.bet.line === null || apart !== HALF_POINT) return [];
  const worth = centsOf(one.bet.fairDecimal) - centsOf(other.bet.fairDecimal);
  const asked = centsOf(one.price.decimal) - centsOf(other.price.decimal);
  if (worth === 0 || Math.sign(worth) !== Math.sign(asked)) return [];
  return [`The half point is worth about ${cents(worth)}, and it costs ${cents(asked)}.`];
}

const sideOf = ({ bet }: Priced): string => `${bet.market}|${bet.side}|${bet.player ?? ''}`;

/** In whole cents, as the prices are written. */
const centsOf = (decimal: number): number => Math.round(-americanCents(decimal));

const cents = (distance: number): string => (Math.abs(distance) === 1 ? '1 cent' : `${Math.abs(distance)} cents`);
