import { describe, expect, it } from 'vitest';
import { calculatorOf } from './calculators.ts';
import { calculationOf, queryOfTexts, textsOf } from './inputs.ts';

const read = (kind: Parameters<typeof calculatorOf>[0], query: string) => {
  const given = new URLSearchParams(query);
  return textsOf(calculatorOf(kind), (parameter) => given.getAll(parameter));
};

describe('an address', () => {
  it('is read back to what it was made of', () => {
    const parlay = calculatorOf('parlay');
    const texts = { prices: '-110,+130', chances: '52.4,50', stake: '1,000.50' };
    const query = queryOfTexts(parlay, texts);
    expect(query).toBe('prices=-110,%2B130&chances=52.4,50&stake=1,000.50');
    expect(read('parlay', query)).toEqual(texts);
  });

  it('that names no input asks for nothing', () => {
    expect(read('kelly', 'utm_source=mail&price=&chance=%20')).toBeNull();
  });

  it('may be written by hand, with a plus that arrives as a space', () => {
    expect(read('kelly', 'price=+120')).toEqual({ price: '+120' });
    expect(read('no_vig', 'prices=+120,-140')).toEqual({ prices: '+120,-140' });
  });

  it('of a form without scripts has a list as many parameters', () => {
    expect(read('no_vig', 'prices=-110&prices=-105')).toEqual({ prices: '-110,-105' });
  });

  it('is cut where it is longer than any sum', () => {
    expect(read('kelly', `price=${'9'.repeat(5_000)}`)?.price).toHaveLength(300);
  });
});

describe('what is written becomes the call of the tool', () => {
  it('in cents and shares of one', () => {
    expect(calculationOf(calculatorOf('kelly'), { price: ' -110 ', chance: '55%', bankroll: '$1,250.75' })).toEqual({
      kind: 'kelly',
      price: '-110',
      chance: 0.55,
      bankrollCents: 125_075,
    });
  });

  it('without the noise of binary fractions', () => {
    expect(calculationOf(calculatorOf('kelly'), { chance: '57' })).toEqual({ kind: 'kelly', chance: 0.57 });
  });

  it('as it was written where it is no number, so that the tool names it', () => {
    expect(calculationOf(calculatorOf('parlay'), { prices: '-110,+130', chances: '55,x' })).toEqual({
      kind: 'parlay',
      prices: ['-110', '+130'],
      chances: [0.55, 'x'],
    });
  });

  it('without what stands empty', () => {
    expect(calculationOf(calculatorOf('round_robin'), { prices: '-110,+130,,', chances: ',,', size: '2' })).toEqual({
      kind: 'round_robin',
      prices: ['-110', '+130'],
      size: 2,
    });
  });
});
