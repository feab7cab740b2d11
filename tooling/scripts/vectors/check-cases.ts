import { OddsInputError } from '../../../src/engine/odds/odds-input-error.ts';
import { type Answer, asFields } from './case-fields.ts';
import { MODEL_ANSWERS } from './model-answers.ts';
import { PRICE_ANSWERS } from './price-answers.ts';
import { RECORD_ANSWERS } from './record-answers.ts';
import { VALUE_ANSWERS } from './value-answers.ts';

/** Every function of the schema by the file's name for it. */
export const ANSWERS: Readonly<Record<string, Answer>> = {
  ...PRICE_ANSWERS,
  ...VALUE_ANSWERS,
  ...MODEL_ANSWERS,
  ...RECORD_ANSWERS,
};

const DEFAULT_TOLERANCE = 1e-9;

/**
 * What is wrong with the engine's answer to one case; nothing where it holds.
 * Numbers may differ by tol x max(1, |expected|), everything else not at all; the engine may say more than is asked.
 */
export function faultsOf(one: unknown): string[] {
  const { fn, input, expect, tol } = asFields(one);
  const answer = typeof fn === 'string' && Object.hasOwn(ANSWERS, fn) ? ANSWERS[fn] : undefined;
  if (!answer) return [`${String(fn)}: the engine has no function of this name`];
  const call = `${fn}(${JSON.stringify(input)})`;
  const expected = asFields(expect);
  if (Object.keys(expected).length === 0) return [`${call}: the case expects nothing`];
  let actual: Record<string, unknown>;
  try {
    actual = answer(asFields(input));
  } catch (error) {
    if (expected.error === true && error instanceof OddsInputError) return [];
    return [`${call} threw ${String(error)}`];
  }
  if (expected.error === true) return [`${call} did not refuse`];
  const tolerance = typeof tol === 'number' ? tol : DEFAULT_TOLERANCE;
  return differences(actual, expected, tolerance).map((difference) => `${call}${difference}`);
}

function differences(actual: unknown, expected: unknown, tolerance: number, path = ''): string[] {
  if (typeof expected === 'number') {
    const isClose =
      typeof actual === 'number' && Math.abs(actual - expected) <= tolerance * Math.max(1, Math.abs(expected));
    return isClose ? [] : [`${path}: ${String(actual)} instead of ${expected}`];
  }
  if (expected === null || typeof expected !== 'object') {
    return actual === expected ? [] : [`${path}: ${String(actual)} instead of ${String(expected)}`];
  }
  const found = asFields(actual);
  const isShort = Array.isArray(expected) && (!Array.isArray(actual) || actual.length !== expected.length);
  return Object.entries(expected).reduce(
    (all, [key, value]) => all.concat(differences(found[key], value, tolerance, `${path}.${key}`)),
    isShort ? [`${path}: not a list of ${expected.length}`] : [],
  );
}
