import { describe, expect, it } from 'vitest';
import { chatAtNoon } from './test-noon-chat.ts';

const lastOf = await chatAtNoon();

const SEAHAWKS = 'hey im new to this. what does -7.5 mean for the seahawks today';
const WHY_MINUS = 'why are both teams -110? shouldnt it be even';
const HEDGE = 'i have 10 on lions ml at +200 from earlier this wk, can i hedge';
const CHIVAS = 'hola soy nuevo, q significa +350 en chivas hoy';

describe('what only explains is free', () => {
  it.each<[string[], RegExp]>([
    [[SEAHAWKS, 'and the +125 next to it?'], /^\+125 is the price of Seahawks -7\.5/],
    [
      [SEAHAWKS, 'and the +125 next to it?', 'so if i put 20 on that and they win by 10 what do i get back'],
      /\$20\.00 at \+125 returns \$45\.00/,
    ],
    [[SEAHAWKS, 'and the +125 next to it?', 'what if they win by exactly 7'], /^You lose: Seahawks -7\.5/],
    [['what is a push', 'can that happen with dolphins -3 sunday'], /^Yes, if the Dolphins win by exactly 3/],
    [['what does jordan love 248.5 mean', 'so over needs 249?'], /^Yes: over 248\.5 wins with 249 or more/],
    [[WHY_MINUS, 'so how often do i need to win to not lose money', 'and at -120?'], /at -120 .*must win 54\.55%/],
    [[HEDGE, 'whats the point of that'], /To be sure of a result/],
    [['canelo is at -140? thought he was the dog in this one'], /ESPN BET has Canelo Alvarez at -140/],
    [['how have your picks done, are you guys actually up?'], /only settled ones can tell/],
    [
      ['what does plus money mean? show me some nhl teams at plus money tonight'],
      /a plus number is what \$100 wins[\s\S]*NHL moneyline, underdogs, \+100 or more/,
    ],
    [[CHIVAS], /\+350 is the price of an underdog/],
    [[CHIVAS, 'y si pongo 300 pesos cuanto gano'], /at \+350 .*wins \$1,050\.00/],
    [
      ['fulham -0.5 vs fulham ml isnt that the same bet? which pays more'],
      /Yes: .* moneyline pays more: .* at .*, Fulham -0\.5 -\d+ at/,
    ],
  ])('%j', async (messages, said) => {
    const { text, cost } = await lastOf(...messages);
    expect(text).toMatch(said);
    expect(cost).toBe(0);
  });

  it('says of a spread of games what a retirement does to it', async () => {
    const { text } = await lastOf(
      'is alcaraz +3.5 a good bet',
      'and if he retires hurt early what happens to that bet',
    );
    expect(text).toMatch(/A spread or a total of games is void at most books/);
  });
});

it.each([
  [['is dolphins -3 a good bet'], 1],
  [['what does -3 mean for the dolphins', 'is that a good bet'], 1],
  [['is dolphins -3 a good bet', 'can it push', 'is it a good bet'], 0],
  [['is dolphins -3 a good bet', 'so its a lock? 1-10 how sure'], 0],
  [['what does -3 mean for the dolphins', 'so bet it? how sure are you'], 1],
  [['best nhl underdog bets tonight'], 1],
])('what %j costs stands', async (messages, paid) => {
  expect((await lastOf(...messages)).cost).toBe(paid);
});
