import { describe, expect, it } from 'vitest';
import { betRun } from './bet-run.ts';

const refused = (argument: string) => expect.objectContaining({ name: 'OddsInputError', argument });

describe('betRun', () => {
  // Summed in Python with exact binomial coefficients.
  it.each([
    [0.53, 1 + 100 / 105, 300, 10.428571, 16.877653, 0.262122],
    [0.54, 1 + 100 / 110, 500, 15.454545, 21.275874, 0.222685],
    [0.5, 2, 100, 0, 10, 0.460205],
    [0.5, 2, 3, 0, Math.sqrt(3), 0.5],
  ])('%d at %d over %d bets', (chance, decimal, bets, expected, sd, down) => {
    const run = betRun(chance, decimal, bets);
    expect(run.expected).toBeCloseTo(expected, 5);
    expect(run.sd).toBeCloseTo(sd, 5);
    expect(run.down).toBeCloseTo(down, 5);
  });

  it('is as exact over many bets, where a single chance is too small to hold', () => {
    const { down } = betRun(0.5, 2, 100_000);
    expect(down).toBeCloseTo(0.5 - 0.5 * Math.sqrt(2 / (Math.PI * 100_000)), 5);
  });

  it('refuses what is no chance, no price and no count', () => {
    expect(() => betRun(1, 2, 10)).toThrow(refused('probability'));
    expect(() => betRun(0.5, 1, 10)).toThrow(refused('decimal'));
    expect(() => betRun(0.5, 2, 1.5)).toThrow(refused('bets'));
    expect(() => betRun(0.5, 2, 200_000)).toThrow(refused('bets'));
  });
});
