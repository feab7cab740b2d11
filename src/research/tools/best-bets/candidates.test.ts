import { describe, expect, it } from 'vitest';
import type { Place } from '../../books/can-bet.ts';
import { bookOf, takesBetsWidely } from '../../books/registry.ts';
import { footballSlate, NOW, testReading } from '../../slate/test-slate.ts';
import { findCandidates } from './candidates.ts';
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
