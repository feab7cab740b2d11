import { beforeAll, describe, expect, it } from 'vitest';
import type { Reading } from '../reading.ts';
import { demoTalk } from '../test-demo-talk.ts';
import { askOfTwoGames, SHOWN_LIST } from '../test-two-games.ts';

let talk: Awaited<ReturnType<typeof demoTalk>>['talk'];
beforeAll(async () => {
  ({ talk } = await demoTalk());
});

/** The search that the last of these messages comes to; what was shown before it is a list. */
function searchOf(...texts: string[]): Reading {
  const { plan } = talk(...texts);
  if (plan?.kind !== 'picks') throw new Error(`no search: ${JSON.stringify(plan)}`);
  return plan.reading;
}

const leftOut = ({ excluded }: Reading) => ({
  leagues: excluded?.leagues ?? [],
  teams: (excluded?.teams ?? []).map(({ name }) => name),
  books: excluded?.books ?? [],
});

describe('what a search refuses', () => {
  it.each([
    ['best bets tonight, nothing on the knicks or heat', ['New York Knicks', 'Miami Heat']],
    ['best nba picks but nothin on the lakers', ['Los Angeles Lakers']],
    ['nba picks tonight, no bets on the bucks', ['Milwaukee Bucks']],
    ['forget the cubs. show me the best mlb bets', ['Chicago Cubs']],
    ['best nfl bets this weekend, not the cowboys and the bills, rams fan here', ['Dallas Cowboys', 'Buffalo Bills']],
  ])('%s', (text, teams) => {
    const search = searchOf(text);
    expect(leftOut(search).teams).toEqual(teams);
    expect(search.teams).toEqual([]);
  });

  it.each([
    ['no nhl NBA or NFL only, best bets', ['NBA', 'NFL'], ['NHL']],
    ['best bets, no tennis, soccer or ufc', [], ['Tennis', 'Soccer', 'UFC']],
    ['best bets, no hockey, nfl only', ['NFL'], ['NHL']],
    ['ufc? nah. best nba bets', ['NBA'], ['UFC']],
    ['picks tonight w/o mlb and nhl', [], ['MLB', 'NHL']],
  ])('%s', (text, wanted, refused) => {
    const search = searchOf(text);
    expect(search.leagues).toEqual(wanted);
    expect(leftOut(search).leagues).toEqual(refused);
  });

  it.each([
    ['best nba bets tonight, no draftkings', ['DraftKings']],
    ['top 3 nfl bets, anything but caesars', ['Caesars']],
    ['best bets today, skip fanduel and betmgm', ['FanDuel', 'BetMGM']],
  ])('%s', (text, books) => {
    const search = searchOf(text);
    expect(leftOut(search).books).toEqual(books);
    expect([search.book, search.books ?? []]).toEqual([null, []]);
  });

  it('takes positions for what of their players is priced, and refuses the ones that nothing tells apart', () => {
    expect(searchOf('best nfl props, receivers only, no quarterbacks')).toMatchObject({
      stats: ['receiving_yards', 'receptions'],
      excluded: { whoCounts: ['passing_yards', 'passing_touchdowns'] },
    });
    expect(talk('best nfl props, tight ends only').plan).toMatchObject({
      kind: 'say',
      text: expect.stringMatching(/positions/),
    });
  });
});

describe('what goes on from a search', () => {
  const behind = (first: string, ...texts: string[]): Reading =>
    [first, ...texts].reduce<Reading | null>((previous, text) => {
      const asked = askOfTwoGames(text, previous);
      if (asked?.kind !== 'picks') throw new Error(`${text}: ${JSON.stringify(asked)}`);
      return { ...asked.reading, ...SHOWN_LIST };
    }, null) as Reading;

  it.each<[string, string, Partial<Reading>]>([
    [
      'best bets today between +100 and +180, no props no tennis',
      'and drop soccer too',
      { minDecimal: 2, maxDecimal: 2.8 },
    ],
    [
      'best nba under tonight, min -150, betmgm only',
      'ugh any book then',
      { book: null, side: 'under', leagues: ['NBA'] },
    ],
    [
      'best nfl over tonight, plus money',
      'just mlb and nhl please, same odds',
      { minDecimal: 2, side: 'over', leagues: ['MLB', 'NHL'] },
    ],
    [
      'best nba spreads tonight',
      'wtf i said no props. another one under those rules',
      { leagues: ['NBA'], asksMore: true, count: 1 },
    ],
    [
      'best nfl bet tonight at fanduel',
      'in that bears game i mean, not the whole board',
      { book: 'FanDuel', teams: [{ league: 'NFL', name: 'Chicago Bears' }] },
    ],
    ['best nhl totals today', 'no hockey, nba only', { leagues: ['NBA'], markets: ['total'] }],
    ['best nfl totals this weekend', 'any market', { leagues: ['NFL'], markets: [] }],
    ['best bets, no nhl', 'hockey? nah. 3 basketball picks', { count: 3 }],
  ])('%s > %s', (first, next, expected) => {
    expect(behind(first, next)).toMatchObject(expected);
  });

  it('takes "min" for a limit and MIN for Minnesota', () => {
    expect(searchOf('best nba over tonight, min -130').minDecimal).toBeCloseTo(1.769, 2);
    expect(searchOf('best nba over tonight, min -130').teams).toEqual([]);
  });

  it('knows the competitions and the leagues beside them', () => {
    const search = searchOf('best bets in la liga and the epl');
    expect(search.leagues).toContain('EPL');
    expect(search.competitions).toEqual(['soccer_spain_la_liga']);
  });
});

describe('in that game', () => {
  it.each([
    'what do you like in the lions bills game',
    'anything good in bills lions',
    'anything worth a bet in lions bills?',
  ])('%s: all of its markets', (text) => {
    const search = searchOf(text);
    expect(search.teams.map(({ name }) => name).sort()).toEqual(['Buffalo Bills', 'Detroit Lions']);
    expect(search.markets).toEqual([]);
  });

  it('searches the game that was spoken of where none is named, and its props where these are', () => {
    expect(searchOf('bills -3 -110?', 'which side has value').teams.map(({ name }) => name)).toContain('Buffalo Bills');
    expect(searchOf('any bills props u like')).toMatchObject({ markets: ['prop'], teams: [{ name: 'Buffalo Bills' }] });
  });
});

it('takes words of betting for no names, numbers or bets', () => {
  expect(talk('arsenal 3 way prices?').plan).toMatchObject({
    calls: [{ tool: 'show_board', input: { market: 'moneyline' } }],
  });
  expect(talk('soccer arbs in new jersey').plan).toMatchObject({
    calls: [{ tool: 'scan_prices', input: { league: 'Soccer' } }],
  });
  expect(talk('nba and nhl arbs').plan).toMatchObject({
    calls: [{ input: { league: 'NBA' } }, { input: { league: 'NHL' } }],
  });
});
