import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { callsOf, game, talk } = await demoTalk();

describe('behind a list of games', () => {
  it.each([
    ['and tomorrow?', { from: '2026-11-22T05:00:00.000Z', to: '2026-11-23T11:00:00.000Z' }],
    ['just the wnba', { leagues: ['WNBA'], from: '2026-11-21T22:00:00.000Z' }],
    ['just the cubs one', { names: ['Chicago Cubs'], from: '2026-11-21T22:00:00.000Z' }],
    ['show more', { from: '2026-11-21T22:00:00.000Z', offset: 20 }],
    ['just the late ones', { from: '2026-11-22T02:00:00.000Z' }],
    ['and the 25th', { from: '2026-11-25T05:00:00.000Z', to: '2026-11-26T11:00:00.000Z' }],
  ])('%s', (text, input) => {
    expect(callsOf('what games tonight', text)).toMatchObject([{ tool: 'find_games', input }]);
  });

  it('the next page and another day are both asked for', () => {
    expect(callsOf('what games are there', 'is there more games after those 20? whats tomorrow')).toMatchObject([
      { tool: 'find_games', input: { offset: 20 } },
      { tool: 'find_games', input: { from: '2026-11-22T05:00:00.000Z' } },
    ]);
  });

  it('goes on through several messages', () => {
    expect(callsOf('what games tonight', 'just the wnba', 'and tomorrow?')).toMatchObject([
      { tool: 'find_games', input: { leagues: ['WNBA'], from: '2026-11-22T05:00:00.000Z' } },
    ]);
  });

  it('bets are bets', () => {
    expect(talk('what games tonight', 'best bets').isCharged).toBe(true);
  });
});

describe('behind a board', () => {
  const board = 'best price on the lions';

  it('the side that was asked for stays', () => {
    expect(talk(board).reading.focus).toEqual([
      { eventId: game('Detroit Lions'), market: 'moneyline', side: 'away', line: null, player: null },
    ]);
    expect(callsOf(board, 'at betmgm?')).toMatchObject([
      { tool: 'show_board', input: { market: 'moneyline', side: 'away', books: ['BetMGM'] } },
    ]);
  });

  it.each([
    ['spread?', { market: 'spread', side: 'away' }],
    ['total?', { market: 'total' }],
    ['what about the bills', { market: 'moneyline', side: 'home' }],
    ['other side', { market: 'moneyline', side: 'home' }],
    ['all books pls', { market: 'moneyline', side: 'away' }],
    ['+3?', { market: 'spread', side: 'away', line: -3 }],
    ['whats pinnacle got', { market: 'moneyline', books: ['Pinnacle'] }],
  ])('%s', (text, input) => {
    expect(callsOf(board, text)).toMatchObject([
      { tool: 'show_board', input: { eventId: game('Detroit Lions'), ...input } },
    ]);
  });

  it('another team has the same market, and the books and the line of no other game', () => {
    for (const text of ['same for the cubs', 'no I meant the Cubs', 'and the cubs?'])
      expect(callsOf(board, text), text).toEqual([
        { tool: 'show_board', input: { eventId: game('Chicago Cubs'), market: 'moneyline', side: 'home', limit: 30 } },
      ]);
    expect(callsOf('how many books have the lions +3', 'same for the cubs')[0]?.input).not.toHaveProperty('line');
  });

  it('the draw is of the same game, and behind it another team has its whole board', () => {
    expect(callsOf('best price on man city', 'and the draw')).toMatchObject([
      { input: { eventId: game('Manchester City'), side: 'draw' } },
    ]);
    expect(callsOf('best price on man city', 'and the draw', 'same for everton')[0]?.input).not.toHaveProperty('side');
  });

  it('the under of one book stays the under', () => {
    expect(callsOf('who has the best line on the under in lions bills', 'what about FanDuel')).toMatchObject([
      { input: { market: 'total', side: 'under', books: ['FanDuel'] } },
    ]);
  });

  it('of many games goes on to other days, markets and games', () => {
    const many = 'spread on every nba game tonight';
    expect(callsOf(many, 'totals?')).toMatchObject([{ input: { league: 'NBA', market: 'total' } }]);
    expect(callsOf(many, 'tomorrow')).toMatchObject([
      { input: { league: 'NBA', market: 'spread', from: '2026-11-22T05:00:00.000Z' } },
    ]);
    expect(callsOf(many, 'just the celtics')).toMatchObject([
      { input: { eventId: game('Boston Celtics'), market: 'spread', side: 'home' } },
    ]);
  });

  it('is asked in Spanish as well', () => {
    expect(callsOf('cuanto paga man city', 'y el empate?')).toMatchObject([{ input: { side: 'draw' } }]);
  });

  it('a verdict is a verdict', () => {
    expect(callsOf(board)).toHaveLength(1);
    const { plan } = talk(board, 'is that a good price');
    expect(plan?.kind === 'calls' ? plan.calls.map(({ tool }) => tool) : []).not.toContain('show_board');
  });

  it('what leans on a judged bet is judged as before', () => {
    expect(talk('lions +3 -110 good?', 'at draftkings?').plan).toMatchObject({ calls: [{ tool: 'price_bets' }] });
  });
});

it('behind the hold of two prices a market is that of their game', () => {
  expect(callsOf('bills -150 or lions +130, whats the vig there', 'spread?', 'total?')).toMatchObject([
    { tool: 'show_board', input: { eventId: game('Buffalo Bills'), market: 'total' } },
  ]);
});

describe('behind moves', () => {
  const moves = 'did lions bills move';

  it.each([
    ['when did that happen', /^The times are under the prices/],
    ['was that steam', /^Who bet is not recorded/],
    ['did the sharps move it', /^Who bet is not recorded/],
    ['why', /^Why a price moved is not recorded/],
  ])('%s', (text, words) => {
    const { plan } = talk(moves, text);
    expect(plan).toMatchObject({
      calls: [{ tool: 'line_moves', input: { eventId: game('Buffalo Bills') } }, { tool: 'line_moves' }],
      assumed: [expect.stringMatching(words)],
    });
  });

  it('another market, team or league is looked at', () => {
    expect(callsOf(moves, 'how about the total')).toMatchObject([{ input: { market: 'total', side: 'over' } }]);
    expect(callsOf(moves, 'how about the total', 'and the cubs')).toMatchObject([
      { tool: 'line_moves', input: { eventId: game('Chicago Cubs'), market: 'total' } },
    ]);
    expect(callsOf('biggest line moves today', 'just hockey')).toMatchObject([
      { tool: 'line_moves', input: { league: 'NHL', since: '2026-11-21T05:00:00.000Z' } },
    ]);
  });
});

describe('behind a scan', () => {
  it.each([
    ['any arbs', 'only at fanduel and draftkings', { kind: 'arbitrage', books: ['FanDuel', 'DraftKings'] }],
    [
      'any middles in the nba',
      'just fanduel and betmgm',
      { kind: 'middles', league: 'NBA', books: ['FanDuel', 'BetMGM'] },
    ],
    ['any arbs', 'what about hockey', { kind: 'arbitrage', league: 'NHL' }],
    ['any arbs', 'only spreads', { kind: 'arbitrage', market: 'spread' }],
    ['any arbs', 'with $500', { kind: 'arbitrage', stakeCents: 50_000 }],
    ['any arbs', 'more', { kind: 'arbitrage', offset: 6 }],
  ])('%s > %s', (first, text, input) => {
    expect(callsOf(first, text)).toMatchObject([{ tool: 'scan_prices', input }]);
  });
});

it('behind facts somebody else is asked about', () => {
  expect(callsOf('any injuries for the bills', 'what about the cowboys')).toMatchObject([
    { tool: 'facts_about', input: { names: ['Dallas Cowboys'], kinds: ['injury'] } },
  ]);
});
