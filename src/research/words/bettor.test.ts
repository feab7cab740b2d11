import { describe, expect, it } from 'vitest';
import { ANY_BETTOR, bettorOf, rememberedBettor, writeOdds, writeWorstOdds } from './bettor.ts';

const SET = {
  oddsFormat: 'decimal',
  sportsbooks: ['betmgm'],
  state: null,
  bankrollCents: 100_000,
  unitCents: 5_000,
} as const;

describe('whom an answer is for', () => {
  it('is nobody in particular where nothing was set', () => {
    expect(bettorOf({}, {})).toEqual(ANY_BETTOR);
    expect(bettorOf(SET, { bankroll: null })).toEqual(SET);
  });

  it.each([
    ['a bankroll, and the unit with it', { bankroll: 400 }, { bankrollCents: 40_000, unitCents: null }],
    ['a unit alone', { unit: 20 }, { bankrollCents: 100_000, unitCents: 2_000 }],
    ['both', { bankroll: 400, unit: 8.5 }, { bankrollCents: 40_000, unitCents: 850 }],
    [
      'a unit above the bankroll, which cannot be',
      { bankroll: 40, unit: 50 },
      { bankrollCents: 4_000, unitCents: null },
    ],
    ['money that nobody has', { bankroll: 1e12 }, { bankrollCents: 100_000, unitCents: 5_000 }],
    ['nothing', { bankroll: 0 }, { bankrollCents: 100_000, unitCents: 5_000 }],
  ])('takes from the question %s', (_, named, money) => {
    expect(bettorOf(SET, named)).toEqual({ ...SET, ...money });
  });

  it('reads prices in the format that was set, a limit so that it still holds', () => {
    expect([writeOdds(SET, 1.8929), writeWorstOdds(SET, 1.8929)]).toEqual(['1.89', '1.90']);
    expect([writeOdds(ANY_BETTOR, 1.8929), writeWorstOdds(ANY_BETTOR, 1.8929)]).toEqual(['-112', '-112']);
  });

  it('is shown prices as reference where no book is licensed, and those of the state elsewhere', () => {
    expect(rememberedBettor(ANY_BETTOR, { memory: { state: 'TX' } })).toEqual(ANY_BETTOR);
    expect(rememberedBettor({ ...ANY_BETTOR, state: 'TX' }, {})).toEqual(ANY_BETTOR);
    expect(rememberedBettor(ANY_BETTOR, { memory: { state: 'OH' } }).state).toBe('OH');
  });

  it('has a book that is only thought of beside the own ones', () => {
    const memory = { sportsbooks: ['fanduel'], also: ['betmgm'] };
    expect(rememberedBettor(ANY_BETTOR, { memory }).sportsbooks).toEqual(['fanduel', 'betmgm']);
    expect(rememberedBettor(ANY_BETTOR, { memory: { also: ['betmgm'] } }).sportsbooks).toEqual([]);
  });
});
