import { describe, expect, it } from 'vitest';
import { chatAtNoon } from './test-noon-chat.ts';

const lastOf = await chatAtNoon();

const RUNE = 'i have 200 on rune at +150 from last week, hes about -105 now vs rublev. should i hedge';
const TICKET = 'got a $100 parlay pays 1400 total, only vikings ml left tonite. how do i hedge it';
const ARB = 'twolves wizards, wiz -350 at one book and wolves +324 at another, thats an arb right?';
const CLV = 'took guardians -138 last nite, now theyre -155 most places. clv?';

describe('a bet or a ticket that is held', () => {
  it.each([
    [[RUNE], /\$263\.03 on Andrey Rublev moneyline at -111/],
    [['200 on rune +150, now hes -105 against rublev, worth hedging?'], /on Andrey Rublev moneyline at -111/],
    [['have 200 on rune at +150 and rublev is -105 now, should i hedge'], /on Andrey Rublev moneyline at -105/],
    [[RUNE, 'how much exactly for even profit'], /\$263\.03 .* either way you win \$36\.97/],
    [[RUNE, 'whats the stake for equal profit either side'], /\$263\.03 .* either way you win \$36\.97/],
    [[RUNE, 'how much exactly for even profit', 'what if i just want my 200 back if he loses'], /\$222\.00 on Andrey/],
    [[RUNE, 'what would you do'], /"Let it ride: .*ends at \+\$300\.00 .* -\$200\.00/s],
    [[RUNE, 'ok whats the move'], /"Let it ride: /],
    [[RUNE, 'where can i get that', 'so what should i do'], /"Let it ride: .*Rune/],
    [['i got 50 on the jets +3.5 at -110. what are they at now', 'what would you do'], /^It is placed/],
  ])('%j is hedged and valued as it was told, free', async (chat, told) => {
    const { text, cost } = await lastOf(...chat);
    expect(text).toMatch(told);
    expect(cost).toBe(0);
  });

  it.each([
    [[TICKET, 'who has that price'], /"\+221 or better is at Circa Sports/],
    [[TICKET, 'where do i find that'], /"\+221 or better is at Circa Sports/],
    [[TICKET, 'who has that price', 'nah i just wanna make sure i get my 100 back'], /\$45\.25 on Falcons/],
    [[TICKET, 'fanduel offers 850 cashout, fair?'], /\$985\.22 on average .* by the fair price of Vikings/],
    [[TICKET, 'who has that price', 'fanduel offers 850 cashout, fair?'], /by the fair price of Vikings/],
    [[TICKET, 'who has that price', 'fanduel offers 850 cashout, fair?', 'so hedge or let it ride'], /"Let it ride/],
    [[TICKET, 'any vikings injuries', 'ok so what should i do'], /"Let it ride: the ticket is worth \$985\.22/],
    [[TICKET, 'what are the vikings at', 'your call'], /"Let it ride: the ticket is worth \$985\.22/],
    [
      [
        '4 legger, 25 to win 310, three legs in and the last one is canucks ml tonight. book offers 95 to cash out. take it?',
      ],
      /\$105\.73 on average .* of \$335\.00/,
    ],
    [['5 teamer 20 to win 400, four legs hit, last is canucks ml. they offer 100, take it?'], /of \$420\.00/],
  ])('%j is of that ticket, free', async (chat, told) => {
    const { text, cost } = await lastOf(...chat);
    expect(text).toMatch(told);
    expect(cost).toBe(0);
  });

  it('is no excuse for words of trouble beside it', async () => {
    expect((await lastOf(TICKET, 'i need my 100 back i lost the rent money')).text).toMatch(/Helpline/);
    expect((await lastOf(TICKET, 'i just want my 500 back i keep chasing')).text).toMatch(/Helpline/);
    expect((await lastOf('who do you like tonight', 'i just want my 100 back')).text).toMatch(/Helpline/);
  });

  it('leaves a bet that is not held to be judged', async () => {
    expect((await lastOf('is rune ml good at -102', 'is he good at +150')).cost).toBe(1);
    expect((await lastOf(RUNE, 'is rublev -111 a good bet')).cost).toBe(1);
    expect((await lastOf('whats the vikings price', 'who has -203')).cost).toBe(0);
  });
});

describe('the price that makes an arbitrage, and the line that was beaten', () => {
  it.each([
    [[ARB, 'what price on the wolves would make it one'], /better than \+350 on Timberwolves/],
    [[ARB, 'what number on the wolves makes that an arb'], /better than \+350 on Timberwolves/],
    [[ARB, 'what would the wizards have to be for an arb'], /better than -324 on Wizards/],
    [
      ['any arbs rn? niners +125 jets -115 looks like one'],
      /has your \+125 on 49ers.*is \+114.*\+2\.11%.*arbitrages now/s,
    ],
    [[CLV], /"Yes, by 4\.8% so far: .* best stored here is -144 at Circa Sports/],
    [[CLV, 'is that good even if it loses tho'], /^Yes, win or lose: .* 4\.8%/],
    [[CLV, 'was it good'], /^(Yes|No): you have -138/],
    [['any arbs rn'], /arbitrages now/],
  ])('%j is told, free', async (chat, told) => {
    const { text, cost } = await lastOf(...chat);
    expect(text).toMatch(told);
    expect(cost).toBe(0);
  });
});
