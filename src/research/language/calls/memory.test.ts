import { describe, expect, it } from 'vitest';
import { read } from '../test-read.ts';
import { readTold, remembered, withoutOwn } from './memory.ts';
import { plainText } from './plain-text.ts';
import { readWords } from './read-words.ts';
import { withMemory } from './with-memory.ts';

const NO_MONEY = { bankroll: null, unit: null };
const booksIn = (text: string) => readTold(readWords(text), NO_MONEY)?.books ?? null;
const stateIn = (text: string) => readTold(readWords(text), NO_MONEY)?.state ?? null;

it('who ends with his state behind his books names no team', () => {
  expect(stateIn('im caesars + fanduel, michigan')).toBe('MI');
  expect(withoutOwn(readWords('im caesars + fanduel, michigan'))).toEqual([]);
});

describe('the books of the writer', () => {
  it.each([
    ['I only have FanDuel', ['fanduel']],
    ['my books are dk and fanduel', ['draftkings', 'fanduel']],
    ['my apps: DraftKings, FanDuel', ['draftkings', 'fanduel']],
    ['i live in ohio and use dk, best bet tonight', ['draftkings']],
    ['im only allowed bally bet and fanduel rn. got anything nfl', ['fanduel', 'ballybet']],
    ['stuck with mgm in my state, anything on the capitals', ['betmgm']],
    ['dk and fd are my books', ['draftkings', 'fanduel']],
    ['i switched to fanduel', ['fanduel']],
    ['which of dk and fd pays most? thats all i have', ['draftkings', 'fanduel']],
    ['dk or fanduel on the bills, those are my books', ['draftkings', 'fanduel']],
    ['dk fanduel only. fair price on the draw?', ['draftkings', 'fanduel']],
    ['i dont have betrivers, just dk and fanduel', ['draftkings', 'fanduel']],
    ['my 2 books are dk and fanduel', ['draftkings', 'fanduel']],
  ])('are said of oneself: %s', (text, keys) => {
    expect(booksIn(text)).toEqual({ keys, as: 'instead' });
  });

  it.each([
    'what would u bet at bovada',
    'you bet at bovada?',
    'should i use dk or fd',
    'can i bet at bovada',
    'do i have fanduel in ohio',
    'which is better dk or fd',
    'best price at fanduel',
    'only hard rock',
    'best bets at dk and fanduel only',
    'i got bills -3 at draftkings',
    'i have fanduel at -110',
    'i bet 50 at fanduel',
    'i used fanduel yesterday',
    'on fanduel i got -105',
    'what does fanduel have on the bills',
  ])('are not said by a question, a bet or what is over: %s', (text) => {
    expect(booksIn(text)).toBeNull();
  });

  it.each([
    'i also got draftkings',
    'i have draftkings now too',
    'i opened a draftkings account',
    'add draftkings to my books',
  ])('come beside those of before: %s', (text) => {
    const told = readTold(readWords(text), NO_MONEY);
    expect(remembered({ sportsbooks: ['fanduel'] }, told)).toEqual({ sportsbooks: ['fanduel', 'draftkings'] });
  });

  it('that are only thought of hold for the question, and are no book to search at', () => {
    const text = 'and if i also had draftkings';
    const previous = withMemory(read('i only have fanduel'), null, 'i only have fanduel');
    const asked = withMemory(read(text), previous, text);
    expect(asked).toMatchObject({ memory: { sportsbooks: ['fanduel'], also: ['draftkings'] }, book: null });
    expect(withMemory(read('best nfl bet'), asked, 'best nfl bet').memory).toEqual({ sportsbooks: ['fanduel'] });
  });
});

describe('the state of the writer', () => {
  it.each([
    ["I'm in Ohio", 'OH'],
    ['i live in texas', 'TX'],
    ['im in texas can i use this', 'TX'],
    ['texas here, best nba bet', 'TX'],
    ['just moved to colorado', 'CO'],
    ['im from new york', 'NY'],
    ['I use DraftKings in Ohio', 'OH'],
  ])('is said of oneself: %s', (text, state) => {
    expect(stateIn(text)).toBe(state);
  });

  it.each([
    'can i use this in texas?',
    'is it legal in texas',
    'where can i bet in ohio',
    'what if i was in nj',
    'does fanduel work in ohio',
    'im in on the over',
  ])('is not said by a question: %s', (text) => {
    expect(stateIn(text)).toBeNull();
  });

  it('is no team of the question', () => {
    expect(plainText(withoutOwn(readWords('im in texas, best nfl bet')))).toBe('best nfl bet');
    expect(read('im in texas, best nfl bet')).toMatchObject({ leagues: ['NFL'], teams: [] });
    expect(plainText(withoutOwn(readWords('I only have FanDuel, best nfl bet')))).toBe('best nfl bet');
    expect(plainText(withoutOwn(readWords('texas moneyline good?')))).toBe('texas moneyline good');
  });
});

it('money is remembered where it is the writer’s, and not where it is thought of', () => {
  const of = (text: string, bankroll: number) => readTold(readWords(text), { bankroll, unit: null })?.bankroll ?? null;
  expect(of('my bankroll is 500', 500)).toBe(500);
  expect(of('bankroll 500, best nba bet', 500)).toBe(500);
  expect(of('if i had a 1000 bankroll how much is a unit', 1000)).toBeNull();
  expect(of('what is 2% of a 500 roll', 500)).toBeNull();
});
