import type { Calculation } from '#contract/research/calculate.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import type { Asked } from '../calls/call.ts';
import { type Tagged, tag } from '../calls/tagged.ts';
import { stakesOnBets } from './stakes-on-bets.ts';

const AS_WELL =
  /[\s,]+(?:and|plus|\+|&)\s+(?:(?:then|also|both|them|those|all|it)\s+)*(?:(?:as|in|on|into)\s+)?(?:a|one)\s+parlay(?:\s+(?:too|also|as well|of (?:them|both|it)|with (?:them|both)))*/i;

const ASKS =
  /[\s,.;]*(?:(?:so|and)\s+)?(?:what|how much)\s+(?:do|would|will|could|can|d)\s*i\s+(?:win|make|get|collect)\b[^.?]*\??\s*$/i;

/** "25 on each of those two, and as a parlay too, what do I win": the single bets with their stakes, and all of them in one bet for the same. */
export function singlesAndParlay(read: Tagged): Asked | null {
  if (!AS_WELL.test(read.text)) return null;
  const singles = stakesOnBets(tag({ ...read, text: read.text.replace(AS_WELL, '').replace(ASKS, '') }));
  if (singles?.kind !== 'calls') return null;
  const paid = singles.calls.flatMap(({ input }) => ('calc' in input ? [input.calc as Calculation] : []));
  const stakes = paid.flatMap((sum) => (sum.kind === 'payout' && sum.price ? [{ ...sum, price: sum.price }] : []));
  const [first] = stakes;
  if (!first?.stakeCents || stakes.length < 2 || stakes.length !== singles.calls.length) return null;
  const prices = stakes.map(({ price }) => price);
  const decimal = prices.reduce((all, price) => all * priceTextToDecimal(price), 1);
  const calc: Calculation = { kind: 'parlay', prices, stakeCents: first.stakeCents };
  return {
    ...singles,
    calls: [...singles.calls, { tool: 'calculate', input: { calc } }],
    assumed: [
      ...singles.assumed,
      `The parlay is a bet beside them for the same stake, ${decimal.toFixed(2)} times it if all win. It stands at one book, whose prices may be a little shorter.`,
    ],
  };
}
