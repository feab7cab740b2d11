import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { removeMargin } from '#engine/odds/remove-margin.ts';
import { type Asked, calculated } from '../calls/call.ts';
import { onlySum } from '../calls/onward-sum.ts';
import { moneyIn } from '../calls/sum.ts';
import type { Tagged } from '../calls/tagged.ts';

const ASKS = /\b(ev|expected value|edge|plus ev|worth it|profitable|on average)\b/;
const DOG = /\b(dog|underdog|second|other side|long side)\b/;
const FAVORITE = /\b(fav|favorite|favourite|first|chalk)\b/;

/** "So if I got +120 on the dog, what's my EV on 50" behind a no-vig sum: by the fair chance of that side. Null: no such sum, or no price. */
export function evOfFair(read: Tagged): Asked | null {
  const { plain, previous, amounts, mentions } = read;
  const sum = onlySum(previous, 'no_vig');
  const [price, ...others] = amounts.prices;
  if (sum?.prices.length !== 2 || !price || others.length > 0 || mentions.length > 0 || !ASKS.test(plain)) return null;
  const decimals = sum.prices.map(priceTextToDecimal);
  const chances = removeMargin(decimals).probabilities;
  const longer = (decimals[1] ?? 0) > (decimals[0] ?? 0) ? 1 : 0;
  const isNearer =
    Math.abs(price.decimal - (decimals[longer] ?? 0)) <= Math.abs(price.decimal - (decimals[1 - longer] ?? 0));
  const isLonger = DOG.test(plain) || (!FAVORITE.test(plain) && isNearer);
  const chance = chances[isLonger ? longer : 1 - longer];
  if (chance === undefined) return null;
  const stake = moneyIn({ ...read, hasSides: false })[0]?.cents;
  return calculated([{ kind: 'ev', price: price.text, chance, ...(stake !== undefined && { stakeCents: stake }) }]);
}
