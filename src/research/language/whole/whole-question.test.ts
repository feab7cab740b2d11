import { beforeAll, describe, expect, it } from 'vitest';
import { demoSlateAt } from '../../slate/test-demo-slate.ts';
import type { Known } from '../correct/named-parts.ts';
import { zoneOf } from '../time-zone.ts';
import { wholeQuestion } from './whole-question.ts';

const NOW = Date.UTC(2026, 10, 21, 17);
let known: Known;
beforeAll(async () => {
  known = { slate: await demoSlateAt(new Date(NOW)), clock: { nowMs: NOW, zone: zoneOf('America/New_York') } };
});

const wholeOf = (message: string, asked: string) => wholeQuestion(message, asked, known)?.text ?? null;

describe('the whole question that a follow-up stands for', () => {
  it.each([
    ['75 at +500 instead', 'hedge $50 at +450 with -130', 'hedge $75 at +500 with -130'],
    ['what if it was 75', 'hedge $50 at +450 with -130', 'hedge $75 at +450 with -130'],
    ['-145 not -130', 'hedge $50 at +450 with -130', 'hedge $50 at +450 with -145'],
    ['under at mgm', 'goff over 235.5 passing yards at dk', 'goff under 235.5 passing yards at mgm'],
    ['what about 240.5', 'is goff over 235.5 passing yards good', 'is goff over 240.5 passing yards good'],
    ['nba instead and only dogs', 'best nfl bets today', 'best nba bets today only dogs'],
    ['tomorrow and at circa', 'best nfl bets today', 'best nfl bets tomorrow at circa'],
    ['after 7', 'best nba bets tonight', 'best nba bets tonight after 7'],
    ['forget the odds thing, any price', 'best nba bets between -120 and +150', 'best nba bets'],
    ['open it up to every sportsbook', 'best nba bets at FanDuel', 'best nba bets'],
    ['dont limit it to fanduel anymore', 'best nba bets at FanDuel', 'best nba bets'],
    ['doesnt matter what the odds are', 'best nba bets +120 or better', 'best nba bets'],
    ['i dont really watch hoops, do hockey instead', '3 best nba bets today', '3 best hockey bets today'],
    ['player props only', '5 best nfl bets today', '5 best nfl bets today only player props'],
    ['or the total', 'any value in the bills spread', 'any value in the bills total'],
    ['check chargers browns', 'any value in the packers at seahawks game', 'any value in the chargers at browns game'],
    ['same for the browns game', 'any value in the packers at seahawks game', 'any value in the browns game'],
    ['what if i get +5', 'is bills +4.5 good at -110', 'is bills +5 good at'],
    [
      'with the under',
      '6 point teaser bills +4.5 and falcons over 46',
      '6 point teaser bills +4.5 and falcons under 46',
    ],
    ['7 points', '6 point teaser bills +4.5 and falcons over 46', '7 points teaser bills +4.5 and falcons over 46'],
    ['at 2%', 'what is 3 units on a $1500 bankroll at 1% a unit', 'what is 3 units on a $1500 bankroll at 2% a unit'],
    ['top 3 nba', 'best nhl bets today', 'best nba bets today top 3'],
    ['nfl', 'any player props? which sports', 'any player props? nfl'],
    ['lakers', 'any player props', 'any player props lakers'],
    ['max +500', 'best parlay today', 'best parlay today max +500'],
    ['hedge price is -170', 'hedge $40 at +600 with -150', 'hedge $40 at +600 with -170'],
    ['unit is 25 now', 'my unit is 20, how much is 3 units', 'my unit is 25, how much is 3 units'],
    ['under at +110', 'is st brown over 4.5 receptions good', 'is st brown under 4.5 receptions good at +110'],
    ['and on lions -4.5', 'who has the best price on bills ml', 'who has the best price on lions -4.5'],
    ['caesars instead of fanduel', 'bills ml at dk vs fanduel', 'bills ml at dk vs caesars'],
    ['vikings falcons', 'who is out for lions bills', 'who is out for vikings falcons'],
    [
      'blue jackets instead of sabres',
      'parlay bills ml and sabres ml for $30',
      'parlay bills ml and blue jackets ml for $30',
    ],
  ])('%s behind %s', (message, asked, whole) => {
    expect(wholeOf(message, asked)).toBe(whole);
  });

  it('keeps who is over or under of a number, and of another market neither that nor its line', () => {
    expect(wholeOf('and receptions', 'nico collins under 47.5 receiving yards any good')).toBe(
      'nico collins under receptions any good',
    );
    expect(wholeOf('the ml', 'is bills +4.5 good at -115')).toBe('is bills ml good at');
  });
});

describe('behind a teaser', () => {
  const TEASER = '6 point teaser with bills +4.5 and vikings falcons over 47.5';
  it.each([
    ['as a straight parlay', 'parlay bills +4.5 and vikings falcons over 47.5'],
    ['no teaser, just parlay it', 'parlay bills +4.5 and vikings falcons over 47.5'],
    ['what if its a 7 pointer', '7 point teaser bills +4.5 and vikings falcons over 47.5'],
    ['make it 7', '7 point teaser bills +4.5 and vikings falcons over 47.5'],
    ['7 points and 30 bucks', null],
    ['flip it to the under', '6 point teaser with bills +4.5 and vikings falcons under 47.5'],
    ['under 47.5 instead', '6 point teaser with bills +4.5 and vikings falcons under 47.5'],
    ['put the lions -4.5 in for the bills', '6 point teaser with lions -4.5 and vikings falcons over 47.5'],
    ['is it worth it?', `${TEASER} worth it`],
    ['lions -4.5 instead of the bills', '6 point teaser with lions -4.5 and vikings falcons over 47.5'],
  ])('%s: the legs that are not named stay as they are', (message, whole) => {
    expect(wholeOf(message, TEASER)).toBe(whole);
  });

  it.each([
    ['7 points and 30 bucks', '7 points teaser bills +4.5 and vikings falcons over 46 for 30 bucks'],
    ['7 pts for 30', '7 pts teaser bills +4.5 and vikings falcons over 46 for $30'],
  ])('%s: each in the place of its kind', (message, whole) => {
    expect(wholeOf(message, '6 point teaser bills +4.5 and vikings falcons over 46 for $50')).toBe(whole);
  });

  it.each(['best parlay tonight', 'add the packers', 'is it worth it to hedge'])(
    '%s says something else',
    (message) => {
      expect(wholeOf(message, TEASER)).toBeNull();
    },
  );
});

describe('a limit of the list that is taken off', () => {
  it.each([
    ['any book again', 'best nfl bets today only at fanduel', 'best nfl bets today'],
    ['forget fanduel, all books', 'best nfl bets today at fanduel only dogs', 'best nfl bets today only dogs'],
    ['any book, just overs', 'best nba bets tonight at mgm', 'best nba bets tonight only overs'],
    ['whole day again but only favs', 'best nfl bets today after 4 only dogs', 'best nfl bets today only favs'],
    ['any time works', 'best nba bets tonight after 7 at mgm', 'best nba bets tonight at mgm'],
    ['favs too', 'best nfl underdog bets today', 'best nfl bets today'],
    ['ok all of them not just dogs', 'best nba bets tonight only dogs at mgm', 'best nba bets tonight at mgm'],
    ['all bets again', 'best nba bets tonight only unders', 'best nba bets tonight'],
    ['any market is fine', 'best nfl bets today only totals', 'best nfl bets today'],
  ])('%s behind %s', (message, asked, whole) => {
    expect(wholeOf(message, asked)).toBe(whole);
  });

  it.each([
    ['any book', 'best nfl bets today'],
    ['any time', 'best nba bets tonight'],
    ['all the books', 'bills ml at dk'],
    ['any games at 9', 'best nba bets today after 7'],
    ['drop the bills', 'best nfl bets today at fanduel'],
    ['all of em', 'best nba bets tonight only unders'],
  ])('%s behind %s: no limit of that kind is set, or something else is said', (message, asked) => {
    expect(wholeOf(message, asked)).toBeNull();
  });

  it('takes none off for a kind of bet that is called by such words', () => {
    expect(wholeOf('anytime td', 'best nfl bets today after 4')).toBe('best nfl bets today after 4 only anytime td');
  });
});

describe('what is no such follow-up', () => {
  it.each([
    ['what do i get for 50 on that', 'is bills +4.5 good'],
    ['50 wins what', 'odds on bills ml'],
    ['add magic ml', 'parlay bills ml and falcons ml'],
    ['no props', 'best nfl bets today'],
    ['the second one at dk', 'odds on bills ml and falcons ml'],
    ['any injuries', 'odds on lions bills'],
    ['thanks', 'odds on lions bills'],
    ['total at caesars', 'when is warriors magic'],
    ['what about the over', 'bills moneyline'],
    ['and the goff under', 'is bijan anytime td good'],
    ['bears eagles moneyline', 'chiefs broncos moneyline'],
  ])('%s behind %s: it says something else', (message, asked) => {
    expect(wholeOf(message, asked)).toBeNull();
  });

  it.each([
    ['make it 48', 'kelly for +120 with 50% chance on a $1000 bankroll'],
    ['47', 'is bills +4.5 good'],
    ['just dk', 'best bets today at fanduel or caesars'],
    ['the total', 'bills spread and falcons spread'],
    ['lakers', 'parlay bills ml and falcons ml'],
  ])('%s behind %s: it is not clear in whose place', (message, asked) => {
    expect(wholeOf(message, asked)).toBeNull();
  });
});
