import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { removeMargin } from '#engine/odds/remove-margin.ts';
import { percent } from '../../words/format.ts';
import { type Asked, calculated } from '../calls/call.ts';
import { onlySum } from '../calls/onward-sum.ts';
import { moneyIn } from '../calls/sum.ts';
import type { Tagged } from '../calls/tagged.ts';

const ASKS = /\b(ev|expected value|edge|plus ev|worth it|profitable|on average)\b/;
const DOG = /\b(dog|underdog|second|other side|long side)\b/;
const FAVORITE = /\b(fav|favorite|favourite|first|chalk)\b/;

const LIMIT =
  /\b(what|which) (price|number|odds|line)\b.*\b(bet|play|worth it|value|plus ev|good|profitable)\b|\bhow (high|good|long) (does|do|would|must) it (have|need)\b/;

/** "At what number does it become a bet" behind the value of a price at a stated chance: from the fair one on. */
export function betFromFair({ plain, previous, amounts, mentions, odds }: Tagged): Asked | null {
  const sum = onlySum(previous, 'ev');
  const isElse = amounts.prices.length + amounts.shares.length + amounts.money.length + mentions.length > 0;
  if (!sum || sum.bet !== undefined || isElse || !LIMIT.test(plain)) return null;
  return calculated(
    [{ kind: 'convert', chance: sum.chance }],
    [
      `Anything better than ${odds(1 / sum.chance)}, the fair price at ${percent(sum.chance)}, makes money on average. Want a little more than that: the chance is never exact.`,
    ],
  );
}

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
