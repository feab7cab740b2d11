import { describe, expect, it } from 'vitest';
import { chatAtNoon } from './test-noon-chat.ts';

const lastOf = await chatAtNoon();

const RAIN = 'rain in miami tonight? tigers marlins';
const SIXTH = 'what if its called in the 6th, whats my over do';
const RETIRES = 'what happens to my bet if a tennis player retires mid match';

describe('a rule is told of the very bet first, and free', () => {
  it.each<[string[], RegExp]>([
    [['benn lopez odds', 'if its a draw do i get my money back on the ml'], /^Your stake comes back at most books/],
    [['américa juárez odds', 'if its a draw do i lose'], /^Your bet loses: .* the draw is sold/],
    [[RETIRES, 'is that how it works for djokovic shapovalov on betmgm'], /who wins at BetMGM is either void/],
    [
      ['alcaraz moneyline', 'does fanduel refund me if he quits', 'and at caesars'],
      /who wins at Caesars is either void/,
    ],
    [['alcaraz moneyline', 'if he withdraws before it starts'], /^Your stake comes back: .* walkover/],
    [['benn lopez over 10.5', 'if its a draw does the over win'], /^A draw on the cards wins the over/],
    [['tigers marlins under 7.5', 'what if they call it after 7'], /^Your under 7\.5 is void at most books/],
    [['why are the chiefs favored'], /The Chiefs won \d+ of the last \d+, and the Broncos/],
    [[RAIN, SIXTH], /^Your over is void at most books and the stake comes back/],
    [[RAIN, SIXTH, 'and the ml'], /^Your moneyline stands at most books once 5 innings are played/],
    [[RAIN, 'what happens if its stopped after 4 innings'], /^Your moneyline is void at most books/],
    [['had over 8, game called in the 7th for rain at 5-4. do i get paid'], /with 9 runs in, your over 8 was decided/],
    [['my under 8 was called after 6 innings 3-2'], /^Your under 8 is void .* with 5 runs in nothing was decided/],
    [['padres ml and it went 6 innings before rain, they were up'], /^Your moneyline stands/],
    [['tigers marlins ml', 'if they scratch the tigers starter am i off'], /^Your bet stands at most US books/],
    [['bet tigers ml, they changed the pitcher. still action?'], /void, with the stake back/],
    [['had over 8 in a game postponed to tomorrow'], /^A game that is not played in time is mostly void/],
    [['tennis over 22 games, guy retired at 6-4 3-2, do i win'], /^It depends on the book/],
  ])('%j', async (messages, said) => {
    const { text, cost } = await lastOf(...messages);
    expect(text).toMatch(said);
    expect(cost).toBe(0);
  });
});

describe('what is no rule is answered as it was', () => {
  it.each<[string[], RegExp, number]>([
    [['benn lopez ml', 'whats the draw pay'], /I have no price on the draw/, 0],
    [['marlins ml', 'what about the over'], /over 7\.5/, 1],
    [['is the draw a good bet in america juarez'], /Pass on the draw/, 1],
    [['whos better bet liberty or aces'], /is the best bet/, 1],
    [['djokovic shapovalov moneyline', 'and at caesars'], /Caesars/, 0],
    [['over 8, final was 5-4 do i win'], /5 \+ 4 = 9 wins the over/, 0],
    [['who is starting for the tigers'], /pitcher|start/i, 0],
  ])('%j', async (messages, said, price) => {
    const { text, cost } = await lastOf(...messages);
    expect(text).toMatch(said);
    expect(cost).toBe(price);
  });
});

describe('form of both sides', () => {
  it.each<[string[], RegExp]>([
    [['whos hotter liberty or aces'], /^Hotter: the Liberty won 7 of the last 10, against 3 for the Aces/],
    [["liberty aces odds at all the books, and who's been hotter lately?"], /Hotter: the Liberty won 7/],
    [['why are the lakers -1900'], /The Lakers won 9 of the last 10, and the Thunder won 3 of the last 10/],
    [['dame la linea de chivas hoy', 'y el lunes contra santos como viene'], /9 wins in 10[\s\S]*4 of their last 10/],
  ])('%j', async (messages, said) => {
    const { text, cost } = await lastOf(...messages);
    expect(text).toMatch(said);
    expect(cost).toBe(0);
  });
});

describe('in Spanish a verdict is given where one is asked for', () => {
  const LINE = ['dame la linea de chivas hoy', 'y el over 2.5 en q casa paga mas?'];
  it.each<[string[], number, RegExp]>([
    [[...LINE, 'vale la pena?'], 1, /Pass on over 2\.5/],
    [['a quien le vas, américa o juárez'], 1, /against -2\.8% at \+137 for América/],
    [['cuanto gano con 50 a +161 y cuanto a -118'], 0, /wins \$80\.50[\s\S]*wins \$42\.37/],
    [['cuanto paga chivas'], 0, /The best price on Chivas/],
  ])('%j', async (messages, price, said) => {
    const { text, cost } = await lastOf(...messages);
    expect(text).toMatch(said);
    expect(text).toContain('la pregunta se leyó en español');
    expect(cost).toBe(price);
  });
});

describe('help is addressed to who asks for it', () => {
  it.each<[string[], RegExp]>([
    [['my husbands been hiding his betting losses where can he get help'], /Gamblers Anonymous[\s\S]*Gam-Anon/],
    [['im in new jersey, how do i block myself'], /New Jersey’s Self-Exclusion Program/],
    [['self exclude in colorado'], /Which program Colorado has is not stored here/],
  ])('%j', async (messages, said) => {
    const { text, cost } = await lastOf(...messages);
    expect(text).toMatch(said);
    expect(cost).toBe(0);
  });

  it('who worries about somebody else is still told prices', async () => {
    const { text } = await lastOf('my son is addicted to gambling how can i help him', 'lakers odds');
    expect(text).toMatch(/The best price on the Lakers/);
  });
});

describe('what is asked of boosts, of the record and of paying is free', () => {
  const BOOST = 'draftkings gave me a 50% profit boost, max 25. what do i use it on';
  it.each<[string[], RegExp]>([
    [
      [BOOST, 'is it better on a longshot'],
      /^The longer price .* \$4\.17 at -200, \$6\.25 at \+100 and \$10\.00 at \+400/,
    ],
    [['is a profit boost better on a longshot'], /^The longer price is the better one/],
    [['whats your record on nba props'], /not split by the kind of bet/],
    [['so why should i pay for tokens'], /What a token pays for is one verdict[\s\S]*record/],
  ])('%j', async (messages, said) => {
    const { text, cost } = await lastOf(...messages);
    expect(text).toMatch(said);
    expect(cost).toBe(0);
  });
});
