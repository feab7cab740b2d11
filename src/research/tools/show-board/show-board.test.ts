import { beforeAll, describe, expect, it } from 'vitest';
import { type BoardMarket, ShowBoardInput, ShowBoardResult } from '#contract/research/board.ts';
import { takesBetsWidely } from '../../books/registry.ts';
import { footballSlate, NOW } from '../../slate/test-slate.ts';
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

const storedQuotes = ({ slate }: World, row: BoardMarket) =>
  slate.events
    .find(({ id }) => id === row.eventId)
    ?.markets.find(
      (one) =>
        one.market === row.market && one.player === '' && (row.line === null || one.lineHundredths === row.line * 100),
    )?.quotes ?? [];
