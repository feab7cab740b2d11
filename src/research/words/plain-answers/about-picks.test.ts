import { describe, expect, it } from 'vitest';
import type { ToldPick } from '#contract/stored-picks.ts';
import { ANY_BETTOR } from '../bettor.ts';
import { aboutPicks, keptBy } from './about-picks.ts';

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

  it('puts them in the order that is asked for, and names the first of it', () => {
    const byEdge = aboutPicks(PICKS, { kind: 'ordered', order: 'edge', one: false }, ANY_BETTOR) ?? '';
    expect(byEdge.split('\n').map((line) => line.slice(0, 6))).toEqual(['By edg', '1. Lio', '2. Hea', '3. Ove']);
    expect(aboutPicks(PICKS, { kind: 'ordered', order: 'confidence', one: true }, ANY_BETTOR)).toContain('#2, Heat ML');
  });

  it('keeps what is left of the list, in its order', () => {
    expect(keptBy(PICKS, { kind: 'places', places: [3, 1] })).toEqual([3, 1]);
    expect(keptBy(PICKS, { kind: 'drop', place: -1 })).toEqual([1, 2]);
    expect(keptBy(PICKS, { kind: 'only', side: 'over' })).toEqual([3]);
    expect(keptBy(PICKS, { kind: 'ordered', order: 'edge', one: false })).toEqual([1, 2, 3]);
    expect(keptBy(PICKS, { kind: 'weakest' })).toBeNull();
  });

  it('splits one amount in the proportion of the stakes, to the cent', () => {
    const some = [
      pick('Lions -3', 0.04),
      { ...pick('Heat ML', 0.02), units: 0.25 },
      { ...pick('Over 50', 0.02), units: 0.25 },
    ];
    const text = aboutPicks(some, { kind: 'split', totalCents: 10_000 }, ANY_BETTOR) ?? '';
    expect(text.match(/: \$[\d.]+/g)).toEqual([': $66.67', ': $16.66', ': $16.67']);
  });

  it('adds up stakes and edges', () => {
    expect(aboutPicks(PICKS, { kind: 'exposure' }, { ...ANY_BETTOR, bankrollCents: 100_000 })).toContain(
      '3 units, $30.00',
    );
    // (0.04 + 0.015 - 0.01) / 3.
    expect(aboutPicks(PICKS, { kind: 'average_edge' }, ANY_BETTOR)).toContain('+1.5%');
  });

  it('says why more than the fair price is asked for, and where no price is named why none is', () => {
    const passed = {
      ...pick('Kings ML', 0.002),
      verdict: 'pass' as const,
      units: 0,
      oddsDecimal: 2.14,
      fairProbability: 0.468,
      fairDecimal: 1 / 0.468,
      worstDecimal: 2.27,
      worstOdds: '+127',
    };
    const text = aboutPicks([passed], { kind: 'above_fair', place: 1 }, ANY_BETTOR);
    expect(text).toContain('Kings ML wins 46.8% of the time, and +114 pays exactly for that');
    expect(text).toContain('+127 is the first price at which at least 0.25 units of it is left.');
    expect(text).toContain('+114 at Caesars comes to +0.2% on average, so nothing is staked.');
    // At +180 the edge would be 31%.
    const unlikely = { ...passed, worstDecimal: 2.8, worstOdds: '+180' };
    expect(aboutPicks([unlikely], { kind: 'above_fair', place: 1 }, ANY_BETTOR)).toContain(
      'No price you are likely to see would make it a bet',
    );
  });

  it('says that there is no such place', () => {
    expect(aboutPicks(PICKS, { kind: 'sure', place: 5 }, ANY_BETTOR)).toBe('There were 3 picks, so there is no #5.');
  });
});
