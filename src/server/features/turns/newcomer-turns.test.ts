import { describe, expect, it } from 'vitest';
import { chatAtNoon } from './test-noon-chat.ts';

const lastOf = await chatAtNoon();

const MEANS = 'hey im new to this. what does -7.5 mean for the seahawks today';
const PRICE = 'and the +125 next to it?';
const PAYS = 'so if i put 20 on that and they win by 10 what do i get back';

describe('a chat of what a bet is', () => {
  it.each<[string[], RegExp]>([
    [[MEANS, PRICE], /\+125 is the price of Seahawks -7\.5/],
    [[MEANS, PRICE, PAYS], /Seahawks -7\.5 wins with a win by 10\. \$20\.00 at \+125 returns \$45\.00/],
    [
      [MEANS, PRICE, '20 on that and they win by 5 what do i get back'],
      /-7\.5 (?:loses with a win by 5|with a win by 5 loses)/,
    ],
    [[MEANS, PRICE, PAYS, 'what if they win by exactly 7'], /-7\.5 loses with a win by 7/],
  ])('%j is told of that bet at that price, free', async (messages, told) => {
    const { text, cost } = await lastOf(...messages);
    expect(text).toMatch(told);
    expect(cost).toBe(0);
  });

  it('ends in the verdict on that bet at that price', async () => {
    const { text, cost } = await lastOf(MEANS, PRICE, PAYS, 'is it a good bet tho');
    expect(text).toMatch(/Seahawks -7\.5 at your \+125/);
    expect(cost).toBe(1);
  });
});

it.each<[string, string, RegExp]>([
  ['jacobs rush yards over or under', 'and kenneth walker', /Kenneth Walker III .* is the better of the two/],
  ['lions bills who do you like', 'and vikings falcons', /Vikings .* is the best of them/],
])('%s, then %s is which of its sides is better', async (before, question, told) => {
  const { text, cost } = await lastOf(before, question);
  expect(text).toMatch(told);
  expect(cost).toBe(1);
});

it('asks the same of another player, whichever of his sides was better', async () => {
  const before = ['what does jordan love 248.5 mean', 'which side is better'];
  const { text, cost } = await lastOf(...before, 'and for darnold?');
  expect(text).toMatch(/Sam Darnold over 249\.5 passing yards is the better of the two/);
  expect(cost).toBe(1);
});

it.each([
  ['michigan st +18.5 at -102 or buy up to +24.5 at -203', /Michigan State \+24\.5 is the lesser evil/],
  ['lions -4.5 at +113 or buy to -3.5 at -110', /No: the 23 cents .*Of the two Lions -4\.5 is the better price/],
])('%s is answered in one direction', async (question, told) => {
  const { text } = await lastOf(question);
  expect(text).toMatch(told);
});
