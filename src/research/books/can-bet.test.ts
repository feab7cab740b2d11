import { describe, expect, it } from 'vitest';
import { canBet, canBetNamed, licensedWhere } from './can-bet.ts';
import { REGISTRY } from './registry.ts';

const nobody = { sportsbooks: [], state: null };

describe('where a bettor can bet', () => {
  it('is at the own books where some are set, whatever the state', () => {
    const own = { sportsbooks: ['pinnacle'], state: 'OH' as const };
    expect(['pinnacle', 'draftkings'].map((key) => canBet(key, own))).toEqual([true, false]);
  });

  it('is with a state at the books that are licensed there, and at no other', () => {
    const places = { OH: ['draftkings', 'hardrockbet_oh'], NV: ['superbook', 'circasports'], CA: [] };
    for (const [state, open] of Object.entries(places)) {
      const place = { sportsbooks: [], state: state as keyof typeof places };
      const asked = ['draftkings', 'hardrockbet_oh', 'superbook', 'circasports', 'pinnacle', 'novig', 'bovada'];
      expect(asked.filter((key) => canBet(key, place))).toEqual(open);
    }
  });

  it('is with no state named at books of many states, and a smaller one has to be named', () => {
    expect(['draftkings', 'circasports', 'betparx'].every((key) => canBet(key, nobody))).toBe(true);
    for (const key of ['superbook', 'hardrockbet_fl']) {
      expect(canBet(key, nobody)).toBe(false);
      expect(canBetNamed(key, nobody)).toBe(true);
      expect(canBetNamed(key, { ...nobody, state: 'OH' })).toBe(false);
    }
    for (const key of ['pinnacle', 'novig', 'bovada', 'kalshi', 'fliff', 'nobody'])
      expect(canBetNamed(key, nobody)).toBe(false);
    expect(
      [...REGISTRY.values()].filter(({ key }) => canBet(key, nobody)).every(({ states }) => states.length >= 5),
    ).toBe(true);
  });

  it('is at no book that is not had, also where it is named', () => {
    const place = { ...nobody, without: ['draftkings'] };
    expect(['draftkings', 'fanduel'].map((key) => [canBet(key, place), canBetNamed(key, place)])).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  it('is said in words', () => {
    expect(licensedWhere({ state: 'OH' })).toBe('licensed in Ohio');
    expect(licensedWhere({ state: null })).toBe('licensed in at least five US states');
  });
});
