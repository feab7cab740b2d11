import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { betOnGrid } from './bet-on-grid.ts';
import { baseballGrid } from './break-ties.ts';
import { decidedChance, type LineModel, lineChances, otherSide, type QuotedLine, withPush } from './line-model.ts';
import { OddsInputError } from './odds-input-error.ts';
import { COUNT_MODEL, marginModel, totalModel } from './point-models.ts';
import { poissonGrid, SOCCER_RHO } from './poisson-grid.ts';
import { expectedValueWithPush, fairDecimalWithPush } from './push.ts';
import { expectedScores, scoreMarginModel, scoreTotalModel } from './score-models.ts';
import { refused } from './test-odds.ts';

const MODELS: Record<string, LineModel> = {
  'NFL margin': marginModel('nfl', 45),
  'NFL total': totalModel('nfl', 45),
  'NBA margin': marginModel('nba', 225),
  'NBA total': totalModel('nba', 225),
  'WNBA margin': marginModel('wnba', 165),
  'college football total': totalModel('college_football', 52),
  'MLB margin': scoreMarginModel('baseball', 8.6),
  'MLB total': scoreTotalModel('baseball', 0.52),
  'NHL total': scoreTotalModel('hockey', 0.55),
  'soccer margin': scoreMarginModel('soccer', 2.7),
  'soccer total': scoreTotalModel('soccer', 0.6),
  count: COUNT_MODEL,
};
const model = (name: string): LineModel => MODELS[name]!;

describe('how a bet ends on a line', () => {
  // By a computation of its own in another language: every score or margin written out, the mean found by halving.
  it.each<[string, { line: number; probability: number }, number, [number, number, number]]>([
    ['NFL margin', { line: -3, probability: 0.55 }, -3, [0.508065, 0.076246, 0.415689]],
    ['NFL margin', { line: -3, probability: 0.55 }, -2.5, [0.584311, 0, 0.415689]],
    ['NFL margin', { line: -3, probability: 0.55 }, -7, [0.363386, 0.05599, 0.580624]],
    ['NFL margin', { line: -3, probability: 0.55 }, 0, [0.630164, 0.003073, 0.366763]],
    ['NBA margin', { line: -4.5, probability: 0.5 }, -4, [0.5, 0.033525, 0.466475]],
    ['NBA margin', { line: -4.5, probability: 0.5 }, 0, [0.618535, 0, 0.381465]],
    ['NBA margin', { line: -4.5, probability: 0.5 }, -7, [0.38251, 0.041348, 0.576142]],
    ['NFL total', { line: 43.5, probability: 0.52 }, 44, [0.4799, 0.0401, 0.48]],
    ['NFL total', { line: 43.5, probability: 0.52 }, 47, [0.396652, 0.034768, 0.56858]],
    ['NBA total', { line: 224, probability: 0.48 }, 224, [0.469663, 0.021536, 0.508801]],
    ['NBA total', { line: 224, probability: 0.48 }, 229.5, [0.364526, 0, 0.635474]],
    ['MLB total', { line: 8, probability: 0.51 }, 8, [0.470375, 0.077696, 0.451929]],
    ['MLB total', { line: 8, probability: 0.51 }, 9, [0.365267, 0.105108, 0.529625]],
    ['MLB margin', { line: -1.5, probability: 0.43 }, -2.5, [0.333968, 0, 0.666032]],
    ['MLB margin', { line: -1.5, probability: 0.43 }, -1, [0.43, 0.16474, 0.40526]],
    ['NHL total', { line: 6, probability: 0.49 }, 6, [0.435169, 0.1119, 0.452931]],
    ['soccer margin', { line: -0.25, probability: 0.52 }, -0.25, [0.451828, 0.131099, 0.417072]],
    ['soccer margin', { line: -0.25, probability: 0.52 }, -0.75, [0.3406, 0.111228, 0.548172]],
    ['soccer total', { line: 2.5, probability: 0.53 }, 2.75, [0.418776, 0.111224, 0.47]],
    ['count', { line: 6, probability: 0.47 }, 6, [0.394507, 0.160623, 0.44487]],
  ])('%s quoted %o, at %d', (name, quoted, line, [win, push, lose]) => {
    const found = lineChances(model(name), quoted)(line);
    expect(found.win).toBeCloseTo(win, 5);
    expect(found.push).toBeCloseTo(push, 5);
    expect(found.lose).toBeCloseTo(lose, 5);
  });

  it('pushes about as often as games did: 8.5 % on 3 in the NFL, 3.5 % in the NBA, 4.4 % on 44, 11.3 % on 9 runs', () => {
    const even = (name: string, line: number) => lineChances(model(name), { line, probability: 0.5 })(line).push;
    expect(even('NFL margin', -3)).toBeGreaterThan(0.07);
    expect(even('NBA margin', -5)).toBeCloseTo(0.036, 2);
    expect(even('NFL total', 44)).toBeCloseTo(0.04, 2);
    expect(even('MLB total', 9)).toBeCloseTo(0.105, 2);
    // No basketball, baseball or college football game ends level.
    for (const name of ['NBA margin', 'WNBA margin', 'MLB margin']) expect(even(name, 0)).toBe(0);
  });

  it('settles quarter lines as half stakes, as the grid does', () => {
    const grid = poissonGrid({ home: 1.5, away: 1.2 }, SOCCER_RHO);
    const bet = betOnGrid(grid, { market: 'spread', side: 'home', line: -0.25 });
    const probability = 1 / bet.fairDecimal!;
    const found = lineChances(model('soccer margin'), { line: -0.25, probability })(-0.25);
    expect(found.win).toBeCloseTo(bet.win, 9);
    expect(found.push).toBeCloseTo(bet.push + bet.halfLose / 2, 9);
    expect(found.lose).toBeCloseTo(bet.lose + bet.halfLose / 2, 9);
  });

  it('finds the scores that made the prices', () => {
    const grid = baseballGrid({ home: 4.8, away: 4.1 });
    const winner = betOnGrid(grid, { market: 'moneyline', side: 'home' });
    const over = betOnGrid(grid, { market: 'total', side: 'over', line: 8.5 });
    const found = expectedScores('baseball', {
      home: winner.win,
      away: winner.lose,
      total: { line: 8.5, probability: over.win },
    });
    expect(found.total).toBeCloseTo(8.9, 2);
    expect(found.share).toBeCloseTo(4.8 / 8.9, 3);
  });
});

const anyQuestion = fc.record({
  name: fc.constantFrom(...Object.keys(MODELS)),
  probability: fc.double({ min: 0.08, max: 0.92, noNaN: true }),
  quarter: fc.integer({ min: -10, max: 10 }),
  shift: fc.integer({ min: -8, max: 8 }),
});

/** A line near what the model is about: quarters where goals are counted, halves else. */
function linesOf(name: string, quarter: number, shift: number) {
  const step = name.startsWith('soccer') ? 0.25 : 0.5;
  const middle = { 'NFL total': 45, 'NBA total': 225, 'college football total': 52, 'MLB total': 8.5, 'NHL total': 6 };
  const base = (middle as Record<string, number>)[name] ?? (name === 'count' ? 6 : name === 'soccer total' ? 2.75 : 0);
  const line = Math.max(
    name.endsWith('margin') ? -99 : 0.5,
    base + quarter * step * (name === 'soccer margin' ? 0.4 : 1),
  );
  const rounded = Math.round(line / step) * step;
  return { line: rounded, other: Math.max(name.endsWith('margin') ? -99 : 0.5, rounded + shift * step) };
}

/** Null where no scores make such a price: nobody wins nine of ten by three runs. */
function chancesOf(name: string, quoted: QuotedLine) {
  try {
    return lineChances(model(name), quoted);
  } catch (error) {
    if (error instanceof OddsInputError && error.argument === 'probability') return null;
    throw error;
  }
}

describe('on every line of every model', () => {
  it('win, push and lose add up to 1, and the quoted line keeps its price', () => {
    fc.assert(
      fc.property(anyQuestion, ({ name, probability, quarter, shift }) => {
        const { line, other } = linesOf(name, quarter, shift);
        const at = chancesOf(name, { line, probability });
        fc.pre(at !== null);
        const own = at(line);
        expect(decidedChance(own)).toBeCloseTo(probability, 7);
        for (const { win, push, lose } of [own, at(other)]) {
          expect(win + push + lose).toBeCloseTo(1, 9);
          expect(Math.min(win, push, lose)).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('a half line never pushes, and an easier line never wins less', () => {
    fc.assert(
      fc.property(anyQuestion, ({ name, probability, quarter, shift }) => {
        const { line, other } = linesOf(name, quarter, shift);
        const at = chancesOf(name, { line, probability });
        fc.pre(at !== null);
        for (const one of [line, other]) if (Math.abs(one % 1) === 0.5) expect(at(one).push).toBe(0);
        const isEasier = name.endsWith('margin') ? other >= line : other <= line;
        if (isEasier) expect(at(other).win).toBeGreaterThanOrEqual(at(line).win - 1e-12);
      }),
      { numRuns: 60 },
    );
  });

  it('the fair price is worth nothing to either side', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.02, max: 0.98, noNaN: true }),
        fc.double({ min: 0, max: 0.4, noNaN: true }),
        (decided, push) => {
          const chances = withPush(decided, push);
          expect(decidedChance(chances)).toBeCloseTo(decided, 12);
          for (const side of [chances, otherSide(chances)]) {
            expect(expectedValueWithPush(side, fairDecimalWithPush(side))).toBeCloseTo(0, 12);
          }
        },
      ),
    );
  });

  it('is refused where no line or price is', () => {
    const nfl = model('NFL margin');
    expect(() => lineChances(nfl, { line: -3.1, probability: 0.5 })).toThrow(refused('line'));
    expect(() => lineChances(nfl, { line: -3, probability: 1 })).toThrow(refused('probability'));
    expect(() => lineChances(nfl, { line: -3, probability: 0.5 })(2.6)).toThrow(refused('line'));
    expect(() => lineChances(model('soccer total'), { line: 900, probability: 0.5 })).toThrow(refused('probability'));
    expect(() => decidedChance({ win: 0, push: 1, lose: 0 })).toThrow(refused('chances'));
    expect(() => scoreMarginModel('soccer', 40)).toThrow(refused('expectedTotal'));
    expect(() => scoreTotalModel('hockey', 1)).toThrow(refused('homeShare'));
    expect(() => withPush(0.5, 1.1)).toThrow(refused('push'));
  });
});
