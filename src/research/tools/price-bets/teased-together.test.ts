import { describe, expect, it } from 'vitest';
import { neverWinTogether, teasedTogether } from './teased-together.ts';

const leg = (eventId: string, side: string, line: number, chance: number) => ({
  eventId,
  market: 'spread',
  side,
  line,
  chance,
});

const total = (side: string, line: number) => ({ ...leg('a', side, line, 0.5), market: 'total' });

describe('how often all legs of a teaser come in', () => {
  it('is the product of legs of several games', () => {
    expect(teasedTogether([leg('a', 'home', 8.5, 0.7), leg('b', 'away', 7, 0.6)])).toBeCloseTo(0.42, 12);
  });

  it('is what is left between the lines of both sides of one game, whatever else is in it', () => {
    const both = [leg('a', 'home', 10.5, 0.724), leg('a', 'away', 1.5, 0.648)];
    expect(teasedTogether(both)).toBeCloseTo(0.372, 12);
    expect(teasedTogether([leg('b', 'home', 3, 0.5), ...both])).toBeCloseTo(0.186, 12);
  });

  it('is never below nothing, and counts sides apart that a margin may miss both of', () => {
    expect(teasedTogether([leg('a', 'home', 0.5, 0.3), leg('a', 'away', 0.5, 0.4)])).toBe(0);
    expect(teasedTogether([leg('a', 'home', -3, 0.3), leg('a', 'away', 1, 0.5)])).toBeCloseTo(0.15, 12);
  });
});

describe('whether two bets on one game never win together', () => {
  it.each([
    ['no whole margin is between them', leg('a', 'home', -3, 0.5), leg('a', 'away', 3.5, 0.5), true],
    ['one is, but pushes', leg('a', 'home', 7, 0.5), leg('a', 'away', -6, 0.5), true],
    ['one is', leg('a', 'home', -2.5, 0.5), leg('a', 'away', 3.5, 0.5), false],
    ['the lines lie apart', leg('a', 'home', -3, 0.5), leg('a', 'away', 1, 0.5), true],
    ['they are of one side', leg('a', 'home', -3, 0.5), leg('a', 'home', -9, 0.5), false],
    ['they are of two games', leg('a', 'home', -3, 0.5), leg('b', 'away', -3, 0.5), false],
    ['an over stands on its under', total('over', 47), total('under', 47), true],
    ['one total is between them', total('over', 46.5), total('under', 47.5), false],
    ['one is of the margin, one of the points', leg('a', 'home', -3, 0.5), total('under', 1), false],
  ])('%s', (_, one, other, never) => {
    expect(neverWinTogether(one, other)).toBe(never);
    expect(neverWinTogether(other, one)).toBe(never);
  });

  it('is what counting the results says', () => {
    const lines = Array.from({ length: 33 }, (_, at) => at / 2 - 8);
    for (const home of lines)
      for (const away of lines) {
        const wins = Array.from({ length: 61 }, (_, at) => at - 30).some((by) => by + home > 0 && away - by > 0);
        expect(neverWinTogether(leg('a', 'home', home, 0.5), leg('a', 'away', away, 0.5))).toBe(!wins);
      }
  });
});
