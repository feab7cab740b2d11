import { describe, expect, it } from 'vitest';
import { testReading } from '../../slate/test-slate.ts';
import { askOfTwoGames, SHOWN_LIST, shownBet } from '../test-two-games.ts';

const THREE = testReading({
  ...SHOWN_LIST,
  focus: [shownBet('game', 'home'), shownBet('other', 'away'), shownBet('game', 'over', 'total')],
});

describe('a parlay of so many of the bets that were shown', () => {
  it.each([
    ['2 leg parlay out of those, $20', 2000],
    ['make me a 2 legger from those for $20', 2000],
    ['two leg acca from these, 10 bucks', 1000],
    ['2-leg parlay from that list, $25', 2500],
    ['double from those, $10', 1000],
    ['parlay those 2, $20', 2000],
    ['a 2 team parlay of these for $15', 1500],
  ])('%s', (text, stakeCents) => {
    const asked = askOfTwoGames(text, THREE);
    const legs = [
      { eventId: 'game', side: 'home' },
      { eventId: 'other', side: 'away' },
    ];
    expect(asked).toMatchObject({ kind: 'calls', calls: [{ tool: 'build_parlay', input: { legs, stakeCents } }] });
  });

  it.each(['4 leg parlay out of those, $20', '5 legger from these', 'four leg acca from that list'])(
    'is none of more than were shown: %s',
    (text) => {
      expect(askOfTwoGames(text, THREE)).toMatchObject({
        kind: 'say',
        text: expect.stringMatching(/^Only 3 bets are shown here/),
      });
    },
  );

  it('is all of them where no number is said', () => {
    const asked = askOfTwoGames('parlay those, $20', THREE);
    expect(asked?.kind === 'calls' ? asked.calls[0]?.input : null).toMatchObject({ legs: { length: 3 } });
  });
});
