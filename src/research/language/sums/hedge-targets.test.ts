import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { callsOf, talk } = await demoTalk();

type Calc = Record<string, unknown>;
const calcsOf = (...texts: string[]): Calc[] => callsOf(...texts).map(({ input }) => (input as { calc: Calc }).calc);

describe('how much a hedge is to leave', () => {
  it.each([
    ['got 200 on the seahawks ml at -150, hedge it so the most i can lose is 80', -80_00],
    ['im on titans +10 for 500, how do i hedge so i only risk 200', -200_00],
    ['i have bills +3 -110 for 300, hedge on lions ml to cut my risk in half', -150_00],
    ['i have bills +3 -110 for 90, hedge on lions ml, worst case -40', -40_00],
    ['i have 100 on packers +280 hedge to lock 50 either way', 50_00],
    ['i have 250 at +140 on the bills, lions now -160, lock in 30 no matter what', 30_00],
    ['100 at +250, hedge at -180, max loss 40', -40_00],
  ])('%s', (text, profitCents) => {
    expect(calcsOf(text)).toMatchObject([{ kind: 'hedge', profitCents }]);
  });

  it('is corrected without the position', () => {
    const held = 'i have bills +3 -110 for 300, hedge on lions ml';
    expect(calcsOf(held, 'thats not half. i want worst case -150')).toMatchObject([
      { bet: 'Bills +3', stakeCents: 300_00, price: '-110', profitCents: -150_00 },
    ]);
    expect(calcsOf('100 at +250, hedge at -180', 'make it so i lose no more than 30')).toMatchObject([
      { stakeCents: 100_00, price: '+250', hedgePrice: '-180', profitCents: -30_00 },
    ]);
  });

  it('is worked out for each bet that is named against it', () => {
    const text = 'i have bills +3 -110 for 300, whats the hedge on lions -4.5 or ml to cut my risk in half';
    expect(calcsOf(text)).toMatchObject([{ hedgeBet: 'Lions -4.5' }, { hedgeBet: 'Lions moneyline' }]);
  });
});

describe('both sides of a game are a bet and its hedge', () => {
  it.each([
    ['k ill take 100 on flames, how much on isles at -122 to lock it', '+142', '-122'],
    ['200 on flames at +130, how much on islanders to lock it', '+130', '-122'],
  ])('%s', (text, price, hedgePrice) => {
    expect(calcsOf('flames moneyline', text)).toMatchObject([{ bet: 'Flames moneyline', price, hedgePrice }]);
  });
});

describe('a bet from before', () => {
  it.each([
    ['i got bills -3 from tuesday, whats it now', /Bills \+4\.5 now.* 7\.5 points worse/],
    ['grabbed titans +12 -105 monday, whats the line now', /Titans \+6\.5 now.* 5\.5 points better/],
    ['holding over 44.5 lions bills from last week, whats the number now', /Over 47 .* now.* 2\.5 points better/],
  ])('is told first where it stands now: %s', (text, words) => {
    const { plan } = talk(text);
    expect(plan?.kind === 'calls' && plan.assumed[0]).toMatch(words);
  });
});
