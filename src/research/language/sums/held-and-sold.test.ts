import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const demo = await demoTalk();
const { calcsOf, notesOf } = demo;

const HELD = 'bet 100 on the bills ml at +150, how do i hedge';

describe('a ticket that is held', () => {
  it.each(['so let it ride?', 'should i just hold it', 'just gonna hold'])(
    'is held unless somebody pays its worth: %s',
    (text) => {
      expect(calcsOf(HELD, text)).toMatchObject([{ kind: 'cash_out', returnsCents: 250_00 }]);
      expect(notesOf(HELD, text)).toMatch(/^Yes, let it ride: the bet is worth .* sell only for more than/);
    },
  );

  it('is held or sold where it is asked which', () => {
    expect(notesOf(HELD, 'let it ride or sell')).toMatch(/^Let it ride: the bet is worth/);
  });

  it.each([
    'fanduel says 38 cashout, take it or nah',
    'cash out offer is 38 on my bills bet, worth it?',
    'they offer 38, take it?',
  ])('is known where an offer comes for it: %s', (text) => {
    expect(calcsOf(HELD, text)).toMatchObject([{ kind: 'cash_out', returnsCents: 250_00, offerCents: 38_00 }]);
    expect(calcsOf(HELD, 'so let it ride?', text)).toMatchObject([{ returnsCents: 250_00, offerCents: 38_00 }]);
  });

  it.each(['what if i just cash out at 38', 'cash it out at 38?', 'could sell at 38'])(
    'is sold for money: %s',
    (text) => {
      expect(calcsOf(HELD, 'so let it ride?', text)).toMatchObject([{ kind: 'cash_out', offerCents: 38_00 }]);
    },
  );

  it.each([
    'bet 100 on the bills ml at +150, now theyre -200. hedge?',
    'have 100 on bills ml at +150 and they are down to -200, how do i hedge',
    'got bills ml +150 for 100, its now -200, hedge?',
  ])('is hedged at the price of the other side, and not at its own of now: %s', (text) => {
    const [calc] = calcsOf(text);
    expect(calc).toMatchObject({ kind: 'hedge', stakeCents: 100_00, price: '+150' });
    expect(calc).not.toMatchObject({ hedgePrice: '-200' });
    expect(notesOf(text)).toContain('-200 is your own side’s price now');
  });

  it('has another offer than before, and no other stake', () => {
    const before = [HELD, 'they offer 80 cash out, take it?', 'or hedge it with the lions, how much'];
    expect(calcsOf(...before, 'what if they drop it to 75 do i still take it')).toMatchObject([
      { kind: 'cash_out', returnsCents: 250_00, offerCents: 75_00 },
    ]);
    expect(calcsOf(...before, 'and if they go to 75')).toMatchObject([{ kind: 'cash_out', offerCents: 75_00 }]);
  });

  it('is told first whether a profit can be locked in', () => {
    expect(notesOf('bet 100 on the bills ml at +150 can i lock in profit now')).toMatch(/^(Yes|No)[:,]/);
    expect(notesOf('bet 100 on the bills ml at -400 can i lock in profit now')).toMatch(/^No, there is no profit/);
  });

  it('keeps what it makes on average where that is asked', () => {
    expect(calcsOf(HELD, 'whats the ev if i let it ride')[0]).toMatchObject({ kind: 'ev' });
  });

  it('is put right where it was the other side’s, with nobody left out', () => {
    const told = 'got the bills ml at +150 for 50, cash out offer is 42, take it?';
    const [bills] = calcsOf(told);
    const [lions] = calcsOf(told, 'no the lions is my bet not the bills');
    expect(lions).toMatchObject({ kind: 'cash_out', returnsCents: 125_00, offerCents: 42_00 });
    expect(Number(lions?.chance) + Number(bills?.chance)).toBeCloseTo(1, 1);
    expect(calcsOf(told, 'yes the bills is my bet')).toMatchObject([{ chance: bills?.chance }]);
  });
});

describe('a boosted price that is hedged', () => {
  it.each([
    'bet365 +200 on bills ml boost max 50 what do i hedge with',
    'it pays 150 total, 50 on bills ml +200. hedge with the lions',
    'got 50 on bills ml +200, hedge with the lions',
  ])('is a bet at that price, hedged with the other side at its best one: %s', (text) => {
    const [calc] = calcsOf(text);
    expect(calc).toMatchObject({
      kind: 'hedge',
      bet: 'Bills moneyline',
      hedgeBet: 'Lions moneyline',
      stakeCents: 50_00,
    });
    expect(calc?.hedgePrice).not.toBe('+200');
  });

  it('is judged where no hedge is asked', () => {
    expect(calcsOf('+200 odds boost on bills ml max 50 worth it')[0]).toMatchObject({ kind: 'ev' });
  });
});

describe('the stake that wins an amount', () => {
  it.each(['how much to win 100 on the bills ml at fanduel', 'what do i risk to win 100 on bills ml'])('%s', (text) => {
    expect(calcsOf(text)[0]).toMatchObject({ kind: 'payout', bet: 'Bills moneyline', toWinCents: 100_00 });
  });

  it.each(['how do i win like 60+ on it', 'i wanna make around 60 on it'])(
    'so much is won, and on no other line: %s',
    (text) => {
      expect(calcsOf('bills ml prices', text)[0]).toMatchObject({ kind: 'payout', toWinCents: 60_00 });
    },
  );

  it('is told for the bet in talk', () => {
    expect(calcsOf('bills ml +150 dk any good', 'how much to win 100')[0]).toMatchObject({
      price: '2.50',
      toWinCents: 100_00,
    });
  });
});

describe('a Kelly stake in words', () => {
  const KELLY = ['bankroll is 2k how much on -110 i think hits 53%'];

  it('is explained without a sum', () => {
    const { plan } = demo.talk(...KELLY, 'why quarter and not half kelly');
    expect(plan).toMatchObject({ kind: 'say', text: expect.stringMatching(/^Because the chance is only an estimate/) });
    expect(calcsOf(...KELLY, 'and half kelly?')[0]).toMatchObject({ kind: 'kelly', fraction: 0.5 });
  });

  it('is held against another stake', () => {
    expect(notesOf(...KELLY, 'so 100 on it is too much?')).toMatch(
      /^Yes, \$100\.00 is too much for this bet: it is 15 times/,
    );
    expect(notesOf(...KELLY, 'is 5 ok')).toMatch(/^No, \$5\.00 is not too much/);
  });
});

describe('who is named against another', () => {
  it('is whom a stake is on', () => {
    expect(calcsOf('what does the bills pay on 50 against the lions')[0]).toMatchObject({
      kind: 'payout',
      bet: 'Bills moneyline',
      stakeCents: 50_00,
    });
  });

  it('is held or sold at an offer in the same message, with no verdict', () => {
    expect(calcsOf('i bet 50 on the bills ml at +150, should i hold it or sell for 40')).toMatchObject([
      { kind: 'cash_out', returnsCents: 125_00, offerCents: 40_00 },
    ]);
  });
});

describe('a free bet that is not hedged', () => {
  it('is at the price of its own book', () => {
    const [best] = calcsOf('got a 25 dollar free bet on dk whats the best use');
    const name = /^Best moneyline for it: (.+?) [+-]\d/.exec(
      notesOf('got a 25 dollar free bet on dk whats the best use'),
    )?.[1];
    const [alone] = calcsOf(
      'got a 25 dollar free bet on dk whats the best use',
      `what if i just put it on the ${name} and dont hedge`,
    );
    expect(alone).toMatchObject({ kind: 'free_bet', faceCents: 25_00, price: best?.price });
    expect(alone).not.toHaveProperty('hedgePrice');
  });
});
