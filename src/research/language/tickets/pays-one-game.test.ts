import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk, callsOf } = await demoTalk();

describe('what legs of one game pay', () => {
  it.each([
    ['liverpool to win and over 2.5, whats that pay on 25', 2_500],
    ['arsenal to win and over 2.5, 25 on it what does it pay', 2_500],
    ['liverpool to win and over 2.5 what does 25 return', 2_500],
    ['packers to win plus over 50, payout on 20 at dk?', 2_000],
    ['liverpool ml + over 2.5 same game, 30 bucks, what do i win', 3_000],
  ])('is told free, for the stake and at no price that nobody named: %s', (text, stakeCents) => {
    const [{ tool, input }] = callsOf(text) as [{ tool: string; input: object }];
    expect(tool).toBe('build_parlay');
    expect(input).toMatchObject({ stakeCents });
    expect(input).not.toHaveProperty('price');
  });

  it('is not told of one leg and another', () =>
    expect(talk('lions ml or over 47, 20 on each, what do i win').plan).not.toMatchObject({
      calls: [{ tool: 'build_parlay' }],
    }));
});

describe('a price that is not the bettor’s', () => {
  const TDS = ['packers ml and over 50 parlay', 'no seahawks ml and over 50'];

  it('is the fair one that was told of the parlay before', () =>
    expect(callsOf(...TDS)[0]?.input).not.toHaveProperty('price'));

  it.each(['where did you get -1000 from? i asked what it pays', 'i never said -1000, what does it pay'])(
    'is one that he asks about or denies: %s',
    (text) =>
      expect(callsOf('packers to win and over 50, whats that pay on 25', text)[0]?.input).not.toHaveProperty('price'),
  );
});

it('leaves a parlay that is set aside for what is asked behind it', () =>
  expect(
    callsOf('liverpool to win and over 2.5, whats that pay on 25', 'ok skip it. whats the draw price in that game'),
  ).toMatchObject([{ tool: 'show_board', input: { market: 'moneyline', side: 'draw' } }]));
