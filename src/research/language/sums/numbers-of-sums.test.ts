import { beforeAll, describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

let demo: Awaited<ReturnType<typeof demoTalk>>;
beforeAll(async () => {
  demo = await demoTalk();
});

const calcsOf = (...texts: string[]) => demo.callsOf(...texts).map(({ input }) => Reflect.get(input, 'calc'));
const saidOf = (...texts: string[]): string => {
  const { plan } = demo.talk(...texts);
  if (plan?.kind === 'say') return plan.text;
  return plan?.kind === 'calls' ? plan.assumed.join(' ') : '';
};

describe('a free bet without prices of its own', () => {
  it.each([
    ['$200 free bet on DK, need the best +200ish dog today and the hedge at another book', 200_00],
    ['caesars gave me 100 bonus bet must be +100 or longer, expires tonite. best conversion pls', 100_00],
    ['75 dollar freebie, min odds -200, nhl', 75_00],
    ['got a 50 free bet', 50_00],
  ])('is put on a real moneyline with its hedge: %s', (text, faceCents) => {
    expect(calcsOf(text)).toMatchObject([
      { kind: 'free_bet', faceCents, hedgePrice: expect.any(String), hedgeBet: expect.any(String) },
    ]);
  });

  it('is worked out alone at the price that is its writer’s own', () => {
    expect(calcsOf('50 free bet at +300')).toEqual([{ kind: 'free_bet', faceCents: 50_00, price: '+300' }]);
  });

  const FIRST = '$250 draftkings bonus bet, best use today';
  it.each(['hedge it where and for how much', 'where do i lay the other side', 'which book has the other side'])(
    'is told again with the book of its hedge: %s',
    (text) => {
      expect(saidOf(FIRST, text)).toMatch(/at DraftKings with the free bet, .+ at .+ with your own money/);
    },
  );

  it('stays at its book where a longer one is asked for', () => {
    expect(saidOf(FIRST, 'can i beat that with a longer dog')).toMatch(/^(Better|Worse|No): .*at DraftKings/);
  });

  it('wins what it wins', () => {
    expect(saidOf(FIRST, 'how much would i net if it wins')).toMatch(/^\$[\d,.]+ if it wins at \+\d+/);
  });
});

describe('several bets with a stake each', () => {
  it.each([
    ['if i have $30 on celtics and $10 on mavs whats my net each way', /^Celtics to win: .+\. Mavericks to win: /],
    ['lions ml 50 and bills +4.5 for 20, how do i come out', /Lions by 1 to 4: \+/],
    [
      'i have 50 on the heat at +150 and 20 on the knicks at -120 how much do i make if both hit',
      /Both win: \+\$91\.66/,
    ],
  ])('are told for every way in which they end: %s', (text, told) => {
    expect(saidOf(text)).toMatch(told);
    expect(calcsOf(text)).toMatchObject([{ kind: 'payout' }, { kind: 'payout' }]);
  });
});

describe('a bet that is held and the price of the other side now', () => {
  it.each([
    ['got cowboys +160 for 20 and now pats are +130', { stakeCents: 20_00, price: '+160', hedgePrice: '+130' }],
    ['i have lakers +200 for 50 and thunder is -180 now', { stakeCents: 50_00, price: '+200', hedgePrice: '-180' }],
  ])('is hedged at that price: %s', (text, calc) => {
    expect(calcsOf(text)).toMatchObject([{ kind: 'hedge', ...calc }]);
  });

  it('is hedged at about the price that goes with its own of now', () => {
    expect(calcsOf('i took eagles ml +120 and now theyre -110 should i hedge')).toMatchObject([{ hedgePrice: '-110' }]);
  });
});

describe('what a stake pays', () => {
  it.each([
    ['stake 1.5u = $75. how much to win on beterbiev at best price', 75_00],
    ['rakhmonov morales $1100 to win what, best book', 1100_00],
  ])('is of the bet that is named: %s', (text, stakeCents) => {
    expect(calcsOf(text)).toMatchObject([{ kind: 'payout', stakeCents }]);
  });

  it('is of whom the stake is on, whoever else is named', () => {
    expect(calcsOf('if they beat the celtics again what does 100 on mavs return')).toMatchObject([
      { bet: 'Mavericks moneyline', stakeCents: 100_00 },
    ]);
  });
});

describe('every number of a sum has its part', () => {
  it.each([
    ['bankroll 12500, full kelly is 3.1%, i wanna bet 40% kelly. $?', /\$155\.00 of \$12,500\.00/],
    ['my roll is 4k, kelly says 2.4%, half that in dollars', /\$48\.00 of \$4,000\.00/],
    ['4% bankroll at quarter kelly on a +145 dog i make 45%, right or too much?', /^4\.0% of the bankroll is too much/],
    ['risking 2.2u to win 2u vs 1u at +110, whats the ev difference if true is 50%', /-0\.10u.*\+0\.05u.*0\.15u a bet/],
    ['which one is more likely, -150 or +150', /^-150 is the likelier one.*60\.0%.*40\.0%/],
    ['price at -110 vs -120 diff over 100 bets at 100', /costs \$378\.79 over 100 bets/],
    ['my ticket is Heat ml, Knicks ml, Bills ml 10 bucks for 17.50 total payout', /wins \$7\.50: a price of -133/],
    [
      'low hold market today for rollover, gotta churn $500 at -300 or longer',
      /every side at -300 or longer: .+ a hold of/,
    ],
    ['whats 1 unit if i make 3k a month', /set aside for betting alone/],
    [
      'i make the wizards 31% at home vs wolves. any bet, half kelly of 8k',
      /is no bet at .* At your number the bet is the other side/,
    ],
  ])('%s', (text, told) => {
    expect(saidOf(text).length > 0 ? saidOf(text) : JSON.stringify(calcsOf(text))).toMatch(told);
  });

  it('makes two sums of two that are asked', () => {
    expect(calcsOf('convert -137 to implied, and breakeven on a 2 leg parlay at -110 -110')).toEqual([
      { kind: 'convert', price: '-137' },
      { kind: 'parlay', prices: ['-110', '-110'] },
    ]);
  });

  it('takes each price of a teaser', () => {
    expect(calcsOf('two team 6 pt teaser this wknd nfl', 'whats break even per leg at -120, and -130')).toMatchObject([
      { kind: 'teaser', price: '-120' },
      { kind: 'teaser', price: '-130' },
    ]);
  });

  it('takes a unit as it is said', () => {
    expect(calcsOf('dumb question but whats a unit', 'so mine would be what if i got 300')).toEqual([
      { kind: 'stake_plan', bankrollCents: 300_00 },
    ]);
  });

  it('stakes what one book takes, and as much on the other side as returns the same', () => {
    const chat = ['arb or near arb on tonights nba?', 'split $1000 on that so both sides return the same'];
    const [before] = calcsOf(...chat);
    expect(before).toMatchObject({ kind: 'arbitrage', totalCents: 1000_00 });
    const [calc] = calcsOf(...chat, 'what if the second book only lets me get $150 down');
    expect(calc).toMatchObject({ kind: 'arbitrage', prices: before.prices, totalCents: 311_28 });
  });
});

describe('the stakes of a bankroll that is told', () => {
  const ASKED = 'i got a 500 bankroll how much shud i bet per game';
  it.each([
    [ASKED, 500_00],
    ['how much per game cud i bet with 500', 500_00],
  ])('%s', (text, bankrollCents) => {
    expect(calcsOf(text)).toMatchObject([{ kind: 'stake_plan', bankrollCents }]);
  });

  it.each(['ok n if im up to 650 after this wknd?', 'and if its 650 by sunday', 'what if it gets to 650 by monday'])(
    'are told by what it may come to, whenever that is: %s',
    (text) => {
      expect(calcsOf(ASKED, text)).toMatchObject([{ kind: 'stake_plan', bankrollCents: 650_00 }]);
    },
  );

  it('are none of what teams score per game', () => {
    expect(saidOf('how much do the lakers score per game')).toMatch(/^I have no statistics/);
  });
});
