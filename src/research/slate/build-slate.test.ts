import { describe, expect, it } from 'vitest';
import { testEvent, twoSides } from '../../server/features/slate/test-feed.ts';
import { buildSlate } from './build-slate.ts';
import type { FeedPrice } from './price.ts';
import type { StoredSlate } from './stored-slate.ts';
import { recordedSlate } from './test-recorded-slate.ts';

const now = new Date('2026-01-10T18:00:00Z');
const earlier = new Date('2026-01-10T17:50:00Z');
const startsAt = new Date('2026-01-10T23:00:00Z');

function marketsOf(prices: FeedPrice[], sportKey = 'icehockey_nhl', start = startsAt) {
  const { prices: _, ...event } = testEvent('e', start, [], { sportKey });
  const stored: StoredSlate = {
    version: 1,
    events: new Map([[event.id, event]]),
    prices: new Map([[event.id, prices]]),
    bookTitles: new Map([['a', 'Book A']]),
    facts: new Map(),
  };
  const slate = buildSlate(stored, 'live', now);
  return { slate, markets: slate.events.flatMap((e) => e.markets) };
}

const fromAwaysSide = (price: FeedPrice): FeedPrice =>
  /^(alternate_spread|spread_lay)$/.test(price.market) && price.selection === 'away'
    ? { ...price, lineHundredths: Math.abs(price.lineHundredths) }
    : price;

describe('the built slate', () => {
  it('reads a spread from the home side, whichever way it was stored', () => {
    const { markets } = marketsOf([
      ...twoSides('a', 'spread', -1.5, { away: 1.6, home: 2.4 }, now),
      ...twoSides('b', 'spread', 1.5, { home: 1.4, away: 2.9 }, now),
      ...twoSides('c', 'spread', 0, { home: 1.9, away: 1.9 }, now),
    ]);
    expect(markets.map(({ id, lineHundredths, quotes }) => [id, lineHundredths, quotes[0]!.decimals])).toEqual([
      ['test:e|spread||-150', -150, [2.4, 1.6]],
      ['test:e|spread||150', 150, [1.4, 2.9]],
      ['test:e|spread||0', 0, [1.9, 1.9]],
    ]);
  });

  it('leaves out a book that does not offer every outcome, and a market that no book offers whole', () => {
    const { markets, slate } = marketsOf([
      ...twoSides('a', 'total', 5.5, { over: 1.9, under: 1.9 }, now),
      ...twoSides('b', 'total', 5.5, { over: 2 }, now),
      ...twoSides('b', 'total', 6.5, { under: 1.5 }, now),
    ]);
    expect(markets).toHaveLength(1);
    expect(markets[0]!.quotes.map(({ bookKey }) => bookKey)).toEqual(['a']);
    expect([...slate.bookTitles]).toEqual([
      ['a', 'Book A'],
      ['b', 'b'],
    ]);
  });

  it('takes soccer as a three-way bet only', () => {
    const { markets } = marketsOf(
      [
        ...twoSides('a', 'moneyline', 0, { away: 3, draw: 3.3, home: 2.4 }, now),
        ...twoSides('b', 'moneyline', 0, { home: 1.7, away: 2.1 }, now),
      ],
      'soccer_epl',
    );
    expect(markets.map(({ outcomes, quotes }) => [outcomes, quotes.length, quotes[0]!.decimals])).toEqual([
      [['home', 'draw', 'away'], 1, [2.4, 3.3, 3]],
    ]);
  });

  it('elsewhere never mixes the result after regular time with the final result', () => {
    const regular = twoSides('a', 'moneyline', 0, { home: 2.4, draw: 4, away: 2.9 }, now);
    const final = twoSides('b', 'moneyline', 0, { home: 1.8, away: 2.1 }, now);
    expect(marketsOf([...regular, ...final]).markets.map((m) => [m.outcomes, m.quotes.map((q) => q.bookKey)])).toEqual([
      [['home', 'away'], ['b']],
    ]);
  });

  it('elsewhere has the result after regular time where no book sells the final result, of the books that do alone', () => {
    const regular = ['a', 'c'].flatMap((book) =>
      twoSides(book, 'moneyline', 0, { home: 2.4, draw: 4, away: 2.9 }, now),
    );
    const half = twoSides('b', 'moneyline', 0, { home: 1.8, draw: 15 }, now);
    const found = marketsOf([...regular, ...half], 'boxing_boxing').markets;
    expect(found.map((m) => [m.outcomes, m.quotes.map((q) => [q.bookKey, ...q.decimals])])).toEqual([
      [
        ['home', 'draw', 'away'],
        [
          ['a', 2.4, 4, 2.9],
          ['c', 2.4, 4, 2.9],
        ],
      ],
    ]);
  });

  it('counts a quote as old as its oldest price, and keeps yes and no apart from over and under', () => {
    const anytime = twoSides('a', 'prop:player_goal_scorer_anytime', 0, { yes: 2.5, no: 1.5 }, now, 'Jack Eichel');
    const { markets, slate } = marketsOf([anytime[0]!, { ...anytime[1]!, quotedAt: earlier }]);
    expect(markets).toMatchObject([
      { player: 'Jack Eichel', outcomes: ['yes', 'no'], quotes: [{ quotedAt: earlier }] },
    ]);
    expect(slate.asOf).toEqual(now);
  });

  it('joins alternate lines with the main ones of the same number, each book once and its main quote first', () => {
    const { markets } = marketsOf(
      [
        ...twoSides('a', 'spread', -1.5, { home: 2.4, away: 1.6 }, now),
        ...twoSides('a', 'alternate_spread', -1.5, { home: 2.5, away: 1.55 }, now),
        ...twoSides('a', 'alternate_spread', -2.5, { home: 3.2, away: 1.3 }, now),
        ...twoSides('b', 'alternate_total', 6.5, { over: 2.1, under: 1.75 }, now),
        ...twoSides('c', 'total', 6.5, { over: 2, under: 1.8 }, now),
      ].map(fromAwaysSide),
    );
    expect(
      markets.map(({ id, quotes }) => [id, quotes.map(({ bookKey, decimals }) => [bookKey, ...decimals])]),
    ).toEqual([
      ['test:e|spread||-150', [['a', 2.4, 1.6]]],
      [
        'test:e|total||650',
        [
          ['b', 2.1, 1.75],
          ['c', 2, 1.8],
        ],
      ],
      ['test:e|spread||-250', [['a', 3.2, 1.3]]],
    ]);
  });

  it('carries what an exchange lets bet against beside its own prices, and offers it as no market', () => {
    const { markets } = marketsOf([
      ...twoSides('a', 'moneyline', 0, { home: 1.9, away: 1.9 }, now),
      ...twoSides('x', 'moneyline', 0, { home: 1.95, away: 2 }, now),
      ...twoSides('x', 'moneyline_lay', 0, { away: 2.06, home: 2 }, now),
      ...twoSides('x', 'spread', -1.5, { home: 2.4, away: 1.6 }, now),
      ...twoSides('x', 'spread_lay', -1.5, { home: 2.5, away: 1.66 }, now).map(fromAwaysSide),
      ...twoSides('x', 'total', 6.5, { over: 1.9, under: 1.98 }, now),
      ...twoSides('x', 'total_lay', 7.5, { over: 2.4, under: 1.7 }, now),
    ]);
    expect(markets.map(({ market, quotes }) => [market, quotes.map(({ bookKey, lay }) => [bookKey, lay])])).toEqual([
      [
        'moneyline',
        [
          ['a', undefined],
          ['x', [2, 2.06]],
        ],
      ],
      ['spread', [['x', [2.5, 1.66]]]],
      ['total', [['x', undefined]]],
    ]);
  });

  it('carries no lay prices where not every outcome can be bet against', () => {
    const { markets } = marketsOf(
      [
        ...twoSides('x', 'moneyline', 0, { home: 2.4, draw: 3.3, away: 3 }, now),
        ...twoSides('x', 'moneyline_lay', 0, { home: 2.5, away: 3.2 }, now),
      ],
      'soccer_epl',
    );
    expect(markets[0]!.quotes).toEqual([{ bookKey: 'x', decimals: [2.4, 3.3, 3], quotedAt: now }]);
  });

  const [recorded] = recordedSlate('reconstructed_soccer_fifa_world_cup_2026-04-16.json.gz');
  it.skipIf(!recorded)('finds the lay prices of four recorded exchanges, none below the price of its own back', () => {
    const markets = recorded!.slate.events.flatMap((event) => event.markets);
    expect(new Set(markets.map(({ market }) => market))).toEqual(new Set(['moneyline', 'spread', 'total']));
    const laid = markets.flatMap(({ quotes }) => quotes.filter(({ lay }) => lay !== undefined));
    expect(new Set(laid.map(({ bookKey }) => bookKey))).toEqual(
      new Set(['betfair_ex_au', 'betfair_ex_eu', 'betfair_ex_uk', 'smarkets']),
    );
    expect(laid).toHaveLength(4 * 24);
    for (const { decimals, lay } of laid)
      for (const [at, back] of decimals.entries()) expect(lay![at]!).toBeGreaterThan(back);
  });

  it('forgets games that began more than six hours ago', () => {
    const began = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
    expect(marketsOf([], 'icehockey_nhl', began(5.9)).slate.events).toHaveLength(1);
    expect(marketsOf([], 'icehockey_nhl', began(6)).slate.events).toHaveLength(0);
  });
});
