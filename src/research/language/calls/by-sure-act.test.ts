import { beforeAll, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

let demo: Awaited<ReturnType<typeof demoTalk>>;
beforeAll(async () => {
  demo = await demoTalk();
});

it('games of low hold are a scan, and no list of games', () => {
  for (const text of ['nba games with low vig', 'list nfl games with low juice'])
    expect(demo.callsOf(text)).toMatchObject([{ tool: 'scan_prices', input: { kind: 'low_hold' } }]);
  expect(demo.callsOf('nba games tonight')).toMatchObject([{ tool: 'find_games' }]);
  expect(demo.callsOf('low hold games tonight')).toMatchObject([{ tool: 'scan_prices', input: { kind: 'low_hold' } }]);
});

it('a parlay of the games of an hour is a parlay', () => {
  const { plan } = demo.talk('build me one for the 1pm games sunday, 3 teams, espn bet');
  expect(plan).toMatchObject({
    kind: 'picks',
    reading: { intent: 'parlay', count: 3, window: { label: 'on Sunday at 1pm' } },
  });
});

it('a slip that is to be looked at is judged, bet by bet', () => {
  const { plan, isCharged } = demo.talk('made a slip tell me whats wrong w it: bruins ml, nuggets -4.5, mets over 8');
  expect(isCharged).toBe(true);
  expect(plan).toMatchObject({
    calls: [
      { tool: 'price_bets', input: { bets: [{ market: 'moneyline' }, { line: -4.5 }, { side: 'over', line: 8 }] } },
    ],
  });
});

it.each([
  ['how often would 4 legs of 70% all hit', { kind: 'convert', chance: 0.7, legs: 4 }],
  ['what should it pay if all 3 are -110', { kind: 'parlay', prices: ['-110', '-110', '-110'] }],
  ['-110 both sides is what', { kind: 'hold', prices: ['-110', '-110'] }],
  ['odds of losing 8 straight if i win 52%', { kind: 'streak', chance: 0.52, bets: 8, length: 8 }],
])('%s', (text, calc) => {
  expect(demo.callsOf(text)).toEqual([{ tool: 'calculate', input: { calc } }]);
});

it('what is counted behind a player is no team', () => {
  const { plan } = demo.talk('ohtani tb over 1.5 +100 monday');
  expect(plan).toMatchObject({ calls: [{ input: { bets: [{ market: 'prop:batter_total_bases', line: 1.5 }] } }] });
});

it.each(['should i bet the chiefs ml at draftkings', 'should i take the chiefs moneyline at dk'])(
  'a bet at a book is judged there: %s',
  (text) => {
    expect(demo.talk(text).plan).toMatchObject({
      calls: [{ tool: 'price_bets', input: { bets: [{ market: 'moneyline', book: 'DraftKings' }] } }],
    });
  },
);

it('what a book takes of a market is still told', () => {
  expect(demo.callsOf('how much does draftkings take on the chiefs ml')).toMatchObject([{ tool: 'calculate' }]);
});
