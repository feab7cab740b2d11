import { beforeAll, describe, expect, it } from 'vitest';
import type { Reading } from '../reading.ts';
import { demoTalk } from '../test-demo-talk.ts';

let demo: Awaited<ReturnType<typeof demoTalk>>;
beforeAll(async () => {
  demo = await demoTalk();
});

const searchOf = (...texts: string[]): Reading => {
  const { plan } = demo.talk(...texts);
  if (plan?.kind !== 'picks') throw new Error(`${texts}: ${JSON.stringify(plan)}`);
  return plan.reading;
};

describe('bets that are wanted in so many words', () => {
  it.each<[string, Partial<Reading>]>([
    ['any college games worth betting this afternoon', { leagues: ['NCAAF', 'NCAAB'] }],
    ['rank the nfl games today by how confident u are', { order: 'confidence', perGame: true, exact: true }],
    ['nba player props under the radar', { leagues: ['NBA'], markets: ['prop'] }],
    ['3 tds scorers sunday 1pm games', { count: 3, stats: ['anytime_touchdown'] }],
    ['need action at 10pm est', {}],
    ['gimme action', {}],
    ['who do u like in the late nfl games tomorrow', { leagues: ['NFL'] }],
    ['picks for tennis tomorrow, women only', { competitions: ['tennis_wta_'] }],
    ['any 5 stars', { minConfidence: 5 }],
    ['anything over 70% to win tonight', { minChance: 0.7 }],
    ['two nba spreads please', { count: 2, markets: ['spread'] }],
    ['nothing worse than -130, nfl only', { leagues: ['NFL'], minDecimal: 1 + 100 / 130 }],
    ['give me ur best +ev bet tonight, any sport', { order: 'edge', count: 1 }],
    ['whats the safest bet tonight', { order: 'chance', count: 1 }],
    ['play ur 3 favourites tonight', { count: 3, side: null }],
    ['give me ur 5 fav picks this weekend all sports', { count: 5, side: null }],
    ['whats ur favorite nba play tonight', { leagues: ['NBA'], count: 1, side: null }],
    ['best hockey bet tonight, no overs pls', { leagues: ['NHL'], count: 1 }],
    ['best dog tonight, any sport but tennis', { leagues: [], count: 1, side: 'underdog' }],
    ['best nhl bets tonight', { leagues: ['NHL'], count: null }],
    ['3 best totals next sunday, fanduel or mgm only', { count: 3, markets: ['total'], books: ['FanDuel', 'BetMGM'] }],
    ['two best overs or unders tonight', { count: 2, markets: ['total'], side: null }],
  ])('%s', (text, expected) => {
    expect(searchOf(text)).toMatchObject(expected);
  });

  it.each(['show me 3 nba spreads', 'what are the nba spreads tonight', 'spreads under 3 this week'])(
    'are none, and nothing is charged: %s',
    (text) => {
      expect(demo.callsOf(text)).toMatchObject([{ tool: 'show_board' }]);
    },
  );

  it.each<[string, number]>([
    ['5 nfl player props sunday, one per game', 5],
    ['5 nfl picks, 1 per game', 5],
    ['one prop per game', 10],
    ['a pick for each nba game tonight', 10],
    ['picks for monday, all games', 10],
  ])('are one of each game: %s', (text, count) => {
    expect(searchOf(text)).toMatchObject({ perGame: true, count });
  });

  it.each<[string, Partial<Reading>]>([
    ['best bets, drop anything worse than -130', { minDecimal: 1 + 100 / 130, maxDecimal: null }],
    ['best bets, skip everything over +200', { minDecimal: null, maxDecimal: 3 }],
    ['best bets, no props, over +150', { minDecimal: 2.5, markets: ['moneyline', 'spread', 'total'] }],
  ])('are within what is refused: %s', (text, limits) => {
    expect(searchOf(text)).toMatchObject(limits);
  });

  it.each<[string, object]>([
    ['which games gonna have the most goals tonight', { market: 'total', order: 'highest_line' }],
    ['lowest scoring nhl game tonight', { league: 'NHL', market: 'total', order: 'lowest_line' }],
  ])('are none where games are ranked by their totals: %s', (text, input) => {
    expect(demo.callsOf(text)).toMatchObject([{ tool: 'show_board', input }]);
  });

  it('are none where those who are named are set against each other', () => {
    expect(demo.talk('lions bills who do you like').plan).toMatchObject({ kind: 'calls' });
  });

  it('are told with what a small sum wins, which is no bankroll', () => {
    const { plan } = demo.talk('got 20 bucks what should i throw it on');
    expect(plan).toMatchObject({ kind: 'picks', reading: { stakeCents: 2000 } });
  });

  it('of whom nothing is stored are not searched for', () => {
    const { plan } = demo.talk('best tennis bets tomorrow, americans only');
    expect(plan?.kind === 'say' && plan.text).toMatch(/countries and ages are not stored/);
  });
});

describe('bets of a kind, asked for behind others', () => {
  it.each<[string[], Partial<Reading>]>([
    [['max holloway ml good?', 'best dog bet on the card'], { leagues: ['UFC'], side: 'underdog' }],
    [['bills ml good?', 'best prop'], { teams: sides('Detroit Lions', 'Buffalo Bills') }],
  ])('%j', (texts, expected) => {
    expect(searchOf(...texts)).toMatchObject(expected);
  });
});

function sides(...names: string[]) {
  return names.map((name) => ({ league: 'NFL' as const, name }));
}
