import { describe, expect, it } from 'vitest';
import { chatAtNoon } from './test-noon-chat.ts';

const lastOf = await chatAtNoon();

const TICKET = 'got a $100 parlay pays 1400 total, only vikings ml left tonite. how do i hedge it';
const RUNE = 'i have 200 on rune at +150 from last week. how much on rublev to lock a profit';
const FREE = 'got a $100 free bet at fanduel, where should i use it tonight';
const KELLY = 'bankroll 5k, i have warriors ml at 58%, -110 draftkings. half kelly';
const ROBIN = 'round robin 4 teams by 2s 5 bucks each whats that cost';
const PAIR = 'bills lions over 47 -108 and under 47 -104 arb?';

describe('a sum that is gone on with is that very sum', () => {
  it.each([
    [[TICKET, 'no circa here, just dk and fd'], /Of your books it is Falcons moneyline .* at .*Hedge/s],
    [[TICKET, 'dont have wynn bro only betmgm'], /It is Falcons moneyline .* at BetMGM then/],
    [[TICKET, 'i dont use circa'], /Without Circa Sports the best is Falcons moneyline/],
    [[RUNE, 'only got dk tho'], /Andrey Rublev moneyline .* at DraftKings then/],
    [[TICKET, 'what if minnesota wins by 3'], /If the Vikings win by 3, .*in all/],
    [[TICKET, 'and if its a 4 pt game'], /If the (Vikings|Falcons) win by 4, .*If the (Vikings|Falcons) win by 4/],
    [[TICKET, 'or let it ride? why'], /Let it ride: .*Without a hedge it ends at \+\$1,300\.00 \d/s],
    [[TICKET, 'whats the downside of not hedging'], /Without a hedge it ends at .* and at -\$100\.00 \d/s],
    [[RUNE, 'worst case if i leave it'], /Without a hedge it ends at \+\$300\.00 .* -\$200\.00/s],
  ])('%j of what is held, free', async (chat, told) => {
    const { text, cost } = await lastOf(...chat);
    expect(text).toMatch(told);
    expect(cost).toBe(0);
  });

  it.each([
    [[ROBIN, 'all -110 and 3 hit what do i get'], /With 3 winners of 4 it returns \$54\.67/],
    [[ROBIN, 'say theyre all +100 and 2 win', 'and 3?'], /With 3 winners of 4 it returns \$60\.00/],
    [[ROBIN, 'all -110 and 3 hit', 'vs just a 30 dollar 4 teamer'], /\$30\.00 on the one parlay returns \$398\.50/],
    [[ROBIN, 'what does 25 at -110 pay'], /\$25\.00 at -110 .* wins \$22\.7/],
    [['how much is 1 unit'], /^(?!.*at \$1\.00 a unit)/s],
  ])('%j is of that round robin, free', async (chat, told) => {
    const { text, cost } = await lastOf(...chat);
    expect(text).toMatch(told);
    expect(cost).toBe(0);
  });

  it.each([
    [[FREE, 'cant tie up that much, anything with a smaller hedge'], /to hedge instead of \$/],
    [[FREE, 'i only got 60 to hedge with'], /within your \$60\.00/],
    [[FREE, 'and unhedged whats it worth'], /Unhedged .* is worth \$\d+\.\d\d on average/],
    [[FREE, 'expected value if i dont hedge'], /Unhedged .* With the hedge you keep/],
    [[KELLY, 'now do it off your number not mine'], /The books make it \d\d\.\d%, against your 58\.0%/],
    [[KELLY, 'what would it be with the no vig probability'], /The books make it/],
    [[KELLY, 'my number is 61.5'], /61\.5% to win by your number\. Half Kelly/],
    [[PAIR], /"No, you lose \d\.\d\d% of what you put on both/],
    [[PAIR, 'what if the over was +115'], /"Yes, that is an arbitrage of/],
    [[PAIR, 'is the under any good', 'and if i find the over at +115 somewhere'], /"Yes, that is an arbitrage of/],
    [['fanduel gave me a 30% profit boost, max 50. warriors ml worth it?'], /Yes, worth it: .*\$50\.00 wins/],
    [
      ['whats dead heat? say i bet 20 at 10-1 and 2 guys tie'],
      /\$10\.00 at 10-1 returns \$110\.00, a profit of \$90\.00/,
    ],
    [['100% lock only. no essay. one pick'], /no 100% locks/],
    [
      ['Is Warriors moneyline a good bet?', 'my unit is 25. 1 unit or 2'],
      /(^|")(Less than either: |\d|Neither).*Warriors moneyline at/,
    ],
  ])('%j of money that is given or named, free', async (chat, told) => {
    const { text, cost } = await lastOf(...chat);
    expect(text).toMatch(told);
    expect(cost).toBe(0);
  });

  it('leaves what asks for something else as it was', async () => {
    expect((await lastOf(TICKET, 'what do dk and fd have the vikings at')).text).toMatch(/"DraftKings/);
    expect((await lastOf('best price on vikings ml', 'only have dk and fd')).text).not.toMatch(/Hedge/);
    expect((await lastOf(RUNE, 'is warriors ml good')).cost).toBe(1);
    expect((await lastOf(KELLY, 'is your number better than mine')).text).not.toMatch(/The books make it/);
    expect((await lastOf(FREE, 'how big of a hedge is that')).text).not.toMatch(/instead of/);
    expect((await lastOf('dead heat rules?')).text).toMatch(/fewer paid places/);
    expect((await lastOf('full kelly, chance i draw down 50%')).text).toMatch(/Betting 100% of Kelly/);
  });
});
