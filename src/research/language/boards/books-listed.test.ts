import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { callsOf } = await demoTalk();

describe('the books by name', () => {
  it.each(['just list every book, not a game', 'list all the books u have', 'show me all your sportsbooks'])(
    'are all that are read here: %s',
    (text) => {
      expect(callsOf(text)).toEqual([{ tool: 'look_up', input: { topic: { kind: 'books' } } }]);
    },
  );

  it('are all where a game was shown and is not meant', () => {
    expect(callsOf('bears ml odds', 'just list every book, not a game')).toMatchObject([{ tool: 'look_up' }]);
    expect(callsOf('bears ml odds', 'list every book')).toMatchObject([{ tool: 'show_board' }]);
  });

  it.each(['who are the 3 books', 'which 3 books', 'what other books are those'])(
    'are those behind a verdict that told how many: %s',
    (text) => {
      expect(callsOf('should i take bears -7.5', text)).toMatchObject([
        { tool: 'show_board', input: { market: 'spread', side: 'away', line: 7.5 } },
      ]);
    },
  );

  it('are of the game that is named', () => {
    expect(callsOf('list every book on the bears')).toMatchObject([{ tool: 'show_board' }]);
  });
});
