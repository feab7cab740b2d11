import { describe, expect, it } from 'vitest';
import { takesBetsWidely } from '#research/books/registry.ts';
import type { Slate } from '#research/slate/slate.ts';
import { footballSlate, NOW, testReading } from '#research/slate/test-slate.ts';
import { findCandidates } from '#research/tools/best-bets/candidates.ts';
import type { Demands } from '#research/tools/best-bets/fit.ts';
import type { Limits } from '#research/tools/best-bets/limits.ts';
import { createFits, createPricings } from './pricing-memory.ts';

const BETS = { minDecimal: null, maxDecimal: null, side: null };
const nfl = testReading({ leagues: ['NFL'] });
const own = (...keys: string[]) => ({ ...BETS, own: { keys: new Set(keys), words: 'your sportsbooks' } });

const remembering = (slate: Slate): Slate => ({
  ...slate,
  events: slate.events.map((event) => ({
    ...event,
    markets: event.markets.map((market) => ({ ...market, pricings: createPricings() })),
  })),
});

describe('the memory of a market’s pricings', () => {
  it('is shared by those who have the same ones, or all at which bettors of many states can bet', () => {
    const slate = remembering(footballSlate());
    const pricedFor = (limits: typeof BETS, now = NOW) => findCandidates(slate, nfl, limits, now).map((c) => c.priced);
    const any = pricedFor(BETS);
    const mine = pricedFor(own('draftkings', 'fanduel'));
    expect(pricedFor(own('fanduel', 'draftkings', 'a_book_without_prices'))).toEqual(mine);
    expect(pricedFor(own('fanduel', 'draftkings')).every((priced, at) => priced === mine[at])).toBe(true);
    const widely = [...slate.bookTitles.keys()].filter(takesBetsWidely);
    expect(pricedFor(own(...widely)).every((priced, at) => priced === any[at])).toBe(true);
    expect(pricedFor(own('betmgm'))[0]).not.toBe(mine[0]);
    expect(pricedFor(own('draftkings', 'fanduel'), new Date(NOW.getTime() + 6_000))[0]).not.toBe(mine[0]);
  });

  it('keeps what was priced right, however many bettors with other books ask in between', () => {
    const slate = remembering(footballSlate());
    const booksOf = (key: string) =>
      new Set(findCandidates(slate, nfl, own(key), NOW).map(({ priced }) => priced.book));
    for (const round of [1, 2])
      for (const key of slate.bookTitles.keys()) expect([round, ...booksOf(key)]).toEqual([round, key]);
  });
});

describe('the memory of what fits', () => {
  const soon = (ms: number) => new Date(NOW.getTime() + ms);
  const kept = (slate: Slate): Slate => ({ ...slate, fits: createFits() });

  it('gives a crowd the same bets for a moment, and finds them anew after it', () => {
    const slate = kept(remembering(footballSlate()));
    const first = findCandidates(slate, nfl, BETS, NOW);
    expect(findCandidates(slate, nfl, BETS, soon(2_499)).every((bet, at) => bet === first[at])).toBe(true);
    expect(findCandidates(slate, nfl, BETS, soon(2_500)).some((bet, at) => bet === first[at])).toBe(false);
    expect(findCandidates(slate, nfl, BETS, soon(-1)).some((bet, at) => bet === first[at])).toBe(false);
  });

  it('never shifts an age by more than five seconds, however the two memories meet', () => {
    const slate = kept(remembering(footballSlate()));
    for (let ms = 0; ms < 20_000; ms += 700) {
      for (const { priced } of findCandidates(slate, nfl, BETS, soon(ms))) {
        const seen = Math.min(...priced.books.map(({ ageSeconds }) => ageSeconds));
        const fresh = findCandidates(footballSlate(), nfl, BETS, soon(ms)).find(
          (bet) => bet.priced.marketId === priced.marketId && bet.priced.outcome === priced.outcome,
        );
        const real = Math.min(...(fresh?.priced.books.map(({ ageSeconds }) => ageSeconds) ?? [seen]));
        expect(real - seen).toBeGreaterThanOrEqual(0);
        expect(real - seen).toBeLessThan(5);
      }
    }
  });

  it('knows wishes, books and games with other markets apart', () => {
    const slate = kept(remembering(footballSlate()));
    const wishes: [Demands, Limits][] = [
      [nfl, BETS],
      [testReading({ markets: ['moneyline'] }), BETS],
      [testReading({ markets: ['total'], side: 'over' }), BETS],
      [testReading({ line: 2.5 }), BETS],
      [{ ...testReading({}), near: 3 }, BETS],
      [testReading({ teams: [{ name: 'Buffalo Bills', league: 'NFL' }], markets: ['spread'] }), BETS],
      [nfl, { ...BETS, minDecimal: 1.95 }],
      [nfl, { ...BETS, maxDecimal: 1.95 }],
      [nfl, { ...BETS, side: 'underdog' }],
      [nfl, own('draftkings', 'fanduel')],
      [nfl, own('betmgm')],
    ];
    const halved = (all: Slate): Slate => ({
      ...all,
      events: all.events.map((event) => ({ ...event, markets: event.markets.slice(0, 1) })),
    });
    for (const _ of ['found', 'remembered']) {
      for (const [demands, limits] of wishes) {
        for (const of of [(all: Slate) => all, halved]) {
          const bets = (all: Slate) =>
            findCandidates(of(all), demands, limits, NOW).map(({ priced, selection }) => [priced, selection]);
          expect(bets(slate)).toEqual(bets(footballSlate()));
        }
      }
    }
  });
});
