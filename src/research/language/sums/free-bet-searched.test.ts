import { beforeAll, describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

let demo: Awaited<ReturnType<typeof demoTalk>>;
beforeAll(async () => {
  demo = await demoTalk();
});

type Sum = { kind: string; faceCents?: number; stakeCents?: number; price: string; others?: unknown[] };
const sumOf = (...texts: string[]): Sum => demo.calcsOf(...texts)[0] as Sum;
const noted = (...texts: string[]): string => demo.notesOf(...texts);

describe('where a free bet is best used', () => {
  it.each([
    '100 bonus bet at dk expires monday, best way to convert it',
    '100 bonus bet at dk, gotta use it by monday, best way to convert it',
    '100 bonus bet at dk good til monday night, best way to convert it',
    '100 bonus bet at dk that expires in 2 days, best way to convert it',
  ])('is of no game on the day when it ends: %s', (text) => {
    const { faceCents, price } = sumOf('100 bonus bet at dk, best way to convert it');
    expect(sumOf(text)).toMatchObject({ kind: 'free_bet', faceCents, price });
  });

  it('is elsewhere where its book has no prices here, and says so', () => {
    const text = '$50 free bet at betparx, whats the best way to use it';
    expect(sumOf(text)).toMatchObject({ kind: 'free_bet', faceCents: 50_00 });
    expect(noted(text)).toContain('I have no prices of betPARX');
  });

  it.each([
    'best way to turn a 100 bonus bet into cash on the bills game',
    'which side of lions bills do i use my 100 bonus bet on',
  ])('may be either side of a game that is named: %s', (text) => {
    expect(sumOf(text)).toMatchObject({ kind: 'free_bet', faceCents: 100_00 });
    expect(noted(text)).toContain('Best moneyline for it');
  });

  it('goes on from a free bet to a stake that comes back as one, and back', () => {
    const first = '100 bonus bet at dk, best way to convert it';
    expect(sumOf(first, 'what if no sweat instead')).toMatchObject({ kind: 'hedge', stakeCents: 100_00 });
    expect(sumOf(first, 'what if no sweat instead', 'what if its a bonus bet instead')).toMatchObject({
      kind: 'free_bet',
      faceCents: 100_00,
      price: sumOf(first).price,
    });
    expect(sumOf(first, 'what if no sweat instead', 'ok and if its 250')).toMatchObject({ stakeCents: 250_00 });
  });

  it.each(['$100 no sweat bet at dk, best way to use it', 'how would you convert a 100 risk free bet at dk'])(
    'is hedged for less where it comes only with a loss: %s',
    (text) => {
      const calc = sumOf(text) as Sum & { share: number };
      expect(calc).toMatchObject({ kind: 'hedge', stakeCents: 100_00 });
      expect(calc.share).toBeGreaterThan(0);
      expect(calc.share).toBeLessThan(1);
    },
  );

  const GIVEN = '$50 free bet on fanduel, what should i use it on';
  it.each([
    'no i mean for the free bet on fanduel, best nfl dog',
    'best nfl underdog for it',
    'which nba dog for the freebie',
  ])('stays that free bet, and is charged for no bet of money: %s', (text) => {
    expect(sumOf(GIVEN, text)).toMatchObject({ kind: 'free_bet', faceCents: 50_00 });
    expect(noted(GIVEN, text)).toContain('at FanDuel with the free bet');
  });

  it('is no search for bets where these are asked for', () => {
    expect(demo.talk(GIVEN, 'best nba bets tonight').isCharged).toBe(true);
  });

  it('is told with its game, its start and its book where nothing is hedged', () => {
    expect(noted(GIVEN, 'dont wanna hedge just gimme the best longshot for it')).toMatch(
      /^.+ \+\d+ at FanDuel: .+ (@|vs) .+, \w+ \d+:\d\d [AP]M ET\./,
    );
  });
});
