const MINUS = '−';

/** American odds as they are read: a plus or a real minus sign. */
export function formatAmerican(odds: string): string {
  return withMinusSigns(odds);
}

/** Puts a real minus sign before every negative figure of a text such as "Bills -2.5"; hyphens between words stay. */
export function withMinusSigns(text: string): string {
  return text.replace(/(^|[\s(])-(?=[\d.])/g, `$1${MINUS}`);
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
