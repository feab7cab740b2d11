import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { callsOf } = await demoTalk();

describe('the odds of a game of which no market is named', () => {
  it.each(['odds on lions bills', 'knicks odds', 'prices for warriors magic'])('are those of all three: %s', (text) => {
    expect(callsOf(text)).toEqual([{ tool: 'show_board', input: expect.objectContaining({ mains: true }) }]);
  });

  it.each(['lions bills ml', 'who is favored in lions bills', 'lions bills spread', 'bills odds at fanduel'])(
    'are of that market or book alone where one is: %s',
    (text) => {
      expect(JSON.stringify(callsOf(text))).not.toContain('mains');
    },
  );
});
