import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { callsOf, talk } = await demoTalk();

type Calc = Record<string, unknown>;
const calcsOf = (...texts: string[]): Calc[] => callsOf(...texts).map(({ input }) => (input as { calc: Calc }).calc);

describe('what many equal bets come to', () => {
  const all = { kind: 'bet_run', bets: 300, price: '-105', chance: 0.53, stakeCents: 200_00 };
  it.each([
    'stake 200 price -105 prob 53, 300 bets. std dev and chance im down',
    '300 bets at 200 each, -105, 53% win rate. expected profit and std dev',
    'if i make 300 bets of $200 at -105 with 53% what are the odds im losing after all that',
    '300 bets, $200 flat, price -105, hit 53%, how big is the swing',
  ])('is read from: %s', (text) => {
    expect(calcsOf(text)).toEqual([all]);
  });

  it('goes on from what one of them is worth', () => {
    const first = 'ev of -105 at 53% on 200';
    expect(calcsOf(first, 'if i bet 300 of those at 200 flat over a yr whats my expected and the swing')).toEqual([
      all,
    ]);
    expect(calcsOf(first, '300 of those, expected?', 'what about 500 of those')).toMatchObject([{ ...all, bets: 500 }]);
  });

  it.each([
    'How likely is a 10 bet losing streak in 500 bets at 52%?',
    'Chance of a losing streak of 10 in 500 bets with a 52% win rate',
    'what is the chance of losing 10 in a row over 500 bets at 52%',
  ])('is no streak, whose chance needs no price: %s', (text) => {
    expect(calcsOf(text)).toMatchObject([{ kind: 'streak', bets: 500, length: 10, chance: 0.52 }]);
  });

  it('asks what a streak is made of where it is only named', () => {
    expect(talk('losing streaks').plan).toMatchObject({
      kind: 'say',
      text: expect.stringMatching(/how often.*in a row/),
    });
  });

  it('asks for what is missing', () => {
    const { plan } = talk('400 bets at -110, 50 bucks each, swing?');
    expect(plan).toMatchObject({ kind: 'say', text: expect.stringMatching(/how often they win/) });
  });
});

describe('two offers are held against each other', () => {
  it.each([
    [
      'who wins more often, -105 at 53% or +150 at 42%. per dollar',
      /^-105 at 53\.0% wins more often.*\+150 is worth more/,
    ],
    ['better bet per buck 60% at -130 or 30% at +260?', /\+260 makes 8\.0 cents/],
  ])('%s', (text, words) => {
    const { plan } = talk(text);
    expect(plan?.kind === 'calls' && plan.assumed[0]).toMatch(words);
    expect(calcsOf(text)).toMatchObject([{ kind: 'ev' }, { kind: 'ev' }]);
  });

  it('at the fair prices in talk', () => {
    const { plan } = talk(
      '-115/+105 no vig',
      'so which is better value over that, getting -118 at fd or +102 at mgm on the other side',
    );
    expect(plan?.kind === 'calls' && plan.assumed[0]).toMatch(/smaller loss, and neither is worth it/);
  });
});
