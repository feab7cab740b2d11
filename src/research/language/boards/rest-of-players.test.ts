import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { callsOf } = await demoTalk();
const LIST = 'nba points props tonight';

describe('the rest of a list of players', () => {
  it.each(['show the rest', 'more', 'show more', 'gimme the rest'])(
    'goes on behind those that had room: %s',
    (text) => {
      expect(callsOf(LIST, text)).toEqual([
        { tool: 'show_board', input: expect.objectContaining({ market: 'prop:player_points', offset: 15 }) },
      ]);
    },
  );

  it('is all of one side where one is shown alone', () => {
    expect(callsOf(`${LIST} overs only`, 'show more')).toEqual([
      { tool: 'show_board', input: expect.objectContaining({ side: 'over', offset: 30 }) },
    ]);
  });
});
