import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

const ranked = dictionary['passwords-common'];
const ofLength = (minLength: number) => ranked.filter((password) => password.length >= minLength);

describe('common passwords', () => {
  it.each([6, 8])('are the first 3,000 of the ranked list with %i characters or more, in any case', (minLength) => {
    const refused = new Set(ofLength(minLength).slice(0, 3_000));
    expect(refused.size).toBe(3_000);
    expect([...refused].filter((password) => !isCommonPassword(password))).toEqual([]);
    expect([...refused].filter((password) => !isCommonPassword(password.toUpperCase()))).toEqual([]);
  });

  it('hold those that everybody knows', () => {
    for (const known of ['123456', 'password', 'Password', '12345678', 'qwertyuiop', 'iloveyou', 'trustno1', 'abc123'])
      expect([known, isCommonPassword(known)]).toEqual([known, true]);
  });

  it('end there: what is seldom used, longer or only begins like one is none', () => {
    const seldom = ofLength(8).slice(3_000);
    expect(seldom.length).toBeGreaterThan(10_000);
    expect(seldom.filter(isCommonPassword)).toEqual([]);
    for (const other of ['correct horse battery', 'password-of-ann', 'password '.repeat(2), 'password'.repeat(8), ''])
      expect([other, isCommonPassword(other)]).toEqual([other, false]);
  });
});
