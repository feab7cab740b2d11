import { beforeAll, describe, expect, it } from 'vitest';
import { BlocksContent, contentText } from '#contract/answer-content.ts';
import { MOST_ROWS } from '#contract/blocks.ts';
import { ScanKind, ScanPricesInput, type ScanPricesResult, type ScanSide } from '#contract/research/scans.ts';
import { NOW, type TestMarket, testEvent, testSlate } from '../../slate/test-slate.ts';
import { scanPrices } from '../../tools/scan-prices/scan-prices.ts';
import { type Prices, quoted } from '../../tools/scan-prices/test-quoted.ts';
import { testWorlds, worldOf } from '../../tools/test-worlds.ts';
import type { World } from '../../tools/world.ts';
import { dollars } from '../format.ts';
import { outcomeBlocks } from './outcome-blocks.ts';
import { blockOf, blocksOf, figuresIn, textsOf } from './test-read-blocks.ts';

function scan(world: World, input: object) {
  const outcome = scanPrices(ScanPricesInput.parse(input), world);
  if (!outcome.ok) throw new Error(outcome.message);
  return { data: outcome.data, told: outcomeBlocks('scan_prices', outcome, world) };
}

const total = (line: number, prices: Prices) => quoted(prices, { market: 'total', outcomes: ['over', 'under'], line });
const game = (id: string, markets: TestMarket[]) =>
  testEvent(id, { home: 'Kansas City Chiefs', away: 'Buffalo Bills', markets });
const worldWith = (...markets: TestMarket[]) => worldOf(testSlate([game('g1', markets)]), NOW);

const ARB: Prices = { draftkings: [2.1, 1.8], fanduel: [1.8, 2.1], betmgm: [1.9, 1.9] };

describe('an arbitrage', () => {
  const { told, data } = scan(worldWith(quoted(ARB)), { kind: 'arbitrage' });
  const table = blockOf(told, 'table');

  it('begins with what was found and has a row a side with book, price, stake and age', () => {
    expect(blockOf(told, 'text').text).toBe(data.answer);
    expect(table.caption).toBe('Buffalo Bills @ Kansas City Chiefs, Sun 3:00 PM ET: +5.00% if every side is taken');
    expect(table.columns.map(({ label }) => label)).toEqual(['Bet', 'Book', 'Price', 'Stake', 'Age']);
    expect(textsOf(table)).toEqual([
      ['Kansas City Chiefs moneyline', 'Draftkings', '+110', '$50.00', '45 s'],
      ['Buffalo Bills moneyline', 'Fanduel', '+110', '$50.00', '45 s'],
    ]);
    expect(told.evidence?.map(({ id }) => id)).toEqual(table.evidenceIds);
  });

  it('says how it can end, how old its prices are and what can go wrong, and is never called sure', () => {
    const note = table.note ?? '';
    expect(note).toContain(
      'With $100.00 in total: Winner: Kansas City Chiefs (+$5.00); Winner: Buffalo Bills (+$5.00); A tie: stakes come back ($0.00).',
    );
    expect(note).toContain('Last seen within a minute of each other');
    expect(note).toMatch(/All of its books take bets in \d+ states\./);
    for (const risk of data.risks) expect(note).toContain(risk);
    expect(note).toContain('Name your state');
    expect(JSON.stringify(told)).not.toMatch(/risk-free|free of risk|guarantee|no risk|sure profit/i);
  });

  it('in a state that is known names no other', () => {
    const world = worldWith(quoted(ARB));
    const own = scan({ ...world, bettor: { ...world.bettor, state: 'NJ' } }, { kind: 'arbitrage' });
    expect(JSON.stringify(own.told.blocks)).not.toMatch(/states|Name your state/);
  });

  it('that looks like a mistake says so, alone or among others', () => {
    const doubt = 'A return this high usually means that one price is old or a mistake';
    const bad = quoted({ draftkings: [2.3, 1.6], fanduel: [1.6, 2.3] });
    expect(blockOf(scan(worldWith(bad), { kind: 'arbitrage' }).told, 'table').note).toContain(doubt);
    const games = [...'abcdef'].map((id) => game(id, [quoted(ARB)]));
    const many = scan(worldOf(testSlate([...games, game('z', [bad])]), NOW), { kind: 'arbitrage' }).told;
    expect(blocksOf(many, 'table').at(-1)?.note).toMatch(/^Buffalo Bills @ Kansas City Chiefs: A return this high/);
  });

  it('where there is none is shown as the nearest one, with what it costs', () => {
    const world = worldWith(
      quoted({ draftkings: [1.95, 1.9], fanduel: [1.9, 1.98] }),
      quoted({ draftkings: [1.8, 1.9], fanduel: [1.9, 1.8] }, { market: 'spread', line: -2.5 }),
    );
    const near = scan(world, { kind: 'arbitrage' });
    expect(blockOf(near.told, 'text').text).toMatch(/^No arbitrage now\. The nearest is .*2 markets/);
    const tables = blocksOf(near.told, 'table');
    expect(tables.map(({ caption }) => caption.split(': ')[1])).toEqual([
      'nearest to an arbitrage, -1.76%',
      'nearest to an arbitrage, -5.00%',
    ]);
    expect(tables.at(-1)?.note).toContain('None of these is an arbitrage');
    expect(tables.at(-1)?.note).not.toContain('Open all slips');
  });
});

it('a low hold is told with its hold, a single book as one', () => {
  const world = worldWith(quoted({ draftkings: [1.99, 1.99], fanduel: [1.9, 1.8] }, { market: 'spread', line: -2.5 }));
  const table = blockOf(scan(world, { kind: 'low_hold' }).told, 'table');
  expect(table.caption).toMatch(/: a hold of 0\.50%$/);
  expect(textsOf(table)).toEqual([
    ['Kansas City Chiefs -2.5', 'Draftkings', '-101', '$50.00', '45 s'],
    ['Buffalo Bills +2.5', 'Draftkings', '-101', '$50.00', '45 s'],
  ]);
  expect(table.note).toMatch(/The book takes bets in \d+ states/);
});

describe('a middle', () => {
  it('says on what both win, how likely that is and how likely it must be', () => {
    const world = worldWith(
      total(46.5, { draftkings: [1.91, 1.91], betmgm: [1.91, 1.91], caesars: [1.91, 1.91] }),
      total(47.5, { fanduel: [1.8, 2] }),
    );
    const { told, data } = scan(world, { kind: 'middles' });
    const [row] = data.rows;
    if (row?.kind !== 'middle') throw new Error('no middle');
    const table = blockOf(told, 'table');
    expect(table.caption).toMatch(/: both win on exactly 47 points$/);
    expect(textsOf(table).map(([pick, , price, stake]) => [pick, price, stake])).toEqual([
      ['Over 46.5', '-110', '$51.15'],
      ['Under 47.5', '+100', '$48.85'],
    ]);
    expect(table.note).toContain(`Both win ${row.chanceText} of the time; to break even it takes ${row.neededText}`);
    expect(table.note).toContain(`${row.evText} is expected on the total. ${row.chanceNote}`);
    for (const { ending, text } of row.endings) expect(table.note).toContain(`${ending} (${text})`);
  });

  it('without a sound chance gives none, and says what is needed', () => {
    const prop = (line: number, book: string) =>
      quoted(
        { [book]: [1.9, 1.9] },
        { market: 'prop:player_points', outcomes: ['over', 'under'], line, player: 'Josh Allen' },
      );
    const { told } = scan(worldWith(prop(24.5, 'draftkings'), prop(27.5, 'fanduel')), { kind: 'middles' });
    expect(blockOf(told, 'table').note).toMatch(
      /^Both must win \d+\.\d% of the time to break even.* No chance is given/,
    );
  });
});

it('a gap has the best, the next and the lowest price, each with its book', () => {
  const prices: Prices = { draftkings: [2.2, 1.7], fanduel: [2, 1.8], betrivers: [1.9, 1.85] };
  const { told } = scan(worldWith(quoted(prices)), { kind: 'gaps', limit: 1 });
  const table = blockOf(told, 'table');
  expect(textsOf(table)).toEqual([
    ['Kansas City Chiefs moneyline', '+120', 'Draftkings', '–', '45 s'],
    ['Kansas City Chiefs moneyline', '+100', 'Fanduel', '4.5 points', '45 s'],
    ['Kansas City Chiefs moneyline', '-111', 'Betrivers', '7.2 points', '45 s'],
  ]);
  expect(table.rows.map(({ mark, cells }) => [mark, cells[0]?.detail])).toEqual([
    ['best', 'Buffalo Bills @ Kansas City Chiefs, Sun 3:00 PM ET; best of 3 books'],
    [undefined, 'next'],
    [undefined, 'lowest'],
  ]);
  expect(table.total?.text).toBe('1 of 2 gaps');
});

it('what is left out is said, also where nothing is left', () => {
  const old = { ...quoted(ARB), ageSeconds: 3 * 3_600 };
  const { told } = scan(worldWith(old), { kind: 'arbitrage' });
  expect(told.blocks).toEqual([
    {
      kind: 'text',
      text: expect.stringMatching(/^No arbitrage now\. .* 3 quotes not seen for 2 hours are left out\.$/),
      evidenceIds: [],
    },
  ]);
});

describe('on every slate', () => {
  let worlds: { name: string; world: World }[];
  beforeAll(async () => {
    worlds = await testWorlds();
  });

  const sidesOf = ({ rows, nearest }: ScanPricesResult): ScanSide[] =>
    [...rows, ...nearest].flatMap((row) => (row.kind === 'gap' ? [row.best, row.next, row.worst] : row.sides));

  it.each(ScanKind.options)('rows hold what a book has stored, as the tool found it: %s', (kind) => {
    for (const limit of [1, 4, 5, 10, 30])
      for (const { world } of worlds) {
        const { data, told } = scan(world, { kind, limit });
        expect(BlocksContent.safeParse(told).error?.issues).toBeUndefined();
        expect(() => contentText(told)).not.toThrow();
        expect(told.blocks[0]).toMatchObject({ kind: 'text', text: expect.stringContaining(data.answer) });
        const tables = blocksOf(told, 'table');
        expect(tables.length).toBeLessThanOrEqual(4);
        expect(tables.length === 0).toBe(data.rows.length + data.nearest.length === 0);
        const known = new Set(sidesOf(data).map(({ pick, book, text }) => `${pick} | ${book} | ${text}`));
        for (const table of tables) {
          expect(table.rows.length).toBeLessThanOrEqual(MOST_ROWS);
          const at = (name: string) => table.columns.findIndex(({ kind: of }) => of === name);
          for (const [bet, ...cells] of textsOf(table))
            expect(known).toContain(`${bet} | ${cells[at('book') - 1]} | ${cells[at('price') - 1]}`);
        }
        const found = new Set([...figuresIn(data), dollars(10_000)]);
        expect(figuresIn(told.blocks).filter((figure) => !found.has(figure))).toEqual([]);
      }
  });

  it('a later page says where it stands, and one past the last row that there are no more', () => {
    const [demo] = worlds;
    if (!demo) throw new Error('no demo');
    for (const kind of ScanKind.options) {
      const { data, told } = scan(demo.world, { kind, limit: 2, offset: 2 });
      expect(blockOf(told, 'text').text).toMatch(new RegExp(`^[A-Z][a-z]+s 3 to 4 of ${data.total}\\.$`));
      const past = scan(demo.world, { kind, offset: 10_000 }).told;
      expect(past.blocks).toMatchObject([{ kind: 'text', text: expect.stringMatching(/^There are no more /) }]);
    }
  });
});
