import { beforeAll, describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

let demo: Awaited<ReturnType<typeof demoTalk>>;
beforeAll(async () => {
  demo = await demoTalk();
});

const calcsOf = (...texts: string[]): Record<string, unknown>[] =>
  demo.callsOf(...texts).map(({ input }) => ({ ...('calc' in input ? (input.calc as object) : input) }));

describe('a hedge of a bet that is held', () => {
  it('takes the best price of the other side', () => {
    const [calc] = calcsOf('i got the bills ml at +150 for 80, how can i hedge it at the best number');
    expect(calc).toMatchObject({ kind: 'hedge', bet: 'Bills moneyline', stakeCents: 80_00, price: '+150' });
    expect(calc).toMatchObject({ hedgeBet: 'Lions moneyline', hedgePrice: '-208' });
    expect(calc).not.toHaveProperty('ends');
  });

  it('goes on with it', () => {
    const first = 'i got the bills ml at +150 for 80, how can i hedge it';
    expect(calcsOf(first, 'so how much on the lions to lock it')[0]).toMatchObject({
      stakeCents: 80_00,
      price: '+150',
    });
    expect(calcsOf(first, 'just lock half of it')[0]).toMatchObject({ share: 0.5, hedgePrice: '-208' });
  });

  it('tells every end where both may win or lose', () => {
    const [calc] = calcsOf('took bills -3 -110 for 50 bucks, hedge w the lions ml');
    expect(calc?.ends).toMatchObject([
      { first: 'loss', second: 'win' },
      { first: 'loss', second: 'push' },
      { when: 'Bills by 1 to 2', first: 'loss', second: 'loss' },
      { when: 'Bills by exactly 3', first: 'push', second: 'loss' },
      { first: 'win', second: 'loss' },
    ]);
  });
});

describe('the chance that the bettor gives', () => {
  it('makes the stake, at the price that is named or the best one', () => {
    expect(calcsOf('70% by my model on the lions. half kelly with a 2k roll')[0]).toMatchObject({
      kind: 'kelly',
      bet: 'Lions moneyline',
      price: '-208',
      chance: 0.7,
      fraction: 0.5,
      bankrollCents: 2_000_00,
    });
    const [ev] = calcsOf('70% by my model on the lions. half kelly with a 2k roll', 'is -180 even a bet at my number');
    expect(ev).toMatchObject({ kind: 'ev', price: '-180', chance: 0.7 });
  });
});

describe('a bet that was made before', () => {
  it('stands against what is quoted now, whatever the day of the bet', () => {
    expect(calcsOf('i took cowboys +6.5 -105 on monday what is my clv')[0]).toMatchObject({
      kind: 'position',
      bet: 'Cowboys +6.5',
      price: '-105',
    });
  });

  it('no close is forecast', () => {
    const { plan, isCharged } = demo.talk('what does lions -4.5 close at do u think');
    expect(plan).toMatchObject({ kind: 'say', text: expect.stringContaining('I do not forecast') });
    expect(isCharged).toBe(false);
  });
});

describe('a bet that is only told of', () => {
  it('is held against the prices of now, free, and keeps its own price whatever the line does', () => {
    expect(calcsOf('i took lions ml -102 at caesars')).toMatchObject([
      { kind: 'position', bet: 'Lions moneyline', price: '-102' },
    ]);
    const moved = { kind: 'position', price: '-102', nowPrice: '-150' };
    expect(calcsOf('i took lions ml -102', 'its -150 now')).toMatchObject([moved]);
    expect(calcsOf('i took lions ml -102', 'now its -150, did i beat the line')).toMatchObject([moved]);
    expect(calcsOf('i took lions ml -102', 'should i hedge')).toMatchObject([{ kind: 'hedge', price: '-102' }]);
  });
});

describe('two bets together', () => {
  it('splits money on the row of a scan that is meant', () => {
    const [calc] = calcsOf('any middles', 'put 300 on the second one');
    expect(calc).toMatchObject({ kind: 'middle', totalCents: 300_00 });
    expect(calc?.ends).toContainEqual(expect.objectContaining({ first: 'win', second: 'win' }));
  });

  it('splits it on two that are stated', () => {
    expect(calcsOf('bills +3 -115 at dk and lions +1 +105 at mgm, 400 total, how much on each')[0]).toMatchObject({
      kind: 'middle',
      bet: 'Bills +3 at DraftKings',
      price: '-115',
      otherPrice: '+105',
      totalCents: 400_00,
    });
  });

  it('lays what is backed', () => {
    expect(calcsOf('lay 2.10 at an exchange and back at 2.20 with 50')[0]).toEqual({
      kind: 'lay',
      layPrice: '2.10',
      backPrice: '2.20',
      stakeCents: 50_00,
    });
  });
});

describe('another number', () => {
  it.each(['took lions -4 -125, worth the half pt vs -4.5 -109?', 'lions -4.5 -109 or buy the half pt to -4 -125'])(
    'keeps each price with its number, and asks for the worse of them first: %s',
    (text) => {
      expect(calcsOf(text)).toMatchObject([
        { kind: 'line_worth', from: { bet: 'Lions -4.5', price: '-109' }, to: { bet: 'Lions -4', price: '-125' } },
      ]);
    },
  );

  it.each(['is it worth 15 cents to buy the lions from -4.5 to -4', 'lions -4.5, what does the half point to -4 cost'])(
    'is priced, the better one last: %s',
    (text) => {
      expect(calcsOf(text)[0]).toMatchObject({
        kind: 'line_worth',
        from: { bet: 'Lions -4.5' },
        to: { bet: 'Lions -4' },
      });
    },
  );
});

describe('what a bet pays', () => {
  it('is of the bet that is named', () => {
    expect(calcsOf('what does bills ml pay on 40')[0]).toMatchObject({
      kind: 'payout',
      bet: 'Bills moneyline',
      price: '+184',
      stakeCents: 40_00,
    });
  });
});

describe('the hold', () => {
  it('is of the markets and the book that are named, and goes on', () => {
    expect(calcsOf('whats the vig on bills lions at fanduel')).toMatchObject([
      { kind: 'hold' },
      { kind: 'hold' },
      { kind: 'hold' },
    ]);
    expect(calcsOf('whats the vig on bills lions at fanduel', 'just the total')).toMatchObject([
      { kind: 'hold', bet: expect.stringMatching(/^the total .* at FanDuel$/) },
    ]);
  });
});

describe('small money', () => {
  it.each([
    ["i've 150 bucks i can afford to lose, how much per bet", { bankrollCents: 150_00 }],
    ['if i put everything on one bet with my 80 bucks', { bankrollCents: 80_00, stakeCents: 80_00 }],
  ])('is planned: %s', (text, plan) => {
    expect(calcsOf(text)[0]).toMatchObject({ kind: 'stake_plan', ...plan });
  });
});
