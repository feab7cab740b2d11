/**
 * What models cost, in dollars for a million tokens, as their providers list it. Version 2026-11-21. A model that is not
 * listed counts as dear, so that a daily budget is never overspent by a name that nobody knows.
 */
const PRICES: readonly (readonly [prefix: string, inputDollars: number, outputDollars: number])[] = [
  ['gpt-5-nano', 0.05, 0.4],
  ['gpt-5-mini', 0.25, 2],
  ['gpt-5-pro', 15, 120],
  ['gpt-5', 1.25, 10],
  ['gpt-4.1-nano', 0.1, 0.4],
  ['gpt-4.1-mini', 0.4, 1.6],
  ['gpt-4.1', 2, 8],
  ['gpt-4o-mini', 0.15, 0.6],
  ['gpt-4o', 2.5, 10],
  ['o4-mini', 1.1, 4.4],
  ['o3-mini', 1.1, 4.4],
  ['o3-pro', 20, 80],
  ['o3', 2, 8],
  ['claude-haiku-4-5', 1, 5],
  ['claude-3-5-haiku', 0.8, 4],
  ['claude-sonnet-4', 3, 15],
  ['claude-3-7-sonnet', 3, 15],
  ['claude-opus-4-5', 5, 25],
  ['claude-opus-4', 15, 75],
];

const UNKNOWN = { inputDollars: 15, outputDollars: 75 };

export type ModelPrice = { inputDollars: number; outputDollars: number };

/** The most specific listed name that the model's name begins with: a dated release costs what its line costs. */
export function priceOf(model: string): ModelPrice {
  const name = model.toLowerCase().replace(/^.*\//, '');
  const listed = PRICES.filter(([prefix]) => isOfLine(name, prefix)).sort(([a], [b]) => b.length - a.length)[0];
  return listed ? { inputDollars: listed[1], outputDollars: listed[2] } : UNKNOWN;
}

/** "gpt-5.2" is another line than "gpt-5", and nobody said what it costs; "gpt-5-2025-08-07" is a release of it. */
const isOfLine = (name: string, prefix: string): boolean =>
  name.startsWith(prefix) && RELEASE.test(name.slice(prefix.length));
const RELEASE = /^$|^-(?:latest|preview|\d$|\d{4}|\d-\d{4})/;

/** Millionths of a dollar, rounded up. A dollar for a million tokens is a millionth of a dollar for one. */
export const costMicros = (model: string, usage: { inputTokens: number; outputTokens: number }): number => {
  const price = priceOf(model);
  return Math.ceil(usage.inputTokens * price.inputDollars + usage.outputTokens * price.outputDollars);
};
