import { expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk } = await demoTalk();
const searchOf = (text: string) => {
  const { plan } = talk(text);
  return plan?.kind === 'picks' ? plan.reading : null;
};

it.each([
  ['i bet exactly 3 nfl games every sunday. which 3 bets tomorrow', { leagues: ['NFL'], count: 3 }],
  ['im a dog bettor. nhl today, moneyline, who are the best ones', { leagues: ['NHL'], side: 'underdog' }],
  ['im an unders guy, what are the best nba bets today', { leagues: ['NBA'], side: 'under' }],
  ['my boost only works from +120 thru +200 so what are your best bets today', { minDecimal: 2.2, maxDecimal: 3 }],
  ['i closed everything except DK. whats the best 5 bets today', { book: 'DraftKings', count: 5 }],
  ['i got a nba parlay yesterday that lost, best nfl bets tomorrow', { leagues: ['NFL'], intent: 'picks' }],
  ['my wife hates hockey. best nba bets tonight', { leagues: ['NBA'] }],
])('what is said of oneself in front only limits the wish: %s', (text, wish) => {
  expect(searchOf(text)).toMatchObject(wish);
});

it.each([
  'gonna watch lions at bills w my dad, is there a bet with value in that game',
  'Bills host the Lions today. Value there or not?',
  'any value in det at buf',
])('the game that is named in front is the one that is meant: %s', (text) => {
  expect(
    searchOf(text)
      ?.teams.map(({ name }) => name)
      .sort(),
  ).toEqual(['Buffalo Bills', 'Detroit Lions']);
});

it('a bet that was made is no such wish', () => {
  expect(searchOf('i have the bills -3 vs the lions. is there value in it')).toBeNull();
});
