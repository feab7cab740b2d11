import { describe, expect, it } from 'vitest';
import { fetchAll } from '../fetch-all.ts';
import { API_KEY, away, book, event, home, liveFeed, market, never, now } from './test-live-feed.ts';
import { sendJson, sportsListing } from './test-provider.ts';

describe('the live odds adapter', () => {
  const live = liveFeed();
  const { feed, serve, pricesOf } = live;

  it('asks for the active sports it covers, in American odds, and reports what is left of the credits', async () => {
    live.provider.answer = (path, _request, response) =>
      path === '/v4/sports'
        ? sendJson(response, [
            ...sportsListing('americanfootball_nfl', 'cricket_ipl', 'tennis_atp_munich'),
            { ...(sportsListing('basketball_nba')[0] as object), active: false },
            { ...(sportsListing('soccer_epl')[0] as object), has_outrights: true },
          ])
        : sendJson(response, [], 200, { 'x-requests-remaining': '480', 'x-requests-last': '3' });
    const batch = await fetchAll(feed(), now, never);
    const odds = live.provider.asked
      .map((path) => new URL(path, 'http://x'))
      .filter(({ pathname }) => pathname.endsWith('/odds'));
    expect(odds.map(({ pathname }) => pathname.split('/')[3]).sort()).toEqual([
      'americanfootball_nfl',
      'tennis_atp_munich',
    ]);
    expect(Object.fromEntries(odds[0]!.searchParams)).toEqual({
      regions: 'us',
      markets: 'h2h,spreads,totals',
      oddsFormat: 'american',
      dateFormat: 'iso',
      includeLinks: 'true',
      apiKey: API_KEY,
    });
    expect(batch).toMatchObject({
      events: [],
      creditsRemaining: 480,
      credits: { used: 6, remaining: 480, dearestCall: 3 },
      failures: [],
    });
    expect([...batch.completeSports].sort()).toEqual(['americanfootball_nfl', 'tennis_atp_munich']);
    expect(live.logged.join()).not.toContain(API_KEY);
  });

  it('asks for the regions that are set, and for sharp books by name in a request of their own', async () => {
    const both = [book('novig', [market('h2h', [home(-110), away(105)])]), book('draftkings', [])];
    serve([event('x', both)]);
    const sharpBooks = ['pinnacle', 'novig'];
    const { costs, sharp, fetchOdds } = feed({ regions: ['us', 'us_ex'], sharpBooks });
    expect([costs, sharp?.cost]).toEqual([{ sport: 6, eventMarket: 2 }, 3]);
    const main = await fetchOdds(['americanfootball_nfl'], now, never);
    const second = await sharp!.fetchOdds(['americanfootball_nfl'], now, never);
    const asked = live.provider.asked.map((path) => new URL(path, 'http://x').searchParams);
    expect(asked.map((query) => [query.get('regions'), query.get('bookmakers')])).toEqual([
      ['us,us_ex', null],
      [null, 'pinnacle,novig'],
    ]);
    // The main answer speaks for the one that its regions hold.
    expect(main.completeBooks).toEqual({ allBut: new Set(['pinnacle']) });
    expect(second.completeBooks).toEqual({ only: new Set(sharpBooks) });
    expect(second.books.map(({ key }) => key)).toEqual(['novig']);
    expect(
      feed({ sharpBooks: sharpBooks.flatMap((key) => Array.from({ length: 6 }, (_, n) => key + n)) }).sharp?.cost,
    ).toBe(6);
    expect(feed().sharp).toBeUndefined();
  });

  it('matches sides by name whatever their order, and reads draws, lines and totals', async () => {
    const soccer = event(
      's',
      [book('a', [market('h2h', [{ name: 'draw', price: 230 }, { name: ' new york jets', price: 310 }, home(-110)])])],
      { sport_key: 'soccer_epl' },
    );
    const nfl = event('n', [
      book('a', [
        market('spreads', [away(-105, 2.5), home(-115, -2.5)]),
        market('totals', [
          { name: 'Under', price: 100, point: 44.25 },
          { name: 'Over', price: -120, point: 44.25 },
        ]),
      ]),
    ]);
    const { prices, refused } = await pricesOf([soccer, nfl]);
    expect(prices.sort()).toEqual(
      [
        `moneyline away 0 4.1`,
        `moneyline draw 0 3.3`,
        `moneyline home 0 ${1 + 100 / 110}`,
        `spread away 250 ${1 + 100 / 105}`,
        `spread home -250 ${1 + 100 / 115}`,
        `total over 4425 ${1 + 100 / 120}`,
        'total under 4425 2',
      ].sort(),
    );
    expect(refused).toEqual({});
  });

  it.each([
    ['an answer in decimal odds as decimal', [home(1.8), away(2.1)], ['moneyline away 0 2.1', 'moneyline home 0 1.8']],
    ['positive American odds as American', [home(105), away(110)], ['moneyline away 0 2.1', 'moneyline home 0 2.05']],
    [
      'a draw called a tie',
      [home(105), away(110), { name: 'Tie', price: 300 }],
      ['moneyline away 0 2.1', 'moneyline draw 0 4', 'moneyline home 0 2.05'],
    ],
  ])('reads %s', async (_what, outcomes, expected) => {
    expect((await pricesOf([event('f', [book('a', [market('h2h', outcomes)])])])).prices.sort()).toEqual(expected);
  });

  it('keeps where each bet is taken: the outcome’s own address, else its market’s, else the game’s at the book', async () => {
    const link = (path: string) => `https://book.example/${path}`;
    const odds = [
      {
        ...book('a', [
          { ...market('h2h', [{ ...home(-110), link: link('home?btag=x') }, away(105)]), link: link('h2h') },
        ]),
      },
      { ...book('b', [market('h2h', [home(-110), away(105)])]), link: link('game') },
      book('c', [{ ...market('h2h', [home(-110), away(105)]), link: null }]),
    ];
    serve([event('l', odds)]);
    const batch = await fetchAll(feed(), now, never);
    expect(batch.events[0]!.prices.map(({ bookKey, selection, link: at }) => [bookKey, selection, at])).toEqual([
      ['a', 'home', link('home')],
      ['a', 'away', link('h2h')],
      ['b', 'home', link('game')],
      ['b', 'away', link('game')],
      ['c', 'home', undefined],
      ['c', 'away', undefined],
    ]);
  });

  it('reads what exchanges let bet against, as prices of their own', async () => {
    const exchange = book('novig', [
      market('h2h', [home(1.9), away(2.05)]),
      market('h2h_lay', [home(1.94), away(2.1)]),
      market('spreads_lay', [home(2.02, -2.5), away(1.98, 2.5)]),
      market('totals_lay', [
        { name: 'Over', price: 2, point: 44.5 },
        { name: 'Under', price: 2.04, point: 44.5 },
      ]),
    ]);
    expect(await pricesOf([event('x', [exchange])])).toEqual({
      refused: {},
      prices: [
        'moneyline home 0 1.9',
        'moneyline away 0 2.05',
        'moneyline_lay home 0 1.94',
        'moneyline_lay away 0 2.1',
        'spread_lay home -250 2.02',
        'spread_lay away 250 1.98',
        'total_lay over 4450 2',
        'total_lay under 4450 2.04',
      ],
    });
  });

  const over = (price: number, point?: number) => ({ name: 'Over', description: 'Josh Allen', price, point });
  it.each([
    ['a price of 1.0, and its partner', [market('h2h', [home(1), away(2.1)])], { bad_price: 1, incomplete_market: 1 }],
    ['prices that are no numbers', [market('h2h', [home('-110'), away(null)])], { bad_price: 2 }],
    [
      'American odds between -100 and 100',
      [market('h2h', [home(-110), away(50)])],
      { bad_price: 1, incomplete_market: 1 },
    ],
    [
      'outrights, also to lay, and half a market to lay',
      [market('outrights', [home(9)]), market('outrights_lay', [home(9)]), market('h2h_lay', [home(2)])],
      { unknown_market: 2, incomplete_market: 1 },
    ],
    [
      'a side that nobody plays for',
      [market('h2h', [home(-110), { name: 'Jets', price: 100 }])],
      { unknown_outcome: 1, incomplete_market: 1 },
    ],
    [
      'a draw in a spread',
      [market('spreads', [home(-110, -1), away(-110, 1), { name: 'Draw', price: 100, point: 0 }])],
      { unknown_outcome: 1 },
      2,
    ],
    ['a lone over', [market('player_pass_yds', [over(-110, 249.5)])], { incomplete_market: 1 }],
    ['lines off the quarter grid or absent', [market('spreads', [home(-110, -2.3), away(-110)])], { bad_line: 2 }],
    ['sides on different lines', [market('spreads', [home(-110, -2.5), away(-110, 3)])], { incomplete_market: 2 }],
    [
      'quotes made after the start',
      [market('h2h', [home(-110), away(100)], { last_update: '2026-01-10T23:00:00Z' })],
      { in_play: 2 },
    ],
    ['the same side twice', [market('h2h', [home(-110), home(-120), away(100)])], { duplicate: 1 }, 2],
    ['markets that are none', [null, 'h2h', { key: 'h2h' }, market('h2h', [null, 3])], { malformed: 4 }],
  ])('refuses %s', async (_what, markets, refused, accepted = 0) => {
    const result = await pricesOf([event('r', [book('a', markets)])]);
    expect(result.refused).toEqual(refused);
    expect(result.prices).toHaveLength(accepted);
  });

  it('takes the time of the book where the market has none, and refuses quotes without any', async () => {
    const sides = [home(-110), away(100)];
    const { prices, refused } = await pricesOf([
      event('t', [
        book('a', [market('h2h', sides, { last_update: null })]),
        book('b', [market('h2h', sides, { last_update: undefined })], { last_update: 'yesterday' }),
      ]),
    ]);
    expect(prices).toHaveLength(2);
    expect(refused).toEqual({ no_time: 2 });
  });

  it('keeps games without books and games under way, without prices', async () => {
    serve([
      event('none', undefined),
      event('begun', [book('a', [market('h2h', [home(-110), away(100)])])], { commence_time: '2026-01-10T17:59:59Z' }),
      event('nameless', [], { home_team: ' ' }),
    ]);
    const batch = await fetchAll(feed(), now, never);
    expect(batch.events.map(({ id, prices }) => [id, prices.length])).toEqual([
      ['the-odds-api:none', 0],
      ['the-odds-api:begun', 0],
    ]);
    expect(batch.refused).toEqual({ started: 2, malformed: 1 });
  });

  it('keeps the newest of an event or a book that is listed twice', async () => {
    const older = market('h2h', [home(-150), away(130)], { last_update: '2026-01-10T17:00:00Z' });
    const newer = market('h2h', [home(-160), away(140)]);
    const { prices, refused } = await pricesOf([
      event('d', [book('a', [newer])]),
      event('d', [book('a', [older])]),
      event('e', [book('a', [older]), book('a', [newer])]),
    ]);
    expect(prices.sort()).toEqual([
      'moneyline away 0 2.4',
      'moneyline away 0 2.4',
      'moneyline home 0 1.625',
      'moneyline home 0 1.625',
    ]);
    expect(refused).toEqual({ duplicate: 4 });
  });

  it('keeps half a character out of every name', async () => {
    const torn = event('e1', [book('one\ud83d', [market('h2h', [home(-110), away(-110)])])], {
      home_team: 'Buffalo\udc00 Bills',
    });
    serve([torn]);
    const batch = await fetchAll(feed(), now, never);
    expect(JSON.stringify(batch)).not.toMatch(/\\ud83d|\\udc00/);
    expect(batch.events[0]?.home).toBe('Buffalo  Bills');
  });
});
