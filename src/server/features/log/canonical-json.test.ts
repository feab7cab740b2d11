import { expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

it('is written as the examples of RFC 8785 are', () => {
  const numbers = [Number('333333333.33333329'), 1e30, 4.5, 2e-3, 0.000000000000000000000000001, -0];
  expect(canonicalJson(numbers)).toBe('[333333333.3333333,1e+30,4.5,0.002,1e-27,0]');
  const names = {
    '\u20ac': 'Euro Sign',
    '\r': 'Carriage Return',
    '1': 'One',
    '\u0080': 'Control',
    '\ud83d\ude02': 'Smiley',
  };
  expect(canonicalJson(names)).toBe(
    '{"\\r":"Carriage Return","1":"One","\u0080":"Control","\u20ac":"Euro Sign","\ud83d\ude02":"Smiley"}',
  );
  expect(canonicalJson({ b: [true, null], a: '\u2028"\\/' })).toBe('{"a":"\u2028\\"\\\\/","b":[true,null]}');
  expect(() => canonicalJson(Number.NaN)).toThrow(RangeError);
});
