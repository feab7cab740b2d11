import { beforeAll, describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

let demo: Awaited<ReturnType<typeof demoTalk>>;
beforeAll(async () => {
  demo = await demoTalk();
});

const callsOf = (...texts: string[]) => demo.callsOf(...texts);
const inputsOf = (...texts: string[]) => callsOf(...texts).map(({ input }) => input);

describe('a list in an order, asked for anew', () => {
  it.each([
    ['highest hold in the nba tonight', { mains: true, league: 'NBA', order: 'highest_hold', limit: 1 }],
    ['worst juice on nfl totals', { market: 'total', league: 'NFL', order: 'highest_hold' }],
    ['cheapest vig moneyline at DraftKings tonight', { books: ['DraftKings'], order: 'lowest_hold' }],
    ['oldest price on the board', { mains: true, order: 'oldest' }],
    ['stalest lines in nfl', { league: 'NFL', order: 'oldest' }],
    ['most lopsided game in college football', { league: 'NCAAF', only: 'favorite', order: 'shortest' }],
    ['closest spread in the nfl sunday', { league: 'NFL', market: 'spread', order: 'closest' }],
    ['top 5 shortest favorites nfl', { league: 'NFL', only: 'favorite', order: 'shortest', limit: 5 }],
    ['best mlb underdog price tonight', { league: 'MLB', only: 'underdog', order: 'longest', limit: 1 }],
    ['third biggest favorite in the nba', { only: 'favorite', order: 'shortest', limit: 1, offset: 2 }],
    ['dogs +300 or longer at FanDuel', { only: 'underdog', minDecimal: 4, books: ['FanDuel'] }],
    ['any ncaaf total over 50', { market: 'total', minLine: 50.5 }],
    ['show me home dogs sunday', { side: 'home', only: 'underdog' }],
  ])('%s', (text, input) => {
    expect(inputsOf(text)).toMatchObject([input]);
  });

  it('shows both ends where both are named, and the first of every league where each is', () => {
    expect(inputsOf('nhl tomorrow lowest vig and worst')).toMatchObject([
      { league: 'NHL', order: 'lowest_hold' },
      { league: 'NHL', order: 'highest_hold' },
    ]);
    const each = inputsOf('shortest favorite in each league') as { league?: string; limit?: number }[];
    expect(new Set(each.map(({ league }) => league)).size).toBe(each.length);
    expect(each.length).toBeGreaterThan(3);
    expect(each.every(({ limit }) => limit === 1)).toBe(true);
  });
});

describe('what goes on from a list in an order', () => {
  const HOLD = 'nhl tomorrow lowest vig and worst';
  it.each([
    [
      [HOLD, 'what about on totals'],
      [
        { market: 'total', order: 'lowest_hold' },
        { market: 'total', order: 'highest_hold' },
      ],
    ],
    [
      [HOLD, 'same for nba'],
      [
        { league: 'NBA', order: 'lowest_hold' },
        { league: 'NBA', order: 'highest_hold' },
      ],
    ],
    [
      ['whats the biggest favorite and longest dog tonight', 'and tomorrow?'],
      [{ order: 'shortest' }, { order: 'longest' }],
    ],
    [
      ['cheapest vig moneyline at DraftKings tonight', 'most expensive?'],
      [{ order: 'highest_hold', books: ['DraftKings'] }],
    ],
    [['cheapest juice on nfl totals sunday', 'second cheapest'], [{ order: 'lowest_hold', limit: 1, offset: 1 }]],
    [['closest nhl game tonight', 'next closest'], [{ order: 'closest', limit: 1, offset: 1 }]],
    [['show every home dog in the nfl', 'just the top 3'], [{ side: 'home', order: 'longest', limit: 3 }]],
    [['show every home dog in the nfl', 'which pays the most'], [{ side: 'home', order: 'longest', limit: 1 }]],
    [['any dog longer than +500 in the nba', 'how about +300'], [{ only: 'underdog', minDecimal: 4 }]],
    [['any ncaaf total over 50', 'and under 60'], [{ market: 'total', maxLine: 59.5 }]],
    [['points props nba tonight highest first', 'lowest'], [{ market: 'prop:player_points', order: 'lowest_line' }]],
  ])('%j', (texts, inputs) => {
    expect(inputsOf(...texts)).toMatchObject(inputs);
  });

  it.each([
    [['closest nhl game tonight', 'the under in that one'], { market: 'total', side: 'under' }],
    [['most lopsided game in college football', 'whats the spread in it'], { market: 'spread' }],
    [['whats the biggest favorite and longest dog tonight', 'which book is the dog at'], { market: 'moneyline' }],
    [
      ['lowest total nhl tonight and highest', 'under price at fanduel on the lowest'],
      { side: 'under', books: ['FanDuel'] },
    ],
    [['biggest gap between books on any nfl spread', 'whats the total in that one'], { market: 'total' }],
  ])('%j: is of the game that was told', (texts, input) => {
    expect(inputsOf(...texts)).toMatchObject([{ eventId: expect.any(String), ...input }]);
  });
});

describe('where one book stands out', () => {
  it.each([
    [['worst price at FD right now'], { worstAt: 'FanDuel' }],
    [['whats the worst line FD has today'], { worstAt: 'FanDuel' }],
    [['best price dk has vs everyone'], { bestAt: 'DraftKings' }],
    [['where is draftkings way off the market today'], { bestAt: 'DraftKings' }],
    [['best price vs market right now', 'only at draftkings'], { bestAt: 'DraftKings' }],
    [['best price vs market right now', 'only at draftkings', 'the worst one?'], { worstAt: 'DraftKings' }],
  ])('%j', (texts, input) => {
    expect(callsOf(...texts)).toMatchObject([{ tool: 'scan_prices', input: { kind: 'gaps', ...input } }]);
  });

  it('is judged by nobody where the biggest of a scan is asked for', () => {
    const [call] = callsOf('where is draftkings way off the market today', 'which of those is the biggest');
    expect(call).toMatchObject({ tool: 'scan_prices', input: { limit: 1 } });
  });
});

describe('why a figure matters', () => {
  it.each([
    [
      ['biggest gap between books on any nfl spread', 'why does that matter to me'],
      /^It is the same bet at a different price: \$100 on/,
    ],
    [['which book has the lowest vig', 'so what'], /of each \$100 bet/],
    [
      ['highest hold in the nba tonight', 'is that bad'],
      /^The hold is what is kept of the money on all sides: at \d\.\d\d%/,
    ],
  ])('%j: is told in money', (texts, told) => {
    const { plan, isCharged } = demo.talk(...texts);
    expect(isCharged).toBe(false);
    expect(plan).toMatchObject({ kind: 'say', text: expect.stringMatching(told) });
  });
});

describe('props that are listed', () => {
  it('by who plays there, and what is stored of nobody is said', () => {
    expect(inputsOf('any rb overs')[0]).toMatchObject({ market: 'prop:player_rush_yds', side: 'over' });
    const { plan } = demo.talk('passing TDs tomorrow');
    expect(plan).toMatchObject({
      kind: 'say',
      text: expect.stringMatching(/^I have no props on passing touchdowns for those games/),
    });
  });
});
