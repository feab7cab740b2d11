import { expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk, callsOf } = await demoTalk();

it.each(['total odds for vikings falcons', 'total price lions bills', 'bills total odds'])(
  '%s: of one game it is its total',
  (text) => {
    expect(callsOf(text)).toMatchObject([{ tool: 'show_board', input: { market: 'total' } }]);
  },
);

it.each(['parlay bills ml and falcons ml total odds', 'bills and falcons total odds'])(
  '%s: of several bets it is what all of them pay',
  (text) => {
    expect(JSON.stringify(talk(text).plan)).not.toContain('"market":"total"');
  },
);

it.each(['what are the total odds', 'so whats the combined price'])(
  '%s: behind a parlay it is what that one pays',
  (text) => {
    expect(callsOf('parlay bills ml and falcons ml for 20', text)).toMatchObject([
      {
        tool: 'build_parlay',
        input: { legs: [{ side: 'home' }, { side: 'home' }], priceOnly: true, stakeCents: 2000 },
      },
    ]);
  },
);
