import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakEvenHedge, hedge, hedgeOfSeveral, withHedge } from './hedge.ts';
import { noDecimal, refused } from './test-odds.ts';

const money = fc.double({ min: 0.01, max: 1e6, noNaN: true });
const price = fc.double({ min: 1.01, max: 100, noNaN: true });

// Expected figures: exact fractions, computed apart from this code.
describe('a hedge', () => {
  const open = { stake: 100, returns: 1200 };

  it('of a $100 parlay that returns $1,200 against +150 is $480 and wins $620 either way', () => {
    expect(hedge(open, 2.5)).toEqual({ stake: 480, ifOpenWins: 620, ifHedgeWins: 620 });
  });

  it('of half the size leaves more to the open bet', () => {
    expect(hedge(open, 2.5, 0.5)).toEqual({ stake: 240, ifOpenWins: 860, ifHedgeWins: 260 });
    expect(hedge(open, 2.5, 0)).toEqual({ stake: 0, ifOpenWins: 1100, ifHedgeWins: -100 });
  });

  it('that only gives the stake back is $66.67', () => {
    const { stake, ifHedgeWins } = breakEvenHedge(open, 2.5);
    expect(stake).toBeCloseTo(200 / 3, 12);
    expect(ifHedgeWins).toBeCloseTo(0, 12);
  });

  it('in full wins the same either way, and moves money from one end to the other with its size', () => {
    fc.assert(
      fc.property(money, money, price, fc.double({ min: 0, max: 1, noNaN: true }), (stake, more, decimal, share) => {
        const bet = { stake, returns: stake + more };
        const full = hedge(bet, decimal);
        expect(full.ifOpenWins).toBeCloseTo(full.ifHedgeWins, 5);
        const part = hedge(bet, decimal, share);
        expect(part.ifOpenWins).toBeGreaterThanOrEqual(full.ifOpenWins - 1e-6);
        expect(part.ifHedgeWins).toBeLessThanOrEqual(full.ifHedgeWins + 1e-6);
        expect(withHedge(bet, decimal, part.stake)).toEqual(part);
      }),
    );
  });

  it('is refused for what is no bet', () => {
    expect(() => hedge({ stake: -1, returns: 5 }, 2)).toThrow(refused('open.stake'));
    expect(() => hedge({ stake: 1, returns: Number.NaN }, 2)).toThrow(refused('open.returns'));
    expect(() => hedge(open, 2, 1.1)).toThrow(refused('share'));
    expect(() => withHedge(open, 2, -1)).toThrow(refused('stake'));
    expect(() => withHedge(open, 1e300, 1e300)).toThrow(refused('open'));
    fc.assert(
      fc.property(noDecimal, (bad) => void expect(() => breakEvenHedge(open, bad)).toThrow(refused('decimal'))),
    );
  });
});

describe('bets on all other outcomes', () => {
  it('of $200 that returns $500 against +390 and +750 win $139.14 whoever wins', () => {
    const { stakes, ifOpenWins, ifOthersWin } = hedgeOfSeveral({ stake: 200, returns: 500 }, [4.9, 8.5], 500);
    expect(stakes.map((one) => Number(one.toFixed(2)))).toEqual([102.04, 58.82]);
    expect(Number(ifOpenWins.toFixed(2))).toBe(139.14);
    expect(ifOthersWin).toBeCloseTo(ifOpenWins, 9);
  });

  it('against one outcome are the hedge', () => {
    fc.assert(
      fc.property(money, money, price, (stake, returns, decimal) => {
        const one = hedge({ stake, returns }, decimal);
        const all = hedgeOfSeveral({ stake, returns }, [decimal], returns);
        expect(all.stakes[0]).toBeCloseTo(one.stake, 6);
        expect(all.ifOpenWins).toBeCloseTo(one.ifOpenWins, 6);
        expect(all.ifOthersWin).toBeCloseTo(one.ifHedgeWins, 4);
      }),
    );
  });
});
