import { describe, expect, it } from 'vitest';
import type { Reading } from '../../language/reading.ts';
import { leagueOf } from '../../slate/leagues.ts';
import { demoSlateAt } from '../../slate/test-demo-slate.ts';
import { footballSlate, NOW, testReading } from '../../slate/test-slate.ts';
import { PICK_ORDERS } from './pick-orders.ts';
import { searchSlate } from './search.ts';

const MOMENT = new Date('2026-11-23T18:30:00Z');
const SLATE = await demoSlateAt(MOMENT);
const find = (wish: Partial<Reading>) => searchSlate(SLATE, testReading(wish), { wanted: 5, maxPerEvent: 2 }, MOMENT);

describe('what a wish asks of bets', () => {
  it('holds of stars: each has as many as were asked for', () => {
    const { found } = find({ minConfidence: 4 });
    expect(found.length).toBeGreaterThan(1);
    for (const { priced } of found) expect(priced.confidence).toBeGreaterThanOrEqual(4);
  });

  it('holds of edges, and says what the largest is where none is so large', () => {
    for (const { priced } of find({ minEdge: 0.04 }).found) expect(priced.edge).toBeGreaterThanOrEqual(0.04);
    expect(find({ minEdge: 0.9 }).instead.join(' ')).toMatch(
      /^No bet that fits has an edge of 90\.0% or more at the moment; the largest is \d+\.\d%\.$/,
    );
  });

  it('is of as many sports as bets, where one of each is asked for', () => {
    const { found } = find({ perLeague: true });
    expect(found.length).toBeGreaterThan(2);
    expect(new Set(found.map(({ event }) => leagueOf(event.sportKey))).size).toBe(found.length);
  });

  it('is said to be met by none where none has so many stars, and what there is is something else', () => {
    const { instead } = searchSlate(
      footballSlate(),
      testReading({ minConfidence: 5, minDecimal: 2.5 }),
      { wanted: 3, maxPerEvent: 2 },
      NOW,
    );
    expect(instead.join(' ')).toMatch(/^No bet that fits has 5 stars at the moment; the most that one has is [1-4]\.$/);
  });

  it.each(['chance', 'longest', 'shortest', 'start', 'edge'] as const)(
    'puts them in order by %s, those worth a stake first',
    (order) => {
      const priced = find({ order }).found.map((one) => one.priced);
      const sorted = [...priced].sort(
        (a, b) => Number(a.verdict === 'pass') - Number(b.verdict === 'pass') || PICK_ORDERS[order](a, b),
      );
      expect(priced.length).toBeGreaterThan(1);
      expect(priced).toEqual(sorted);
    },
  );

  it('finds the likeliest of all, not the likeliest of the best', () => {
    const [likeliest] = find({ order: 'chance' }).found;
    const [best] = find({}).found;
    expect(likeliest?.priced.fairProbability).toBeGreaterThan(best?.priced.fairProbability ?? 1);
  });

  it('stands at one of the books that were named, and says only of none of them that it is not there', () => {
    const { found, instead } = find({ books: ['DraftKings', 'Bovada'] });
    expect(found.length).toBeGreaterThan(0);
    for (const { priced } of found) expect(priced.book).toBe('draftkings');
    expect(instead).toEqual([]);
  });
});
