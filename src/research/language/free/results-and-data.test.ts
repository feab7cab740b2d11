import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { callsOf, talk } = await demoTalk();

describe('how a game ended', () => {
  it.each(['did the yankees win last nite', 'have the bills covered lately', 'did the lakers lose yesterday'])(
    'is not stored: %s',
    (text) => {
      expect(talk(text).plan).toMatchObject({ kind: 'say', text: expect.stringMatching(/past results/) });
    },
  );

  it('is not asked where a line moved', () => {
    expect(callsOf('did the bills line move')).toMatchObject([{ tool: 'line_moves' }, { tool: 'line_moves' }]);
  });
});

describe('what the prices are', () => {
  it.each(['r these real odds', 'are these the real prices', 'is this demo data'])('is told: %s', (text) => {
    expect(callsOf(text)).toMatchObject([{ tool: 'look_up', input: { topic: { kind: 'about' } } }]);
  });

  it('is no question of a price', () => {
    expect(callsOf('what are the real odds on the bills')).toMatchObject([{ tool: 'show_board' }]);
  });

  it('nor is how good we are one of a game', () => {
    expect(callsOf('u any good?')).toMatchObject([{ tool: 'look_up', input: { topic: { kind: 'record' } } }]);
  });
});

describe('whom nobody prices', () => {
  it('is nobody else of a like name', () => {
    const { plan, isCharged } = talk('george pickens receiving yards');
    expect(plan).toMatchObject({ kind: 'say', text: expect.stringMatching(/"pickens"/i) });
    expect(isCharged).toBe(false);
  });
});

describe('behind a scan of a week', () => {
  it('another kind is of that week', () => {
    expect(callsOf('middles next week', 'any arbs tho')).toMatchObject([
      { input: { kind: 'arbitrage', from: expect.any(String) } },
    ]);
  });
});
