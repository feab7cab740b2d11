import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { combine, meets, targetPrice } from './target-price.ts';

const option = fc.record({
  decimal: fc.integer({ min: 105, max: 900 }).map((hundredths) => hundredths / 100),
  score: fc.integer({ min: -100, max: 100 }),
});

type Way = { count: number; decimal: number; score: number };
type Priced = { decimal: number; score: number };

/** Every way to take at most one of each group, by trying them all. */
function everyWay([group, ...others]: readonly (readonly Priced[])[]): Way[] {
  if (!group) return [{ count: 0, decimal: 1, score: 0 }];
  return everyWay(others).flatMap((way) => [
    way,
    ...group.map(({ decimal, score }) => ({
      count: way.count + 1,
      decimal: way.decimal * decimal,
      score: way.score + score,
    })),
  ]);
}

/** What two or three of the prices 1.5, 1.6, ... cost together where they meet a target. */
function pairsAndMore(decimal: number, count: number): number[] {
  const places = Array.from({ length: count }, (_, at) => at);
  const price = (at: number) => 1.5 + at / 10;
  const target = targetPrice(decimal);
  return places.flatMap((a) =>
    places
      .slice(a + 1)
      .flatMap((b) => [
        ...(meets(target, price(a) * price(b)) ? [a + b] : []),
        ...places
          .slice(b + 1)
          .flatMap((c) => [
            ...(meets(target, price(a) * price(b) * price(c)) ? [a + b + c] : []),
            ...places
              .slice(c + 1)
              .flatMap((d) => (meets(target, price(a) * price(b) * price(c) * price(d)) ? [a + b + c + d] : [])),
          ]),
      ]),
  );
}

describe('legs for a target price', () => {
  it('are the best of all that meet it, and none where none does', () => {
    const groups = fc.array(fc.array(option, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 });
    const asked = fc.record({ decimal: fc.integer({ min: 2, max: 60 }), least: fc.integer({ min: 1, max: 3 }) });
    fc.assert(
      fc.property(groups, asked, fc.constantFrom(1, 1.91), (lists, { decimal, least }, start) => {
        const target = targetPrice(decimal);
        const named = lists.map((list) => list.map((one, at) => ({ ...one, value: `${at} ${one.decimal}` })));
        const { best } = combine(named, { least, most: 4 }, target, start);
        const met = everyWay(lists).filter((way) => way.count >= least && meets(target, way.decimal * start));
        const most = Math.max(...met.map(({ score }) => score));
        expect(best?.score ?? Number.NEGATIVE_INFINITY).toBe(most);
        if (best) {
          expect(meets(target, best.decimal)).toBe(true);
          const product = best.values.reduce<number>((all, value) => all * Number(value.split(' ')[1]), start);
          expect(best.decimal).toBeCloseTo(product, 6);
        }
      }),
      { seed: 16 },
    );
  });

  it('are the best of many at one price, and near the best of many prices', () => {
    const alike = Array.from({ length: 20 }, (_, score) => [{ decimal: 2, score, value: score }]);
    expect(combine(alike, { least: 2, most: 2 }, targetPrice(4), 1).best?.values).toEqual([18, 19]);
    const apart = Array.from({ length: 20 }, (_, at) => [{ decimal: 1.5 + at / 10, score: -at, value: at }]);
    const { best } = combine(apart, { least: 2, most: 10 }, targetPrice(8), 1);
    expect(best?.score).toBe(-Math.min(...pairsAndMore(8, 20)));
  });

  it('are within 15% however a price is written', () => {
    const { least, most } = targetPrice(7);
    expect([least, most].map((decimal) => Math.round((decimal - 1) * 100))).toEqual([510, 690]);
    expect(meets(targetPrice(7), 6.1)).toBe(true);
    expect(meets(targetPrice(7), 7.91)).toBe(false);
  });

  it('are told to be none of a long list only where none of it is well within the target', () => {
    const long = fc.array(fc.array(option, { minLength: 1, maxLength: 2 }), { minLength: 15, maxLength: 18 });
    fc.assert(
      fc.property(long, fc.integer({ min: 300, max: 3000 }), (lists, hundredths) => {
        const target = targetPrice(hundredths / 100, 0.03);
        const named = lists.map((list) => list.map((one) => ({ ...one, value: one.decimal })));
        const { best } = combine(named, { least: 2, most: 2 }, target, 1);
        const all = lists.flatMap((list, at) => list.map(({ decimal }) => ({ at, decimal })));
        const inner = targetPrice(hundredths / 100, 0.025);
        const isAny = all.some((a) => all.some((b) => a.at < b.at && meets(inner, a.decimal * b.decimal)));
        if (isAny) expect(best).not.toBeNull();
      }),
      { numRuns: 200 },
    );
  });

  it('tell the nearest that can be had where none meets it', () => {
    const groups = [[{ decimal: 2, score: 0, value: 'a' }], [{ decimal: 3, score: 0, value: 'b' }]];
    expect(combine(groups, { least: 2, most: 2 }, targetPrice(20), 1)).toEqual({
      best: null,
      nearest: expect.closeTo(6, 9),
    });
  });
});
