import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OddsInputError } from '../odds/odds-input-error.ts';
import type { PricedOutcome } from './market.ts';
import { priceMarket } from './price-market.ts';
import { bestPick, rankPicks } from './rank-picks.ts';
import { anyMarket, NOW_MS, pricedOf } from './test-markets.ts';

const pass = (rest: Partial<PricedOutcome>) =>
  pricedOf({ verdict: 'pass', units: 0, confidence: 1, edge: -0.02, ...rest });
const ids = (picks: readonly PricedOutcome[]) => picks.map(({ marketId, outcome }) => `${marketId}/${outcome}`);

describe('the order of picks', () => {
  it('is bets, leans, passes; by stars; by growth at the stake; passes by their edge', () => {
    const picks = [
      pass({ marketId: 'p-far', eventId: '1', edge: -0.05 }),
      pass({ marketId: 'p-near', eventId: '2', edge: -0.01 }),
      pricedOf({ marketId: 'lean', eventId: '3', verdict: 'lean', confidence: 2, edge: 0.2, fairProbability: 0.6 }),
      pricedOf({ marketId: 'b4', eventId: '4', confidence: 4 }),
      pricedOf({ marketId: 'b4-more', eventId: '5', confidence: 4, units: 1 }),
      pricedOf({ marketId: 'b5', eventId: '6', confidence: 5, units: 0.25 }),
    ];
    expect(ids(rankPicks(picks, { count: 6 }))).toEqual(['b5/0', 'b4-more/0', 'b4/0', 'lean/0', 'p-near/0', 'p-far/0']);
  });

  it('falls back on ids, so that the order of the input is no matter', () => {
    const picks = ['c', 'a', 'b'].map((id) => pricedOf({ marketId: id, eventId: id }));
    expect(ids(rankPicks(picks, { count: 3 }))).toEqual(['a/0', 'b/0', 'c/0']);
    expect(ids(rankPicks([...picks].reverse(), { count: 3 }))).toEqual(['a/0', 'b/0', 'c/0']);
  });
});

describe('what may stand together', () => {
  it('is one outcome of a market, the better one', () => {
    const picks = [pricedOf({ outcome: 0, edge: 0.02 }), pricedOf({ outcome: 1, edge: 0.03 })];
    expect(ids(rankPicks(picks, { count: 3 }))).toEqual(['market/1']);
  });

  it('is two of an event, unless there are too few others', () => {
    const crowd = ['1', '2', '3', '4'].map((id) => pricedOf({ marketId: id, eventId: 'one', confidence: 5 }));
    const other = pass({ marketId: 'x', eventId: 'other' });
    expect(ids(rankPicks([...crowd, other], { count: 3 }))).toEqual(['1/0', '2/0', 'x/0']);
    expect(ids(rankPicks([...crowd, other], { count: 4 }))).toEqual(['1/0', '2/0', '3/0', 'x/0']);
    expect(ids(rankPicks([...crowd, other], { count: 2, maxPerEvent: 1 }))).toEqual(['1/0', 'x/0']);
  });

  it('is one side of a family: where the better market backs home, no other backs away', () => {
    const winner = { family: 'e|winner' };
    const picks = [
      pricedOf({ marketId: 'spread', outcome: 0, side: 'home', confidence: 5, ...winner }),
      pricedOf({ marketId: 'moneyline', outcome: 1, side: 'away', ...winner }),
      pass({ marketId: 'moneyline', outcome: 0, side: 'home', ...winner }),
      pass({ marketId: 'total', outcome: 1, side: 'under', family: 'e|total' }),
    ];
    expect(ids(rankPicks(picks, { count: 3 }))).toEqual(['spread/0', 'moneyline/0', 'total/1']);
  });

  it('is nothing when nothing is asked for or found', () => {
    expect(rankPicks([pricedOf({})], { count: 0 })).toEqual([]);
    expect(rankPicks([], { count: 3 })).toEqual([]);
    for (const count of [-1, 1.5, Number.NaN]) expect(() => rankPicks([], { count })).toThrow(OddsInputError);
    expect(() => rankPicks([], { count: 1, maxPerEvent: 0 })).toThrow(OddsInputError);
  });
});

describe('on any slate', () => {
  it('gives as many picks as markets allow, one a market, in order, the same whatever the input order', () => {
    fc.assert(
      fc.property(fc.array(anyMarket, { maxLength: 8 }), fc.integer({ min: 0, max: 10 }), (markets, count) => {
        const priced = markets.flatMap((market, i) =>
          priceMarket({ ...market, id: `market ${i}`, eventId: `event ${i % 3}` }, NOW_MS),
        );
        const picks = rankPicks(priced, { count });
        const marketIds = new Set(picks.map(({ marketId }) => marketId));
        expect(marketIds.size).toBe(picks.length);
        expect(picks.length).toBe(Math.min(count, new Set(priced.map(({ marketId }) => marketId)).size));
        const order = picks.map(({ verdict }) => ['bet', 'lean', 'pass'].indexOf(verdict));
        expect(order).toEqual([...order].sort());
        expect(rankPicks([...priced].reverse(), { count })).toEqual(picks);
        expect(bestPick(priced)).toBe(rankPicks(priced, { count: 1 })[0]);
        for (const pick of picks) {
          const rivals = priced.filter(({ marketId }) => marketId === pick.marketId);
          expect(rankPicks(rivals, { count: 1 })).toEqual([pick]);
          expect(bestPick(rivals)).toBe(pick);
        }
      }),
    );
  });
});
