import { describe, expect, it } from 'vitest';
import { LineMovesInput, LineMovesResult } from '#contract/research/moves.ts';
import type { SideChange } from '../../slate/prices-at.ts';
import { NOW, testEvent, testSlate } from '../../slate/test-slate.ts';
import { historyOf, loadedFrom, recordedBaseball, type TestHistory } from '../test-recorded-history.ts';
import { storedPrice } from '../test-stored.ts';
import { worldOf } from '../test-worlds.ts';
import { historyKey, type World } from '../world.ts';
import { lineMoves, needsOfMoves } from './line-moves.ts';

function ask(base: World, history: TestHistory, raw: object) {
  const input = LineMovesInput.parse(raw);
  return lineMoves(input, { ...base, loaded: loadedFrom(history, needsOfMoves(input, base)) });
}

function told(base: World, history: TestHistory, raw: object): LineMovesResult {
  const outcome = ask(base, history, raw);
  if (!outcome.ok) throw new Error(outcome.message);
  expect(LineMovesResult.parse(outcome.data)).toEqual(outcome.data);
  expect(outcome.verdicts).toBe(0);
  return outcome.data;
}

const SIDES = ['home', 'away'] as const;
const at = (hoursAgo: number): Date => new Date(NOW.getTime() - hoursAgo * 3_600_000);

/** Two games in three snapshots: the Chiefs' line goes from -2.5 over -3 to -3.5, the Giants' winner hardly moves. */
function snapshot(hoursAgo: number, line: number, price: number) {
  const books = ['draftkings', 'fanduel', 'betmgm', 'pinnacle'];
  const first = testEvent('g1', {
    home: 'Kansas City Chiefs',
    away: 'Buffalo Bills',
    markets: [
      { market: 'spread', outcomes: SIDES, line, decimals: [price, 1.91], books },
      { market: 'moneyline', outcomes: SIDES, decimals: [1.7, 2.2], books },
    ],
  });
  const second = testEvent('g2', {
    home: 'Dallas Cowboys',
    away: 'New York Giants',
    markets: [{ market: 'moneyline', outcomes: SIDES, decimals: [hoursAgo > 0 ? 1.8 : 1.75, 2.05], books }],
  });
  return { slate: testSlate([first, second]), now: at(hoursAgo) };
}

const SNAPSHOTS = [snapshot(30, -2.5, 1.91), snapshot(10, -3, 1.87), snapshot(0, -3.5, 1.95)];
const HISTORY = historyOf(SNAPSHOTS);
const world = worldOf(SNAPSHOTS[2]?.slate ?? testSlate([]), NOW);

describe('the moves of one market', () => {
  it('are told by book with first and present price, and by the market as a whole', () => {
    const { market, answer, total } = told(world, HISTORY, { eventId: 'g1', market: 'spread', side: 'home' });
    expect(total).toBe(4);
    const pinnacle = market?.series[0];
    expect(pinnacle?.bookKey).toBe('pinnacle');
    expect(pinnacle?.points.map(({ line, decimal }) => [line, decimal])).toEqual([
      [-2.5, 1.91],
      [-3, 1.87],
      [-3.5, 1.95],
    ]);
    expect(pinnacle?.words).toBe('Pinnacle: -2.5 (-110) on Nov 21, 5:00 AM EST, now -3.5 (-105)');
    expect([market?.open?.line, market?.now?.line]).toEqual([-2.5, -3.5]);
    expect(market?.open?.chance).toBeCloseTo(0.5, 9);
    expect(answer).toContain(
      'has moved to another number: with the vig out -2.5 (50.0%) on Nov 21, 5:00 AM EST, -3.5 (49.5%) now',
    );
  });

  it('tell over the time what all books said together, where that is asked for', () => {
    const asked = { eventId: 'g1', market: 'spread', side: 'home' };
    expect(told(world, HISTORY, asked).market?.consensus).toEqual([]);
    const { market } = told(world, HISTORY, { ...asked, consensus: true });
    expect(market?.consensus.map(({ at: when, line }) => [when, line])).toEqual([
      [at(30).toISOString(), -2.5],
      [at(10).toISOString(), -3],
      [at(0).toISOString(), -3.5],
    ]);
    expect([market?.consensus[0], market?.consensus.at(-1)]).toEqual([market?.open, market?.now]);
    const later = told(world, HISTORY, { ...asked, consensus: true, since: at(5).toISOString() }).market;
    expect(later?.consensus.map(({ line }) => line)).toEqual([-3, -3.5]);
  });

  it('are of exactly the line that was named, from either side', () => {
    const home = told(world, HISTORY, { eventId: 'g1', market: 'spread', side: 'home', line: -3 }).market;
    const away = told(world, HISTORY, { eventId: 'g1', market: 'spread', side: 'away', line: 3 }).market;
    for (const [found, line] of [
      [home, -3],
      [away, 3],
    ] as const) {
      expect(found?.line).toBe(line);
      const points = found?.series.flatMap((series) => series.points) ?? [];
      expect(new Set(points.map((point) => point.line))).toEqual(new Set([line]));
      expect(found?.series[0]?.words).toMatch(/off the board since Nov 22, 11:00 AM EST$/);
    }
    expect(ask(world, HISTORY, { eventId: 'g1', market: 'spread', side: 'away', line: -3 })).toMatchObject({
      ok: false,
      reason: 'not_recorded',
      named: ['Buffalo Bills spread -3'],
    });
  });

  it('join a line that was sold as the main one and among others', () => {
    const key = { eventId: 'g1', market: 'alternate_spread', player: '' };
    const change = (hours: number, oddsDecimal: number | null): SideChange => ({
      bookKey: 'fanduel',
      selection: 'home',
      lineHundredths: -350,
      oddsDecimal,
      at: at(hours),
    });
    const history = new Map(HISTORY).set(historyKey(key), [change(20, 2.1), change(5, 2)]);
    const { market } = told(world, history, { eventId: 'g1', market: 'spread', side: 'home', line: -3.5 });
    const fanduel = market?.series.find(({ bookKey }) => bookKey === 'fanduel');
    expect(fanduel?.points.map(({ decimal }) => decimal)).toEqual([2.1, 2, 1.95]);
  });

  it('begin with what stood at the time that was named', () => {
    const { market } = told(world, HISTORY, { eventId: 'g1', market: 'spread', since: at(20).toISOString() });
    expect(market?.series[0]?.points.map(({ line }) => line)).toEqual([-2.5, -3, -3.5]);
    const later = told(world, HISTORY, { eventId: 'g1', market: 'spread', since: at(9).toISOString() }).market;
    expect(later?.series[0]?.points.map(({ line }) => line)).toEqual([-3, -3.5]);
    expect(later?.open?.line).toBe(-3);
  });

  it('are refused by name where nothing was recorded or the market cannot be', () => {
    expect(ask(world, new Map(), { eventId: 'g1' })).toMatchObject({
      ok: false,
      reason: 'not_recorded',
      named: ['Kansas City Chiefs moneyline'],
    });
    expect(ask(world, HISTORY, { eventId: 'nobody' })).toMatchObject({ reason: 'no_such_game', named: ['nobody'] });
    expect(ask(world, HISTORY, { eventId: 'g1', market: 'prop:player_points' })).toMatchObject({
      reason: 'needs_input',
    });
    expect(ask(world, HISTORY, { eventId: 'g1', side: 'draw' })).toMatchObject({ reason: 'market_not_stored' });
    expect(ask(world, HISTORY, { line: 3 })).toMatchObject({ reason: 'needs_input', named: ['eventId'] });
    expect(ask(world, HISTORY, { since: '2030-01-01T00:00:00Z' })).toMatchObject({ reason: 'invalid_input' });
  });
});

describe('the biggest moves', () => {
  it('are ordered over lines and chances, with both prices and how many books went along', () => {
    const { moves, assumed } = { ...told(world, HISTORY, {}), assumed: ask(world, HISTORY, {}) };
    expect(moves.map(({ eventId, market, side, lineMove }) => [eventId, market, side, lineMove])).toEqual([
      ['g1', 'spread', 'home', -1],
      ['g2', 'moneyline', 'home', null],
    ]);
    expect(moves[0]).toMatchObject({ chanceMove: null, booksMoved: 4, booksCompared: 4 });
    expect(moves[0]?.books[0]?.words).toBe('Pinnacle from -2.5 (-110) to -3.5 (-105)');
    expect(moves[1]?.chanceMove).toBeGreaterThan(0.005);
    expect(assumed).toMatchObject({ assumed: ['No time was named; these are the moves of the last 24 hours.'] });
  });

  it('are those since the time, of the league and the market that were asked for', () => {
    const lately = told(world, HISTORY, { since: at(9).toISOString() }).moves;
    expect(lately.find(({ market }) => market === 'spread')?.lineMove).toBe(-0.5);
    expect(told(world, HISTORY, { market: 'moneyline' }).moves.map(({ eventId }) => eventId)).toEqual(['g2']);
    expect(ask(world, HISTORY, { league: 'NBA' })).toMatchObject({ reason: 'nothing_fits', named: ['NBA'] });
  });

  it('are told from the first records on where nothing is recorded as far back, and not at all where nothing is', () => {
    const since = at(40).toISOString();
    expect(ask(world, HISTORY, { since })).toMatchObject({
      data: { since: at(29).toISOString() },
      assumed: ['Prices of these games are recorded here since Nov 21, 5:00 AM EST.'],
    });
    expect(ask(world, historyOf([]), { since })).toMatchObject({ reason: 'not_recorded' });
  });
});

describe('what is compared', () => {
  const books = ['draftkings', 'fanduel', 'betmgm', 'pinnacle', 'caesars'];
  const divided = (hoursAgo: number, high: number) => ({
    slate: testSlate([
      testEvent('g1', {
        home: 'Kansas City Chiefs',
        away: 'Buffalo Bills',
        markets: [
          { market: 'total', outcomes: ['over', 'under'], line: 47, decimals: [1.91, 1.91], books: books.slice(high) },
          {
            market: 'total',
            outcomes: ['over', 'under'],
            line: 47.5,
            decimals: [1.95, 1.87],
            books: books.slice(0, high),
          },
        ],
      }),
    ]),
    now: at(hoursAgo),
  });

  it('is one line where books were and are divided over two: one that changes over moves no market', () => {
    const [before, after] = [divided(30, 2), divided(0, 3)];
    expect(told(worldOf(after.slate, NOW), historyOf([before, after]), {}).moves).toEqual([]);
  });

  it('is no game that has begun', () => {
    const later = { ...world, nowMs: NOW.getTime() + 5 * 3_600_000 };
    expect(ask(later, HISTORY, {})).toMatchObject({ ok: false, reason: 'nothing_fits' });
  });

  it('has evidence that names the side’s own line', () => {
    const outcome = ask(world, HISTORY, { eventId: 'g1', market: 'spread', side: 'away' });
    const ids = outcome.ok ? outcome.evidence.map(({ id }) => id) : [];
    expect(ids[0]).toMatch(/^g1\|spread\|full\|away\|2\.5\|\|pinnacle\|/);
    expect(new Set(ids).size).toBe(8);
  });
});

describe('the moves of recorded baseball', () => {
  const [recorded] = recordedBaseball('mlb-2026-08/2026-08-10_pregame.json.gz');

  type Price = {
    eventId: string;
    market: string;
    bookKey: string;
    side: string;
    line: number | null;
    decimal: number | null;
  };

  const wasRecorded = ({ eventId, market, bookKey, side, line, decimal }: Price): boolean =>
    (recorded?.history.get(historyKey({ eventId, market, player: '' })) ?? []).some(
      (change) =>
        change.bookKey === bookKey &&
        change.selection === side &&
        change.lineHundredths === Math.round((line ?? 0) * 100) &&
        change.oddsDecimal === decimal,
    );

  it.skipIf(!recorded)(
    'show only prices that were recorded, and are stored now, of exactly that book, line and side',
    () => {
      if (!recorded) throw new Error('skipped');
      const { world: base, history } = recorded;
      const { moves } = told(base, history, { limit: 30 });
      const ends = moves.flatMap(({ books, ...of }) => books.map((book) => ({ ...of, ...book })));
      expect(moves.length).toBeGreaterThan(10);
      for (const { eventId, market, side, player, bookKey, was, now } of ends) {
        expect(wasRecorded({ eventId, market, bookKey, side, ...was })).toBe(true);
        expect(storedPrice(base, { eventId, market, side, player, line: now.line, bookKey })?.decimal).toBe(
          now.decimal,
        );
      }
    },
  );

  it.skipIf(!recorded)('show of each market the recorded prices of its own side alone', () => {
    if (!recorded) throw new Error('skipped');
    const { world: base, history } = recorded;
    const markets = base.slate.events
      .filter(({ startsAt }) => startsAt.getTime() > base.nowMs)
      .flatMap(({ id: eventId, markets: own }) =>
        own.slice(0, 3).map(({ market, outcomes: [side = 'home'] }) => ({ eventId, market, side })),
      );
    const points = markets.flatMap((of) =>
      (told(base, history, { ...of, limit: 30 }).market?.series ?? []).flatMap(({ bookKey, points: own }) =>
        own.map((point) => ({ ...of, bookKey, ...point })),
      ),
    );
    expect(points.length).toBeGreaterThan(500);
    expect(points.filter((point) => !wasRecorded(point))).toEqual([]);
  });
});
