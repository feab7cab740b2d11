import { type Asked, calculated } from '../calls/call.ts';
import { sumsOf } from '../calls/sums-of.ts';
import type { Tagged } from '../calls/tagged.ts';

const OFTEN =
  /\b(?:hit|win|cash|get|land|make)s? (?:only |just |like |about )?(\d{1,4}) (?:in|of|out of|for)(?: every)? (\d{1,4})\b/;
const ASKS =
  /\b(losing|lose|losing money|profit|profitable|ahead|behind|up|down|break even|breakeven|worth|ok|okay|enough|ev)\b/;

/** "If I only hit 1 in 5 of those, am I losing" behind a price: what a bet at it makes on average at that rate. Null: no sum with a price stands before. */
export function oftenHit({ plain, previous, mentions, amounts }: Tagged): Asked | null {
  const before = sumsOf(previous).find((sum) => 'price' in sum) as { price?: string; stakeCents?: number } | undefined;
  const [, wins = '0', tries = '0'] = OFTEN.exec(plain) ?? [];
  const chance = Number(wins) / Number(tries);
  const isElse = mentions.length + amounts.prices.length > 0 || !ASKS.test(plain);
  if (isElse || before?.price === undefined || !(chance > 0 && chance < 1)) return null;
  const { price, stakeCents } = before;
  return calculated([{ kind: 'ev', price, chance, ...(stakeCents !== undefined && { stakeCents }) }]);
}
