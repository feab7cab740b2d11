import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk, callsOf, game } = await demoTalk();

describe('a scan of everything at every book', () => {
  it.each([
    [['any arbs in lions bills', 'whole slate, all the books, not just mine'], 'arbitrage'],
    [['any arbs across all games incl bovada and betonline?'], 'arbitrage'],
    [['any middles across the whole board, even with bovada'], 'middles'],
  ])('is one of the books where one can bet, and says so: %j', (texts, kind) => {
    const { plan, isCharged } = talk(...texts);
    expect(isCharged).toBe(false);
    expect(plan).toMatchObject({ calls: [{ tool: 'scan_prices', input: { kind } }] });
    const [call] = plan?.kind === 'calls' ? plan.calls : [];
    expect(call?.input).not.toHaveProperty('books');
    expect(call?.input).not.toHaveProperty('eventId');
  });
});

describe('the cheapest main lines, free', () => {
  it.each([
    ['best hold per game on nfl spreads, top 3 games at my legal books', { market: 'spread', limit: 3 }],
    ['lowest hold games tomorrow', { mains: true, order: 'lowest_hold' }],
    ['nba games sorted by vig', { league: 'NBA', order: 'lowest_hold' }],
    ['least vig on nba totals, which games', { market: 'total', order: 'lowest_hold' }],
    [
      'any nfl total under 44 at dk, over side, least vig paid',
      { market: 'total', maxLine: 43.5, side: 'over', books: ['DraftKings'], order: 'longest' },
    ],
  ])('%s', (text, input) => {
    expect(callsOf(text)).toMatchObject([{ tool: 'show_board', input }]);
  });
});

describe('the hold at some books', () => {
  it.each(['hold if i only have fanduel and dk?', 'no just that game, fanduel n dk hold'])(
    'is that of the game whose prices were shown: %s',
    (text) => {
      expect(callsOf('bills lions ml prices', text)).toMatchObject([
        { tool: 'show_board', input: { eventId: game('Buffalo Bills'), market: 'moneyline' } },
      ]);
    },
  );

  it('is that of all games where they are meant', () => {
    const [call] = callsOf('bills lions ml prices', 'average hold of fanduel and dk over all games');
    expect(call?.input).not.toHaveProperty('eventId');
  });
});

describe('who has another number', () => {
  it.each(['is anyone at 5', 'anybody got 5', 'who has +5'])('is told of the side that was spoken of: %s', (text) => {
    expect(callsOf('lions +4.5', text)).toMatchObject([{ tool: 'show_board', input: { market: 'spread' } }]);
  });
});
