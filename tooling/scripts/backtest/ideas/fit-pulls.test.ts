import { describe, expect, it } from 'vitest';
import { type Case, fitPulls, lossOf, movedChances } from './fit-pulls.ts';

const COPIES = 1000;
const FIRST = [1, 0];

/** Games of one market whose results come exactly as often as the true chances say. */
function games(chances: readonly number[], pulls: Case['pulls'], truth: readonly number[]): Case[] {
  const base = chances.map(Math.log);
  const actual = movedChances({ base, pulls, won: 0 }, truth);
  return actual.flatMap((chance, won) =>
    Array.from({ length: Math.round(chance * COPIES) }, () => ({ base, pulls, won })),
  );
}

const MARKETS = [0.1, 0.3, 0.45, 0.6, 0.8].map((chance) => [chance, 1 - chance]);
const logs = (chances: readonly number[]) => chances.map(Math.log);
const meanLoss = (cases: readonly Case[], theta: readonly number[]) =>
  cases.reduce((sum, one) => sum + lossOf(one, theta), 0) / cases.length;

describe('fitting how far a market should be moved', () => {
  it('finds a known slope and shift of two outcomes', () => {
    const cases = MARKETS.flatMap((chances) => games(chances, [logs(chances), FIRST], [0.3, -0.2]));
    const [slope = 0, shift = 0] = fitPulls(cases, 2);
    expect(slope).toBeCloseTo(0.3, 2);
    expect(shift).toBeCloseTo(-0.2, 2);
  });

  it('finds a known slope of three outcomes', () => {
    const markets = [
      [0.5, 0.3, 0.2],
      [0.2, 0.25, 0.55],
      [0.7, 0.2, 0.1],
    ];
    const cases = markets.flatMap((chances) => games(chances, [logs(chances)], [-0.25]));
    expect(fitPulls(cases, 1)[0]).toBeCloseTo(-0.25, 2);
  });

  it('finds about none where the market is right', () => {
    const cases = MARKETS.flatMap((chances) => games(chances, [logs(chances), FIRST], [0, 0]));
    for (const value of fitPulls(cases, 2)) expect(Math.abs(value)).toBeLessThan(1e-3);
  });

  it('ends at the minimum: any step aside loses', () => {
    const cases = MARKETS.flatMap((chances, i) => games(chances, [logs(chances), FIRST], [0.4, 0.1 * i]));
    const fitted = fitPulls(cases, 2);
    const least = meanLoss(cases, fitted);
    for (const aside of [
      [1e-3, 0],
      [-1e-3, 0],
      [0, 1e-3],
      [0, -1e-3],
    ]) {
      expect(
        meanLoss(
          cases,
          fitted.map((value, k) => value + (aside[k] ?? 0)),
        ),
      ).toBeGreaterThan(least);
    }
  });

  it('comes down where a full step would overshoot', () => {
    // Every game but one goes against a market that was all but sure.
    const base = logs([1 - 1e-9, 1e-9]);
    const cases = Array.from({ length: 50 }, (_, i) => ({ base, pulls: [FIRST], won: i === 0 ? 0 : 1 }));
    const [shift = 0] = fitPulls(cases, 1);
    expect(movedChances({ base, pulls: [FIRST], won: 0 }, [shift])[0]).toBeCloseTo(1 / 50, 6);
  });

  it('leaves a direction alone that no game takes, and stays finite where every game goes one way', () => {
    const idle = MARKETS.flatMap((chances) => games(chances, [logs(chances), [0, 0]], [0.3, 0]));
    expect(fitPulls(idle, 2)[0]).toBeCloseTo(0.3, 2);
    expect(fitPulls(idle, 2)[1]).toBe(0);
    const oneWay = Array.from({ length: 50 }, () => ({ base: logs([0.5, 0.5]), pulls: [FIRST], won: 0 }));
    const [far = Number.NaN] = fitPulls(oneWay, 1);
    expect(far).toBeGreaterThan(10);
    expect(far).toBeLessThan(100);
    expect(fitPulls([], 1)).toEqual([0]);
  });
});
