import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fetchAll } from '../fetch-all.ts';
import { FeedError } from '../odds-feed.port.ts';
import { sendJson, sportsListing, startTestProvider, type TestProvider } from './test-provider.ts';
import { createTheOddsApiFeed, type TheOddsApiOptions } from './the-odds-api-feed.ts';

const API_KEY = 'secret-key-0123456789';
const now = new Date('2026-01-10T18:00:00Z');
const seen = '2026-01-10T17:59:00Z';
const never = new AbortController().signal;

const market = (key: string, outcomes: unknown[], more: object = {}) => ({ key, last_update: seen, outcomes, ...more });
const book = (key: string, markets: unknown[], more: object = {}) => ({
  key,
  title: key.toUpperCase(),
  last_update: seen,
  markets,
  ...more,
});
const event = (id: string, bookmakers: unknown, more: object = {}) => ({
  id,
  sport_key: 'americanfootball_nfl',
  sport_title: 'NFL',
  commence_time: '2026-01-10T23:00:00Z',
  home_team: 'Buffalo Bills',
  away_team: 'New York Jets',
  bookmakers,
  ...more,
});
const home = (price: unknown, point?: unknown) => ({ name: 'Buffalo Bills', price, point });
const away = (price: unknown, point?: unknown) => ({ name: 'New York Jets', price, point });

describe('the live odds adapter', () => {
  let provider: TestProvider;
  let logged: string[];
  beforeAll(async () => {
    provider = await startTestProvider();
  });
  afterAll(() => provider.close());
  beforeEach(() => {
    provider.asked.length = 0;
    logged = [];
  });

  const limits = { timeoutMs: 5_000, maxBytes: 1_000_000 };
  const SHORT = { ...limits, timeoutMs: 300 };
  const feed = (more: Partial<TheOddsApiOptions> = {}) =>
    createTheOddsApiFeed({
      baseUrl: provider.baseUrl,
      apiKey: API_KEY,
      logger: { info: (...words: unknown[]) => void logged.push(JSON.stringify(words)) },
      limits,
      ...more,
    });
  const serve = (events: unknown[], sport = 'americanfootball_nfl') => {
    provider.answer = (path, _request, response) =>
      sendJson(response, path === '/v4/sports' ? sportsListing(sport) : events, 200, {
        'x-requests-remaining': '497',
        'x-requests-last': '3',
      });
  };
  const pricesOf = async (events: unknown[], sport?: string) => {
    serve(events, sport);
    const batch = await fetchAll(feed(), now, never);
    return {
      refused: batch.refused,
      prices: batch.events.flatMap((e) =>
        e.prices.map((p) => `${p.market} ${p.selection} ${p.lineHundredths} ${p.oddsDecimal}`),
      ),
    };
  };

  it('asks for the active sports it covers, in American odds, and reports what is left of the credits', async () => {
    provider.answer = (path, _request, response) =>
      path === '/v4/sports'
        ? sendJson(response, [
            ...sportsListing('americanfootball_nfl', 'cricket_ipl', 'tennis_atp_munich'),
            { ...(sportsListing('basketball_nba')[0] as object), active: false },
            { ...(sportsListing('soccer_epl')[0] as object), has_outrights: true },
          ])
        : sendJson(response, [], 200, { 'x-requests-remaining': '480', 'x-requests-last': '3' });
    const batch = await fetchAll(feed(), now, never);
    const odds = provider.asked
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
    expect(logged.join()).not.toContain(API_KEY);
  });

  it('asks for the regions that are set, and for sharp books by name in a request of their own', async () => {
    const both = [book('novig', [market('h2h', [home(-110), away(105)])]), book('draftkings', [])];
    serve([event('x', both)]);
    const sharpBooks = ['pinnacle', 'novig'];
    const { costs, sharp, fetchOdds } = feed({ regions: ['us', 'us_ex'], sharpBooks });
    expect([costs, sharp?.cost]).toEqual([{ sport: 6, eventMarket: 2 }, 3]);
    const main = await fetchOdds(['americanfootball_nfl'], now, never);
    const second = await sharp!.fetchOdds(['americanfootball_nfl'], now, never);
    const asked = provider.asked.map((path) => new URL(path, 'http://x').searchParams);
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

  const good = [event('good', [book('a', [market('h2h', [home(-110), away(100)])])])];
  const deep = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`;
  it.each<[string, (response: import('node:http').ServerResponse) => void, RegExp]>([
    ['hangs before its headers', () => {}, /within 0.3 s/],
    ['hangs in its body', (r) => void r.writeHead(200).write('['), /within 0.3 s/],
    ['breaks off', (r) => void r.socket?.destroy(), /could not be reached|broke off/],
    ['answers 500', (r) => sendJson(r, { message: 'no' }, 500), /HTTP 500/],
    ['answers with a page', (r) => void r.writeHead(200).end('<html>maintenance</html>'), /JSON/],
    ['answers with half a JSON', (r) => void r.writeHead(200).end('[{"id":"a"'), /JSON/],
    ['answers with an object', (r) => sendJson(r, { message: 'hello' }), /list of events/],
    ['nests without end', (r) => void r.writeHead(200).end(deep), /JSON|list of events/],
    ['sends more than it may', (r) => void r.writeHead(200).end(`["${'x'.repeat(1_100_000)}"]`), /more than 1 MB/],
    ['redirects', (r) => void r.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(), /broke off|reached/],
  ])('loses only the sport that %s', async (_what, fault, reason) => {
    provider.answer = (path, _request, response) => {
      if (path === '/v4/sports') sendJson(response, sportsListing('americanfootball_nfl', 'basketball_nba'));
      else if (path.includes('basketball_nba')) fault(response);
      else sendJson(response, good);
    };
    const waits = reason.source.startsWith('within');
    const batch = await fetchAll(feed(waits ? { limits: SHORT } : {}), now, never);
    expect(batch.events.map(({ id }) => id)).toEqual(['the-odds-api:good']);
    expect(batch.failures.map(({ sportKey }) => sportKey)).toEqual(['basketball_nba']);
    expect(batch.failures[0]!.reason).toMatch(reason);
    expect(batch.completeSports).not.toContain('basketball_nba');
    expect(JSON.stringify(batch.failures)).not.toContain(API_KEY);
  });

  it.each<[string, number, object, Record<string, string>, RegExp, number | null]>([
    ['a refused key', 401, { error_code: 'INVALID_KEY' }, {}, /refused ODDS_API_KEY/, null],
    ['used-up credits', 401, { error_code: 'OUT_OF_USAGE_CREDITS' }, {}, /credits of ODDS_API_KEY are used up/, null],
    ['too many calls', 429, {}, { 'retry-after': '40' }, /pause/, 40],
    ['too many calls until a date', 429, {}, { 'retry-after': 'Sat, 10 Jan 2026 18:02:00 GMT' }, /pause/, 120],
    ['an outage', 503, {}, {}, /HTTP 503/, null],
  ])('fails in plain words on %s', async (_what, status, body, headers, words, retryAfterSeconds) => {
    for (const isDiscovery of [true, false]) {
      provider.answer = (path, _request, response) =>
        !isDiscovery && path === '/v4/sports'
          ? sendJson(response, sportsListing('americanfootball_nfl'))
          : sendJson(response, body, status, headers);
      const error = await fetchAll(feed(), now, never).catch((cause: unknown) => cause);
      expect(error).toBeInstanceOf(FeedError);
      expect((error as FeedError).message).toMatch(words);
      expect((error as FeedError).retryAfterSeconds).toBe(retryAfterSeconds);
      expect(JSON.stringify(error) + String((error as Error).stack)).not.toContain(API_KEY);
    }
  });

  it('asks no further after 429 and hands on the pause, keeping what it has', async () => {
    let answered = 0;
    provider.answer = (path, _request, response) => {
      if (path === '/v4/sports')
        sendJson(
          response,
          sportsListing('americanfootball_nfl', 'basketball_nba', 'baseball_mlb', 'icehockey_nhl', 'soccer_epl'),
        );
      else if (path.includes('americanfootball_nfl')) sendJson(response, good);
      else {
        answered += 1;
        sendJson(response, {}, 429, { 'retry-after': '25' });
      }
    };
    const batch = await fetchAll(feed(), now, never);
    expect(batch.events).toHaveLength(1);
    expect(batch.retryAfterSeconds).toBe(25);
    expect(batch.failures).toHaveLength(4);
    expect(answered).toBeLessThanOrEqual(2);
  });

  it('does not take a list that it cannot read for the end of a sport, and an empty one it does', async () => {
    provider.answer = (path, _request, response) => {
      if (path === '/v4/sports') sendJson(response, sportsListing('americanfootball_nfl', 'basketball_nba'));
      else sendJson(response, path.includes('basketball_nba') ? [] : [null, 1, {}]);
    };
    const batch = await fetchAll(feed(), now, never);
    expect(batch.completeSports).toContain('basketball_nba');
    expect(batch.completeSports).not.toContain('americanfootball_nfl');
    expect(batch.failures.map(({ sportKey }) => sportKey)).toEqual(['americanfootball_nfl']);
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

  it('falls back to the sports it knows when the provider has no list of sports', async () => {
    provider.answer = (path, _request, response) => {
      if (path === '/v4/sports') sendJson(response, {}, 404);
      else if (path.includes('americanfootball_nfl')) sendJson(response, good);
      else sendJson(response, {}, 404);
    };
    const batch = await fetchAll(feed(), now, never);
    expect(batch.events).toHaveLength(1);
    expect(batch.completeSports).toEqual(['americanfootball_nfl']);
  });

  it('gives up on a host that is not there after a few calls', async () => {
    provider.answer = (path, _request, response) => {
      if (path === '/v4/sports') sendJson(response, {}, 404);
      else response.socket?.destroy();
    };
    await expect(fetchAll(feed(), now, never)).rejects.toThrow(FeedError);
    expect(provider.asked.length).toBeLessThan(8);
  });

  it('ends at once when it is aborted', async () => {
    const controller = new AbortController();
    provider.answer = (path, _request, response) => {
      if (path === '/v4/sports') sendJson(response, sportsListing('americanfootball_nfl'));
      else controller.abort();
    };
    await expect(
      fetchAll(feed({ limits: { timeoutMs: 20_000, maxBytes: 1000 } }), now, controller.signal),
    ).rejects.toThrow(/abort/i);
  });
});
