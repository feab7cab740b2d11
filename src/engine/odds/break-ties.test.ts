import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { betOnGrid, outcomesOnGrid } from './bet-on-grid.ts';
import { baseballGrid, breakTies, hockeyGrid } from './break-ties.ts';
import { negativeBinomialGrid } from './negative-binomial-grid.ts';
import { poissonGrid } from './poisson-grid.ts';
import { chanceOf } from './score-grid.ts';
import { refused } from './test-odds.ts';

const MLB = { home: 4.47, away: 4.34 };

describe('runs that come in bunches', () => {
  it('have the chances of an independent computation', () => {
    const grid = negativeBinomialGrid({ mean: 4.5, dispersion: 4 }, { mean: 4.3, dispersion: 3.4 });
    const { home, draw, away } = outcomesOnGrid(grid);
    expect(home).toBeCloseTo(0.471109186201129, 12);
    expect(draw).toBeCloseTo(0.10254904517096576, 12);
    expect(away).toBeCloseTo(0.42634176862790474, 12);
    expect(betOnGrid(grid, { market: 'total', side: 'over', line: 8.5 }).win).toBeCloseTo(0.47557690667636393, 12);
  });

  it('have the mean given and the variance mean + mean^2/dispersion, and are Poisson when spread evenly', () => {
    const model = fc.record({
      mean: fc.double({ min: 0.5, max: 10, noNaN: true }),
      dispersion: fc.double({ min: 1, max: 50, noNaN: true }),
    });
    fc.assert(
      fc.property(model, ({ mean, dispersion }) => {
        const scores = negativeBinomialGrid({ mean, dispersion }, { mean: 1, dispersion: 1 });
        let first = 0;
        let second = 0;
        for (const [i, chance] of scores.cells.entries()) {
          const home = Math.floor(i / scores.size);
          first += home * chance;
          second += home * home * chance;
        }
        expect(first).toBeCloseTo(mean, 9);
        expect(second - first * first).toBeCloseTo(mean + (mean * mean) / dispersion, 6);
      }),
      { numRuns: 20 },
    );
    const even = outcomesOnGrid(negativeBinomialGrid({ mean: 1.6, dispersion: 1e9 }, { mean: 1.1, dispersion: 1e9 }));
    expect(even.home).toBeCloseTo(outcomesOnGrid(poissonGrid({ home: 1.6, away: 1.1 })).home, 8);
  });

  it('are refused when they are none', () => {
    const sound = { mean: 4, dispersion: 4 };
    expect(() => negativeBinomialGrid({ mean: 0, dispersion: 4 }, sound)).toThrow(refused('home'));
    expect(() => negativeBinomialGrid(sound, { mean: 4, dispersion: -1 })).toThrow(refused('away'));
    expect(() => negativeBinomialGrid(sound, { mean: 101, dispersion: 4 })).toThrow(refused('away'));
    expect(() => negativeBinomialGrid({ mean: 50, dispersion: 0.1 }, sound)).toThrow(refused('home'));
    expect(() => negativeBinomialGrid({ mean: 0.1, dispersion: 0.009 }, sound)).toThrow(refused('home'));
    // The ends of what is answered.
    const ends = negativeBinomialGrid({ mean: 0.001, dispersion: 0.01 }, { mean: 100, dispersion: 1e6 });
    expect(chanceOf(ends, () => true)).toBeCloseTo(1, 9);
  });
});

describe('a game without ties', () => {
  it('gives each tie to a side by one goal', () => {
    const before = poissonGrid({ home: 2.97, away: 2.71 });
    const after = breakTies(before, 0.6);
    const tie = outcomesOnGrid(before).draw;
    expect(outcomesOnGrid(after).draw).toBe(0);
    expect(outcomesOnGrid(after).home).toBeCloseTo(outcomesOnGrid(before).home + 0.6 * tie, 12);
    const total = (scores: typeof before) => chanceOf(scores, (home, away) => home + away === 4);
    const two = before.cells[2 * before.size + 2]!;
    // 2-2 becomes a total of 5; nothing becomes 4.
    expect(total(after)).toBeCloseTo(total(before) - two, 12);
    expect(chanceOf(after, (home, away) => home === 3 && away === 2)).toBeCloseTo(
      before.cells[3 * before.size + 2]! + 0.6 * two,
      12,
    );
    expect(() => breakTies(before, 1.1)).toThrow(refused('homeShare'));
  });

  it('has one more score than the game with them', () => {
    // .1 at 0-0, .2 at 0-1, .3 at 1-0, .4 at 1-1; the home side wins six ties of ten.
    const { size, cells } = breakTies({ size: 2, cells: Float64Array.of(0.1, 0.2, 0.3, 0.4) }, 0.6);
    expect(size).toBe(3);
    const wanted = [0, 0.2 + 0.04, 0, 0.3 + 0.06, 0, 0.16, 0, 0.24, 0];
    for (const [i, chance] of wanted.entries()) expect(cells[i]).toBeCloseTo(chance, 14);
    expect(cells).toHaveLength(9);
  });

  it('in hockey is won by the stronger side a little more often than by a coin', () => {
    const even = outcomesOnGrid(hockeyGrid({ home: 2.8, away: 2.8 }));
    expect(even.home).toBeCloseTo(0.5, 12);
    const regulation = outcomesOnGrid(poissonGrid({ home: 3, away: 2 }));
    const { home } = outcomesOnGrid(hockeyGrid({ home: 3, away: 2 }));
    expect(home).toBeCloseTo(regulation.home + 0.55 * regulation.draw, 12);
    expect(regulation.draw).toBeGreaterThan(0.15);
  });

  it('in baseball is won in the proportion of the others, and 30 % of the time by one run', () => {
    const innings = outcomesOnGrid(
      negativeBinomialGrid({ mean: 4.47, dispersion: 4 }, { mean: 4.34, dispersion: 3.4 }),
    );
    const grid = baseballGrid(MLB);
    expect(outcomesOnGrid(grid).home).toBeCloseTo(innings.home / (innings.home + innings.away), 12);
    expect(chanceOf(grid, (home, away) => Math.abs(home - away) === 1)).toBeCloseTo(0.298, 3);
    const mirrored = baseballGrid({ home: MLB.away, away: MLB.home }, { home: 3.4, away: 4 });
    expect(outcomesOnGrid(mirrored).away).toBeCloseTo(outcomesOnGrid(grid).home, 12);
    expect(outcomesOnGrid(baseballGrid(MLB, { home: 8, away: 8 })).home).not.toBeCloseTo(outcomesOnGrid(grid).home, 4);
  });

  it('adds up to 1 and has no tie, whoever plays', () => {
    const count = fc.double({ min: 0.5, max: 8, noNaN: true });
    fc.assert(
      fc.property(count, count, (home, away) => {
        const better = outcomesOnGrid(hockeyGrid({ home: home + 0.1, away })).home;
        expect(better).toBeGreaterThan(outcomesOnGrid(hockeyGrid({ home, away })).home);
        for (const grid of [hockeyGrid({ home, away }), baseballGrid({ home, away })]) {
          const { draw, ...wins } = outcomesOnGrid(grid);
          expect(draw).toBe(0);
          expect(wins.home + wins.away).toBeCloseTo(1, 11);
        }
      }),
      { numRuns: 30 },
    );
    expect(() => hockeyGrid({ home: 0, away: 1 })).toThrow(refused('home'));
    expect(() => baseballGrid({ home: 1, away: 0 })).toThrow(refused('away'));
  });
});
