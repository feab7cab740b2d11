import { describe, expect, it } from 'vitest';
import type { Place } from '../../books/can-bet.ts';
import { bookOf, takesBetsWidely } from '../../books/registry.ts';
import type { SlateEvent, SlateMarket } from '../../slate/slate.ts';
import { demoSlateAt } from '../../slate/test-demo-slate.ts';
import { footballSlate, NOW, testReading } from '../../slate/test-slate.ts';
import { bestOfEachBet, findCandidates, priceSelections } from './candidates.ts';
import { searchSlate } from './search.ts';

const BETS = { minDecimal: null, maxDecimal: null, side: null };
const nfl = testReading({ leagues: ['NFL'] });

const own = (...keys: string[]) => ({ ...BETS, own: { keys: new Set(keys), words: 'your sportsbooks' } });

describe('pricing for the books a bettor has', () => {
  it('takes no price where none can be had, and changes nobody’s fair chance', () => {
    const slate = footballSlate();
    expect(findCandidates(slate, nfl, own(), NOW)).toEqual([]);
    const total = (limits: typeof BETS) =>
      findCandidates(slate, testReading({ leagues: ['NFL'], markets: ['total'] }), limits, NOW)[0]?.priced;
    expect(total(own('bet365'))?.consensusProbability).toBeCloseTo(total(BETS)?.consensusProbability ?? 0, 2);
  });
});

describe('where a pick may stand', () => {
  const size = { wanted: 30, maxPerEvent: 30 };
  const booksFor = (place: Place) => {
    const { found } = searchSlate(footballSlate(), nfl, size, NOW, { place });
    return new Set(found.map(({ priced }) => priced.book));
  };

  it('is never a book abroad, whatever it pays', () => {
    const slate = footballSlate();
    const quoted = slate.events.flatMap(({ markets }) => markets.flatMap(({ quotes }) => quotes));
    expect(quoted.some(({ bookKey }) => bookKey === 'pinnacle')).toBe(true);
    for (const key of booksFor({ sportsbooks: [], state: null })) expect(takesBetsWidely(key), key).toBe(true);
  });

  it('is in the bettor’s state, also when what was asked for is widened', () => {
    for (const state of ['NV', 'VT', 'CA'] as const)
      for (const key of booksFor({ sportsbooks: [], state })) expect(bookOf(key).states, key).toContain(state);
    expect(booksFor({ sportsbooks: [], state: 'CA' })).toEqual(new Set());
    expect(booksFor({ sportsbooks: ['draftkings'], state: 'CA' }).has('draftkings')).toBe(true);
  });
});

describe('where no line was asked for', () => {
  const now = new Date('2026-06-03T18:00:00Z');
  const isSame = (a: SlateMarket, b: SlateMarket) => a.market === b.market && a.player === b.player;

  it('a line that few of the books quote is no main line', async () => {
    const { events } = await demoSlateAt(now);
    let left = 0;
    for (const found of findCandidates({ ...footballSlate(), events }, testReading({}), BETS, now)) {
      const quoted = found.event.markets
        .filter((other) => isSame(other, found.market))
        .map(({ quotes }) => quotes.length);
      expect(2 * found.market.quotes.length, found.market.market).toBeGreaterThanOrEqual(Math.max(...quoted) - 1);
      left += quoted.filter((books) => 2 * books < Math.max(...quoted)).length;
    }
    expect(left).toBeGreaterThan(100);
  });

  it('half a run is no run line, unless there is nothing else', async () => {
    const { events } = await demoSlateAt(now);
    const isRunLine = ({ market, quotes }: SlateMarket) => market === 'spread' && quotes.length > 5;
    const game = events.find((event) => event.sportKey === 'baseball_mlb' && event.markets.some(isRunLine));
    const runLine = game?.markets.find(isRunLine);
    if (!game || !runLine) throw new Error('the demo has no run line');
    const { pricings: _, ...market } = runLine;
    const half = { ...market, id: 'half', lineHundredths: -50 };
    const linesOf = (markets: SlateMarket[]) => {
      const event: SlateEvent = { ...game, markets };
      const candidates = markets.flatMap((one) => [...priceSelections(event, one, now, null)]);
      return bestOfEachBet(candidates, null).map((one) => one.market.lineHundredths);
    };
    expect(linesOf([half, market])).toEqual([market.lineHundredths]);
    expect(linesOf([half])).toEqual([-50]);
  });
});
