import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PricedLine } from '../odds/alternate-line.ts';
import { removeMargin } from '../odds/remove-margin.ts';
import { closingValue, closingValueNoMargin, closingValueOfLine } from './closing-line-value.ts';

const refused = (argument: string) => expect.objectContaining({ name: 'OddsInputError', argument });
const price = fc.double({ min: 1.01, max: 50, noNaN: true });

describe('the value against the close', () => {
  it('of 2.10 that closed at 2.00 is 5 %', () => {
    const { clv, probabilityPoints } = closingValue(2.1, 2);
    expect(clv).toBeCloseTo(0.05, 12);
    expect(probabilityPoints).toBeCloseTo(0.5 - 1 / 2.1, 12);
    expect(closingValue(2, 2)).toEqual({ clv: 0, probabilityPoints: 0 });
  });

  it('without the margin is the edge on the closing chance, power unless another method is named', () => {
    const close = { decimals: [1.91, 1.91], outcome: 1 };
    expect(closingValueNoMargin(2.05, close)).toEqual({
      fairProbability: expect.closeTo(0.5, 12),
      clv: expect.closeTo(0.025, 12),
    });
    const lopsided = { decimals: [1.3, 3.6], outcome: 1 };
    const [, power] = removeMargin(lopsided.decimals).probabilities;
    expect(closingValueNoMargin(4, lopsided).fairProbability).toBe(power);
    expect(closingValueNoMargin(4, lopsided, 'multiplicative').fairProbability).toBeGreaterThan(power!);
  });

  it('of a line that moved is the edge at the line that was bet', () => {
    const close: PricedLine = { kind: 'spread', line: -4.5, probability: 0.5 };
    expect(closingValueOfLine({ line: -4.5, decimal: 2 }, close, 13.3)).toEqual({ probability: 0.5, clv: 0 });
    const { probability, clv } = closingValueOfLine({ line: -1, decimal: 1.9 }, close, 13.3);
    expect(probability).toBeCloseTo(0.6037855587976999, 12);
    expect(clv).toBeCloseTo(1.9 * probability - 1, 12);
  });

  it('rises with the price taken, and agrees in sign both ways of counting', () => {
    fc.assert(
      fc.property(price, price, price, (taken, better, closed) => {
        const low = closingValue(Math.min(taken, better), closed);
        const high = closingValue(Math.max(taken, better), closed);
        expect(high.clv).toBeGreaterThanOrEqual(low.clv);
        if (Math.abs(low.clv) > 1e-12) expect(Math.sign(low.clv)).toBe(Math.sign(low.probabilityPoints));
      }),
    );
  });

  it('is refused for prices that are none', () => {
    const close = { decimals: [1.91, 1.91], outcome: 0 };
    expect(() => closingValue(1, 2)).toThrow(refused('betDecimal'));
    expect(() => closingValue(2, 1)).toThrow(refused('closeDecimal'));
    expect(() => closingValueNoMargin(1, close)).toThrow(refused('betDecimal'));
    expect(() => closingValueNoMargin(2, { ...close, outcome: 2 })).toThrow(refused('outcome'));
    expect(() => closingValueNoMargin(2, { ...close, outcome: 0.5 })).toThrow(refused('outcome'));
    expect(() => closingValueNoMargin(2, { ...close, decimals: [2] })).toThrow(refused('decimals'));
    expect(() => closingValueNoMargin(2, close, 'magic' as 'power')).toThrow(refused('method'));
    const line: PricedLine = { kind: 'total', line: 44.5, probability: 0.5 };
    expect(() => closingValueOfLine({ line: 44.5, decimal: 1 }, line, 13)).toThrow(refused('decimal'));
    expect(() => closingValueOfLine({ line: Number.NaN, decimal: 2 }, line, 13)).toThrow(refused('newLine'));
    expect(() => closingValueOfLine({ line: 44.5, decimal: 2 }, line, 0)).toThrow(refused('sd'));
  });
});
