import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { calcsOf, callsOf, notesOf, talk } = await demoTalk();

const ON_BILLS = '20 on the bills ml what do i win';
const DRAW_OPEN = 'everton newcastle who wins';

describe('the book of a payout', () => {
  it.each([
    ['and at caesars', '+172'],
    ['at fanduel?', '+174'],
    ['no fanduel not circa', '+174'],
    ['wrong book, caesars', '+172'],
    ['what would that be on draftkings', '+175'],
  ])('is the one that is named behind it: %s', (text, price) =>
    expect(calcsOf(ON_BILLS, text)).toEqual([{ kind: 'payout', bet: 'Bills moneyline', price, stakeCents: 2_000 }]),
  );

  it.each([
    ['20 on bills ml at fanduel', 2_000],
    ['bills ml at fd, 60 bucks', 6_000],
    ['bills ml at fanduel for 40', 4_000],
    ['how much would i win if i put 60 on bills ml at fanduel', 6_000],
  ])('is the one beside the bet, with the stake that is named: %s', (text, stakeCents) =>
    expect(calcsOf(text)).toEqual([{ kind: 'payout', bet: 'Bills moneyline', price: '+174', stakeCents }]),
  );

  it('is kept with another stake', () =>
    expect(calcsOf('bills ml at fd, 60 bucks', 'so what do i win')).toMatchObject([{ price: '+174' }]));

  it('is said to have no price where it has none', () => {
    const { plan } = talk('josh allen over passing yards', '25 on it at fanduel what do i win');
    expect(plan).toMatchObject({ kind: 'say', text: expect.stringMatching(/FanDuel/) });
  });

  it('holds for all bets of which one says "there"', () =>
    expect(callsOf('20 on lions ml at dk and 20 on the over there whats the most i can lose')).toMatchObject([
      { input: { bet: { market: 'moneyline', book: 'DraftKings' } } },
      { input: { bet: { market: 'total', side: 'over', book: 'DraftKings' } } },
    ]));

  it('leaves a verdict that is asked for a verdict', () =>
    expect(talk('cowboys ml at caesars, 35 bucks is it worth it').isCharged).toBe(true));
});

describe('a draw that is named', () => {
  it.each([
    [[DRAW_OPEN, 'put 30 on the draw at dk what do i get back'], '+270', 3_000],
    [['everton newcastle ml', '25 on everton at dk what do i get back', 'no the DRAW at draftkings'], '+270', 2_500],
    [['everton newcastle', 'draw pays what on 20'], '+276', 2_000],
  ])('is what is paid: %j', (texts, price, stakeCents) =>
    expect(calcsOf(...texts)).toEqual([
      { kind: 'payout', bet: 'the draw in Newcastle United @ Everton', price, stakeCents },
    ]),
  );
});

describe('a stake of several people', () => {
  it.each([
    ['me and 3 buddies each throw in 25 on the bills ml whats that pay each', 10_000, 4],
    ['5 of us go in 20 each on the bills ml, what does each of us get', 10_000, 5],
    ['we split 80 on the bills ml between 4 people, whats each of us win', 8_000, 4],
    ['10 a head, 6 guys, bills ml, what does each guy get back', 6_000, 6],
  ])('is put in together and shared: %s', (text, stakeCents, people) => {
    expect(calcsOf(text)).toMatchObject([{ kind: 'payout', bet: 'Bills moneyline', stakeCents }]);
    expect(notesOf(text)).toMatch(new RegExp(`each of the ${people} gets`));
  });

  it.each([
    ['at dk 100 total, split 4 ways', 'each of the 4 gets $68.75 back'],
    ['chop it 5 ways', 'each of the 5 gets $11.36 back'],
    ['split it with 3 friends', 'each of the 4 gets $14.20 back'],
  ])('may be told behind the bet: %s', (text, told) => expect(notesOf(ON_BILLS, text)).toContain(told));
});
