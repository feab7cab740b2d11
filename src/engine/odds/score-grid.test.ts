import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { betOnGrid, outcomesOnGrid } from './bet-on-grid.ts';
import { goalMeans } from './goal-means.ts';
import { poissonGrid, SOCCER_RHO } from './poisson-grid.ts';
import { sameGameChance } from './same-game-chance.ts';
import type { ScoreBet } from './score-bet.ts';
import { chanceOf, type ScoreGrid } from './score-grid.ts';
import { skellam } from './skellam.ts';
import { refused } from './test-odds.ts';

const goals = fc.double({ min: 0.1, max: 6, noNaN: true });
const means = fc.record({ home: goals, away: goals });
const cell = (grid: ScoreGrid, home: number, away: number) => grid.cells[home * grid.size + away]!;
const whole = (grid: ScoreGrid) => chanceOf(grid, () => true);

/** 1.6 goals to 1.1; the expected figures below come from an independent computation. */
const MATCH = { home: 1.6, away: 1.1 };

describe('a grid of scores', () => {
  it('gives the outcomes of a match', () => {
    const { home, draw, away } = outcomesOnGrid(poissonGrid(MATCH));
    expect(home).toBeCloseTo(0.4895735371288617, 12);
    expect(draw).toBeCloseTo(0.24891098064143477, 12);
    expect(away).toBeCloseTo(0.26151548222970356, 12);
  });

  it('moves low scores by rho and nothing else', () => {
    const plain = poissonGrid(MATCH);
    const grid = poissonGrid(MATCH, -0.05);
    expect(cell(grid, 0, 0)).toBeCloseTo(0.07311959786084773, 13);
    expect(cell(grid, 1, 0)).toBeCloseTo(0.10161473526250166, 13);
    expect(cell(grid, 0, 1)).toBeCloseTo(0.06801197889262675, 13);
    expect(cell(grid, 1, 1)).toBeCloseTo(0.12419578754305757, 13);
    expect(outcomesOnGrid(grid).draw).toBeCloseTo(0.2607391508836307, 12);
    expect(cell(grid, 2, 1)).toBe(cell(plain, 2, 1));
    expect(outcomesOnGrid(poissonGrid(MATCH, SOCCER_RHO)).draw).toBeGreaterThan(outcomesOnGrid(plain).draw);
  });

  it('adds up to 1, keeps each side’s own goals under rho, and mirrors', () => {
    fc.assert(
      fc.property(means, fc.double({ min: -0.15, max: 0.02, noNaN: true }), (model, rho) => {
        const grid = poissonGrid(model, rho);
        expect(whole(grid)).toBeCloseTo(1, 12);
        expect(grid.cells.every((chance) => chance >= 0)).toBe(true);
        const blank = Math.exp(-model.home);
        expect(chanceOf(grid, (home) => home === 0)).toBeCloseTo(blank, 12);
        const mirrored = outcomesOnGrid(poissonGrid({ home: model.away, away: model.home }, rho));
        expect(mirrored.away).toBeCloseTo(outcomesOnGrid(grid).home, 12);
      }),
    );
  });

  it('holds high scores too', () => {
    expect(whole(poissonGrid({ home: 112.4, away: 300 }))).toBeCloseTo(1, 9);
    expect(whole(poissonGrid({ home: 1e-9, away: 1e-9 }))).toBeCloseTo(1, 12);
  });

  it('refuses means and a rho that no match has', () => {
    for (const bad of [0, -1, 301, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => poissonGrid({ home: bad, away: 1 })).toThrow(refused('home'));
      expect(() => poissonGrid({ home: 1, away: bad })).toThrow(refused('away'));
    }
    for (const rho of [-0.34, Number.NaN]) expect(() => poissonGrid({ home: 3, away: 1 }, rho)).toThrow(refused('rho'));
    expect(() => poissonGrid({ home: 1, away: 3 }, -0.34)).toThrow(refused('rho'));
    expect(() => poissonGrid({ home: 2, away: 2 }, 0.26)).toThrow(refused('rho'));
    expect(() => poissonGrid({ home: 0.5, away: 0.5 }, 1.01)).toThrow(refused('rho'));
    expect(cell(poissonGrid({ home: 2, away: 2 }, 0.25), 0, 0)).toBe(0);
    // The other end of what a match can have: no game ends 0-1.
    expect(cell(poissonGrid({ home: 4, away: 1 }, -0.25), 0, 1)).toBe(0);
  });
});

describe('a bet on a grid', () => {
  const home = (line: number) => betOnGrid(poissonGrid(MATCH), { market: 'spread', side: 'home', line });

  it('on a handicap of -1 pushes on a win by one', () => {
    const { win, push, lose, halfWin, halfLose, fairDecimal } = home(-1);
    expect(win).toBeCloseTo(0.25521141493732297, 12);
    expect(push).toBeCloseTo(0.2343621221915388, 12);
    expect(lose).toBeCloseTo(0.5104264628711384, 12);
    expect(halfWin + halfLose).toBe(0);
    expect(fairDecimal).toBeCloseTo(1 + 0.5104264628711384 / 0.25521141493732297, 11);
  });

  it('on a quarter line is half a bet on either neighbour', () => {
    const quarter = home(-0.75);
    expect(quarter.win).toBeCloseTo(0.25521141493732297, 12);
    expect(quarter.halfWin).toBeCloseTo(0.2343621221915388, 12);
    expect(quarter.lose).toBeCloseTo(0.5104264628711384, 12);
    expect(quarter.fairDecimal).toBeCloseTo(
      1 + 0.5104264628711384 / (0.25521141493732297 + 0.2343621221915388 / 2),
      11,
    );
    expect(home(-1.25).halfLose).toBeCloseTo(0.2343621221915388, 12);
    expect(home(-1.25).fairDecimal).toBeCloseTo(
      1 + (0.5104264628711384 + 0.2343621221915388 / 2) / 0.25521141493732297,
      11,
    );
  });

  it('on a total counts both sides', () => {
    expect(betOnGrid(poissonGrid(MATCH), { market: 'total', side: 'over', line: 2.5 }).win).toBeCloseTo(
      0.506375508926538,
      12,
    );
    const team: ScoreBet = { market: 'team_total', team: 'away', side: 'under', line: 0.5 };
    expect(betOnGrid(poissonGrid(MATCH), team).win).toBeCloseTo(Math.exp(-1.1), 12);
    const both: ScoreBet = { market: 'both_score', side: 'yes' };
    expect(betOnGrid(poissonGrid(MATCH), both).win).toBeCloseTo((1 - Math.exp(-1.6)) * (1 - Math.exp(-1.1)), 12);
  });

  it('has no fair price where it cannot lose or cannot win', () => {
    expect(
      betOnGrid(poissonGrid({ home: 1, away: 1 }), { market: 'total', side: 'over', line: -1 }).fairDecimal,
    ).toBeNull();
    expect(home(-400).fairDecimal).toBeNull();
  });

  it('ends in five ways that add up to 1, is mirrored by the other side and easier with more goals', () => {
    const line = fc.integer({ min: -16, max: 16 }).map((quarters) => quarters / 4);
    fc.assert(
      fc.property(means, line, (model, points) => {
        const scores = poissonGrid(model);
        const one = betOnGrid(scores, { market: 'spread', side: 'home', line: points });
        const other = betOnGrid(scores, { market: 'spread', side: 'away', line: -points });
        expect(one.win + one.halfWin + one.push + one.halfLose + one.lose).toBeCloseTo(1, 12);
        expect(other.lose).toBeCloseTo(one.win, 12);
        expect(other.halfLose).toBeCloseTo(one.halfWin, 12);
        const easier = betOnGrid(scores, { market: 'spread', side: 'home', line: points + 0.25 });
        expect(easier.win + easier.halfWin).toBeGreaterThanOrEqual(one.win - 1e-15);
        expect(easier.lose).toBeLessThanOrEqual(one.lose + 1e-15);
      }),
    );
  });

  it('is refused when no book offers it', () => {
    expect(() => home(0.1)).toThrow(refused('line'));
    expect(() => home(Number.NaN)).toThrow(refused('line'));
    expect(() => betOnGrid(poissonGrid(MATCH), { market: 'corners' } as unknown as ScoreBet)).toThrow(
      refused('market'),
    );
    expect(() =>
      betOnGrid(poissonGrid(MATCH), { market: 'total', side: 'home', line: 2 } as unknown as ScoreBet),
    ).toThrow(refused('side'));
    expect(() => betOnGrid(poissonGrid(MATCH), { market: 'total', side: 'over' } as unknown as ScoreBet)).toThrow(
      refused('line'),
    );
    const noTeam = { market: 'team_total', side: 'over', line: 1 } as unknown as ScoreBet;
    expect(() => betOnGrid(poissonGrid(MATCH), noTeam)).toThrow(refused('team'));
  });
});

describe('legs of one match', () => {
  const homeWins: ScoreBet = { market: 'three_way', side: 'home' };
  const over: ScoreBet = { market: 'total', side: 'over', line: 2.5 };

  it('come together more often than their product says', () => {
    const { joint, independent, lift } = sameGameChance(poissonGrid(MATCH), [homeWins, over]);
    expect(joint).toBeCloseTo(0.2960216604383824, 12);
    expect(independent).toBeCloseTo(0.4895735371288617 * 0.506375508926538, 12);
    expect(lift).toBeCloseTo(joint / independent, 12);
  });

  it('of one are that one, of a contradiction impossible', () => {
    expect(sameGameChance(poissonGrid(MATCH), [over]).lift).toBeCloseTo(1, 12);
    const both: ScoreBet = { market: 'both_score', side: 'no' };
    const three: ScoreBet = { market: 'double_chance', side: '1X' };
    expect(sameGameChance(poissonGrid(MATCH), [homeWins, { market: 'three_way', side: 'away' }]).joint).toBe(0);
    expect(sameGameChance(poissonGrid(MATCH), [homeWins, three]).joint).toBeCloseTo(
      sameGameChance(poissonGrid(MATCH), [homeWins]).joint,
      13,
    );
    expect(sameGameChance(poissonGrid(MATCH), [over, homeWins, both]).joint).toBeLessThan(
      sameGameChance(poissonGrid(MATCH), [over, both]).joint,
    );
  });

  it('are refused when there are none', () => {
    expect(() => sameGameChance(poissonGrid(MATCH), [])).toThrow(refused('legs'));
    expect(() => sameGameChance(poissonGrid(MATCH), [{ market: 'x' } as unknown as ScoreBet])).toThrow(
      refused('market'),
    );
  });
});

describe('the difference of goals', () => {
  it('has Skellam’s chances', () => {
    expect(skellam({ home: 3, away: 2.7 }, 1)).toBeCloseTo(0.1625816020139255, 12);
    expect(skellam({ home: 3, away: 2.7 }, -3)).toBeCloseTo(0.06220828846177406, 12);
    expect(skellam({ home: 3, away: 2.7 }, 1_000)).toBe(0);
  });

  it('adds up to the outcomes of the match', () => {
    fc.assert(
      fc.property(means, (model) => {
        let wins = 0;
        for (let by = 1; by < 60; by += 1) wins += skellam(model, by);
        expect(wins).toBeCloseTo(outcomesOnGrid(poissonGrid(model)).home, 12);
        expect(skellam(model, 2)).toBeCloseTo(skellam({ home: model.away, away: model.home }, -2), 13);
      }),
    );
  });

  it('is refused when it is none', () => {
    expect(() => skellam({ home: -1, away: 1 }, 0)).toThrow(refused('home'));
    expect(() => skellam(MATCH, 0.5)).toThrow(refused('difference'));
  });
});

describe('the goals behind prices', () => {
  const pricesOf = (model: { home: number; away: number }, line: number) => {
    const grid = poissonGrid(model);
    const { home, away } = outcomesOnGrid(grid);
    return { home, away, over: chanceOf(grid, (one, other) => one + other > line), line };
  };

  it('are found again', () => {
    const found = goalMeans(pricesOf(MATCH, 2.5));
    expect(found.home).toBeCloseTo(1.6, 9);
    expect(found.away).toBeCloseTo(1.1, 9);
    const line = fc.integer({ min: 1, max: 13 }).map((twice) => twice / 2);
    fc.assert(
      fc.property(means, line, (model, points) => {
        const again = goalMeans(pricesOf(model, points));
        expect(again.home).toBeCloseTo(model.home, 6);
        expect(again.away).toBeCloseTo(model.away, 6);
      }),
      { numRuns: 40 },
    );
  });

  it('are found for teams that never draw, and at the highest line', () => {
    const even = goalMeans({ home: 0.5, away: 0.5, over: 0.5, line: 2.5 });
    expect(even.home).toBeCloseTo(even.away, 9);
    const highest = goalMeans(pricesOf({ home: 52, away: 49 }, 100));
    expect(highest.home).toBeCloseTo(52, 5);
    expect(highest.away).toBeCloseTo(49, 5);
  });

  it('are refused for prices that no goals explain', () => {
    const match = { home: 0.45, away: 0.28, over: 0.5, line: 2.5 };
    expect(() => goalMeans({ ...match, home: 0 })).toThrow(refused('home'));
    expect(() => goalMeans({ ...match, away: 1 })).toThrow(refused('away'));
    expect(() => goalMeans({ ...match, away: 0.6 })).toThrow(refused('away'));
    expect(() => goalMeans({ ...match, over: 1 })).toThrow(refused('over'));
    for (const line of [-0.5, 2.25, 101, Number.NaN])
      expect(() => goalMeans({ ...match, line })).toThrow(refused('line'));
    // A favourite of 98 % does not go with half a goal a match.
    expect(() => goalMeans({ home: 0.98, away: 0.01, over: 0.1, line: 0.5 })).toThrow(refused('home'));
    expect(() => goalMeans({ ...match, over: 1e-300, line: 0 })).toThrow(refused('over'));
  });
});
