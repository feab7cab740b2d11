import { readPrice } from '../tools/stated-prices.ts';
import { type CallFault, callFault } from './call-fault.ts';
import { isSaidPrice } from './held-bet.ts';
import type { Said } from './said.ts';

/** What models call money, to the desk's names of it; theirs is in dollars, the desk's in cents. */
const MONEY: ReadonlySet<string> = new Set([
  'stake',
  'bankroll',
  'returns',
  'face',
  'total',
  'toWin',
  'offer',
  'profit',
  'hedgeStake',
  'otherStake',
]);
const PRICES: ReadonlySet<string> = new Set(['price', 'hedgePrice', 'otherPrice', 'closePrice']);

/**
 * A sum of a model's call as the desk takes it. Each number in it is one that the question names, in whatever unit: a model works
 * nothing out, and puts in no chance of its own.
 */
export function readAskedSum(
  kind: string,
  inputs: Readonly<Record<string, unknown>>,
  said: Said,
): { calc: object } | CallFault {
  const calc: Record<string, unknown> = { kind };
  for (const [name, value] of Object.entries(inputs)) {
    const fault = faultOfInput(value, said);
    if (fault) return fault;
    const [own, as] = inputOf(name, value);
    calc[own] = as;
  }
  return { calc };
}

function inputOf(name: string, value: unknown): [string, unknown] {
  if (MONEY.has(name)) return [`${name}Cents`, Math.round(Number(value) * 100)];
  if (name === 'prices' && Array.isArray(value)) return [name, value.map(priceText)];
  return [name, PRICES.has(name) ? priceText(value) : value];
}

const priceText = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);

const MOST_LISTED = 16;

function faultOfInput(value: unknown, said: Said): CallFault | null {
  if (Array.isArray(value)) {
    if (value.length > MOST_LISTED) return callFault('malformed', 'too many values');
    return value.map((one) => faultOfInput(one, said)).find((fault) => fault !== null) ?? null;
  }
  if (typeof value === 'number')
    return isSaidNumber(value, said) ? null : callFault('not_named', `the number ${value}`);
  if (typeof value !== 'string') return callFault('malformed', 'a value that is neither text nor number');
  const isNumber = readPrice(value) !== null || /\d/.test(value);
  const isSaid = isSaidPrice(value, said) || isSaidNumber(Number(value.replace(/^[+$-]|%$/g, '')), said);
  return isNumber && !isSaid ? callFault('not_named', `the number ${value}`) : null;
}

const NEAR = 1e-9;

/** As it was said, as a share of percents, or with another sign. */
function isSaidNumber(value: number, { numbers, prices }: Said): boolean {
  const wanted = Math.abs(value);
  return (
    [...numbers].some((one) => Math.abs(one - wanted) < NEAR || Math.abs(one / 100 - wanted) < NEAR) ||
    prices.some((one) => Math.abs(one - wanted) < NEAR)
  );
}
