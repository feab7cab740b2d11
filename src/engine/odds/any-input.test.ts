import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANSWERS } from '../../../tooling/scripts/vectors/check-cases.ts';
import { propertyRuns } from '../test-property-runs.ts';
import { OddsInputError } from './odds-input-error.ts';
import { SOUND_CALLS } from './test-sound-calls.ts';
import { SOUND_CASES } from './test-sound-cases.ts';

/** Every finite number that is known to break something: the ends of the range, its gaps, and what overflows once squared. */
const FINITE = [
  ...[0, -0, 1, -1, 2, 0.25, 0.5, 3, 7.3, 100, -100, 1e-12, 1e-150, 1e6, 1e15],
  ...[Number.MIN_VALUE, -Number.MIN_VALUE, 2.2e-308, 1 + Number.EPSILON, 1 - Number.EPSILON / 2],
  ...[Number.MAX_SAFE_INTEGER, 2 ** 53 + 2, -(2 ** 53) - 2, 2 ** 60, -(2 ** 60), 2 ** 31, 2 ** 32],
  ...[1e150, -1e150, 1.4e154, -1.4e154, 1e300, 1e307, 1e308, 1.7e308, Number.MAX_VALUE, -Number.MAX_VALUE],
];

const NOT_A_NUMBER = [
  ...[Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  ...[null, undefined, 'x', {}, [], [1], [{}], [[1]], true],
];

/** All doubles but NaN and the infinities: fast-check draws them evenly by their bits, so a third of them overflow once squared. */
const anyFinite = fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constantFrom(...FINITE));

/** What the normal integrals call their own arguments. From any other function these would name nothing that its caller gave. */
const NAMES_OF_INTEGRALS = ['x', 'h', 'k'];
const INTEGRALS = ['normalCdf', 'bivariateNormalCdf'];

type Path = readonly string[];
type Ask = (input: unknown) => unknown;

const ofCases = Object.entries(SOUND_CASES).map(
  ([name, input]) => [name, input, (changed) => ANSWERS[name]!(changed as never)] as [string, unknown, Ask],
);
const ofCalls = Object.entries(SOUND_CALLS).map(
  ([name, { args, ask }]) => [name, args, (changed) => ask(...(changed as never[]))] as [string, unknown, Ask],
);

function placesIn(value: unknown, path: Path = []): Path[] {
  if (value === null || typeof value !== 'object') return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))];
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], value);

const numbersIn = (input: unknown): Path[] =>
  placesIn(input).filter((path) => typeof valueAt(input, path) === 'number');

function withValue(value: unknown, path: Path, changed: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return changed;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  copy[key] = withValue(copy[key], rest, changed);
  return copy;
}

const allFinite = (value: unknown): boolean =>
  typeof value === 'number'
    ? Number.isFinite(value)
    : value === null || typeof value !== 'object' || Object.values(value).every(allFinite);

/** Undefined where the engine answered in finite numbers or refused by the name of an argument. */
function complaint(name: string, ask: Ask, input: unknown): string | undefined {
  try {
    const found = ask(input);
    return allFinite(found) ? undefined : `${name}(${JSON.stringify(input)}) is ${JSON.stringify(found)}`;
  } catch (error) {
    const isNamed = error instanceof OddsInputError && error.argument !== '';
    const isForeign = isNamed && NAMES_OF_INTEGRALS.includes(error.argument) && !INTEGRALS.includes(name);
    return isNamed && !isForeign ? undefined : `${name}(${JSON.stringify(input)}) threw ${String(error)}`;
  }
}

const complaints = (name: string, ask: Ask, inputs: unknown[]): string[] =>
  inputs.map((input) => complaint(name, ask, input)).filter((one) => one !== undefined);

/** All but those that are asked in words alone. */
const asksNumbers = [...ofCases, ...ofCalls].filter(([, input]) => numbersIn(input).length > 0);

describe('whatever it is asked', () => {
  it('the engine has a sound question for every function, and answers it', () => {
    expect(Object.keys(SOUND_CASES).sort()).toEqual(Object.keys(ANSWERS).sort());
    for (const [name, input, ask] of [...ofCases, ...ofCalls]) expect(allFinite(ask(input)), name).toBe(true);
  });

  it.each(asksNumbers)('%s answers any finite number in any place, or refuses by name', (name, input, ask) => {
    const places = numbersIn(input);
    const changed = places.flatMap((path) => FINITE.map((number) => withValue(input, path, number)));
    expect(changed.length).toBeGreaterThan(0);
    expect(complaints(name, ask, changed)).toEqual([]);
  });

  it.each(asksNumbers)(
    '%s answers any finite numbers in all places at once, or refuses by name',
    (name, input, ask) => {
      const places = numbersIn(input);
      const some = fc.tuple(...places.map(() => fc.option(anyFinite)));
      fc.assert(
        fc.property(some, (numbers) => {
          const changed = places.reduce((whole, path, i) => {
            const number = numbers[i] ?? null;
            return number === null ? whole : withValue(whole, path, number);
          }, input);
          expect(complaint(name, ask, changed)).toBeUndefined();
        }),
        { numRuns: propertyRuns(200) },
      );
    },
  );

  it.each(ofCases)('%s refuses by name what is no number', (name, input, ask) => {
    const places = placesIn(input).filter((path) => path.length > 0);
    const changed = places.flatMap((path) => NOT_A_NUMBER.map((strange) => withValue(input, path, strange)));
    expect(complaints(name, ask, changed)).toEqual([]);
  });
});
