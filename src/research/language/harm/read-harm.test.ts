import { describe, expect, it } from 'vitest';
import { tokenise } from '#engine/names/tokenise.ts';
import { read } from '../test-read.ts';
import { saysUnderAge } from './read-age.ts';
import { readDistress } from './read-harm.ts';
import { wordsOf } from './words-of.ts';

const YEAR = 2026;
const distress = (text: string) => readDistress(wordsOf(tokenise(text)));
const isUnderAge = (text: string): boolean => saysUnderAge(wordsOf(tokenise(text)), YEAR);

describe('what a writer says of himself', () => {
  it.each([
    'my wife says I bet too much',
    'need to win it back before friday',
    'last 40 bucks til payday, make it count',
    'been chasing since thursday',
    'lost the rent on the Jets',
    'chasing losses here a bit tbh',
    'trying to undo last night with one bet',
    'im scared of how much i bet',
    'need a win before i get paid friday, best bet?',
    'no money before i get paid but i want a parlay',
  ])('is a sign of trouble, softly too: %s', (text) => {
    expect(distress(text)).toMatchObject({ found: true, suicide: false });
  });

  it.each([
    'i dont want to be here anymore',
    'KMS if this loses',
    'no quiero vivir mas',
    'if vegas loses tn idk what the point of being here is anymore',
    'dont think ill be around next week',
    'what is the use of living like this',
    'theres no reason to stick around',
    'better if i didnt exist',
  ])('is a matter of life: %s', (text) => {
    expect(distress(text)).toMatchObject({ found: true, suicide: true });
  });

  it.each([
    "The Chiefs are desperate and can't stop losing. Best NFL bets?",
    'The Cowboys lost everything this month and need to win it back. Cowboys moneyline?',
    'Dallas needs to win it back after losing everything, Cowboys -9.5?',
    'The Bills are in trouble and chasing all season, best NFL bets?',
  ])('is nothing where a team is in trouble: %s', (text) => {
    expect(distress(text).found).toBe(false);
  });

  it.each([
    "The Chiefs are desperate and I can't stop losing",
    'Chiefs lost again, need to win it all back tonight',
    'the Cowboys lost me everything and my rent is gone',
  ])('is trouble where the writer is, whatever his team is in: %s', (text) => {
    expect(distress(text).found).toBe(true);
  });

  it.each([
    'texas a&m penn state line moved at all? was -3 i think when i looked',
    'has the bills total moved, it was 47 i think when i looked this morning',
    'what happened to the lakers line, it was -6 this morning when i looked i thought',
  ])('is nothing where he only looked at a line: %s', (text) => {
    expect(distress(text).found).toBe(false);
  });

  it.each([
    '3 nhl plus money bets on fanduel, puck drop 7pm or after. thats all i want',
    'two nba dogs, 8 or later. thats all i need',
  ])('is nothing where an hour is followed by what is wanted: %s', (text) => {
    expect(distress(text).found).toBe(false);
  });

  it.each([
    'my balance was -500 i think when i looked',
    'i was down -3 units when i looked i think',
    'i think i have a problem, line was -3',
  ])('is trouble still where the line is beside it: %s', (text) => {
    expect(distress(text).found).toBe(true);
  });

  it('tells an age under 21, which closes the account, only of himself', () => {
    for (const text of ["I'm 19", '17yo here', 'im nineteen bro', 'none of us is 21 yet', 'born in 2009 lol'])
      expect([text, isUnderAge(text)]).toEqual([text, true]);
    for (const text of [
      'help me w my stats homework',
      'the 19 year old rookie over 15.5',
      "he's 18 for 40 from three",
      "I'm 18 and 6 on pucks",
      'Over 20',
    ])
      expect([text, isUnderAge(text)]).toEqual([text, false]);
  });
});

describe('a way out of a bet that stands', () => {
  it.each([
    'already in for 300. can i get out or hedge at a decent # on the lions side',
    'im already in for 2k on this one, can i get off it or middle it',
    'already down for 250 on the over, how do i get out clean with a hedge',
    'stuck with a bad number on the heat, can i get out at a fair price',
    'one side of that arb doesnt exist anymore',
    'i bet 100 on pimblett -465 this morning at fd, can i get out for a small loss if i dont like it',
    'i bet 100 this morning at fd can i get out for a small loss',
    'can i get out of my bills bet, i dont like it anymore',
    'im having second thoughts on my bills bet, can i get out of it',
    'took the over for 80 and i dont love it now, is there a way out without losing much',
    'i bet 50 on the bills this morning, i dont like it anymore',
  ])('is a sum: %s', (text) => {
    expect(distress(text)).toMatchObject({ found: false });
  });

  it.each([
    'im in for 30k and cant get out',
    'in too deep, i need a way out',
    'already lost 300, how do i get out of this hole',
    'i need to hedge or i lose the rent again, i cant stop',
    'i bet my rent on the bills can i get out of it',
    'i bet 100 again and i hate it, how do i get out of this',
    'i bet 100 i need for food, can i get my bet out',
    'i lost 500 this morning, can i get out of this',
    'i bet my last 100 on the bills can i get out of it',
    'i bet 2000 i dont have, can i get out of it',
  ])('is none where a life is spoken of: %s', (text) => {
    expect(distress(text)).toMatchObject({ found: true });
  });
});

describe('ordinary talk', () => {
  it.each([
    'Chiefs are down bad huh, still favored at home?',
    'the Sharks owe me one',
    'the Lions killed me last week',
    'Jazz need to win it back after dropping game 1, price?',
    'my wife loves the Bills',
    'what does chasing mean',
    'all in on the over?',
    'suicide pool pick',
    'my wife would kill me if i bet 500',
    'im addicted to these parlays lol they so fun',
    'i hit 4 straight im on fire',
    'what if im wrong and its really 54',
    'how many bets til i know 54.5% at -110 aint luck',
    'so what % do i gotta hit at that to break even',
    '5 leg parlay 20 bucks pays 640, last leg opponent is -115. i just want my 20 back if it loses and let the rest ride',
    'dont let me bet more than 100 a day',
    'im only allowed bally bet and fanduel rn. got anything nfl',
    'not betting that lol. just gimme your best in the whole round',
    'whats the point of a teaser in college',
    'what is the risk of going broke at 5% a bet',
    'my daughter asked what over means lol',
    'i was up late watching the west coast games',
  ])('is left alone: %s', (text) => {
    expect(distress(text)).toMatchObject({ found: false, suicide: false });
  });
});

it('reads hostile text as it reads any other', () => {
  expect(read('constructor __proto__ toString valueOf').intent).not.toBe('distress');
  for (const piece of ['i lost my ', 'need to get ', '@kin ', 'i i i ', '21 ', '19 and '])
    expect(() => distress(piece.repeat(2_000 / piece.length))).not.toThrow();
});
