import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { callsOf } = await demoTalk();

describe('a parlay whose profit is named in the place of a stake', () => {
  it.each([
    'what do i have to stake on a parlay of bills ml and celtics ml at fanduel to win $300 in profit',
    'parlay bills ml and celtics ml at fanduel to win $300',
  ])('is priced alone, with what wins it: %s', (message) => {
    const [call] = callsOf(message);
    expect(call).toMatchObject({ tool: 'build_parlay', input: { toWinCents: 300_00, priceOnly: true } });
    expect(call?.input).not.toHaveProperty('stakeCents');
  });

  it('has a stake where one is named', () => {
    const [call] = callsOf('what does $30 on a parlay of bills ml and celtics ml pay');
    expect(call?.input).toMatchObject({ stakeCents: 30_00 });
    expect(call?.input).not.toHaveProperty('toWinCents');
  });
});

describe('a round robin of which so many win', () => {
  it.each([
    ['what does a round robin of 4 teams by 2s at $10 per bet pay if three of the four win', 3],
    ['round robin of 5 teams by 2s, 5 bucks each, what if 3 of 5 hit', 3],
  ])('counts its winners: %s', (message, winners) => {
    const [call] = callsOf(message);
    expect(call?.input).toMatchObject({ calc: { kind: 'round_robin', winners } });
  });
});
