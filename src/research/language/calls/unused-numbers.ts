import type { Calculation } from '#contract/research/calculate.ts';
import type { Token } from '#engine/names/tokenise.ts';
import { list } from '../../words/format.ts';
import { readAmounts } from './amounts.ts';
import { isLabel, type Sum } from './sum.ts';

const WORD = 'something';
const MOST_LINE = 100;
const NEAR = 1e-9;
/** So sure a sample is worked out to be, whether or not that is said. */
const SURE = 0.95;
/** More than any sum has: each of them is read once more, so it bounds the work. */
const MOST_NUMBERS = 20;

/** A number of a question: where it stands, and what it may stand for in a sum. */
type Named = { from: number; to: number; values: readonly (number | string)[]; ofLegs?: boolean };

/**
 * What a question names and its sum has no place for, in a sentence; null where all of it went in. A number counts as used where the
 * sum holds it, or would be another without it.
 */
export function unusedNumbers(
  sum: Sum,
  calcs: readonly Calculation[],
  reread: (sum: Sum) => readonly Calculation[] | null,
  known: readonly Calculation[] = [],
): string | null {
  // "54% not 56": what stood in the sum before may be said as a percent.
  const old = known
    .flatMap(valuesOf)
    .flatMap((value) => (typeof value === 'number' && value < 1 ? [value, value * 100] : [value]));
  const held = new Set([...calcs.flatMap(valuesOf), ...old]);
  const before = JSON.stringify(calcs);
  const named = namedIn(
    sum,
    calcs.some(({ kind }) => kind === 'sample_size'),
  ).slice(0, MOST_NUMBERS);
  const unused = named.filter(({ from, values }) => {
    if (values.some((value) => isHeld(held, value))) return false;
    const tokens = sum.tokens.map((token, at) => (at === from ? blank(token) : token));
    return JSON.stringify(reread({ ...sum, tokens, amounts: readAmounts(tokens) })) === before;
  });
  if (unused.length === 0) return null;
  const [price, ...others] = sum.amounts.prices;
  // Of how many legs the ticket is, neither its hedge nor what it is worth depends on.
  if (unused.every(({ ofLegs }) => ofLegs) && calcs.some(({ kind }) => kind === 'hedge' || kind === 'cash_out'))
    return null;
  if (unused.every(({ ofLegs }) => ofLegs) && price && others.length === 0)
    return `${price.text} is taken as the price of all legs together.`;
  const words = unused.map(
    ({ from, to }) =>
      `“${sum.tokens
        .slice(from, to)
        .map(({ raw }) => raw)
        .join(' ')}”`,
  );
  return `I did not use ${list(words)}.`;
}

const blank = (token: Token): Token => ({ ...token, text: WORD, raw: WORD, number: null, pair: null });

/** Lines of bets and labels name something else than what is computed. */
function namedIn({ tokens, amounts, hasSides }: Sum, isOfSample: boolean): Named[] {
  const { prices, shares, counts, money, lines } = amounts;
  const isTotal = (at: number) =>
    /^(over|under)$/.test(tokens[at + 1]?.text ?? '') && !Number.isInteger(tokens[at]?.number?.value);
  const isOther = (at: number) =>
    isLabel(tokens, at) || isTotal(at) || (hasSides && tokens[at]?.number?.dollars !== true);
  const all: Named[] = [
    ...prices.map(({ from, to, text }) => ({ from, to, values: [text] })),
    ...shares
      .filter(({ share }) => !(isOfSample && Math.abs(share - SURE) < NEAR))
      .map(({ from, to, share }) => ({ from, to, values: [share, 1 - share] })),
    ...counts
      .filter(({ count }) => count !== 1)
      .map(({ from, to, count, of }) => ({ from, to, values: [count], ofLegs: of === 'legs' })),
    ...money
      .filter(({ from }) => !isOther(from))
      .map(({ from, to, cents }) => ({ from, to, values: [cents, cents / 100] })),
    ...lines
      .filter(({ from, signed, line }) => !isOther(from) && !(signed && Math.abs(line) < MOST_LINE))
      .map(({ from, to, line }) => ({ from, to, values: [line] })),
  ];
  const byPlace = new Map<number, Named>();
  for (const one of all) {
    const held = byPlace.get(one.from);
    byPlace.set(one.from, {
      ...one,
      to: Math.max(one.to, held?.to ?? 0),
      values: [...(held?.values ?? []), ...one.values],
    });
  }
  return [...byPlace.values()].sort((a, b) => a.from - b.from);
}

/** Every number and price that a calculation holds, and how many there are of a list. */
function valuesOf(calc: unknown): (number | string)[] {
  if (typeof calc === 'number' || typeof calc === 'string') return [calc];
  if (Array.isArray(calc)) return [calc.length, ...calc.flatMap(valuesOf)];
  return typeof calc === 'object' && calc !== null ? Object.values(calc).flatMap(valuesOf) : [];
}

const isHeld = (held: ReadonlySet<number | string>, value: number | string): boolean =>
  held.has(value) ||
  (typeof value === 'number' && [...held].some((one) => typeof one === 'number' && Math.abs(one - value) < NEAR));
