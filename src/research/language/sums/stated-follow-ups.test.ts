import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk, calcsOf, notesOf } = await demoTalk();

describe('a stake by a chance of his own', () => {
  const KELLY = 'bankroll is 1500, kelly on a +130 i think hits half the time';

  it.each([
    ['nah full kelly is too much, quarter. and if it only hits 46%', { chance: 0.46, fraction: 0.25 }],
    ['what if it only hits 45%', { chance: 0.45 }],
    ['half kelly, and this hits 48%', { chance: 0.48, fraction: 0.5 }],
  ])('goes on with what is said now, and "hits" is no hit: %s', (text, calc) =>
    expect(calcsOf(KELLY, text)).toMatchObject([{ kind: 'kelly', price: '+130', bankrollCents: 1500_00, ...calc }]),
  );
});

describe('where a price begins to pay', () => {
  it('is told by the chance that was worked with', () => {
    const asked = ['no vig on -140 / +120', 'is +118 on the dog plus ev', 'what number makes it a bet then'];
    expect(notesOf(...asked)).toMatch(/^Anything better than \+\d{3}.*, the fair price at 4\d\.\d%/);
    expect(calcsOf(...asked)).toMatchObject([{ kind: 'convert' }]);
  });
});

describe('what is made on average', () => {
  it('of one bet at a price that is named with it, is its verdict', () =>
    expect(talk('bills lions moneyline', 'if the bills are +175 somewhere whats my ev on 100').plan).toMatchObject({
      calls: [{ tool: 'price_bets', input: { bets: [{ price: '+175', side: 'home' }] } }],
    }));
});

describe('a bet that was judged', () => {
  it.each(['what if i got em at +180 somewhere', 'no i mean if my guy gives me +180'])(
    'is judged at a price that is supposed, whether a book has it or not: %s',
    (text) =>
      expect(talk('bills moneyline, worth it?', text).plan).toMatchObject({
        calls: [{ tool: 'price_bets', input: { bets: [{ price: '+180', side: 'home', market: 'moneyline' }] } }],
      }),
  );

  it('leads with its stake where that is asked of a bankroll', () => {
    expect(talk('bankroll is 2k, how much should i put on the bills ml').plan).toMatchObject({ tells: 'stake' });
    expect(talk('bills ml, worth it?').plan).not.toHaveProperty('tells');
  });

  it('is not judged again for who may be missing', () => {
    const { plan } = talk(
      'bills moneyline, worth it?',
      'what if the lions qb gets hurt before the game, does that flip it',
    );
    expect(plan).toMatchObject({ kind: 'say', text: expect.stringContaining('I do not model who plays') });
  });
});

describe('a match that may be drawn', () => {
  it.each([
    [['i have 90 on newcastle at +210 already, hedge with the draw and the other side']],
    [
      [
        'i have 90 on the draw in newcastle everton at +250, hedge both',
        'nah my bet is on newcastle. hedge the other two',
      ],
    ],
  ])('is hedged against both other ends of whoever the money is on: %s', (texts) => {
    const [calc] = calcsOf(...texts);
    expect(calc).toMatchObject({ kind: 'hedge', bet: expect.stringContaining('Newcastle'), hedgeBet: 'the draw' });
    expect(calc).toMatchObject({ others: [{ bet: expect.not.stringContaining('Newcastle') }] });
  });
});

describe('single bets and the parlay of them', () => {
  it('are told side by side', () => {
    const calcs = calcsOf(
      '20 each on the bills and the suns',
      '25 on each of those two, and as a parlay too. what do i win',
    );
    expect(calcs).toMatchObject([
      { kind: 'payout', stakeCents: 2500 },
      { kind: 'payout', stakeCents: 2500 },
      { kind: 'parlay', stakeCents: 2500 },
    ]);
  });
});
