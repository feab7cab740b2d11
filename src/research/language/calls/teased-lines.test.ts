import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { callsOf, talk } = await demoTalk();

describe('which legs a teaser takes over the key numbers', () => {
  it.each([
    '2 team teaser 6pts, which nfl legs cross 3 and 7',
    'wong teaser legs: favs -7.5 to -8.5, dogs +1.5 to +2.5',
    'no i mean which games this weekend are wong teaser legs. favs -7.5 to -8.5, dogs +1.5 to +2.5',
    'which nfl sides can i tease across key numbers',
  ])('%s', (text) => {
    const { plan, isCharged } = talk(text);
    expect(plan).toMatchObject({ kind: 'say', text: expect.stringMatching(/49ers \+2\.5 to \+8\.5/) });
    expect(isCharged).toBe(false);
  });
});

describe('a side from one number to another is one leg', () => {
  it.each([
    ['49ers +2.5 teased to 8.5 and cowboys +1 to 7 at -120, ev?', [8.5, 7], '-120'],
    ['tease seahawks -7.5 to -1.5 and titans +6.5 to +12.5 at -110, worth it?', [-1.5, 12.5], '-110'],
    ['ravens +10 teased to 16 with the bills +4.5 to 10.5, -120 ev', [16, 10.5], '-120'],
  ])('%s', (text, lines, price) => {
    expect(talk(text).plan).toMatchObject({
      calls: [{ tool: 'price_bets', input: { bets: lines.map((line) => ({ line })), teaser: { price } } }],
    });
  });
});

describe('spreads between two numbers are listed, free', () => {
  it.each([
    ['nfl spreads between +1.5 and +2.5', [{ minLine: 1.5, maxLine: 2.5, only: 'underdog' }]],
    ['nba spreads between 3 and 5 tonight', [{ minLine: 3, maxLine: 5 }]],
    [
      'show me nfl dogs from +1.5 to +2.5 and favorites -7.5 to -8.5',
      [{ only: 'underdog' }, { minLine: 7.5, maxLine: 8.5, only: 'favorite' }],
    ],
    [
      'ok price is -120. legs are who though, show me nfl spreads between +1.5 and +2.5 rn',
      [{ minLine: 1.5, maxLine: 2.5, only: 'underdog' }],
    ],
  ])('%s', (text, inputs) => {
    expect(callsOf(text)).toMatchObject(inputs.map((input) => ({ tool: 'show_board', input })));
  });
});
