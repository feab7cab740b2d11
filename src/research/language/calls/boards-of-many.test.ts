import { expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { callsOf, talk } = await demoTalk();

it.each([
  ['nba lines tonight', { league: 'NBA', market: 'spread' }],
  ['show me the nfl lines', { league: 'NFL', market: 'spread' }],
  ['nhl lines tonight', { league: 'NHL', market: 'moneyline' }],
  ['nba odds tonight', { league: 'NBA', market: 'moneyline' }],
  ['nfl moneylines', { league: 'NFL', market: 'moneyline' }],
])('the lines of a league that lays points are its spreads: %s', (text, input) => {
  expect(callsOf(text)).toMatchObject([{ tool: 'show_board', input }]);
});

it.each([
  ['give me the draftkings nfl spreads', ['DraftKings'], 'spread'],
  ['gimme all the fanduel moneylines for tonight', ['FanDuel'], 'moneyline'],
  ['i wanna see the caesars totals', ['Caesars'], 'total'],
  ['nhl prices tomorrow at fanduel', ['FanDuel'], 'moneyline'],
])('what a book has of one market in all its games: %s', (text, books, market) => {
  expect(callsOf(text)).toMatchObject([{ tool: 'show_board', input: { books, market } }]);
});

it.each([
  ['any good spreads', ['spread']],
  ['any decent draftkings totals tonight', ['total']],
  ['which nfl spreads look good', ['spread']],
])('good ones of a market are searched for: %s', (text, markets) => {
  const { plan } = talk(text);
  expect(plan).toMatchObject({ kind: 'picks', reading: { markets } });
});

it.each([
  ['best puck lines tonight', ['NHL']],
  ['gimme 2 run line picks', ['MLB']],
])('a market that one league alone calls so is searched there: %s', (text, leagues) => {
  expect(talk(text).plan).toMatchObject({ kind: 'picks', reading: { leagues, markets: ['spread'] } });
});
