import { describe, expect, it } from 'vitest';
import { dayBootstrap } from './day-bootstrap.ts';
import { fairClose } from './fair-close.ts';
import { postMortem } from './post-mortem.ts';
import { type RecordDay, recordFigures } from './record-figures.ts';
import { addSums, NO_SUMS, type RecordedEnd, type RecordSums, sumsOf } from './record-sums.ts';
import { tQuantile } from './t-quantile.ts';

/** An own generator, so that the test draws nothing from what it tests. */
function createDraw(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

type Season = { days: number; edge: number; draw: () => number };

/** A season of picks at 1.91: each day has a mood of its own that all of its picks share, so that they hang together. */
function season({ days, edge, draw }: Season): RecordDay[] {
  // Of the eight ends that there are, each is added up once: 800,000 of them took longer than what is tested.
  const known = new Map<string, RecordSums>();
  const sumsOnce = (end: RecordedEnd): RecordSums => {
    const key = `${end.units} ${end.result}`;
    const sums = known.get(key) ?? sumsOf(end);
    known.set(key, sums);
    return sums;
  };
  return Array.from({ length: days }, (_, nth) => {
    const chance = (1 + edge) / 1.91 + (draw() - 0.5) * 0.2;
    const ends = Array.from({ length: 8 }, (): RecordedEnd => {
      const isWon = draw() < chance;
      const worth = {
        units: 1 + Math.floor(draw() * 4) / 2,
        probability: 0.54,
        confidence: 3,
        clv: edge,
        clvFair: edge,
      };
      return { ...worth, result: isWon ? 'win' : 'loss', profit: isWon ? 0.91 : -1 };
    });
    return { day: String(nth), sums: ends.map(sumsOnce).reduce((a, b) => addSums(a, b)) };
  });
}

describe('intervals over simulated seasons', () => {
  it.each([
    ['of a good engine', 0.03, 90],
    ['of no edge', 0, 60],
    ['of a bad engine', -0.05, 45],
  ])(
    '%s cover the truth 93 to 97 times in 100',
    (_, edge, days) => {
      const draw = createDraw(20_261_126 + days);
      const seasons = 400;
      const covered = { units: 0, flat: 0, rate: 0 };
      for (let nth = 0; nth < seasons; nth += 1) {
        const { rates } = recordFigures(season({ days, edge, draw }));
        const covers = (interval: { low: number; high: number } | null | undefined, truth: number) =>
          Number(interval !== null && interval !== undefined && interval.low <= truth && truth <= interval.high);
        covered.units += covers(rates?.unitsReturn, edge);
        covered.flat += covers(rates?.flatReturn, edge);
        covered.rate += covers(rates?.winRate, (1 + edge) / 1.91);
      }
      for (const count of Object.values(covered)) {
        expect(count / seasons).toBeGreaterThanOrEqual(0.93);
        expect(count / seasons).toBeLessThanOrEqual(0.97);
      }
    },
    300_000,
  );

  it('of closes that stand on few of the days have those days alone, as if there were no others', () => {
    const draw = createDraw(20_261_127);
    const closesOn = (every: number) => (): RecordDay[] =>
      season({ days: 60, edge: 0.02, draw }).map((one, nth) => {
        const [mood, count] = [0.02 + (draw() - 0.5) * 0.07, nth % every === 0 ? 20 : 0];
        const fair = { fairCount: count, fairSum: count * mood, fairBeaten: mood > 0 ? count : 0 };
        return { ...one, sums: { ...one.sums, ...fair, clvCount: count, clvSum: fair.fairSum } };
      });
    for (const every of [10, 7]) {
      const { rates } = recordFigures(closesOn(every)());
      expect(rates).toMatchObject({ clv: null, clvFair: null, beatClose: null, winRate: { value: expect.anything() } });
    }
    const some = Array.from({ length: 400 }, () => recordFigures(closesOn(6)()).rates?.clvFair);
    const covered = some.filter((one) => one && one.low <= 0.02 && 0.02 <= one.high).length / some.length;
    expect(covered).toBeGreaterThanOrEqual(0.93);
    expect(covered).toBeLessThanOrEqual(0.98);
  });

  it('expose a deliberately bad engine', () => {
    const { rates } = recordFigures(season({ days: 365, edge: -0.12, draw: createDraw(7) }));
    expect(rates?.flatReturn?.high).toBeLessThan(0);
    expect(rates?.clvFair?.high).toBeLessThan(0);
    expect(rates?.beatClose?.value).toBe(0);
    const [bin] = rates?.chances ?? [];
    expect(bin?.high).toBeLessThan(bin?.said ?? 0);
  });
});

describe('figures', () => {
  const end: RecordedEnd = {
    result: 'win',
    profit: 1,
    units: 2,
    probability: 0.55,
    confidence: 4,
    clv: null,
    clvFair: 0.01,
  };

  it('have no rate below a hundred graded picks, and the same intervals each time', () => {
    const of = (count: number) => Array.from({ length: count }, (_, day) => ({ day: String(day), sums: sumsOf(end) }));
    expect(recordFigures(of(99))).toMatchObject({ graded: 99, won: 99, rates: null });
    expect(recordFigures(of(100)).rates).toEqual(recordFigures(of(100)).rates);
    expect(recordFigures([]).graded).toBe(0);
  });

  it('have no interval below ten days with graded picks, and none of the close below a hundred closes', () => {
    const pick = sumsOf(end);
    const day = (count: number) => Array.from({ length: count }, () => pick).reduce((a, b) => addSums(a, b), NO_SUMS);
    const of = (days: number, count: number) =>
      Array.from({ length: days }, (_, nth) => ({ day: String(nth), sums: day(count) }));
    const idle = { day: 'idle', sums: NO_SUMS };
    expect(recordFigures([...of(9, 20), idle]).rates).toMatchObject({
      ...{ winRate: null, unitsReturn: null, flatReturn: null, clv: null, clvFair: null, beatClose: null },
      ...{ closes: 0, fairCloses: 180 },
    });
    const { rates } = recordFigures(of(10, 20));
    expect(rates).toMatchObject({ winRate: { value: 1 }, clvFair: { value: expect.closeTo(0.01) }, clv: null });
    const few = of(10, 20).map((one, nth) =>
      nth === 0 ? one : { ...one, sums: { ...one.sums, fairCount: 8, fairSum: 0.08 } },
    );
    expect(recordFigures(few).rates).toMatchObject({
      clvFair: null,
      beatClose: null,
      fairCloses: 92,
      winRate: { value: 1 },
    });
  });

  it('count halves by their side, stake nothing on a void, and undo what is taken out again', () => {
    const all = (['half_win', 'half_loss', 'push', 'void', 'ungraded'] as const).map((result) =>
      sumsOf({ ...end, result, profit: { half_win: 0.5, half_loss: -0.5, push: 0, void: 0, ungraded: null }[result] }),
    );
    const sums = all.reduce((a, b) => addSums(a, b));
    expect(sums).toMatchObject({
      won: 1,
      lost: 1,
      pushed: 1,
      voided: 1,
      ungraded: 1,
      flatStaked: 3,
      unitsStaked: 6,
      fairCount: 5,
    });
    const { fairSum, ...rest } = all.reduce((a, b) => addSums(a, b, -1), sums);
    expect(fairSum).toBeCloseTo(0, 15);
    expect({ ...rest, fairSum: 0 }).toEqual(NO_SUMS);
  });

  it('of days without a figure are null, and days of different length are refused', () => {
    expect(dayBootstrap([[{ sum: 0, of: 0 }]], { seed: 1 })).toEqual([null]);
    expect(() => dayBootstrap([[{ sum: 0, of: 0 }], []], { seed: 1 })).toThrow(/same figures/);
  });

  it('rest on known values: Student’s t, and the median of the books', () => {
    for (const [freedom, value] of [
      [5, 2.5706],
      [10, 2.2281],
      [30, 2.0423],
      [100, 1.984],
    ] as const) {
      expect(tQuantile(0.975, freedom)).toBeCloseTo(value, 2);
    }
    expect(
      fairClose(
        [
          [2, 2],
          [1.9, 1.9],
          [1.01, 21],
        ],
        0,
      ),
    ).toBeCloseTo(0.5, 9);
    expect(
      fairClose(
        [
          [2, 2],
          [4, 4 / 3],
        ],
        0,
      ),
    ).toBeCloseTo((0.5 + 0.25) / 2, 9);
    expect(() => fairClose([], 0)).toThrow(/books/);
  });

  it('tell a good price from good luck', () => {
    expect(postMortem('loss', 0.02)).toEqual({ price: 'good', luck: 'bad' });
    expect(postMortem('half_win', -0.02)).toEqual({ price: 'bad', luck: 'good' });
    expect(postMortem('push', 0.0001)).toEqual({ price: 'fair', luck: 'none' });
    expect(postMortem('void', null)).toEqual({ price: 'unknown', luck: 'none' });
  });
});
