import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { callsOf } = await demoTalk();

describe('whether somebody plays', () => {
  it.each([
    ['man city ml vs arsenal ml', 'does arsenal even play this weekend?'],
    ['bills or lions ml', 'wait do the jets play tomorrow'],
    ['celtics mavs spread, worth it?', 'are the lakers playing tonight'],
  ])('is told by the games behind bets, free: %s | %s', (...texts) => {
    expect(callsOf(...texts)).toMatchObject([{ tool: 'find_games' }]);
  });
});
