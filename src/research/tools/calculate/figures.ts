import type { Figure } from '#contract/research/quantities.ts';
import { formatAmerican } from '#engine/odds/format-american.ts';
import { formatDecimal } from '#engine/odds/format-decimal.ts';
import { dollars, plural } from '../../words/format.ts';

/** Figures with how they read. Amounts of money are computed in cents and shown as dollars. */

const MOST_TEXT_DECIMAL = 1_000_000;
/** Noise of binary fractions, in cents. */
const NOISE = 1e-6;

/** What is paid: to the nearest cent, half a cent down. */
export function paidCents(amount: number): number {
  const cents = Math.max(0, Math.ceil(Math.abs(amount) - 0.5 - NOISE));
  return amount < 0 && cents > 0 ? -cents : cents;
}

/** `54.8%`, with a digit more where one would say too little. */
export function shareText(share: number, digits = 1): string {
  const text = `${(share * 100).toFixed(digits)}%`;
  const isFine = share !== 0 && Math.abs(share) < 0.0005;
  return isFine ? `${(share * 100).toPrecision(2)}%` : text;
}

/** `50%`, `12.5%`: a part that somebody names. */
export const partText = (part: number): string => `${Number((part * 100).toFixed(1))}%`;

export const signedShareText = (share: number, digits = 1): string => {
  const text = shareText(Math.abs(share), digits);
  if (Number.parseFloat(text) === 0) return text;
  return `${share < 0 ? '-' : '+'}${text}`;
};

/** `-$12.50`: the sign stands before the $. */
export const moneyText = (cents: number): string =>
  `${paidCents(cents) < 0 ? '-' : ''}${dollars(Math.abs(paidCents(cents)))}`;

/** The same with a + before what is won. */
export const signedMoneyText = (cents: number): string => `${paidCents(cents) > 0 ? '+' : ''}${moneyText(cents)}`;

export const priceText = (decimal: number): string =>
  decimal < MOST_TEXT_DECIMAL ? `${formatAmerican(decimal)} (${formatDecimal(decimal)})` : formatAmerican(decimal);

const figure =
  (unit: Figure['unit'], write: (value: number) => string) =>
  (key: string, label: string, value: number, text = write(value)): Figure => ({ key, label, value, unit, text });

export const chance = figure('chance', (value) => shareText(value));
export const rate = figure('rate', (value) => signedShareText(value));
/** A share of something, which has no sign: a hold, a part of the bankroll. */
export const portion = figure('rate', (value) => shareText(value, 2));
export const price = figure('decimal_odds', priceText);
export const money = figure('cents', moneyText);
export const units = figure('units', (value) => `${value > 0 ? '+' : ''}${value.toFixed(2)} units`);
/** `4.17 units`, `1 unit`. */
export const plainUnits = (value: number): string => plural(Number(value.toFixed(2)), 'unit');
export const count = figure('count', (value) => value.toLocaleString('en-US'));
/** How many, in words: a number that was divided is not told to its last digit. */
export const countText = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 1 });
export const points = figure('points', (value) => `${value > 0 ? '+' : ''}${value}`);
