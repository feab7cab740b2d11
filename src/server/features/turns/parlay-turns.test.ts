import { describe, expect, it } from 'vitest';
import { chatAtNoon } from './test-noon-chat.ts';

const lastOf = await chatAtNoon();
const PAYS = 'what does 20 on a parlay of lions ml, warriors ml and celtics ml pay at fanduel';
const OF_TWO = 'what does 20 on a parlay of lions ml and warriors ml pay at fanduel';
const SPREAD = 'what does 50 on a parlay of lions -5, warriors ml and celtics ml pay';
const OVERS =
  'parlay celtics ml, curry over 23.5 points and over 223.5 in the warriors game at draftkings, what does 10 pay';
const ROBIN = 'round robin by 2s with lions ml, warriors ml, celtics ml, bills ml, 5 each';

describe('what is asked of the parlay on the screen is of its very legs, free', () => {
  it.each([
    [[PAYS], 'drop the one u like least and tell me what 40 pays', /least edge.*went out.*\$40\.00 returns \$/s],
    [[PAYS], 'cut your least favorite leg', /least edge.*went out.*2 legs at FanDuel pay/s],
    [[PAYS], 'lose whichever has the least value, 25 on whats left', /went out.*\$25\.00 returns/s],
    [
      [PAYS],
      'say the warriors game gets ppd, what does it pay then',
      /^Warriors moneyline drops out.*\$20\.00 returns/,
    ],
    [[PAYS], 'and if leg 3 is voided', /^Celtics moneyline drops out.*Lions moneyline .* and Warriors moneyline/],
    [[SPREAD], 'lions win by exactly 5', /^Lions -5 drops out.*\$50\.00 returns/],
    [[OVERS], 'swap the over for lions ml', /Over 223\.5 .* is out, and the Lions moneyline .* is in/],
    [[OVERS], 'drop the over', /Over 223\.5 .* went out/],
    [[OVERS], 'swap currys over for lions ml', /Stephen Curry over 23\.5 .* is out, and the Lions/],
    [[OF_TWO], 'if the lions game is cancelled what do i get', /Warriors moneyline .* left as a single bet: \$20\.00/],
    [[PAYS], 'what do i need each leg to hit to break even', /each leg has to win.*Lions moneyline at .*\(fair/],
    [[PAYS], 'win rate per leg i need?', /each leg has to win.*a leg if all were equally likely/],
    [[PAYS], 'same thing on draftkings, better?', /"(Yes|No|No real difference|The same)\b[^"]*DraftKings/],
    [[PAYS], 'would caesars pay more', /"(Yes|No|No real difference|The same)\b[^"]*Caesars/],
    [[PAYS], 'ok realistically whats the chance all 3 hit', /"All 3 legs win \d/],
    [[ROBIN], 'what if the celtics push', /^Celtics moneyline is handed back.*\$\d+\.\d\d comes back of \$30\.00/],
    [[ROBIN], 'warriors game is postponed, what do i get', /^Warriors moneyline is handed back.*become singles/],
    [[ROBIN], 'add the 3s too', /"By 2s and 3s together: 10 parlays, \$50\.00 in all\. If all 4 win/],
    [[ROBIN, 'throw in the trebles as well'], 'if only the bills lose', /4 of the 10 parlays pay: .* of \$50\.00/],
    [[], 'round robin by 2s and 3s with lions ml, warriors ml, celtics ml, bills ml, 5 each', /By 2s and 3s together/],
    [
      ['best 3 bets today', 'is pick 2 still there'],
      'put 30 on the first one for me',
      /"I take no wagers.*where \$30\.00 wins \$/,
    ],
  ])('%j, %s', async (before, question, told) => {
    const { text, cost } = await lastOf(...before, question);
    expect(text).toMatch(told);
    expect(cost).toBe(0);
  });

  it.each([
    [PAYS, 'is the celtics game postponed', /drops out/],
    [PAYS, 'what if the celtics lose', /drops out/],
    [PAYS, 'can any of these push', /drops out, and the parlay goes on without it/],
    [PAYS, 'whats the break even on this', /each leg has to win/],
    [PAYS, 'does each leg need to win', /each leg has to win as often/],
    [PAYS, 'is the celtics leg better on draftkings', /more for|less for/],
    [PAYS, 'i like celtics least, drop it', /least edge/],
    [ROBIN, 'what if the celtics lose', /handed back/],
    [ROBIN, 'make it by 3s instead', /together: /],
    [ROBIN, 'can any of them push', /handed back/],
  ])('is nothing else: %s, %s', async (before, question, not) => {
    const { text, cost } = await lastOf(before, question);
    expect(text).not.toMatch(not);
    expect(cost).toBe(0);
  });

  it.each([
    'check this for me, fanduel $25: lions ml, warriors ml, celtics ml',
    'thoughts? 15 on fanduel, lions ml + warriors ml + celtics ml',
  ])('is judged where it is to be checked: %s', async (question) => {
    const { text, cost } = await lastOf(question);
    expect(text).toMatch(/"(Pass|Bet|Lean only): 3 legs at FanDuel pay/);
    expect(cost).toBe(1);
  });

  it('says what is in a round robin and what is not', async () => {
    const { text } = await lastOf('round robin by 2s: lions, foobars, warriors, celtics. 5 each');
    expect(text).toMatch(/Not counted in: “foobars”/);
  });

  it('says what a parlay pays without the leg that its book lacks', async () => {
    const { text, cost } = await lastOf(
      'parlay celtics ml, lions ml and curry over 23.5 points at draftkings, what does 10 pay',
      'what about on fanduel',
    );
    expect(text).toMatch(/FanDuel has no price on Stephen Curry over 23\.5 points.*Without it .* \$10\.00 returns \$/);
    expect(cost).toBe(0);
  });

  it('is priced alone where what it pays is to be checked', async () => {
    const { cost } = await lastOf('check what this pays, fanduel $25: lions ml, warriors ml, celtics ml');
    expect(cost).toBe(0);
  });
});
