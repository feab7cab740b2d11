import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk, callsOf } = await demoTalk();
const PLAYER_OUT = [{ tool: 'look_up', input: { topic: { kind: 'about', of: 'player_out' } } }];

describe('how a bet is settled on who does not play', () => {
  it.each([
    'what if he isnt playing',
    'and if allen is a late scratch?',
    'say he gets ruled out, bet off?',
    'is it void if he never dresses',
  ])('behind a bet on him: %s', (text) => {
    expect(callsOf('Josh Allen passing yards over or under?', text)).toEqual(PLAYER_OUT);
  });

  it('at the start of a chat', () => {
    expect(callsOf('if i take his points and he sits out, do i get a refund')).toEqual(PLAYER_OUT);
  });

  it.each(['is he playing', 'if he is out does the line move', 'who replaces him if he is out'])(
    'is none of it: %s',
    (text) => {
      expect(JSON.stringify(talk('Josh Allen passing yards over or under?', text).plan)).not.toContain('player_out');
    },
  );
});
