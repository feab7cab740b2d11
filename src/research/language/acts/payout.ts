import { type Asked, calls } from '../calls/call.ts';
import type { ActQuestion } from './act-question.ts';

const STANDARD_CENTS = 100_00;

/** "What do I win with 20 on it": at the price of the bet or parlay that was told last. */
export function payout({ previous, amounts, plain }: ActQuestion): Asked | null {
  const told = previous?.calculation;
  if (told?.kind !== 'payout' || (previous?.list === true && previous.ticket !== true)) return null;
  const bare = /\b(\d{1,6})(\.\d{1,2})?\b/.exec(plain)?.[0];
  const cents = amounts.money[0]?.cents ?? (bare === undefined ? STANDARD_CENTS : Math.round(Number(bare) * 100));
  const isNamed = amounts.money.length > 0 || bare !== undefined;
  return calls(
    [{ tool: 'calculate', input: { calc: { kind: 'payout', price: told.price, stakeCents: cents } } }],
    isNamed ? [] : ['No stake was named, so it is told for $100.'],
  );
}
