import { describe, expect, it } from 'vitest';
import { NOW } from '../../../slate/test-slate.ts';
import type { BetFocus, Reading } from '../../reading.ts';
import { zoneOf } from '../../time-zone.ts';
import { OPEN_READING } from '../../wishes/wish-reading.ts';
import { inPlainWords } from './in-plain-words.ts';

const BET: BetFocus = { eventId: 'game', market: 'moneyline', side: 'home', line: null, player: null };
const clock = { nowMs: NOW.getTime(), zone: zoneOf('America/New_York') };
const listOf = (size: number, more: Partial<Reading> = {}): Reading => ({
  ...OPEN_READING,
  intent: 'picks',
  leagues: ['NFL'],
  list: true,
  focus: Array.from({ length: size }, () => BET),
  ...more,
});
const plainly = (text: string, previous: Reading | null) => inPlainWords(text, previous, clock);

describe('of the places of a list of 4', () => {
  it.each([
    ['dont like the 2nd one, get me a sub', 'swap pick 2'],
    ['take 2 off and put another in its place', 'swap pick 2'],
    ['keep 1 3 and 4 but a new one for 2', 'swap pick 2'],
    ['im not sold on pick two, swap it out for another NFL bet', 'swap pick 2'],
    ['if i wanted to fade #3 what odds do i get', 'best price on the other side of number 3'],
    ['what makes number 1 a good bet', 'why number 1'],
    ['1 & 2 parlayed, just those', 'parlay pick number 1 and pick number 2'],
    ['id rather do one ticket, number one with number three', 'parlay pick number 1 and pick number 3'],
  ])('%s', (text, words) => expect(plainly(text, listOf(4))).toBe(words));

  it.each([
    'give me another one like number 2',
    'is number 2 different now',
    'swap number 2 for an NHL bet',
    'swap 2 for something on the Bills',
    'how much on number 2',
    'drop 2',
    'whats the case against 2',
    'make it 2',
  ])('%s says something else as well', (text) =>
    expect(plainly(text, listOf(4))).not.toMatch(/^(swap pick|why|parlay|best)/),
  );
});

describe('of a list as a whole', () => {
  it.each([
    ['too many, just 3', 'keep the top 3'],
    ['6 is a lot for my bankroll. which 3 would you keep', 'keep the top 3'],
    ['if you had to cut half of them what would be left', 'keep the top 3'],
    ['highest win probability out of the 6', 'which of those is most likely to win'],
    ['most +EV of the bunch', 'which of those has the biggest edge'],
    ['1k roll, how big should i go on each', 'how much should I stake on each with a $1000 bankroll'],
  ])('%s', (text, words) => expect(plainly(text, listOf(6))).toBe(words));

  it.each(['how much on just the top 3', 'give me 3 more', 'top 3 NHL bets', 'is 3 too many', 'keep 1 and 3'])(
    '%s keeps its words',
    (text) => expect(plainly(text, listOf(6))).toBe(text),
  );

  it.each([['whats next after that'], ['n the second best'], ['like it, now your number two']])(
    '%s behind one pick asks for the next',
    (text) => expect(plainly(text, listOf(1))).toBe('give me one more'),
  );
});

describe('the books of a list', () => {
  it.each([
    ['i have FD as well', { books: ['DraftKings'] }, 'only at DraftKings or FanDuel'],
    ['dk plus fd', { books: ['DraftKings'] }, 'only at DraftKings or FanDuel'],
    ['i only have mgm', {}, 'only at BetMGM'],
    ['no account anywhere but MGM, so redo it for them', {}, 'only at BetMGM'],
  ])('%s', (text, more, words) => expect(plainly(text, listOf(3, more))).toBe(words));

  it.each(['can i get that at fanduel', 'whats that at fanduel', 'not fanduel', 'is fanduel any good', 'fanduel too'])(
    '%s asks for no list there',
    (text) => expect(plainly(text, listOf(3))).toBe(text),
  );
});

describe('of a parlay of 3 legs', () => {
  const parlay = listOf(3, { list: false, ticket: true });

  it.each([
    ['need a 4th', 'add one more leg'],
    ['one more leg to juice it a bit', 'add one more leg'],
    ['i want 4 legs, keep those 3', 'add one more leg'],
    ['different third leg', 'swap leg 3'],
    ['keep the first two, new one for the last', 'swap leg 3'],
  ])('%s', (text, words) => expect(plainly(text, parlay)).toBe(words));

  it.each(['give me another parlay', 'add the Bills', 'i want the third leg to be safer', 'make it 5 legs'])(
    '%s keeps its words',
    (text) => expect(plainly(text, parlay)).toBe(text),
  );
});

it('nothing that was shown leaves a message as it is', () => {
  expect(plainly('too many, just 3', null)).toBe('too many, just 3');
});
