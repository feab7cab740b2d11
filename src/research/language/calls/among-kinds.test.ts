import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk } = await demoTalk();
const TWO = {
  calls: [
    {
      tool: 'price_bets',
      input: {
        bets: [
          { book: 'FanDuel', market: 'spread', line: -7.5 },
          { book: 'DraftKings', market: 'spread', line: -10.5 },
        ],
      },
    },
  ],
};

describe('another number at each of two books', () => {
  it.each(['is bears better at fanduel -7.5 or dk -10.5 which', 'bears at fanduel -7.5 or bears at dk -10.5'])(
    'is one bet against the other: %s',
    (text) => {
      expect(talk(text).plan).toMatchObject(TWO);
    },
  );

  it('is no other bet where the number is the same', () => {
    expect(talk('bears -7.5 at dk or bears -7.5 at fanduel').plan).toMatchObject({ calls: [{ tool: 'show_board' }] });
  });
});
