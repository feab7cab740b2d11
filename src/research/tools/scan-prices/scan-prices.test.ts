import { describe, expect, it } from 'vitest';
import { ScanPricesInput, ScanPricesResult, type ScanRow } from '#contract/research/scans.ts';
import { footballSlate, NOW, type TestMarket, testEvent, testSlate } from '../../slate/test-slate.ts';
import { ANY_BETTOR } from '../../words/bettor.ts';
import { worldOf } from '../test-worlds.ts';
import type { World } from '../world.ts';
import { scanPrices } from './scan-prices.ts';
import { type Prices, quoted } from './test-quoted.ts';

const ask = (world: World, input: object) => scanPrices(ScanPricesInput.parse({ kind: 'arbitrage', ...input }), world);

function scanned(world: World, input: object = {}): ScanPricesResult {
  const outcome = ask(world, input);
  if (!outcome.ok) throw new Error(outcome.message);
  expect(ScanPricesResult.parse(outcome.data)).toEqual(outcome.data);
  expect(outcome.verdicts).toBe(0);
  return outcome.data;
}

const covers = (rows: readonly ScanRow[]) => rows.flatMap((row) => (row.kind === 'cover' ? [row] : []));
const middles = (rows: readonly ScanRow[]) => rows.flatMap((row) => (row.kind === 'middle' ? [row] : []));
const gaps = (rows: readonly ScanRow[]) => rows.flatMap((row) => (row.kind === 'gap' ? [row] : []));

const OVER_UNDER = ['over', 'under'] as const;

const game = (markets: TestMarket[], more: { sportKey?: string; inHours?: number } = {}) =>
  testEvent('g1', { home: 'Kansas City Chiefs', away: 'Buffalo Bills', markets, ...more });
const worldWith = (markets: TestMarket[], rest: Partial<World> = {}, more: { sportKey?: string } = {}) =>
  worldOf(testSlate([game(markets, more)]), NOW, rest);

/** The same world with one book's quotes so many minutes older. */
function aged(world: World, bookKey: string, minutes: number): World {
  const events = world.slate.events.map((event) => ({
    ...event,
    markets: event.markets.map((market) => ({
      ...market,
      quotes: market.quotes.map((quote) =>
        quote.bookKey === bookKey
          ? { ...quote, quotedAt: new Date(quote.quotedAt.getTime() - minutes * 60_000) }
          : quote,
      ),
    })),
  }));
  return { ...world, slate: { ...world.slate, events } };
}

const ARB: Prices = { draftkings: [2.1, 1.8], fanduel: [1.8, 2.1], betmgm: [1.9, 1.9] };

describe('arbitrage', () => {
  it('takes every side at another book, with stakes to the cent and what each ending leaves', () => {
    const { rows, total, answer } = scanned(worldWith([quoted(ARB)], {}, { sportKey: 'basketball_nba' }), {
      stakeCents: 10_001,
    });
    expect(total).toBe(1);
    const [row] = covers(rows);
    expect(row?.sides.map(({ bookKey, pick, text, stakeCents }) => [bookKey, pick, text, stakeCents])).toEqual([
      ['draftkings', 'Kansas City Chiefs moneyline', '+110', 5001],
      ['fanduel', 'Buffalo Bills moneyline', '+110', 5000],
    ]);
    expect(row?.endings).toEqual([
      { ending: 'Winner: Kansas City Chiefs', cents: 501, text: '+$5.01' },
      { ending: 'Winner: Buffalo Bills', cents: 499, text: '+$4.99' },
    ]);
    expect(row).toMatchObject({
      worstCents: 499,
      bestCents: 501,
      totalCents: 10_001,
      returnText: '+5.00%',
      hold: 1 - 2.1 / 2,
    });
    expect(answer).toContain('The best returns +5.00%, in Bills @ Chiefs: ');
    expect(answer).toContain('from $4.99 (Winner: Buffalo Bills) to $5.01');
  });

  it('counts the number on which both stakes come back, and the tie of an NFL game', () => {
    const total = quoted(ARB, { market: 'total', outcomes: OVER_UNDER, line: 48 });
    const [whole] = covers(scanned(worldWith([total])).rows);
    expect(whole?.endings.map(({ ending, cents }) => [ending, cents])).toEqual([
      ['Under 48', 500],
      ['exactly 48 points', 0],
      ['Over 48', 500],
    ]);
    expect([whole?.worstCents, whole?.bestCents]).toEqual([0, 500]);
    const [winner] = covers(scanned(worldWith([quoted(ARB)])).rows);
    expect(winner?.endings.map(({ cents }) => cents)).toEqual([500, 500, 0]);
    const [half] = covers(scanned(worldWith([{ ...total, line: 48.5 }])).rows);
    expect([half?.worstCents, half?.endings.length]).toEqual([500, 2]);
  });

  it('settles a quarter line by halves', () => {
    const quarter = quoted(ARB, { market: 'spread', line: -0.25 });
    const [row] = covers(scanned(worldWith([quarter], {}, { sportKey: 'soccer_epl' })).rows);
    // A draw: half of the home stake is lost, half of the away stake wins at 2.1.
    expect(row?.endings.map(({ ending, cents }) => [ending, cents])).toEqual([
      ['Buffalo Bills +0.25', 500],
      ['a tie', 250],
      ['Kansas City Chiefs -0.25', 500],
    ]);
  });

  it('takes all three sides of a match', () => {
    const three = {
      market: 'moneyline',
      outcomes: ['home', 'draw', 'away'] as const,
      decimals: [2.6, 3, 2.6],
      books: ['draftkings', 'fanduel', 'betmgm'],
      except: { draftkings: [3.1, 3, 2.6], fanduel: [2.6, 3.4, 2.6], betmgm: [2.6, 3, 3.1] },
    };
    const [row] = covers(scanned(worldWith([three], {}, { sportKey: 'soccer_epl' })).rows);
    expect(row?.sides.map(({ bookKey }) => bookKey)).toEqual(['draftkings', 'fanduel', 'betmgm']);
    expect(row?.endings.map(({ ending }) => ending)).toEqual([
      'Winner: Kansas City Chiefs',
      'Draw',
      'Winner: Buffalo Bills',
    ]);
    expect(row?.returnShare).toBeCloseTo(1 / (2 / 3.1 + 1 / 3.4) - 1, 12);
  });

  it('is none of books of one operator, of one book alone, or of books that no state has together', () => {
    const pair = (a: string, b: string): Prices => ({ [a]: [2.1, 1.8], [b]: [1.8, 2.1] });
    const found = (prices: Prices, rest: Partial<World> = {}) => scanned(worldWith([quoted(prices)], rest)).total;
    expect(found(pair('betrivers', 'ballybet'))).toBe(0);
    expect(found(pair('hardrockbet_az', 'hardrockbet_fl'))).toBe(0);
    expect(found({ draftkings: [2.1, 2.1], fanduel: [1.8, 1.8] })).toBe(0);
    expect(found(pair('hardrockbet_fl', 'betparx'))).toBe(0);
    const own = { bettor: { ...ANY_BETTOR, sportsbooks: ['hardrockbet_fl', 'betparx'] } };
    expect(found(pair('hardrockbet_fl', 'betparx'), own)).toBe(1);
    const [row] = covers(scanned(worldWith([quoted(pair('circasports', 'ballybet'))])).rows);
    expect(row?.states).toEqual(['CO', 'IA']);
  });

  it('is only at books where this bettor can bet', () => {
    expect(scanned(worldWith([quoted({ pinnacle: [2.1, 1.8], fanduel: [1.8, 2.1], betmgm: [1.9, 1.9] })])).total).toBe(
      0,
    );
    const own = { bettor: { ...ANY_BETTOR, sportsbooks: ['betmgm', 'fanduel'] } };
    expect(scanned(worldWith([quoted(ARB)], own)).total).toBe(0);
  });

  it('rests on no price that is old, or that was seen half an hour from the other', () => {
    const world = worldWith([quoted(ARB)]);
    expect(scanned(aged(world, 'draftkings', 29)).total).toBe(1);
    const apart = scanned(aged(world, 'draftkings', 31));
    expect([apart.total, apart.leftOut]).toEqual([
      0,
      ['1 market would be an arbitrage only with prices seen over 30 minutes apart, and is left out.'],
    ]);
    const old = scanned(aged(world, 'draftkings', 121));
    expect([old.total, old.leftOut]).toEqual([0, ['1 quote not seen for 2 hours is left out.']]);
  });

  it('puts what looks like a mistake last and marks it, and never shows what cannot be', () => {
    const world = worldWith([
      quoted({ draftkings: [2.3, 1.6], fanduel: [1.6, 2.3] }),
      quoted({ draftkings: [2.08, 1.8], fanduel: [1.8, 2.08] }, { market: 'spread', line: -2.5 }),
      quoted({ draftkings: [3, 1.6], fanduel: [1.6, 3] }, { market: 'total', outcomes: OVER_UNDER, line: 40.5 }),
    ]);
    const { rows, leftOut } = scanned(world);
    expect(covers(rows).map(({ returnText, notes }) => [returnText, notes.length])).toEqual([
      ['+4.00%', 0],
      ['+15.00%', 1],
    ]);
    expect(leftOut).toEqual(['1 market with prices too far apart to be real is left out.']);
  });

  it('names what comes nearest where there is none, and how far away it is', () => {
    const world = worldWith([
      quoted({ draftkings: [1.95, 1.9], fanduel: [1.9, 1.98] }),
      quoted({ draftkings: [1.8, 1.9], fanduel: [1.9, 1.8] }, { market: 'spread', line: -2.5 }),
    ]);
    const { rows, nearest, answer } = scanned(world);
    expect(rows).toEqual([]);
    expect(nearest.map(({ market, returnText }) => [market, returnText])).toEqual([
      ['moneyline', '-1.76%'],
      ['spread', '-5.00%'],
    ]);
    expect(answer).toMatch(
      /^No arbitrage now\. The nearest is 1\.76% short, in .+ Scanned: 2 markets of 1 game at 2 books where you can bet\.$/,
    );
  });
});

describe('the lowest hold', () => {
  it('is that of the best prices that can be taken, to two decimals', () => {
    const world = worldWith([
      quoted({ draftkings: [1.95, 1.9], fanduel: [1.9, 1.98] }),
      quoted({ draftkings: [1.99, 1.99], fanduel: [1.9, 1.8] }, { market: 'spread', line: -2.5 }),
    ]);
    const { rows, answer } = scanned(world, { kind: 'low_hold' });
    expect(covers(rows).map(({ market, holdText, worstCents }) => [market, holdText, worstCents])).toEqual([
      ['spread', '0.50%', -50],
      ['moneyline', '1.76%', -176],
    ]);
    // One book may have both sides here.
    expect(covers(rows)[0]?.sides.map(({ bookKey }) => bookKey)).toEqual(['draftkings', 'draftkings']);
    expect(answer).toContain('is 0.50%, in Bills @ Chiefs: ');
  });
});

describe('middles', () => {
  const total = (line: number, prices: Prices) => quoted(prices, { market: 'total', outcomes: OVER_UNDER, line });

  it('join the over of the lower number with the under of the higher, and say how often both must win', () => {
    const world = worldWith([
      total(46.5, { draftkings: [1.91, 1.91], betmgm: [1.91, 1.91], caesars: [1.91, 1.91] }),
      total(47.5, { fanduel: [1.8, 2] }),
    ]);
    const [row] = middles(scanned(world, { kind: 'middles' }).rows);
    expect(row?.sides.map(({ pick, bookKey }) => [pick, bookKey])).toEqual([
      ['Over 46.5', expect.any(String)],
      ['Under 47.5', 'fanduel'],
    ]);
    expect(row?.endings.map(({ ending }) => ending)).toEqual([
      '46 or fewer points',
      'exactly 47 points',
      '48 or more points',
    ]);
    expect(row).toMatchObject({ width: 1, window: 'exactly 47 points', worstCents: -230, bestCents: 9_540 });
    // $51.15 at 1.91 and $48.85 at 2.00; outside $2.30 is lost.
    expect(row?.needed).toBeCloseTo(2.3 / (2.3 + 95.4), 4);
    expect(row?.chance).toBeGreaterThan(0.02);
    expect(row?.chance).toBeLessThan(0.05);
  });

  it('are none without a whole number between the lines, of one book, or of one line', () => {
    const found = (markets: TestMarket[]) => scanned(worldWith(markets), { kind: 'middles' }).total;
    const [dk, fd]: Prices[] = [{ draftkings: [1.9, 1.9] }, { fanduel: [1.9, 1.9] }];
    expect(found([total(47, dk ?? {}), total(48, fd ?? {})])).toBe(0);
    expect(found([total(47, dk ?? {}), total(47.5, fd ?? {})])).toBe(0);
    expect(found([total(46.5, dk ?? {}), total(47.5, dk ?? {})])).toBe(0);
    expect(found([total(47.5, { ...dk, ...fd })])).toBe(0);
    expect(found([total(46.5, dk ?? {}), total(47.5, fd ?? {})])).toBe(1);
  });

  it('read a spread from either side, and settle the numbers on the lines', () => {
    const world = worldWith([
      quoted({ draftkings: [1.9, 1.9] }, { market: 'spread', line: -2.5 }),
      quoted({ fanduel: [1.9, 1.9] }, { market: 'spread', line: -6 }),
    ]);
    const [row] = middles(scanned(world, { kind: 'middles' }).rows);
    expect(row?.sides.map(({ pick }) => pick)).toEqual(['Kansas City Chiefs -2.5', 'Buffalo Bills +6']);
    expect(row?.endings.map(({ ending, cents }) => [ending, cents])).toEqual([
      ['Buffalo Bills, or Kansas City Chiefs by 2 or fewer', -500],
      ['Kansas City Chiefs by 3 to 5', 9_000],
      ['Kansas City Chiefs by exactly 6', 4_500],
      ['Kansas City Chiefs by 7 or more', -500],
    ]);
    // Three is the number on which most NFL games end.
    expect(row?.chance).toBeGreaterThan(0.12);
  });

  it('give no chance where no model is sound', () => {
    const prop = (line: number, book: string) =>
      quoted(
        { [book]: [1.9, 1.9] },
        { market: 'prop:player_points', outcomes: OVER_UNDER, line, player: 'Josh Allen' },
      );
    const props = middles(
      scanned(worldWith([prop(24.5, 'draftkings'), prop(27.5, 'fanduel')]), { kind: 'middles' }).rows,
    );
    expect(props).toMatchObject([{ chance: null, ev: null, window: 'Josh Allen: 25 to 27 points' }]);
    expect(props[0]?.chanceNote).toMatch(/^No chance is given/);
    const far = [total(40.5, { draftkings: [1.9, 1.9], betmgm: [1.9, 1.9] }), total(70.5, { fanduel: [1.9, 1.9] })];
    expect(middles(scanned(worldWith(far), { kind: 'middles' }).rows)).toMatchObject([{ chance: null, evText: null }]);
    const fight = worldWith(
      [total(1.5, { draftkings: [1.9, 1.9] }), total(2.5, { fanduel: [1.9, 1.9] })],
      {},
      { sportKey: 'mma_mixed_martial_arts' },
    );
    expect(scanned(fight, { kind: 'middles' }).total).toBe(0);
  });
});

describe('gaps', () => {
  it('hold the best price against the next family and the last, not against old ones', () => {
    const prices: Prices = {
      draftkings: [2.2, 1.7],
      fanduel: [2, 1.8],
      betrivers: [1.9, 1.85],
      ballybet: [1.9, 1.85],
      pinnacle: [2.5, 1.6],
    };
    const world = worldWith([quoted(prices)]);
    const [row] = gaps(scanned(world, { kind: 'gaps' }).rows);
    expect(row).toMatchObject({
      best: { bookKey: 'draftkings', text: '+120' },
      next: { bookKey: 'fanduel', text: '+100' },
      worst: { text: '-111' },
      books: 3,
      gapToNextText: '4.5 points',
    });
    expect(row?.gapToNext).toBeCloseTo(1 / 2 - 1 / 2.2, 12);
    expect(gaps(scanned(aged(world, 'draftkings', 31), { kind: 'gaps' }).rows)).toEqual([]);
  });
});

describe('the scope of a scan', () => {
  const world = worldOf(footballSlate(), NOW);

  it('is the league, the market and the game that were asked for', () => {
    const markets = (input: object) =>
      new Set(scanned(world, { kind: 'low_hold', limit: 30, ...input }).rows.map(({ market }) => market));
    expect(markets({ league: 'NBA' })).toEqual(new Set(['moneyline', 'prop:player_points']));
    expect(markets({ market: 'total' })).toEqual(new Set(['total']));
    expect(scanned(world, { kind: 'low_hold', eventId: 'g3' }).scanned).toMatchObject({ games: 1, markets: 1 });
  });

  it('is the books that were named, as far as they can be used', () => {
    const named = scanned(world, { kind: 'low_hold', books: ['DraftKings', 'fanduel', 'Pinnacle', 'Nobody'] });
    expect(named.scanned.books).toEqual(['Draftkings', 'Fanduel']);
    expect(named.leftOut).toEqual([
      'I have no price for Nobody.',
      'You cannot bet at Pinnacle: those prices are a reference only.',
    ]);
    expect(ask(world, { books: ['Nobody'] })).toMatchObject({
      ok: false,
      reason: 'book_not_stored',
      named: ['Nobody'],
    });
    expect(ask(world, { books: ['fanduel'] })).toMatchObject({ ok: false, reason: 'needs_input', named: ['books'] });
  });

  it('is paged, with the total of all', () => {
    const all = scanned(world, { kind: 'low_hold', limit: 30 });
    expect(scanned(world, { kind: 'low_hold', limit: 2, offset: 1 })).toMatchObject({
      rows: all.rows.slice(1, 3),
      total: all.rows.length,
    });
  });

  it('is refused by name where nothing is stored', () => {
    expect(ask(world, { eventId: 'nobody' })).toMatchObject({ ok: false, reason: 'no_such_game', named: ['nobody'] });
    expect(ask(world, { league: 'NHL' })).toMatchObject({ ok: false, reason: 'nothing_fits', named: ['NHL'] });
    expect(ask(world, { eventId: 'g3', market: 'total' })).toMatchObject({
      ok: false,
      reason: 'market_not_stored',
      named: ['total'],
    });
    expect(ask({ ...world, nowMs: NOW.getTime() + 4 * 3_600_000 }, { eventId: 'g1' })).toMatchObject({
      ok: false,
      reason: 'begun',
    });
    expect(ask({ ...world, slate: { ...world.slate, asOf: null } }, {})).toMatchObject({
      ok: false,
      reason: 'no_odds_yet',
    });
  });
});
