import { plainText } from './plain-text.ts';
import { fairPriceOf, type ReadSum, type Sum } from './sum.ts';

/** What one price, or the prices of one market, say. */

const chanceOf = ({ amounts: { shares } }: Sum): number | undefined =>
  shares.map(({ share }) => share).find((share) => share > 0 && share < 1);

export const kellyOf: ReadSum = (sum) => {
  const { says, amounts } = sum;
  const chance = chanceOf(sum);
  const [price] = amounts.prices;
  const asksStake = says.has('kelly') || (says.has('how_much') && chance !== undefined);
  if (!asksStake || (!price && amounts.shares.length === 0)) return null;
  if (!price || chance === undefined) return kellyLacks(sum, price?.text);
  const fraction = fractionSaid(sum);
  const bankroll = amounts.money.find(({ role }) => role === 'bankroll') ?? amounts.money.find(({ isSure }) => isSure);
  return {
    kind: 'kelly',
    price: price.text,
    chance,
    ...(fraction !== undefined && { fraction }),
    ...(bankroll && { bankrollCents: bankroll.cents }),
  };
};

/** Of somebody who plays the stored prices say what is missing. */
function kellyLacks({ hasSides }: Sum, price: string | undefined): string | null {
  if (hasSides) return null;
  return price === undefined
    ? 'No Kelly stake can be worked out yet, because the price is missing. Write for example "Kelly at +120 with a 50% chance".'
    : `No Kelly stake can be worked out yet, because the chance is missing: how often does it win? Write for example "Kelly at ${price} with a 55% chance".`;
}

function fractionSaid({ says }: Sum): number | undefined {
  if (says.has('half')) return 0.5;
  if (says.has('quarter')) return 0.25;
  return says.has('full') ? 1 : undefined;
}

export const noVigOf: ReadSum = ({ says, amounts: { prices } }) =>
  says.has('no_vig') && !says.has('ev') && prices.length >= 2
    ? { kind: 'no_vig', prices: prices.map(({ text }) => text) }
    : null;

export const holdOf: ReadSum = ({ says, amounts: { prices } }) =>
  says.has('hold') && prices.length >= 2 ? { kind: 'hold', prices: prices.map(({ text }) => text) } : null;

export const evOf: ReadSum = (sum) => {
  const fair = fairPriceOf(sum);
  const others = sum.amounts.prices.filter((one) => one !== fair);
  const [price] = others;
  const chance = chanceOf(sum) ?? (fair && 1 / fair.decimal);
  if (!price || chance === undefined || others.length > 1) return null;
  const stake = sum.amounts.money.find(({ isSure }) => isSure);
  return { kind: 'ev', price: price.text, chance, ...(stake && { stakeCents: stake.cents }) };
};

/** "What odds do I need for 45%": the price of a chance. */
const ASKS_PRICE = /\b(what|which) (american |decimal )?(odds|price|line|number)\b/;

export const convertOf: ReadSum = (sum) => {
  const { says, amounts, tokens, hasSides } = sum;
  const asksPrice = !hasSides && amounts.shares.length === 1 && ASKS_PRICE.test(plainText(tokens));
  if (!says.has('convert') && !asksPrice) return null;
  const [price] = amounts.prices;
  const cents = amounts.counts.find(({ of, count }) => of === 'cents' && count < 100)?.count;
  if (!price && cents !== undefined) return { kind: 'convert', chance: cents / 100 };
  if (price) return { kind: 'convert', price: price.text };
  const chance = chanceOf(sum);
  if (chance !== undefined) return { kind: 'convert', chance };
  const decimal = amounts.lines.find(({ line, signed }) => !signed && line > 1 && line <= 100);
  return decimal ? { kind: 'convert', price: decimal.line.toFixed(2) } : null;
};

/** "For 55 to win what": what comes back is asked, and no verdict. */
const ASKS_PAYOUT =
  /\b(win|wins|pay|pays|return|returns) (what|how much)\b|\b(what|how much) (do|would|does|will|it|to|am)\b.*\b(win|pay|pays|return|make)\b/;

export const payoutOf: ReadSum = ({ says, tokens, hasSides, amounts: { prices, money } }) => {
  const [price] = prices;
  const isPlain = !hasSides || ASKS_PAYOUT.test(plainText(tokens));
  const [amount] = money.filter(({ isSure, cents }) => isSure || (isPlain && cents % 100 === 0));
  if (!says.has('payout') || !price || !amount || prices.length > 1) return null;
  return amount.role === 'profit'
    ? { kind: 'payout', price: price.text, toWinCents: amount.cents }
    : { kind: 'payout', price: price.text, stakeCents: amount.cents };
};
