import { describe, expect, it } from 'vitest';
import { Calculation } from '../research/calculate.ts';
import { parameterOf } from './calculator.ts';
import { CALCULATOR_GROUPS, CALCULATORS, calculatorBySlug } from './calculators.ts';
import { calculationOf, exampleTexts } from './inputs.ts';

const schemas = Calculation.def.options.map(({ def }) => def.shape);

describe('the calculators', () => {
  it('are all that the tool has, each in one group', () => {
    // Those are asked of bets that are stored, and need no page of their own.
    const ofStoredBets = ['line_worth', 'position'];
    const kinds = schemas
      .map(({ kind }) => `${kind.def.values[0]}`)
      .filter((kind) => !ofStoredBets.includes(kind))
      .toSorted();
    expect(CALCULATORS.map(({ kind }) => kind).toSorted()).toEqual(kinds);
    expect(CALCULATOR_GROUPS.flatMap((group) => group.kinds).toSorted()).toEqual(kinds);
  });

  it.each(CALCULATORS.map((one) => [one.kind, one] as const))('%s begins with a sum that can be made', (_, one) => {
    expect(Calculation.safeParse(calculationOf(one, exampleTexts(one))).error).toBeUndefined();
    for (const field of one.fields) if (field.isNeeded) expect(field.example, field.key).toBeDefined();
    expect(new Set(one.fields.map(parameterOf)).size).toBe(one.fields.length);
  });

  it('are found by their address', () => {
    expect(calculatorBySlug('free-bet')?.kind).toBe('free_bet');
    expect(calculatorBySlug('free_bet')).toBeUndefined();
    expect(calculatorBySlug('')).toBeUndefined();
  });
});
