/** How figures read in prose and sources: the only place in the server that turns numbers into words. */

export const percent = (fraction: number): string => `${(fraction * 100).toFixed(1)}%`;

export const signedPercent = (fraction: number): string => {
  const text = percent(Math.abs(fraction));
  // A value that rounds to zero has no sign.
  if (Number.parseFloat(text) === 0) return text;
  return `${fraction < 0 ? '-' : '+'}${text}`;
};

/** A difference of two chances, which nobody is to take for points of a game. */
export const points = (fraction: number): string => shortPoints(fraction).replace(' ', ' percentage ');

/** The same in a column whose head says of what it is. */
export const shortPoints = (fraction: number): string => {
  const text = (fraction * 100).toFixed(1);
  return `${text} ${text === '1.0' ? 'point' : 'points'}`;
};

/** A chance near certainty is not spelled to a digit that nobody could measure. */
export const chanceWords = (probability: number): string =>
  probability > 0.99 ? 'better than 99%' : probability < 0.01 ? 'less than 1%' : percent(probability);

/** `+3`, `-3`, `0`. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : `${value}`);

export const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

export function ageWords(seconds: number): string {
  if (seconds < 90) return `${Math.max(0, Math.round(seconds))} seconds`;
  if (seconds < 90 * 60) return `${Math.round(seconds / 60)} minutes`;
  return `${Math.round(seconds / 3600)} hours`;
}

export const unitsWords = (units: number): string => (units === 1 ? '1 unit' : `${units} units`);

/** `$1,250.00`. */
export const dollars = (cents: number): string =>
  `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

/** `+$5.00`, `-$5.00`, `+$0.00`: to the nearest cent, the sign before the $. */
export const signedDollars = (cents: number): string =>
  `${cents < 0 ? '-' : '+'}${dollars(Math.round(Math.abs(cents)))}`;

/** `0.5 units, $5.00`, the money where it is known. */
export const withStake = (units: string, cents: number | null): string =>
  cents === null ? units : `${units}, ${dollars(cents)}`;

/** `Pass`, `Over 47.5`: as a sentence begins. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `a, b and c`. */
export function list(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
