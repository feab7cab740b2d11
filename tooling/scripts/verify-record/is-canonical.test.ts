import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalJson } from '../../../src/server/features/log/canonical-json.ts';
import { isCanonical } from './is-canonical.ts';

const slowly = (value: unknown, text: string): boolean => {
  try {
    return canonicalJson(value as never) === text;
  } catch {
    return false;
  }
};
const told = (text: string) => [isCanonical(JSON.parse(text), text), slowly(JSON.parse(text), text)];

it('is told of any text as by writing it anew', () => {
  const name = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('10', '9', '__proto__', 'b', 'B'));
  const tree = fc.object({
    key: name,
    values: [fc.double(), fc.string({ unit: 'binary' }), fc.boolean(), fc.constant(null)],
  });
  fc.assert(
    fc.property(tree, (value) => {
      const text = JSON.stringify(value);
      const [quick, slow] = told(text);
      expect(quick).toBe(slow);
      const written = slowly(JSON.parse(text), text) ? text : null;
      if (written !== null) expect(isCanonical(JSON.parse(written), written)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

it.each([
  ['{"10":1,"9":2}', true],
  ['{"9":2,"10":1}', false],
  ['{"b":1,"a":2}', false],
  ['{"a":{"c":1,"b":2}}', false],
  ['[{"a":1},{"b":1e999}]', false],
  ['{"a":1.0}', false],
  ['{"a": 1}', false],
  ['{"a":1,"a":1}', false],
  ['{"a":"\\ud800"}', false],
  ['{"a":"\\u0041"}', false],
  ['{"a":"\\u0001"}', true],
  ['{"a":"\\\\ud800"}', true],
  ['{"__proto__":1,"a":2}', true],
])('%s: %s', (text, wanted) => {
  expect(told(text)).toEqual([wanted, wanted]);
});
