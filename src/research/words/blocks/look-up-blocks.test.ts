import { describe, expect, it } from 'vitest';
import { BlocksContent, contentText } from '#contract/answer-content.ts';
import { MessageAction } from '#contract/chat.ts';
import { TOKEN_PACKS } from '#contract/prices.ts';
import { LookUpInput, type LookUpTopic, MethodName } from '#contract/research/look-up.ts';
import { demoSlateAt } from '../../slate/test-demo-slate.ts';
import { footballSlate, NOW } from '../../slate/test-slate.ts';
import { lookUp } from '../../tools/look-up/look-up.ts';
import { loadedWith, ownBet } from '../../tools/look-up/test-loaded.ts';
import { worldOf } from '../../tools/test-worlds.ts';
import type { World } from '../../tools/world.ts';
import { lookUpActions } from './look-up-blocks.ts';
import { outcomeBlocks } from './outcome-blocks.ts';
import { blockOf, blocksOf, figuresIn, textsOf } from './test-read-blocks.ts';

const BETS = [
  ownBet(),
  ownBet({ state: 'win', closeChance: 0.52 }),
  ownBet({ state: 'half_loss', decimal: 1.91, units: 0.5, odds: 'demo', bookKey: 'fanduel' }),
];
const LOADED = loadedWith({
  ownBets: { bets: BETS, total: 3 },
  record: {
    recorded: 1_234,
    since: '2026-11-10T12:00:00.000Z',
    demo: 3,
    sports: [
      { sport: 'NFL', picks: 1_200 },
      { sport: 'NBA', picks: 34 },
    ],
    results: { graded: 0, won: 0, lost: 0, pushed: 0 },
  },
});
const world = worldOf(footballSlate(), NOW, { loaded: LOADED });

function read(topic: object, base: World = world) {
  const outcome = lookUp(LookUpInput.parse({ topic }), base);
  if (!outcome.ok) throw new Error(outcome.message);
  return { data: outcome.data, told: outcomeBlocks('look_up', outcome, base) };
}
const tablesOf = (topic: object) => blocksOf(read(topic).told, 'table');
const wordsOf = (topic: object) => blockOf(read(topic).told, 'text').text;

describe('what is looked up', () => {
  it('begins with its words; a formula and the pages follow them', () => {
    const { data, told } = read({ kind: 'method', of: 'units' });
    expect(blockOf(told, 'text').text).toBe(`${data.text}\n\nFormula: ${data.formula}`);
    expect(textsOf(blockOf(told, 'table'))).toEqual(data.figures.map(({ label, text }) => [label, text]));
    // Its pages are buttons below it.
    expect(wordsOf({ kind: 'about' })).not.toContain('See "');
  });

  it('says what was taken for granted', () => {
    expect(wordsOf({ kind: 'term', term: 'parley' })).toMatch(/"parley" was read as parlay\.$/);
  });

  it('past the last row says so', () => {
    expect(wordsOf({ kind: 'own_bets', offset: 9 })).toContain('There are no more rows: 3 in all.');
  });
});

it('a term that is not explained is asked back, each reading whole on its button', () => {
  const input = LookUpInput.parse({ topic: { kind: 'term', term: 'asian total goals' } });
  const choices = blockOf(outcomeBlocks('look_up', lookUp(input, world), world), 'choices');
  expect(choices.question).toMatch(/^Would you like one of these instead: What does "[^?]+ mean, .*[^?]\?$/);
  expect(choices.choices.at(-1)?.words).toMatch(/\?$/);
});

describe('rows stand in a table of their kind', () => {
  it('terms with their other names', () => {
    const [table] = tablesOf({ kind: 'term', limit: 3 });
    expect(table?.columns.map(({ label }) => label)).toEqual(['Term', 'Also called']);
    expect(table?.rows).toHaveLength(3);
    expect(table?.total?.text).toMatch(/^3 of \d+ terms$/);
  });

  it('the record by sport', () => {
    expect(tablesOf({ kind: 'record' }).map(textsOf)).toEqual([
      [
        ['NFL', '1,200'],
        ['NBA', '34'],
      ],
    ]);
  });

  it('own bets with price, book, stake, result and what the close says', () => {
    const [figures, table] = tablesOf({ kind: 'own_bets' });
    expect(figures && textsOf(figures)).toContainEqual(['Return on the advised stakes', '+50.0%']);
    expect(table && textsOf(table)).toEqual([
      ['Buffalo Bills +2.5', '+100', 'Draftkings', 'bet', '1 unit', 'open', '–', '–'],
      ['Buffalo Bills +2.5', '+100', 'Draftkings', 'bet', '1 unit', 'won', '+1.00 units', '+4.0%'],
      ['Buffalo Bills +2.5', '-110', 'Fanduel', 'bet', '0.5 units', 'half lost', '-0.25 units', '–'],
    ]);
    expect(table?.rows.map(({ cells }) => cells[6]?.tone)).toEqual([undefined, 'good', 'bad']);
    expect(table?.rows[2]?.cells[1]?.detail).toBe('Nov 20, 7:00 AM EST, demo odds');
  });

  it('books with where they take bets and who says so', () => {
    const [table] = tablesOf({ kind: 'books', name: 'fanduel' });
    expect(table && textsOf(table)).toEqual([
      ['Fanduel', 'sportsbook, US', 'yes', 'yes', '24 states', 'semi-sharp', '–', 'December 1, 2025'],
    ]);
    expect(table?.note).toMatch(/^Sources for where each book takes bets:\n- /);
    const [pinnacle] = tablesOf({ kind: 'books', name: 'pinnacle' });
    expect(pinnacle?.rows[0]).toMatchObject({
      mark: 'reference',
      cells: [{ text: 'Pinnacle' }, {}, { text: 'no' }, {}, {}, {}, {}, {}],
    });
    expect(pinnacle?.note).toBeUndefined();
    expect(tablesOf({ kind: 'books', name: 'betfair', limit: 30 })[0]?.rows[0]?.cells[6]).toMatchObject({ text: '5%' });
  });

  it('sports with their games, prices in dollars, limits with what waits', () => {
    expect(tablesOf({ kind: 'sports' }).map(textsOf)).toEqual([
      [
        ['NFL', '3', 'Sun 3:00 PM ET', 'moneyline, spread and total', '9'],
        ['NBA', '1', 'Sun 5:00 PM ET', 'moneyline and prop', '9'],
      ],
    ]);
    const [prices] = tablesOf({ kind: 'prices' });
    expect(prices?.rows).toHaveLength(1 + TOKEN_PACKS.length);
    for (const { cells } of prices?.rows ?? []) expect(cells[2]?.text).toMatch(/^\$\d+\.\d\d$/);
    const [limits] = tablesOf({ kind: 'limits' });
    expect(limits && textsOf(limits)[0]).toEqual(['Tokens a day', '20 tokens', '5 tokens', '40 tokens']);
    expect(limits?.rows[0]?.cells[3]?.detail).toBe('from November 28, 2026 at 7:00 AM EST');
    expect(limits && textsOf(limits)[4]).toEqual(['Money a week', '$50.00', '$15.99', '–']);
  });
});

const TOPICS: LookUpTopic['kind'][] = ['term', 'record', 'own_bets', 'books', 'sports', 'prices', 'limits', 'about'];

describe('on the demo slate', () => {
  const everything = [
    ...TOPICS.map((kind) => ({ kind })),
    ...MethodName.options.map((of) => ({ kind: 'method', of })),
    { kind: 'term', limit: 30 },
    { kind: 'term', term: '-110' },
    { kind: 'books', limit: 30 },
    { kind: 'books', state: 'NY', limit: 30 },
  ];

  it('everything fits into an answer, with the figures of its tool', async () => {
    const demo = worldOf(await demoSlateAt(NOW), NOW, { loaded: LOADED });
    for (const topic of everything) {
      const { data, told } = read(topic, demo);
      expect(BlocksContent.safeParse(told).error?.issues).toBeUndefined();
      expect(() => contentText(told)).not.toThrow();
      expect(blockOf(told, 'text').text.startsWith(data.text)).toBe(true);
      const found = new Set(figuresIn(data));
      const own = figuresIn(told.blocks).filter((figure) => !found.has(figure));
      // A commission is a number of its row, without words.
      expect(own.filter((figure) => !/^[25]%$/.test(figure))).toEqual([]);
    }
  });

  it('links are buttons to pages of this product', () => {
    for (const topic of TOPICS.map((kind) => ({ kind }))) {
      const { data } = read(topic);
      const actions = lookUpActions(data);
      expect(actions.map((action) => MessageAction.parse(action))).toEqual(
        data.links.map(({ label, path }) => ({ kind: 'link', label, path })),
      );
    }
    expect(lookUpActions(read({ kind: 'prices' }).data)).toEqual([
      { kind: 'link', label: 'Plans and tokens', path: '/pricing' },
    ]);
  });
});
