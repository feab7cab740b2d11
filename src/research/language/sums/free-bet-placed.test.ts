import { beforeAll, describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

let demo: Awaited<ReturnType<typeof demoTalk>>;
beforeAll(async () => {
  demo = await demoTalk();
});

const inputsOf = (...texts: string[]): Record<string, unknown>[] =>
  demo.callsOf(...texts).map(({ input }) => ({ ...input }));

const sideOf = (input: Record<string, unknown> | undefined): unknown => Reflect.get(Object(input?.bet), 'side');

describe('a free bet', () => {
  it.each([
    'got a 100 free bet at fanduel, where do i put it in the nfl',
    '100 free bet at dk, where should i use it on nfl',
  ])('is put where most of it is kept: %s', (text) => {
    expect(inputsOf(text)).toMatchObject([
      { calc: { kind: 'free_bet', faceCents: 100_00, hedgePrice: expect.any(String) }, bet: { market: 'moneyline' } },
    ]);
  });

  it.each([
    '75 fb on lions at dk, how much on bills at fanduel',
    'just lions then. hedge amount on bills at fanduel for the 75 fb?',
  ])('is on whom the hedge is not: %s', (text) => {
    const [lions] = inputsOf('use a 75 free bet on the lions ml');
    const [placed] = inputsOf(text);
    expect(placed).toMatchObject({ calc: { kind: 'free_bet', faceCents: 75_00 } });
    expect(placed?.bet).toMatchObject({ side: sideOf(lions) });
  });
});

describe('what is asked on of a free bet that was placed', () => {
  const FIRST = 'got a $50 free bet on draftkings expiring soon, whats the smartest play w it';

  it.each(['is that better than just puttin it on a heavy fav', 'why not put it on a favorite'])(
    'is a favorite at the same book: %s',
    (text) => {
      const { plan } = demo.talk(FIRST, text);
      expect(plan).toMatchObject({
        kind: 'say',
        text: expect.stringMatching(/Of the favorites .+ at DraftKings with/),
      });
    },
  );

  it.each([
    [FIRST, 'and whats the guaranteed cash if i hedge it'],
    [FIRST, 'is that better than just puttin it on a heavy fav', 'so whats locked in either way'],
  ])('is the same pair once more', (...texts) => {
    expect(inputsOf(...texts)[0]?.calc).toEqual(inputsOf(FIRST)[0]?.calc);
  });
});
