import { beforeAll, describe, expect, it } from 'vitest';
import { type BoardMarket, ShowBoardInput, ShowBoardResult } from '#contract/research/board.ts';
import { takesBetsWidely } from '../../books/registry.ts';
import { recordedSlate } from '../../slate/test-recorded-slate.ts';
import { footballSlate, NOW, testEvent, testSlate } from '../../slate/test-slate.ts';
import { testWorlds, worldOf } from '../test-worlds.ts';
import type { World } from '../world.ts';
import { showBoard } from './show-board.ts';

const ask = (world: World, input: object) => showBoard(ShowBoardInput.parse(input), world);

function shown(world: World, input: object): ShowBoardResult {
  const outcome = ask(world, input);
  if (!outcome.ok) throw new Error(outcome.message);
  expect(ShowBoardResult.parse(outcome.data)).toEqual(outcome.data);
  expect(outcome.verdicts).toBe(0);
  return outcome.data;
}

describe('the board', () => {
  const world = worldOf(footballSlate(), NOW);
  const [event] = world.slate.events;
  const eventId = event?.id ?? '';

  it('shows every book on one market of a game, those that can be bet at first', () => {
    const { rows, markets } = shown(world, { eventId, market: 'spread', limit: 30 });
    expect(rows.length).toBe(markets[0]?.books);
    const bettable = rows.map(({ canBet }) => canBet);
    expect(bettable).toEqual([...bettable].sort((a, b) => Number(b) - Number(a)));
    expect(rows.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
    for (const { prices, margin } of rows) {
      expect(prices.map(({ label }) => label)).toEqual([event?.home, event?.away]);
      expect(margin).toBeGreaterThan(-1);
    }
  });

  it('shows of a prop a line of each player of the game', () => {
    const prop = (player: string) => ({
      market: 'prop:player_points',
      outcomes: ['over', 'under'] as const,
      line: 20.5,
      player,
      decimals: [1.9, 1.9],
    });
    const one = testEvent('p1', {
      home: 'Boston Celtics',
      away: 'Miami Heat',
      markets: [prop('Jayson Tatum'), prop('Jaylen Brown')],
    });
    const { markets } = shown(worldOf(testSlate([one]), NOW), { eventIds: [one.id], market: 'prop:player_points' });
    expect(markets.map(({ player }) => player)).toEqual(['Jayson Tatum', 'Jaylen Brown']);
  });

  it('begins with a line that can be taken, whatever more references have', () => {
    const total = (line: number, books: string[]) => ({
      market: 'total',
      outcomes: ['over', 'under'] as const,
      line,
      decimals: [1.9, 1.9],
      books,
    });
    const one = testEvent('o1', {
      home: 'Boston Celtics',
      away: 'Miami Heat',
      markets: [total(220, ['pinnacle', 'betonlineag']), total(221, ['draftkings'])],
    });
    const open = worldOf(testSlate([one]), NOW);
    for (const input of [{ eventIds: [one.id] }, { eventId: one.id }])
      expect(shown(open, { ...input, market: 'total' }).markets).toMatchObject([{ line: 221 }]);
  });

  it('leads to each bet at the books where it can be placed, and at no other', () => {
    const slate = footballSlate();
    const linked = {
      ...slate,
      events: slate.events.map((one) => ({
        ...one,
        markets: one.markets.map((market) => ({
          ...market,
          quotes: market.quotes.map((quote) => ({
            ...quote,
            links: market.outcomes.map((side) => `https://${quote.bookKey}.example/${side}`),
          })),
        })),
      })),
    };
    const board = shown(worldOf(linked, NOW), { eventId, market: 'spread', limit: 30 });
    for (const { bookKey, prices, canBet } of board.rows)
      for (const { selection, link } of prices)
        expect(link).toBe(canBet ? `https://${bookKey}.example/${selection}` : undefined);
    for (const { best, selection } of board.markets[0]!.sides)
      expect(best?.link).toBe(`https://${best?.bookKey}.example/${selection}`);
  });

  it('names the line that no book quotes, and shows no other', () => {
    expect(ask(world, { eventId, market: 'spread', line: -30.5 })).toMatchObject({
      ok: false,
      reason: 'line_not_stored',
      named: ['-30.5'],
    });
  });

  it('refuses an unknown game, an unstored market, a prop without its player and a game that has begun', () => {
    expect(ask(world, { eventId: 'nobody' })).toMatchObject({ ok: false, reason: 'no_such_game' });
    expect(ask(world, { eventId, market: 'prop:player_points', player: 'Somebody' })).toMatchObject({
      ok: false,
      reason: 'market_not_stored',
      named: ['prop:player_points', 'Somebody'],
    });
    expect(ask(world, { eventId, market: 'prop:player_points' })).toMatchObject({ ok: false, reason: 'needs_input' });
    const later = worldOf(world.slate, new Date((event?.startsAt.getTime() ?? 0) + 1));
    expect(ask(later, { eventId })).toMatchObject({ ok: false, reason: 'begun' });
  });

  it('pages, with the total of all', () => {
    const all = shown(world, { eventId, market: 'spread', limit: 30 }).rows;
    const second = shown(world, { eventId, market: 'spread', limit: 2, offset: 2 });
    expect(second.rows).toEqual(all.slice(2, 4));
    expect(second.total).toBe(all.length);
  });
});

/** Most books sell 37, two of them 37.5; offshore books and Pinnacle are references. */
const TOTALS = testEvent('totals', {
  home: 'Pittsburgh Steelers',
  away: 'Green Bay Packers',
  markets: [
    {
      market: 'total',
      outcomes: ['over', 'under'],
      line: 37,
      decimals: [1.91, 1.91],
      except: { caesars: [1.95, 1.87] },
      books: ['draftkings', 'caesars', 'betrivers', 'pinnacle'],
    },
    {
      market: 'total',
      outcomes: ['over', 'under'],
      line: 37.5,
      decimals: [1.95, 1.87],
      except: { draftkings: [2.1, 1.7] },
      books: ['fanduel', 'betmgm', 'draftkings'],
    },
    { market: 'total', outcomes: ['over', 'under'], line: 40, decimals: [2.4, 1.55], books: ['pinnacle'] },
  ],
});

describe('the board of what is asked for', () => {
  const world = worldOf(testSlate([TOTALS]), NOW);
  const total = (input: object) => shown(world, { eventId: 'totals', market: 'total', limit: 30, ...input });

  it('tells the best number among the lines that books sell as their own, where this bettor can take it', () => {
    const { bestNumbers, lines } = total({});
    expect(bestNumbers).toMatchObject([
      { selection: 'over', line: 37, best: { bookKey: 'caesars', decimal: 1.95 } },
      { selection: 'under', line: 37.5, best: { decimal: 1.87 } },
    ]);
    expect(lines.map(({ line, books }) => [line, books])).toEqual([
      [37, 4],
      [37.5, 3],
      [40, 1],
    ]);
    expect(lines[2]?.sides.map(({ best }) => best)).toEqual([null, null]);
  });

  it('puts the side that is asked about first, where it pays most', () => {
    const { rows, asked } = total({ side: 'under' });
    expect(asked.side).toBe('under');
    expect(rows.map(({ bookKey }) => bookKey)).toEqual(['betrivers', 'draftkings', 'caesars', 'pinnacle']);
    expect(total({ side: 'over' }).rows[0]?.bookKey).toBe('caesars');
  });

  it('tells first the side that was named first', () => {
    const { markets, rows } = total({ first: 'under' });
    expect(markets[0]?.sides.map(({ selection }) => selection)).toEqual(['under', 'over']);
    expect(rows[0]?.bookKey).toBe('betrivers');
  });

  it('of named books shows each on the line that it sells, and names who has none', () => {
    const { rows, asked } = total({ books: ['FanDuel', 'Caesars', 'Bovada'] });
    expect(rows.map(({ bookKey, prices }) => [bookKey, prices[0]?.line])).toEqual([
      ['caesars', 37],
      ['fanduel', 37.5],
    ]);
    expect(asked).toMatchObject({ books: ['Fanduel', 'Caesars', 'Bovada'], missing: ['Bovada'] });
    expect(total({ books: ['FanDuel'], line: 37 })).toMatchObject({ rows: [], asked: { missing: ['Fanduel'] } });
  });

  it('from a price on shows who pays it, on the side that is asked about', () => {
    expect(total({ line: 37.5, minDecimal: 2 }).rows.map(({ bookKey }) => bookKey)).toEqual(['draftkings']);
    expect(total({ line: 37.5, minDecimal: 2, side: 'under' })).toMatchObject({
      rows: [],
      total: 0,
      asked: { minText: '+100' },
    });
  });

  it('says which lines the books have in place of one that none has', () => {
    expect(ask(world, { eventId: 'totals', market: 'total', line: 38 })).toMatchObject({
      reason: 'line_not_stored',
      message: expect.stringMatching(
        /^No book here quotes a total of 38 in .*They have a total of 37 \(4 books\), a total of 37\.5 \(3 books\) and a total of 40 \(1 book\)\. The nearest that can be taken is a total of 37\.5, .* at .*\.$/,
      ),
    });
  });
});

describe('the boards of whole slates', () => {
  let worlds: World[] = [];
  beforeAll(async () => {
    worlds = (await testWorlds()).map(({ world }) => world);
  });

  it('hold only stored prices, at books where a US bettor can bet, the best of them, and fair chances that add up', () => {
    const rows = worlds.flatMap((world) =>
      ['moneyline', 'spread', 'total'].flatMap((market) => {
        const outcome = ask(world, { market, limit: 30 });
        return outcome.ok ? outcome.data.markets.map((row) => ({ world, row })) : [];
      }),
    );
    for (const { world, row } of rows) {
      const chances = row.sides.map(({ fairChance }) => fairChance ?? Number.NaN);
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
      const offers = storedQuotes(world, row).filter(({ bookKey }) => takesBetsWidely(bookKey));
      const best = row.sides.map((_, at) => Math.max(...offers.map(({ decimals }) => decimals[at] ?? 0)));
      const expected = offers.length === 0 ? row.sides.map(() => undefined) : best;
      expect(row.sides.map((side) => side.best?.decimal)).toEqual(expected);
      expect(row.sides.every((side) => side.best === null || takesBetsWidely(side.best.bookKey))).toBe(true);
    }
    expect(rows.length).toBeGreaterThan(30);
  });
});

const [nfl] = recordedSlate('nfl_odds_16books_h2h_spreads_totals.json');
describe.skipIf(!nfl)('the board of one side', () => {
  const world = worldOf(nfl?.slate ?? testSlate([]), nfl?.now ?? new Date(0));
  const eventId = nfl?.slate.events.find(({ home }) => home === 'Dallas Cowboys')?.id ?? '';

  it('has the books where one can bet on the other lines that they sell', () => {
    const { rows, elsewhere = [] } = shown(world, { eventId, market: 'spread', side: 'home', limit: 30 });
    expect(elsewhere.map(({ book, prices }) => [book, prices[0]?.line])).toEqual([['BetRivers', -15]]);
    // No book where one can bet has the -16 of most references.
    expect(rows[0]).toMatchObject({ canBet: true, prices: [{ line: -15.5 }, {}] });
    expect(rows.some(({ bookKey }) => elsewhere.some((one) => one.bookKey === bookKey))).toBe(false);
  });

  it('has none of them where a line is named', () => {
    expect(shown(world, { eventId, market: 'spread', side: 'home', line: -16 })).not.toHaveProperty('elsewhere');
  });
});

const storedQuotes = ({ slate }: World, row: BoardMarket) =>
  slate.events
    .find(({ id }) => id === row.eventId)
    ?.markets.find(
      (one) =>
        one.market === row.market && one.player === '' && (row.line === null || one.lineHundredths === row.line * 100),
    )?.quotes ?? [];
