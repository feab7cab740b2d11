import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { callsOf, game, talk } = await demoTalk();

describe('a remark is no bet to be judged', () => {
  it.each([
    ['knicks tmrw?', 'find_games'],
    ['nuggets tonight', 'find_games'],
    ['really like the celtics tonight', 'show_board'],
    ['kinda feeling the under in packers seahawks', 'show_board'],
  ])('%s', (text, tool) => {
    expect(callsOf(text)[0]).toMatchObject({ tool });
  });

  it('and what is asked next is of whom it named', () => {
    expect(callsOf('knicks tmrw?', 'whats the spread')).toMatchObject([
      { input: { eventId: game('New York Knicks'), market: 'spread', side: 'home' } },
    ]);
  });

  it.each(['i like the lions, change my mind', 'like the celtics?', 'thoughts on the knicks tmrw', 'bills ml'])(
    'who asks is told: %s',
    (text) => {
      expect(talk(text).isCharged).toBe(true);
    },
  );
});
