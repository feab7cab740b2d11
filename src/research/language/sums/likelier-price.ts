import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { list, percent } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import { sumsOf } from '../calls/sums-of.ts';
import type { Tagged } from '../calls/tagged.ts';

const ASKS =
  /\b(likelier|more likely|more often|better chance|best chance|most likely|safer|less likely)\b|\bwhich( one)?( is| has| are|s)? (gonna |going to )?(hits?|wins?|cash(es)?) (the )?(more|most)\b/;
const ELSE = /\b(profit|pays?|value|ev|money|parlay|leg)\b/;

/** "Which is more likely, -150 or +150", and the same behind sums at two prices: how often each says that it wins. */
export function likelierPrice(read: Tagged): Asked | null {
  const { plain, mentions, amounts, previous } = read;
  if (!ASKS.test(plain) || ELSE.test(plain) || mentions.length > 0 || (previous?.focus ?? []).length > 0) return null;
  const now = amounts.prices.map(({ text }) => text);
  const last = sumsOf(previous);
  const before = [...(previous?.earlierSums ?? []), ...last].flatMap((sum) =>
    'price' in sum && sum.price !== undefined ? [sum.price] : [],
  );
  const prices = now.length > 1 ? now : [...new Set([...before, ...now])].slice(-2);
  const [first, second] = prices;
  if (!first || !second) return null;
  const sorted = prices.toSorted((a, b) => priceTextToDecimal(a) - priceTextToDecimal(b));
  const chances = sorted.map((price) => `${price} says ${percent(1 / priceTextToDecimal(price))}`);
  return say(
    `${sorted[0]} is the likelier one: by the prices alone ${list(chances)}, a little less each once the book’s cut is out. The longer price pays more just because it hits less often.`,
    [],
    { ...(last[0] && { calculation: last[0] }), sums: last },
  );
}
