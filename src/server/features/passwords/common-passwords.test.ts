import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';
import { isCommonPassword, isOwnWord, isProductWord, refuseCommonPassword } from './common-passwords.ts';

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

describe('words of the product', () => {
  it('are refused alone and together, with digits and signs around or drawn for letters', () => {
    for (const known of [
      'Edgewise2026!',
      'edgewise',
      '3dg3w1se',
      'Edge-Wise',
      'BettingOdds99',
      'sportsbook1',
      'P@ssw0rd!!',
      'admin-portal',
    ])
      expect([known, isProductWord(known)]).toEqual([known, true]);
  });

  it('are nothing where another word stands beside them, nor are digits alone', () => {
    for (const other of ['edgewise-otter-lamp', 'parlay kingdom', 'correct horse battery', '83719462', '!!!!!!!!', ''])
      expect([other, isProductWord(other)]).toEqual([other, false]);
  });

  it('take no time, however long a text is made of them', () => {
    expect(isProductWord(`${'sportsbook'.repeat(25)}x`)).toBe(false);
    expect(() => refuseCommonPassword('Edgewise-2026')).toThrow('among the most common');
  });
});

describe('one’s own words', () => {
  const ann = { email: 'Ann.Smithson@Example.com', firstName: 'Ann-Kathrin', lastName: 'Łukasiewicz' };

  it('are the address, its part before the @, and each name alone and together, without case', () => {
    for (const own of [
      'ann.smithson@example.com',
      'ANN.SMITHSON@EXAMPLE.COM',
      'ann.smithson',
      ' Ann.Smithson ',
      'ann-kathrin',
      'łUKASIEWICZ',
      'Ann-Kathrin Łukasiewicz',
      'ann-kathrinłukasiewicz',
    ])
      expect([own, isOwnWord(own, ann)]).toEqual([own, true]);
  });

  it('are no part of something else, nothing of others, and nothing shorter than a password', () => {
    const bob = { email: 'bobby@example.com', firstName: 'Roberta', lastName: null };
    for (const other of [
      'bobby',
      'roberta',
      'bobby@example.org',
      'bobby@example.com1',
      'ann.smithson',
      '',
      ' '.repeat(9),
    ])
      expect([other, isOwnWord(other, bob)]).toEqual([other, false]);
    expect(isOwnWord(' '.repeat(9), { email: 'x@example.com', firstName: '', lastName: ' ' })).toBe(false);
  });
});
