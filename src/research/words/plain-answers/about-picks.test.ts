import { describe, expect, it } from 'vitest';
import type { ToldPick } from '#contract/stored-picks.ts';
import { ANY_BETTOR } from '../bettor.ts';
import { aboutPicks, readAboutPicks } from './about-picks.ts';

const pick = (name: string, edge: number, confidence = 3): ToldPick =>
  ({
    pick: name,
    game: 'A at B',
    book: 'Caesars',
    oddsDecimal: 2,
    units: 1,
    verdict: 'bet',
    edge,
    confidence,
  }) as ToldPick;
const PICKS = [pick('Lions -3', 0.04), pick('Heat ML', 0.015, 5), pick('Over 50', -0.01)];

describe('what is asked about the picks before', () => {
  it.each([
    ['which of em is most likely to screw me', { kind: 'weakest' }],
    ['10 bucks each what do i expect to make', { kind: 'same_stake', cents: 1000 }],
    ['ev if i put $25.50 on each?', { kind: 'same_stake', cents: 2550 }],
    ['how sure are you on the second', { kind: 'sure', place: 2 }],
    ['what number would you stop liking #3', { kind: 'limit', place: 3 }],
    ['keep the first two', { kind: 'keep', count: 2, fromEnd: false }],
    ['drop the last', { kind: 'drop', place: -1 }],
  ])('%s', (question, expected) => {
    expect(readAboutPicks(question)).toEqual(expected);
  });

  it.each(['how much do i win at -110', '3 picks each from the nba and nfl', 'drop the knicks'])(
    'reads nothing of the kind in "%s"',
    (question) => {
      expect(readAboutPicks(question)).toBeNull();
    },
  );

  it('adds up what equal stakes gain on average', () => {
    // 1000 cents x (0.04 + 0.015 - 0.01) = 45 cents.
    const text = aboutPicks(PICKS, { kind: 'same_stake', cents: 1000 }, ANY_BETTOR);
    expect(text).toContain('$10.00 on each of the 3 picks risks $30.00.');
    expect(text).toContain('a gain of $0.45;');
    expect(aboutPicks(PICKS.slice(2), { kind: 'same_stake', cents: 1000 }, ANY_BETTOR)).toContain('a loss of $0.10;');
  });

  it('names the weakest by its edge and the strongest by its confidence', () => {
    expect(aboutPicks(PICKS, { kind: 'weakest' }, ANY_BETTOR)).toContain('is #3, Over 50 (A at B)');
    expect(aboutPicks(PICKS, { kind: 'strongest' }, ANY_BETTOR)).toContain('is #2, Heat ML (A at B)');
  });
});
