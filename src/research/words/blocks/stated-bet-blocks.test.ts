import { beforeAll, describe, expect, it } from 'vitest';
import type { BlockOf } from '#contract/blocks.ts';
import type { BetRef } from '#contract/research/bet.ts';
import { priceBets } from '../../tools/price-bets/price-bets.ts';
import { testWorlds } from '../../tools/test-worlds.ts';
import type { World } from '../../tools/world.ts';
import { outcomeBlocks } from './outcome-blocks.ts';
import { betsOnMarket } from './test-market-bets.ts';
import { blocksOf } from './test-read-blocks.ts';

/** Prices from too short to too good, so that edges of both signs are told. */
const PRICES = ['-250', '-130', '-110', '+105', '+150'];
const MOST_GAMES = 8;

type Row = {
  isCounted: boolean;
  win: number;
  push: number;
  decimal: number;
  ev: number;
  texts: { win: string; ev: string };
};

/** Each row of a table by what its columns are called. */
function rowsOf({ columns, rows }: BlockOf<'table'>): Row[] {
  const placeOf = (key: string) => columns.findIndex((column) => column.key === key);
  return rows.flatMap(({ cells }) => {
    const [win, push, price, edge] = [
      cells[placeOf('win')],
      cells[placeOf('push')],
      cells[placeOf('price')],
      cells[placeOf('hundred')],
    ];
    if (typeof price?.value !== 'number' || typeof edge?.value !== 'number' || typeof win?.value !== 'number')
      return [];
    const pushes = typeof push?.value === 'number' ? push.value : 0;
    return [
      {
        isCounted: win.detail !== undefined,
        win: win.value,
        push: pushes,
        decimal: price.value,
        ev: edge.value / 100_00,
        texts: { win: win.text, ev: edge.detail ?? '' },
      },
    ];
  });
}

/** Every market's sides of each game, at a price each. */
function refsByGame(world: World): BetRef[][] {
  const games = world.slate.events.filter(({ startsAt }) => startsAt.getTime() > world.nowMs).slice(0, MOST_GAMES);
  return games.map((event) =>
    event.markets.flatMap((market) =>
      betsOnMarket(event, market).map((bet, at) => ({ ...bet, price: PRICES[at % PRICES.length] ?? null })),
    ),
  );
}

/** Five bets at a time. */
function* tablesOf(world: World): Generator<BlockOf<'table'>> {
  for (const refs of refsByGame(world)) {
    for (let at = 0; at + 1 < refs.length; at += PRICES.length) {
      const bets = refs.slice(at, at + PRICES.length).map((ref, place) => ({ ...ref, price: PRICES[place] ?? null }));
      const told = outcomeBlocks('price_bets', priceBets({ bets }, world), world);
      yield* blocksOf(told, 'table');
    }
  }
}

/** One bet at a time: what its card says of each price. */
function* cardsOf(world: World): Generator<BlockOf<'verdict'>> {
  for (const bet of refsByGame(world).flatMap((refs) => refs.slice(0, PRICES.length * 2)))
    yield* blocksOf(outcomeBlocks('price_bets', priceBets({ bets: [bet] }, world), world), 'verdict');
}

describe('the card of one stated bet', () => {
  it('shows beside each price the chance that its money comes of', async () => {
    const worlds = await testWorlds();
    const cards = worlds.flatMap(({ world }) => [...cardsOf(world)]);
    const rows = cards.flatMap((card) =>
      card.prices.map(({ price, edge, chance: counted }) => ({ ...card, price, edge, counted })),
    );
    expect(rows.filter(({ counted }) => counted).length).toBeGreaterThan(10);
    for (const { bet, chance, figures, price, edge, counted, note } of rows) {
      const push = figures.find(({ key }) => key === 'push')?.value ?? 0;
      const worth = (counted ?? chance).value * price.value + push - 1;
      expect(Math.abs(worth - edge.value), `${bet} at ${price.text}`).toBeLessThan(0.0005 * price.value + 0.0006);
      if (counted) expect(note).toContain('is judged without the book that offers it');
    }
  });
});

describe('a table of stated bets', () => {
  let rows: Row[];
  beforeAll(async () => {
    const worlds = await testWorlds();
    rows = worlds.flatMap(({ world }) => [...tablesOf(world)].flatMap(rowsOf));
  });

  it('shows the chance that its expected value comes of: chance x price + push - 1 is the edge of every row', () => {
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter(({ ev }) => ev > 0).length).toBeGreaterThan(10);
    const counted = rows.filter(({ isCounted }) => isCounted);
    expect(counted.length).toBeGreaterThan(10);
    // To the cent of $100.
    for (const { win, push, decimal, ev } of rows)
      expect(Math.abs(win * decimal + push - 1 - ev)).toBeLessThanOrEqual(0.00005 + 1e-9);
  });

  it('adds up as it is read: to the tenth of a percent that a rounded chance leaves', () => {
    for (const { push, decimal, texts } of rows) {
      const read = (Number.parseFloat(texts.win) / 100) * decimal + push - 1;
      const told = Number.parseFloat(texts.ev.replace('−', '-')) / 100;
      expect(Math.abs(read - told), `${texts.win} at ${decimal}: ${texts.ev}`).toBeLessThan(0.0005 * decimal + 0.0006);
    }
  });
});
