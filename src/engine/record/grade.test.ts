import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ScoreBet } from '../odds/score-bet.ts';
import { noDecimal } from '../odds/test-odds.ts';
import { deadHeat } from './dead-heat.ts';
import { type GradableBet, grade, type Happened } from './grade.ts';
import { gradeParlay } from './grade-parlay.ts';
import type { GradedResult } from './settlement.ts';

const refused = (argument: string) => expect.objectContaining({ name: 'OddsInputError', argument });
const final = (home: number, away: number): Happened => ({ status: 'final', score: { home, away } });
const price = fc.double({ min: 1.01, max: 50, noNaN: true });

describe('a bet on the final score', () => {
  it.each<[string, ScoreBet, [number, number], GradedResult]>([
    ['moneyline', { market: 'moneyline', side: 'home' }, [24, 20], 'win'],
    ['moneyline', { market: 'moneyline', side: 'away' }, [24, 20], 'loss'],
    ['moneyline tie', { market: 'moneyline', side: 'away' }, [20, 20], 'push'],
    ['three-way', { market: 'three_way', side: 'home' }, [2, 1], 'win'],
    ['three-way draw', { market: 'three_way', side: 'draw' }, [1, 1], 'win'],
    ['three-way, drawn', { market: 'three_way', side: 'away' }, [1, 1], 'loss'],
    ['three-way, decided', { market: 'three_way', side: 'draw' }, [0, 1], 'loss'],
    ['draw no bet', { market: 'draw_no_bet', side: 'home' }, [1, 1], 'push'],
    ['draw no bet', { market: 'draw_no_bet', side: 'away' }, [0, 1], 'win'],
    ['draw no bet', { market: 'draw_no_bet', side: 'home' }, [0, 1], 'loss'],
    ['double chance', { market: 'double_chance', side: '1X' }, [1, 1], 'win'],
    ['double chance', { market: 'double_chance', side: 'X2' }, [2, 1], 'loss'],
    ['double chance', { market: 'double_chance', side: 'X2' }, [1, 2], 'win'],
    ['double chance', { market: 'double_chance', side: '12' }, [1, 1], 'loss'],
    ['spread', { market: 'spread', side: 'home', line: -3.5 }, [24, 20], 'win'],
    ['spread', { market: 'spread', side: 'away', line: 3.5 }, [24, 20], 'loss'],
    ['spread', { market: 'spread', side: 'away', line: 4 }, [24, 20], 'push'],
    ['quarter spread', { market: 'spread', side: 'home', line: -0.75 }, [1, 0], 'half_win'],
    ['quarter spread', { market: 'spread', side: 'away', line: 0.75 }, [1, 0], 'half_loss'],
    ['quarter spread', { market: 'spread', side: 'home', line: -1.25 }, [1, 0], 'half_loss'],
    ['quarter spread', { market: 'spread', side: 'home', line: 0.25 }, [1, 1], 'half_win'],
    ['quarter spread', { market: 'spread', side: 'home', line: -0.25 }, [1, 1], 'half_loss'],
    ['quarter spread', { market: 'spread', side: 'home', line: -0.25 }, [2, 1], 'win'],
    ['total', { market: 'total', side: 'over', line: 2.5 }, [2, 1], 'win'],
    ['total', { market: 'total', side: 'under', line: 2.5 }, [2, 1], 'loss'],
    ['total', { market: 'total', side: 'under', line: 3 }, [2, 1], 'push'],
    ['quarter total', { market: 'total', side: 'over', line: 2.75 }, [2, 1], 'half_win'],
    ['quarter total', { market: 'total', side: 'under', line: 2.75 }, [2, 1], 'half_loss'],
    ['quarter total', { market: 'total', side: 'under', line: 2.25 }, [2, 0], 'half_win'],
    ['team total', { market: 'team_total', team: 'home', side: 'over', line: 23.5 }, [24, 0], 'win'],
    ['team total', { market: 'team_total', team: 'away', side: 'over', line: 23.5 }, [24, 0], 'loss'],
    ['both score', { market: 'both_score', side: 'yes' }, [3, 1], 'win'],
    ['both score', { market: 'both_score', side: 'yes' }, [3, 0], 'loss'],
    ['both score', { market: 'both_score', side: 'no' }, [0, 3], 'win'],
    ['both score', { market: 'both_score', side: 'no' }, [1, 1], 'loss'],
  ])('%s: %j at %j is a %s', (_, bet, [home, away], result) => {
    expect(grade(bet, 1.9, final(home, away)).result).toBe(result);
  });

  it.each<[ScoreBet, [number, number], number]>([
    [{ market: 'total', side: 'over', line: 2.5 }, [2, 1], 0.9],
    [{ market: 'total', side: 'over', line: 2.75 }, [2, 1], 0.45],
    [{ market: 'total', side: 'over', line: 3 }, [2, 1], 0],
    [{ market: 'total', side: 'over', line: 3.25 }, [2, 1], -0.5],
    [{ market: 'total', side: 'over', line: 3.5 }, [2, 1], -1],
  ])('%j at %j pays %d per unit at 1.90', (bet, [home, away], profit) => {
    expect(grade(bet, 1.9, final(home, away)).profit).toBeCloseTo(profit, 12);
  });

  it('is void when the game is', () => {
    for (const reason of ['postponed', 'cancelled', 'no_contest'] as const) {
      const void_: Happened = { status: 'void', reason };
      expect(grade({ market: 'moneyline', side: 'home' }, 3, void_)).toMatchObject({ result: 'void', profit: 0 });
    }
  });

  it('on a quarter line pays the mean of its two neighbours, and on the other side the opposite', () => {
    const goals = fc.integer({ min: 0, max: 9 });
    const quarter = fc.integer({ min: -8, max: 8 }).map((half) => half / 2 + 0.25);
    const opposite: Record<GradedResult, GradedResult> = {
      win: 'loss',
      loss: 'win',
      half_win: 'half_loss',
      half_loss: 'half_win',
      push: 'push',
      void: 'void',
    };
    fc.assert(
      fc.property(goals, goals, quarter, price, (home, away, line, decimal) => {
        const at = (points: number) =>
          grade({ market: 'spread', side: 'home', line: points }, decimal, final(home, away));
        expect(at(line).profit).toBeCloseTo((at(line - 0.25).profit + at(line + 0.25).profit) / 2, 12);
        const other = grade({ market: 'spread', side: 'away', line: -line }, decimal, final(home, away));
        expect(other.result).toBe(opposite[at(line).result]);
        expect(at(line + 0.25).profit).toBeGreaterThanOrEqual(at(line).profit);
      }),
    );
  });

  it('is refused when it, its price or its score is none', () => {
    const bet: ScoreBet = { market: 'spread', side: 'home', line: -3 };
    expect(() => grade({ ...bet, line: -3.3 }, 1.9, final(3, 0))).toThrow(refused('line'));
    expect(() => grade({ ...bet, side: 'over' } as unknown as ScoreBet, 1.9, final(3, 0))).toThrow(refused('side'));
    expect(() => grade({ market: 'halves' } as unknown as ScoreBet, 1.9, final(3, 0))).toThrow(refused('market'));
    expect(() => grade(bet, 1.9, final(-1, 0))).toThrow(refused('home'));
    expect(() => grade(bet, 1.9, final(1, 0.5))).toThrow(refused('away'));
    expect(() => grade(bet, 1.9, { status: 'final', count: 3 })).toThrow(refused('score'));
    expect(() => grade(bet, 1.9, { status: 'live' } as unknown as Happened)).toThrow(refused('status'));
    fc.assert(
      fc.property(noDecimal, (bad) => {
        expect(() => grade(bet, bad, final(3, 0))).toThrow(refused('decimal'));
      }),
    );
    // Also where nobody played: an unknown bet is no void one.
    const postponed: Happened = { status: 'void', reason: 'postponed' };
    expect(() => grade({ ...bet, line: 0.1 }, 1.9, postponed)).toThrow(refused('line'));
  });
});

describe('a player bet', () => {
  const bet: GradableBet = { market: 'player_prop', side: 'over', line: 24.5 };

  it('counts what the player did, also below zero', () => {
    expect(grade(bet, 1.9, { status: 'final', count: 25 }).result).toBe('win');
    expect(grade(bet, 1.9, { status: 'final', count: 24 }).result).toBe('loss');
    expect(grade({ ...bet, line: 24 }, 1.9, { status: 'final', count: 24 }).result).toBe('push');
    expect(grade({ ...bet, side: 'under' }, 1.9, { status: 'final', count: 24 }).result).toBe('win');
    expect(grade({ ...bet, line: -0.5 }, 1.9, { status: 'final', count: -4 }).result).toBe('loss');
  });

  it('is void for a player who did not play', () => {
    expect(grade(bet, 1.9, { status: 'void', reason: 'did_not_play' })).toMatchObject({ result: 'void', profit: 0 });
  });

  it('is refused without a count', () => {
    expect(() => grade(bet, 1.9, final(3, 0))).toThrow(refused('count'));
    expect(() => grade(bet, 1.9, { status: 'final', count: Number.NaN })).toThrow(refused('count'));
    expect(() => grade(bet, 1.9, { status: 'final', count: 3.2 })).toThrow(refused('count'));
    expect(() => grade({ ...bet, side: 'home' } as unknown as GradableBet, 1.9, final(3, 0))).toThrow(refused('side'));
    expect(() => grade({ ...bet, line: Number.NaN }, 1.9, final(3, 0))).toThrow(refused('line'));
  });
});

describe('a parlay', () => {
  const leg = (decimal: number, result: GradedResult) => ({ decimal, result });

  it.each<[ReturnType<typeof leg>[], number]>([
    [[leg(2, 'win'), leg(1.5, 'win')], 30],
    [[leg(2, 'win'), leg(1.5, 'loss')], 0],
    [[leg(2, 'win'), leg(1.5, 'void')], 20],
    [[leg(2, 'push'), leg(1.5, 'void')], 10],
    [[leg(2, 'half_win'), leg(1.5, 'win')], 22.5],
    [[leg(2, 'half_loss'), leg(1.5, 'win')], 7.5],
  ])('of %j returns %d on 10', (legs, returned) => {
    const graded = gradeParlay(legs, 10);
    expect(graded.returned).toBeCloseTo(returned, 12);
    expect(graded.profit).toBeCloseTo(returned - 10, 12);
  });

  it('asks for no order, and nothing of a void leg', () => {
    const result = fc.constantFrom<GradedResult>('win', 'half_win', 'push', 'void', 'half_loss', 'loss');
    const legs = fc.array(fc.record({ decimal: price, result }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(legs, fc.double({ min: 0, max: 100, noNaN: true }), (slip, stake) => {
        const { returned } = gradeParlay(slip, stake);
        const slack = 1e-9 * Math.max(1, returned);
        expect(Math.abs(gradeParlay(slip.toReversed(), stake).returned - returned)).toBeLessThanOrEqual(slack);
        expect(gradeParlay([...slip, leg(7, 'void')], stake).returned).toBe(returned);
        expect(returned).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('is refused while a leg is open', () => {
    expect(() => gradeParlay([leg(2, 'pending' as GradedResult)], 10)).toThrow(refused('result'));
    expect(() => gradeParlay([leg(2, 'toString' as GradedResult)], 10)).toThrow(refused('result'));
    expect(() => gradeParlay([leg(1, 'win')], 10)).toThrow(refused('legs'));
    expect(() => gradeParlay([], 10)).toThrow(refused('legs'));
    expect(() => gradeParlay([leg(2, 'win')], -1)).toThrow(refused('stake'));
    expect(() => gradeParlay([leg(1e308, 'win'), leg(1e308, 'win')], 1)).toThrow(refused('legs'));
  });
});

describe('a dead heat', () => {
  it('divides the stake by those who tie', () => {
    expect(deadHeat(10, { tied: 2, places: 1 })).toBe(4);
    expect(deadHeat(4, { tied: 3, places: 2 })).toBeCloseTo(5 / 3, 12);
    expect(deadHeat(1.5, { tied: 2, places: 1 })).toBe(-0.25);
    expect(deadHeat(3, { tied: 2, places: 2 })).toBe(2);
  });

  it('never pays more than a clear win', () => {
    const count = fc.integer({ min: 1, max: 20 });
    fc.assert(
      fc.property(price, count, count, (decimal, one, other) => {
        const profit = deadHeat(decimal, { tied: Math.max(one, other), places: Math.min(one, other) });
        expect(profit).toBeLessThanOrEqual(decimal - 1 + 1e-12);
        expect(profit).toBeGreaterThan(-1);
      }),
    );
  });

  it('is refused without a tie', () => {
    expect(() => deadHeat(1, { tied: 2, places: 1 })).toThrow(refused('decimal'));
    expect(() => deadHeat(3, { tied: 0, places: 1 })).toThrow(refused('tied'));
    expect(() => deadHeat(3, { tied: 1.5, places: 1 })).toThrow(refused('tied'));
    expect(() => deadHeat(3, { tied: 2, places: 0 })).toThrow(refused('places'));
    expect(() => deadHeat(3, { tied: 2, places: 3 })).toThrow(refused('places'));
    expect(() => deadHeat(3, { tied: 2, places: Number.NaN })).toThrow(refused('places'));
  });
});
