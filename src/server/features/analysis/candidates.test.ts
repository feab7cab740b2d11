import { describe, expect, it } from 'vitest';
import { findCandidates } from './candidates.ts';
import { footballSlate, NOW, testReading } from './test-slate.ts';

const BETS = { minDecimal: null, maxDecimal: null, side: null };
const nfl = testReading({ leagues: ['NFL'] });

const own = (...keys: string[]) => ({ ...BETS, own: { keys: new Set(keys), words: 'your sportsbooks' } });

describe('pricing for the books a bettor has', () => {
  it('is shared by those who have the same ones, or all of them', () => {
    const slate = footballSlate();
    const pricedFor = (limits: typeof BETS, now = NOW) => findCandidates(slate, nfl, limits, now).map((c) => c.priced);
    const any = pricedFor(BETS);
    const mine = pricedFor(own('draftkings', 'fanduel'));
    expect(pricedFor(own('fanduel', 'draftkings', 'a_book_without_prices'))).toEqual(mine);
    expect(pricedFor(own('fanduel', 'draftkings')).every((priced, at) => priced === mine[at])).toBe(true);
    expect(pricedFor(own(...slate.bookTitles.keys())).every((priced, at) => priced === any[at])).toBe(true);
    expect(pricedFor(own('betmgm'))[0]).not.toBe(mine[0]);
    expect(pricedFor(own('draftkings', 'fanduel'), new Date(NOW.getTime() + 6_000))[0]).not.toBe(mine[0]);
  });

  it('keeps what was priced right, however many bettors with other books ask in between', () => {
    const slate = footballSlate();
    const booksOf = (key: string) =>
      new Set(findCandidates(slate, nfl, own(key), NOW).map(({ priced }) => priced.book));
    for (const round of [1, 2])
      for (const key of slate.bookTitles.keys()) expect([round, ...booksOf(key)]).toEqual([round, key]);
  });

  it('takes no price where none can be had, and changes nobody’s fair chance', () => {
    const slate = footballSlate();
    expect(findCandidates(slate, nfl, own(), NOW)).toEqual([]);
    const total = (limits: typeof BETS) =>
      findCandidates(slate, testReading({ leagues: ['NFL'], markets: ['total'] }), limits, NOW)[0]?.priced;
    expect(total(own('bet365'))?.consensusProbability).toBeCloseTo(total(BETS)?.consensusProbability ?? 0, 2);
  });
});
