import { describe, expect, it } from 'vitest';
import { calculatorOf } from './calculators.ts';
import { problemsOf } from './reply.ts';

const refused = (message: string, ...named: string[]) => ({ ok: false, message, named }) as const;

describe('a refusal', () => {
  it('stands at its field in the field’s own unit', () => {
    const told = refused('calc.chance must be a probability from 0 to 1; calc.bankrollCents must be whole cents');
    expect(problemsOf(calculatorOf('kelly'), {}, told)).toEqual({
      chance: 'Chance to win must be a percent, such as 55.',
      bankroll: 'Bankroll must be an amount of money, such as 100.',
    });
  });

  it('names the row of a list', () => {
    const told = refused('calc.chances.1 must be a probability from 0 to 1');
    expect(problemsOf(calculatorOf('parlay'), {}, told)).toEqual({
      'chances.1': 'Chance 2 must be a percent, such as 55.',
    });
  });

  it('is found by the input that it asks for, or by what was written', () => {
    const kelly = calculatorOf('kelly');
    expect(problemsOf(kelly, {}, refused('Too much.', 'pushChance'))).toEqual({ pushChance: 'Too much.' });
    expect(problemsOf(kelly, { price: 'abc' }, refused('"abc" is no price.', '"abc"'))).toEqual({
      price: '"abc" is no price.',
    });
  });

  it('of no field stands by itself', () => {
    expect(problemsOf(calculatorOf('kelly'), {}, refused('Please wait a little.'))).toEqual({
      '': 'Please wait a little.',
    });
  });
});
