import { describe, expect, it } from 'vitest';
import { chatAtNoon } from './test-noon-chat.ts';

const lastOf = await chatAtNoon();

describe('a market of a game whose sides are both named', () => {
  it.each([
    ['best number on ohio st usc spread', /on the spread/],
    ['best price bills lions spread', /on the spread/],
    ['who has the best bills lions total', /on the total/],
    ['fair price bills lions total', /on the total/],
    ['chance of the bills lions spread', /on the spread/],
  ])('%s is its board, free, and never that of the winner', async (question, told) => {
    const { text, cost } = await lastOf(question);
    expect(text).toMatch(told);
    expect(text).not.toMatch(/on the moneyline/);
    expect(cost).toBe(0);
  });

  it('is judged as that market where a verdict is asked', async () => {
    const { text, cost } = await lastOf('is the bills lions spread a good bet');
    expect(text).toMatch(/Bills \+4\.5/);
    expect(cost).toBe(1);
  });

  it('leaves who wins to the moneyline', async () => {
    const { text, cost } = await lastOf('bills ml vs lions best price');
    expect(text).toMatch(/on the moneyline/);
    expect(cost).toBe(0);
  });
});

describe('one book for all legs of the parlay that was shown', () => {
  it.each([
    'any one book got all 3?',
    'does any book have all three',
    'can i get all of these at one app?',
    'which books have every leg',
    'is there a single book with all of them',
  ])('%s names it, free', async (question) => {
    const { text, cost } = await lastOf('need a 3 leg nfl parlay for sunday', 'what does 25 pay on it', question);
    expect(text).toMatch(/has all 3 legs, and pays \+\d+ for them: \$25\.00 returns/);
    expect(cost).toBe(0);
  });

  it('takes a number on it for a stake still', async () => {
    const { text } = await lastOf('need a 3 leg nfl parlay for sunday', 'what if i put 4 on it');
    expect(text).toMatch(/\$4\.00 at/);
  });
});

describe('the total of a game of which bets were judged', () => {
  it.each([
    ['is bills +4.5 good', 'what about the total'],
    ['is bills ml good', 'how about the total'],
    ['like anything in jets niners', 'what about the total'],
  ])('%s, %s is a verdict on it', async (before, question) => {
    const { text, cost } = await lastOf(before, question);
    expect(text).toMatch(/is the better of the two/);
    expect(cost).toBe(1);
  });

  it.each([
    ['best price on bills +4.5', 'what about the total'],
    ['is bills ml good', 'whats the total'],
    ['is bills ml good', 'what about the best total price'],
  ])('%s, %s is none', async (before, question) => {
    expect((await lastOf(before, question)).cost).toBe(0);
  });
});
