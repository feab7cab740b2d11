import type { OddsFormat } from '#contract/settings.ts';

const MINUS = '−';

/** American odds as they are read: a plus or a real minus sign. */
export function formatAmerican(odds: string): string {
  return withMinusSigns(odds);
}

/** A price as the server sends it: its text, in either format, and where it is known its exact decimal. */
export type Price = { text?: string | undefined; decimal?: number | undefined };

/** A price as the reader wants it. `up` rounds a decimal limit to the next price that is no worse. */
export function formatOdds(
  format: OddsFormat,
  { text, decimal }: Price,
  rounding: 'nearest' | 'up' = 'nearest',
): string {
  const isAmerican = AMERICAN.test(text ?? '');
  if (format === 'american' && text !== undefined && isAmerican) return formatAmerican(text);
  const exact = decimalOf({ text, decimal });
  if (exact === undefined || !(exact > 1)) return formatAmerican(text ?? '–');
  return format === 'decimal' ? decimalText(exact, rounding) : formatAmerican(americanText(exact));
}

const AMERICAN = /^[+-]\d{3,}$/;

/** A price in decimal odds: as it is known, else as it is written. */
export const decimalOf = ({ text, decimal }: Price): number | undefined =>
  decimal ?? (text === undefined ? undefined : parsed(text));

function parsed(text: string): number | undefined {
  const value = Number(text);
  if (Number.isNaN(value)) return undefined;
  if (!AMERICAN.test(text)) return value;
  return value > 0 ? 1 + value / 100 : 1 - 100 / value;
}

/** Three decimals below 1.1, where a hundredth is a tenth of the profit, and as many more as stay above 1. */
function decimalText(decimal: number, rounding: 'nearest' | 'up'): string {
  const digits = decimal >= 1.1 ? 2 : Math.min(20, Math.max(3, Math.ceil(-Math.log10(decimal - 1)) + 1));
  const nearest = decimal.toFixed(digits);
  const isBelow = Number(nearest) < decimal * (1 - 1e-12);
  return rounding === 'up' && isBelow ? (Number(nearest) + 10 ** -digits).toFixed(digits) : nearest;
}

function americanText(decimal: number): string {
  const american = decimal >= 2 ? 100 * (decimal - 1) : -100 / (decimal - 1);
  const whole = Math.round(Math.abs(american));
  return `${american > 0 || whole === 100 ? '+' : '-'}${whole}`;
}

/** Puts a real minus sign before every negative figure of a text such as "Bills -2.5" or "-$6.00"; hyphens between words stay. */
export function withMinusSigns(text: string): string {
  return text.replace(/(^|[\s(])-(?=[\d.$])/g, `$1${MINUS}`);
}

/** 0.512 -> "51.2%". */
export function formatPercent(fraction: number): string {
  return withMinusSigns(`${oneDecimal(fraction * 100)}%`);
}

/** 0.036 -> "+3.6%", -0.021 -> "−2.1%". */
export function formatSignedPercent(fraction: number): string {
  const text = oneDecimal(fraction * 100);
  return Number(text) > 0 ? `+${text}%` : withMinusSigns(`${text}%`);
}

/** 1.5 -> "1.5", 1 -> "1.0": stakes in units line up. */
export function formatUnits(units: number): string {
  return units.toFixed(Number.isInteger(units * 10) ? 1 : 2);
}

/** Cents to dollars with two decimals. */
export function formatMoney(amountCents: number): string {
  return `${amountCents < 0 ? MINUS : ''}$${(Math.abs(amountCents) / 100).toFixed(2)}`;
}

/** A rounded zero carries no sign. */
function oneDecimal(value: number): string {
  const text = value.toFixed(1);
  return text === '-0.0' ? '0.0' : text;
}
