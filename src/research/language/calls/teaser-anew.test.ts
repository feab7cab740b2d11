import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { callsOf } = await demoTalk();
const BEFORE = 'is lions/cowboys teaser any good';

describe('who is named behind a teaser is teased', () => {
  it('in the place of those before', () => {
    expect(callsOf(BEFORE, 'ok 49ers and ravens teased 6 at -120 then')).toMatchObject([
      { tool: 'calculate', input: { calc: { kind: 'teaser', price: '-120', points: 6 } } },
    ]);
    expect(callsOf(BEFORE, 'ok 49ers and ravens teased 6 at -120 then')[0]?.input).toMatchObject({
      calc: { teams: ['San Francisco 49ers', 'Baltimore Ravens'] },
    });
  });

  it('where another is said to come in its place', () => {
    expect(callsOf(BEFORE, 'tease the 49ers and ravens instead')[0]?.input).toMatchObject({
      calc: { teams: ['San Francisco 49ers', 'Baltimore Ravens'] },
    });
  });

  it('by as much as lies between its numbers', () => {
    expect(callsOf(BEFORE, 'no 49ers +2.5 and ravens +2.5 to +9.5 each')).toMatchObject([
      { tool: 'calculate', input: { calc: { kind: 'teaser', points: 7, lines: [2.5, 2.5], legs: 2 } } },
    ]);
  });

  it('another bet on them is none', () => {
    expect(callsOf(BEFORE, '49ers and ravens moneyline odds')[0]).toMatchObject({ tool: 'show_board' });
  });
});
