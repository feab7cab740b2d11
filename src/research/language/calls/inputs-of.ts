import type { Calculation } from '#contract/research/calculate.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { shareRole } from './share-roles.ts';
import type { Sum } from './sum.ts';

/** What a sum was made of, for another sum of the same. */
export type Inputs = { prices: readonly string[]; chance: number | undefined; stakeCents: number | undefined };

/** The inputs of the sums of one answer, one after the other. */
export function inputsOf(sums: readonly Calculation[]): Inputs {
  const chance = sums.map((sum) => ('chance' in sum ? sum.chance : undefined)).find((one) => one !== undefined);
  const stake = sums.map((sum) => ('stakeCents' in sum ? sum.stakeCents : undefined)).find((one) => one !== undefined);
  return {
    prices: [...new Set(sums)].flatMap(pricesOf),
    chance: chance !== undefined && chance > 0 && chance < 1 ? chance : undefined,
    stakeCents: stake,
  };
}

function pricesOf(sum: Calculation): readonly string[] {
  if ('prices' in sum && sum.prices !== undefined) return sum.prices;
  if (sum.kind === 'boost') return [boostedPrice(sum.price, sum.boost)];
  const { price, hedgePrice, otherPrice, closePrice } = sum as Partial<Record<string, string>>;
  return [price, hedgePrice, otherPrice, closePrice].filter((one) => one !== undefined);
}

const boostedPrice = (price: string, boost: number): string =>
  (1 + (priceTextToDecimal(price) - 1) * (1 + boost)).toFixed(3);

/** Far enough behind the words that nothing stands beside it. */
const APART = 100;

/** How a sum takes what was said before: a price that is said now joins those, or stands in their place. */
export type Takes = { joins?: boolean; money?: boolean };

/** The message with what it leaves open of the sums before. */
export function withInputs(sum: Sum, { prices, chance, stakeCents }: Inputs, { joins, money }: Takes): Sum {
  const { amounts, tokens } = sum;
  const place = (at: number) => ({ from: tokens.length + (at + 1) * APART, to: tokens.length + (at + 1) * APART + 1 });
  const given = prices.map((text, at) => ({ ...place(at), text, decimal: priceTextToDecimal(text) }));
  const isOpen = amounts.prices.length === 0 || (joins === true && amounts.prices.length === 1);
  const isStaked = money === true && stakeCents !== undefined && amounts.money.length === 0;
  return {
    ...sum,
    amounts: {
      ...amounts,
      prices: isOpen ? [...given, ...amounts.prices] : amounts.prices,
      shares:
        chance !== undefined && amounts.shares.every((one) => shareRole(tokens, one) === 'stake')
          ? [{ ...place(prices.length), share: chance }, ...amounts.shares]
          : amounts.shares,
      money: isStaked
        ? [{ ...place(prices.length + 1), cents: stakeCents, role: 'stake', isSure: true }]
        : amounts.money,
    },
  };
}
