import { beforeAll, describe, expect, it } from 'vitest';
import { BlocksContent, contentText } from '#contract/answer-content.ts';
import { Block, MOST_ROWS } from '#contract/blocks.ts';
import type { BetRefDraft } from '#contract/research/bet.ts';
import { BetRef } from '#contract/research/bet.ts';
import { ShowBoardInput } from '#contract/research/board.ts';
import type { Calculation } from '#contract/research/calculate.ts';
import { FactsAboutInput } from '#contract/research/facts.ts';
import { FindGamesInput } from '#contract/research/games.ts';
import type { Reason, Refusal } from '#contract/research/outcome.ts';
import { gameLabel } from '../../slate/leagues.ts';
import type { SlateEvent, SlateMarket } from '../../slate/slate.ts';
import { NOW, testEvent, testSlate } from '../../slate/test-slate.ts';
import { calculate } from '../../tools/calculate/calculate.ts';
import { factsAbout } from '../../tools/facts-about/facts-about.ts';
import { findGames } from '../../tools/find-games/find-games.ts';
import { refusal } from '../../tools/outcome.ts';
import { priceBets } from '../../tools/price-bets/price-bets.ts';
import { showBoard } from '../../tools/show-board/show-board.ts';
import { testWorlds, worldOf } from '../../tools/test-worlds.ts';
import type { World } from '../../tools/world.ts';
import { outcomeLabel, selectionLine } from '../pick-label.ts';
import { sideName } from './board-names.ts';
import { outcomeBlocks } from './outcome-blocks.ts';
import { blockOf, blocksOf, textsOf } from './test-read-blocks.ts';

const board = (input: object, world: World) =>
  outcomeBlocks('show_board', showBoard(ShowBoardInput.parse(input), world), world);
const games = (input: object, world: World) =>
  outcomeBlocks('find_games', findGames(FindGamesInput.parse(input), world), world);
const sum = (calc: Calculation, world: World) => outcomeBlocks('calculate', calculate({ calc }), world);
const bets = (refs: BetRefDraft[], world: World) =>
  outcomeBlocks('price_bets', priceBets({ bets: refs.map((ref) => BetRef.parse(ref)) }, world), world);
const facts = (input: object, world: World) =>
  outcomeBlocks('facts_about', factsAbout(FactsAboutInput.parse(input), world), world);

type Told = ReturnType<typeof board>;

const BILLS_CHIEFS = testEvent('g1', {
  home: 'Kansas City Chiefs',
  away: 'Buffalo Bills',
  markets: [
    { market: 'moneyline', outcomes: ['home', 'away'], decimals: [1.7, 2.2] },
    {
      market: 'spread',
      outcomes: ['home', 'away'],
      line: -2.5,
      decimals: [1.9, 1.92],
      except: { fanduel: [1.87, 1.98], pinnacle: [1.94, 1.94] },
    },
    { market: 'spread', outcomes: ['home', 'away'], line: -3.5, decimals: [2.05, 1.8], books: ['betmgm', 'caesars'] },
    {
      market: 'prop:player_pass_yds',
      outcomes: ['over', 'under'],
      line: 245.5,
      player: 'Josh Allen',
      decimals: [1.9, 1.9],
    },
  ],
});
const world = worldOf(testSlate([BILLS_CHIEFS]), NOW);
const withoutBook = (key: string) => (market: SlateMarket) => ({
  ...market,
  quotes: market.quotes.filter(({ bookKey }) => bookKey !== key),
});

describe('a board', () => {
  it('of many games has a row a side with line, best price and book', () => {
    const table = blockOf(board({ market: 'spread' }, world), 'table');
    expect(table.caption).toBe('Best prices that can be taken, NFL spread');
    expect(textsOf(table)).toEqual([
      ['Kansas City Chiefs -2.5', '-111', 'Draftkings', '-101', '3.04%'],
      ['Buffalo Bills +2.5', '-102', 'Fanduel', '+101', '3.04%'],
    ]);
    expect(table.rows[0]?.cells[0]?.detail).toBe('Buffalo Bills @ Kansas City Chiefs, Sun 3:00 PM ET');
    expect(table.total).toEqual({ value: 1, text: '1 game' });
  });

  it('of one market has a row a book, what is no offer here said to be a reference', () => {
    const told = board({ eventId: 'g1', market: 'spread', limit: 30 }, world);
    expect(blockOf(told, 'text').text).toBe(
      'The best price on Chiefs -2.5 is -111 at Draftkings, and fair is -101 (50.4%). Better, but you cannot bet there: Pinnacle -106 (reference only). On Bills +2.5 it is -102 at Fanduel, fair +101 (49.6%). Taking the best price on each side, the hold is 3.04%.',
    );
    const table = blockOf(told, 'table');
    expect(table.columns.map(({ label }) => label)).toEqual([
      'Book',
      'Kansas City Chiefs',
      'Buffalo Bills',
      'Margin',
      'Age',
    ]);
    expect(textsOf(table)).toContainEqual(['Fanduel', '-2.5 -115', '+2.5 -102', '4.0%', '45 s']);
    expect(table.rows.find(({ cells }) => cells[0]?.text === 'Pinnacle')).toMatchObject({
      mark: 'reference',
      cells: [{ detail: 'reference only' }, {}, {}, {}, {}],
    });
  });

  it('of which books sell several lines tells the best price on each of them', () => {
    const [, lines] = blocksOf(board({ eventId: 'g1', market: 'spread', limit: 30 }, world), 'table');
    expect(lines && textsOf(lines)).toEqual([
      ['Kansas City Chiefs -3.5', '+105', 'Betmgm', '2'],
      ['Buffalo Bills +3.5', '-125', 'Betmgm', '2'],
      ['Kansas City Chiefs -2.5', '-111', 'Draftkings', '9'],
      ['Buffalo Bills +2.5', '-102', 'Fanduel', '9'],
    ]);
  });

  it('says of a book with a licence why it is none of this bettor', () => {
    const detailOf = (bettor: Partial<World['bettor']>, title: string) => {
      const told = board(
        { eventId: 'g1', market: 'spread', limit: 30 },
        { ...world, bettor: { ...world.bettor, ...bettor } },
      );
      return blockOf(told, 'table').rows.find(({ cells }) => cells[0]?.text === title)?.cells[0]?.detail;
    };
    expect(detailOf({ sportsbooks: ['betmgm'] }, 'Fanduel')).toBe('not one of your books');
    expect(detailOf({ sportsbooks: ['betmgm'] }, 'Pinnacle')).toBe('reference only');
    expect(detailOf({ state: 'NV' }, 'Fanduel')).toBe('not in Nevada');
    expect(detailOf({ sportsbooks: ['betmgm'] }, 'Betmgm')).toBeUndefined();
  });

  it('tells the side that is asked about, the best price before a better number', () => {
    expect(blockOf(board({ eventId: 'g1', market: 'spread', side: 'away' }, world), 'text').text).toBe(
      'The best price on Bills +2.5 is -102 at Fanduel, and fair is +101 (49.6%).',
    );
    const own = {
      ...BILLS_CHIEFS,
      markets: [...BILLS_CHIEFS.markets.slice(0, 2).map(withoutBook('betmgm')), ...BILLS_CHIEFS.markets.slice(2)],
    };
    expect(
      blockOf(board({ eventId: 'g1', market: 'spread', side: 'away' }, worldOf(testSlate([own]), NOW)), 'text').text,
    ).toMatch(
      /^The best price on Bills \+2\.5 is -102 at Fanduel.* Most books have \+2\.5; the best number on a main line is Buffalo Bills \+3\.5, -125 at Betmgm\./,
    );
  });

  it('of named books tells what they have, and what is best', () => {
    const told = board({ eventId: 'g1', market: 'spread', side: 'home', books: ['FanDuel', 'Bovada'] }, world);
    expect(blockOf(told, 'text').text).toBe(
      'Fanduel: Kansas City Chiefs -2.5 -115. I have no price for Bovada for the spread of Buffalo Bills @ Kansas City Chiefs. The best you can get: Kansas City Chiefs -2.5 -111 at Draftkings.',
    );
    expect(textsOf(blockOf(told, 'table'))).toHaveLength(1);
  });

  it('of two books tells on which side each is better, and of one whether anybody pays more', () => {
    const two = board({ eventId: 'g1', market: 'spread', books: ['FanDuel', 'DraftKings'] }, world);
    expect(blockOf(two, 'text').text).toMatch(
      /^On the spread \w+ is better for .*\(.* to .*\) and \w+ is better for .*vig/,
    );
    const one = board({ eventId: 'g1', market: 'spread', side: 'home', books: ['FanDuel'] }, world);
    expect(blockOf(one, 'text').text).toMatch(/^Fanduel: .* -115\. That is not the best price: Draftkings has -111\.$/);
  });

  it('tells the highest and the lowest number with who has each', () => {
    const told = board({ eventId: 'g1', market: 'spread', order: 'highest_line' }, world);
    expect(blockOf(told, 'text').text).toMatch(
      /^(The highest spread is .*, at .*; the lowest is|Every book where you)/,
    );
  });

  it('at a price that nobody pays says so, with the best that there is', () => {
    const told = board({ eventId: 'g1', market: 'spread', line: -2.5, side: 'home', minDecimal: 2 }, world);
    expect(told.blocks).toMatchObject([
      {
        kind: 'text',
        text: 'No stored book pays +100 or more on Kansas City Chiefs -2.5. The best price on Chiefs -2.5 is -111 at Draftkings, and fair is -101 (50.4%).',
      },
    ]);
    const some = board({ eventId: 'g1', market: 'spread', line: -3.5, side: 'home', minDecimal: 2 }, world);
    expect(blockOf(some, 'text').text).toMatch(/^2 books pay \+100 or more on Kansas City Chiefs -3\.5\./);
  });

  it('past its last book says so', () => {
    expect(board({ eventId: 'g1', market: 'spread', offset: 30 }, world).blocks).toMatchObject([
      { kind: 'text', text: 'There are no more books: 9 in all.' },
    ]);
  });

  it('tells prices as its reader reads them', () => {
    const decimal = { ...world, bettor: { ...world.bettor, oddsFormat: 'decimal' as const } };
    expect(textsOf(blockOf(board({ market: 'spread' }, decimal), 'table'))[1]?.slice(1, 3)).toEqual([
      '1.98',
      'Fanduel',
    ]);
  });

  it('past its last game says so', () => {
    expect(board({ market: 'spread', offset: 5 }, world).blocks).toMatchObject([
      { kind: 'text', text: 'There are no more games: 1 in all.' },
    ]);
  });
});

it('a list of games says when they start, what is priced, and who is not among them', () => {
  const told = games({ names: ['Bills', 'Zebras'] }, world);
  expect(blockOf(told, 'text').text).toBe('I have no upcoming game with Zebras. Bills @ Chiefs starts Sun 3:00 PM ET.');
  expect(textsOf(blockOf(told, 'table'))).toEqual([
    ['Buffalo Bills @ Kansas City Chiefs', 'Sun 3:00 PM ET', 'NFL', 'moneyline, spread, 1 prop'],
  ]);
});

it('a list of games that is cut says how much it is and how to see the rest; none says which is the nearest', () => {
  const many = worldOf(
    testSlate(
      [1, 2, 3].map((at) =>
        testEvent(`m${at}`, {
          home: `Home ${at}`,
          away: `Away ${at}`,
          inHours: at,
          markets: [{ market: 'moneyline', outcomes: ['home', 'away'], decimals: [1.9, 1.9] }],
        }),
      ),
    ),
    NOW,
  );
  expect(blockOf(games({ limit: 2 }, many), 'text').text).toBe(
    '2 of 3 games by their starts, from Sun 12:00 PM ET on. 1 more starts later: say "more games", or name a league, a team or a day.',
  );
  expect(blockOf(games({ limit: 2, offset: 2 }, many), 'text').text).toBe(
    'Games 3 to 3 of 3 by their starts, from Sun 2:00 PM ET on. These are the last ones.',
  );
  expect(blockOf(games({ limit: 3 }, many), 'text').text).toMatch(/^3 games, the first .* and the last .*\.$/);
  expect(games({ from: '2026-12-01T00:00:00Z' }, many).blocks).toMatchObject([
    { kind: 'text', text: 'No priced game starts then. The nearest is Away 3 @ Home 3, Sun 2:00 PM ET.' },
  ]);
});

it('a sum begins with its answer, then shows inputs, figures, formula and what was assumed', () => {
  const told = sum({ kind: 'payout', price: '+120' }, world);
  expect(told.blocks).toMatchObject([
    { kind: 'text', text: expect.stringMatching(/^\$100\.00 at \+120 \(2\.20\) wins \$120\.00/) },
    {
      kind: 'calculation',
      calc: 'payout',
      title: 'Payout',
      inputs: [{ text: '+120 (2.20)' }, { text: '$100.00' }],
      figures: [{ text: '$120.00' }, { text: '$220.00' }],
      assumed: ['Figured for a $100.00 stake, since none was named.'],
    },
  ]);
});

describe('a refusal', () => {
  const refused = (reason: Reason, labels: string[]): Refusal =>
    refusal(reason, 'No book here quotes Bills -3.', {
      choices: labels.map((label) => ({ label, tool: 'price_bets', input: {} })),
    });
  const blocksOf = (reason: Reason, labels: string[]) =>
    outcomeBlocks('price_bets', refused(reason, labels), world).blocks;
  const words = 'No book here quotes Bills -3.';

  it('says what is missing, and asks back between two to four others', () => {
    expect(blocksOf('line_not_stored', [])).toMatchObject([{ kind: 'text', text: words }]);
    expect(blocksOf('line_not_stored', ['Bills -2.5'])).toMatchObject([
      { kind: 'text', text: `${words} What I do have: Bills -2.5.` },
    ]);
    expect(blocksOf('line_not_stored', ['Bills -2.5', 'Bills -3.5', 'Bills -2.5'])).toMatchObject([
      { kind: 'text', text: words },
      {
        kind: 'choices',
        question: 'Would you like one of these instead: Bills -2.5 or Bills -3.5?',
        choices: [{ words: 'Bills -2.5' }, { words: 'Bills -3.5' }],
      },
    ]);
    const [, asked] = blocksOf('ambiguous', ['A', 'B', 'C', 'D', 'E']);
    expect(asked).toMatchObject({ question: 'Which do you mean: A, B, C or D?', choices: [{}, {}, {}, {}] });
    // A reading that is a question keeps its sign where it is sent, and the sentence has one.
    const [, next] = blocksOf('ambiguous', ['Show me others', 'How much?']);
    expect(next).toMatchObject({
      question: 'Which do you mean: Show me others or How much?',
      choices: [{}, { words: 'How much?' }],
    });
    expect(Block.safeParse(asked).success).toBe(true);
  });
});

describe('stated bets', () => {
  const ref: BetRefDraft = { eventId: 'g1', market: 'spread', side: 'away', line: 2.5 };
  const bettor = { ...world.bettor, bankrollCents: 100_000 };

  it('alone are judged at the stated price beside the best, with the fair chance and what is staked', () => {
    const told = bets([{ ...ref, price: '-115' }], { ...world, bettor });
    expect(blockOf(told, 'text').text).toMatch(/^Pass on Bills \+2\.5 at your -115: no edge\./);
    const verdict = blockOf(told, 'verdict');
    expect(verdict).toMatchObject({
      bet: 'Buffalo Bills +2.5',
      game: 'Buffalo Bills @ Kansas City Chiefs',
      chance: { label: 'Chance to win', text: expect.stringMatching(/^\d\d\.\d%$/) },
    });
    expect(verdict.prices.map(({ label, price }) => [label, price.text])).toEqual([
      ['Yours', '-115'],
      ['Fanduel', '-102'],
    ]);
    expect(verdict.prices[0]).toMatchObject({ verdict: 'pass', stake: { text: 'nothing staked' } });
    expect(verdict.figures.map(({ label }) => label)).toContain('Fair price');
    expect(told.evidence?.map(({ id }) => id)).toEqual(expect.arrayContaining([...verdict.evidenceIds]));
  });

  it('side by side are rows of one table, the better one marked, and what is not stored is said by its name', () => {
    const told = bets(
      [
        { ...ref, price: '-115' },
        { eventId: 'g1', market: 'moneyline', side: 'away' },
        { ...ref, line: 40.5 },
      ],
      world,
    );
    const table = blockOf(told, 'table');
    const rows = table.rows.map(({ cells }) => cells.map(({ text }) => text));
    expect(rows.map(([bet, price, book]) => [bet, price, book])).toEqual([
      ['Buffalo Bills +2.5', '-115', 'Yours'],
      ['Buffalo Bills +2.5', '-102', 'Fanduel'],
      ['Buffalo Bills moneyline', '+120', expect.any(String)],
    ]);
    expect(table.rows.filter(({ mark }) => mark === 'best')).toHaveLength(1);
    expect(told.blocks.map(({ kind }) => kind)).toEqual(['text', 'table', 'text', 'choices']);
  });
});

describe('on every slate', () => {
  let worlds: { name: string; world: World }[];
  beforeAll(async () => {
    worlds = await testWorlds();
  });

  /** Everything that a slate's tools find, as blocks. */
  function* everything(of: World): Generator<Told> {
    const [event] = of.slate.events.filter(({ startsAt }) => startsAt.getTime() > of.nowMs);
    if (!event) throw new Error('no game ahead');
    const eventId = event.id;
    for (const market of ['moneyline', 'spread', 'total']) {
      yield board({ market, limit: 30 }, of);
      yield board({ market, eventId, limit: 30 }, of);
      yield board({ market, limit: 3, offset: 2 }, of);
    }
    yield games({ limit: 30 }, of);
    yield facts({ eventId }, of);
    yield bets([{ eventId, market: 'moneyline', side: 'home' }], of);
    yield bets(
      [
        { eventId, market: 'moneyline', side: 'home', price: '+100' },
        { eventId, market: 'total', side: 'over', line: 1_000 },
        { eventId, market: 'spread', side: 'away' },
      ],
      of,
    );
  }

  it('results are blocks of the contract that fit into an answer', () => {
    for (const { world: of } of worlds)
      for (const told of everything(of)) {
        expect(BlocksContent.safeParse(told).error?.issues).toBeUndefined();
        expect(() => contentText(told)).not.toThrow();
      }
  });

  it.each(['moneyline', 'spread', 'total'])('every row of a board holds what its book has stored: %s', (market) => {
    const rows = worlds.flatMap(({ world: of }) => {
      const { blocks } = board({ market, limit: 30 }, of);
      const tables = blocks.flatMap((block) => (block.kind === 'table' ? [block] : []));
      for (const table of tables) expect(table.rows.length).toBeLessThanOrEqual(MOST_ROWS);
      return tables.flatMap((table) => table.rows.map(({ cells }) => ({ cells, stored: storedPrices(of, market) })));
    });
    const priced = rows.filter(({ cells }) => typeof cells[1]?.value === 'number');
    expect(priced.length).toBeGreaterThan(15);
    for (const { cells, stored } of priced) {
      const [bet, price, book] = cells;
      const game = bet?.detail?.split(', ')[0];
      expect(stored.get(`${game} | ${bet?.text} | ${book?.text}`)).toContain(price?.value);
    }
  });
});

/** Every stored price by its game, bet and book, as a board names them. */
function storedPrices({ slate }: World, wanted: string): Map<string, number[]> {
  const prices = slate.events.flatMap((event) =>
    event.markets.filter(({ market }) => market === wanted).flatMap((market) => pricesOf(slate, event, market)),
  );
  const stored = new Map<string, number[]>();
  for (const { key, decimal } of prices) stored.set(key, [...(stored.get(key) ?? []), decimal]);
  return stored;
}

const pricesOf = (slate: World['slate'], event: SlateEvent, market: SlateMarket) =>
  market.outcomes.flatMap((selection, at) => {
    const side = { label: outcomeLabel(event, selection), line: selectionLine(market, selection) };
    return market.quotes.map(({ bookKey, decimals }) => ({
      key: `${gameLabel(event)} | ${sideName(market.market, side)} | ${slate.bookTitles.get(bookKey) ?? bookKey}`,
      decimal: decimals[at] ?? 0,
    }));
  });
