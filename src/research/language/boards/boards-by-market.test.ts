import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { callsOf, talk } = await demoTalk();

const marketsOf = (...texts: string[]): unknown[] =>
  callsOf(...texts).map(({ input }) => (input as { market?: string }).market);

describe('a board of many games has every market that is named', () => {
  it.each([
    ['only mondays nfl, total or spread', ['spread', 'total']],
    ['nba tmrw, spreads and totals', ['spread', 'total']],
    ['nfl sunday, totals or sides', ['spread', 'total']],
    ['show me all the lines for nba tomorrow', ['spread', 'moneyline', 'total']],
    ['nba spreads tomorrow, list them', ['spread']],
  ])('%s', (text, markets) => {
    expect(marketsOf(text).toSorted()).toEqual([...markets].toSorted());
    expect(talk(text).isCharged).toBe(false);
  });

  it('at a book, its prices and no picks', () => {
    expect(callsOf('nhl tomorrow moneyline at caesars')).toMatchObject([
      { tool: 'show_board', input: { league: 'NHL', market: 'moneyline', books: ['Caesars'] } },
    ]);
    expect(talk('best nhl moneyline tomorrow at caesars').isCharged).toBe(true);
  });

  it('by what is kept where the hold is asked for', () => {
    expect(callsOf('nba hold, spreads only')).toMatchObject([
      { tool: 'show_board', input: { league: 'NBA', market: 'spread', order: 'lowest_hold' } },
    ]);
  });

  it('the best prices at several books are those of the games, and the worst of those books is asked of them', () => {
    const first = 'nhl tonight best prices at dk caesars mgm';
    const books = ['DraftKings', 'Caesars', 'BetMGM'];
    expect(callsOf(first)).toMatchObject([{ tool: 'show_board', input: { league: 'NHL', books } }]);
    expect(callsOf(first)[0]?.input).not.toHaveProperty('byBook');
    expect(callsOf(first, 'who has the worst price of those 3')).toMatchObject([
      { input: { byBook: 'best_price', order: 'shortest', market: 'moneyline', books } },
    ]);
    expect(callsOf('which is better for nhl tonight, dk or mgm')).toMatchObject([{ input: { byBook: 'best_price' } }]);
  });
});

describe('who is favored behind many games is asked of all of them', () => {
  it.each([
    [['nba games tomorrow', 'who is favored and by how much'], { only: 'favorite', market: 'spread', league: 'NBA' }],
    [['nfl sunday totals', 'whos favored in those'], { only: 'favorite', market: 'moneyline', league: 'NFL' }],
    [['every fight, who is the fav, prices at draftkings'], { only: 'favorite', league: 'UFC', books: ['DraftKings'] }],
  ])('%j', (texts, input) => {
    expect(callsOf(...texts)).toMatchObject([{ tool: 'show_board', input }]);
  });

  it('behind one game it is asked of that', () => {
    const [call] = callsOf('bills line', 'who is favored');
    expect(call?.input).toMatchObject({ tells: 'favorite', market: 'moneyline' });
    expect(call?.input).toHaveProperty('eventId');
  });
});

describe('a book that is left out', () => {
  const booksIn = (...texts: string[]): readonly string[] =>
    callsOf(...texts).flatMap(({ input }) => (input as { books?: readonly string[] }).books ?? []);

  it.each([
    ['nfl sunday spreads', 'without circa', 'Circa Sports'],
    ['lions line', 'except bet365', 'bet365'],
  ])('%s | %s', (first, text, book) => {
    const books = booksIn(first, text);
    expect(books).toContain('DraftKings');
    expect(books).not.toContain(book);
  });
});

describe('behind a scan of every book and market', () => {
  it.each([
    ['what about including dk and betmgm too', 'DraftKings and BetMGM were in the scan already'],
    ['did you check totals and spreads too', 'were all scanned already'],
  ])('%s', (text, note) => {
    const plan = talk('any arbs in nhl', text).plan;
    expect(plan).toMatchObject({ kind: 'calls', calls: [{ input: { kind: 'arbitrage', league: 'NHL' } }] });
    expect(plan?.kind === 'calls' && plan.assumed.join(' ')).toContain(note);
    expect(callsOf('any arbs in nhl', text)[0]?.input).not.toHaveProperty('books');
  });

  it('just those are others', () => {
    expect(callsOf('any arbs in nhl', 'just dk and betmgm')).toMatchObject([
      { input: { books: ['DraftKings', 'BetMGM'] } },
    ]);
  });
});
