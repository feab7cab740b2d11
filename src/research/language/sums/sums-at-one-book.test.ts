import { beforeAll, describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

let demo: Awaited<ReturnType<typeof demoTalk>>;
beforeAll(async () => {
  demo = await demoTalk();
});

const calcsOf = (...texts: string[]): Record<string, unknown>[] =>
  demo.callsOf(...texts).map(({ input }) => ({ ...('calc' in input ? (input.calc as object) : input) }));

describe('one named book’s own margin', () => {
  it.each([
    'whats no vig on the bills at fanduel',
    'no vig price on bills at fanduel',
    'devig the bills ml at fanduel',
    'true odds on the bills by fanduel, what is the fair price',
    'bills w/o the juice at fanduel',
  ])('is taken off its own pair, whom it names first: %s', (text) => {
    const [calc, ...others] = calcsOf(text);
    expect(others).toEqual([]);
    expect(calc).toMatchObject({ kind: 'no_vig', bet: 'the moneyline of Lions @ Bills at FanDuel' });
    expect(calc?.sides).toEqual(['Bills', 'Lions']);
  });

  it('goes on at another book, and on the market that was spoken of', () => {
    expect(calcsOf('whats no vig on the bills at fanduel', 'and at dk?')[0]).toMatchObject({
      bet: 'the moneyline of Lions @ Bills at DraftKings',
    });
    expect(calcsOf('bills +4.5 at fanduel', 'no vig there at fanduel')[0]).toMatchObject({
      kind: 'no_vig',
      bet: 'the spread of Lions @ Bills at FanDuel',
    });
  });

  it('is no matter of prices that are named, nor of a hold', () => {
    expect(calcsOf('no vig on -102 / -116 at fanduel')[0]).toMatchObject({ prices: ['-102', '-116'] });
    expect(calcsOf('whats the hold on lions bills at fanduel')[0]).toMatchObject({ kind: 'hold' });
  });
});

describe('a price beside a fair one', () => {
  it.each([
    'whats my ev if i take +114 and true odds is +107',
    'so is +114 a steal if fair at fanduel is +107?',
    'how big is my edge if i get +114 on a +107 fair',
  ])('is worth what it pays more: %s', (text) => {
    expect(calcsOf(text)[0]).toMatchObject({ kind: 'ev', price: '+114' });
  });
});

describe('what a stake wins', () => {
  it.each([
    'bills ml at fanduel 100 bucks, what do i win',
    'forget it. new thing: bills ml at fanduel 100 bucks, what do i win',
  ])('is told at that book alone: %s', (text) => {
    expect(calcsOf(text)[0]).toMatchObject({ kind: 'payout', bet: 'Bills moneyline', stakeCents: 100_00 });
  });

  it('is told of all that is named together, and judged by nobody', () => {
    const [call] = demo.callsOf('bills ml, over 43.5 and celtics ml, what would that pay on dk for 10');
    expect(call).toMatchObject({ tool: 'build_parlay', input: { book: 'DraftKings', stakeCents: 10_00 } });
  });
});

describe('a free bet on a bet that is named', () => {
  it('stands against the other side at its best price', () => {
    const [calc] = calcsOf(
      '50 free bet at dk, whats the best way to convert it',
      'ok use bills +150 at dk for the free bet',
    );
    expect(calc).toMatchObject({ kind: 'free_bet', faceCents: 50_00, price: '+150', hedgePrice: '-208' });
  });

  it('is what the stake before becomes', () => {
    const [calc] = calcsOf('bills +150 fanatics 40 bucks what do i get back', 'and if its a free bet');
    expect(calc).toMatchObject({ kind: 'free_bet', faceCents: 40_00, price: '+150' });
  });

  it('has a real pair where none is named', () => {
    const [calc] = calcsOf('got a free bet 50 bucks at dk, whats the best way to convert it');
    expect(calc).toMatchObject({ kind: 'free_bet', faceCents: 50_00 });
    expect(calc).not.toMatchObject({ price: '+300', hedgePrice: '-350' });
  });
});

describe('a boosted price', () => {
  it.each([
    ['got an odds boost +200 on bills ml max 50, take it?', { price: '+200', stakeCents: 50_00 }],
    ['bills ml is boosted to +200, good?', { price: '+200' }],
    ['bills ml, its a 200 boosted price, normally +150. worth it?', { price: '+200' }],
  ])('is held against how often the books say that it wins: %s', (text, calc) => {
    expect(calcsOf(text)[0]).toMatchObject({ kind: 'ev', bet: 'Bills moneyline', fromBooks: true, ...calc });
    expect(demo.talk(text).plan).toMatchObject({ assumed: [expect.stringMatching(/^Take it: /)] });
  });

  it('is made of the price and its boost', () => {
    const told = demo.talk('got bills ml profit boost 25% at +120, max 100. worth?');
    expect(told.plan).toMatchObject({ assumed: [expect.stringMatching(/^(Take it|No): /)] });
  });
});
