import { describe, expect, it } from 'vitest';
import { type BetCopy, isSameBet } from './same-bet.ts';

const HOUR_MS = 3_600_000;
const START_MS = Date.parse('2026-08-01T23:00:00Z');
const copy = (bet: string, more: Partial<BetCopy> = {}): BetCopy => ({
  ...{ externalId: null, book: 'DraftKings', bet, game: '', oddsDecimal: 1.91, stakeCents: 2_000 },
  ...{ placedAtMs: 0, startsAtMs: null, ...more },
});

describe('two copies', () => {
  it.each([
    ['Boston Red Sox -1.5', 'Chicago White Sox -1.5'],
    ['Michigan State -3', 'Ohio State -3'],
    ['Manchester United moneyline', 'Leeds United moneyline'],
    ['New York Giants moneyline', 'San Francisco Giants moneyline'],
    ['USC Trojans -7', 'Troy Trojans -7'],
    ['Dodgers moneyline', 'Dodgers -1.5'],
    ['Patrick Mahomes over 1.5 Passing TDs', 'Patrick Mahomes over 1.5 Interceptions'],
    ['LeBron James over 25.5 points', 'LeBron James over 25.5 points rebounds assists'],
    ['Buffalo Bills -3', 'Buffalo Bills -3 1st Half'],
    ['Bills -3', '1st Half Buffalo Bills -3'],
    ['Over 24.5', '1H Over 24.5'],
  ])('%s and %s are two bets', (one, other) => {
    expect(isSameBet(copy(one), copy(other, { externalId: 'x' }))).toBe(false);
    expect(isSameBet(copy(other), copy(one, { externalId: 'x' }))).toBe(false);
  });

  it.each([
    ['Dodgers moneyline', 'Los Angeles Dodgers Moneyline'],
    ['Bills +2.5', 'Buffalo Bills +2.5 (-110)'],
    ['NY Giants ML', 'New York Giants Moneyline'],
    ['Mahomes over 1.5 Passing TDs', 'Patrick Mahomes Over 1.5 Passing Touchdowns'],
    ['Bills -3 first half', 'Buffalo Bills -3 1H'],
    ['Red Sox -1.5', 'Boston Red Sox Run Line -1.5 runs'],
    ['Bills -3 vs Jets', 'Buffalo Bills -3'],
  ])('%s and %s are one bet', (one, other) => {
    expect(isSameBet(copy(one), copy(other, { externalId: 'x' }))).toBe(true);
    expect(isSameBet(copy(other), copy(one, { externalId: 'x' }))).toBe(true);
  });

  it('of a team that plays on two days are two bets, where both starts are known', () => {
    const first = copy('Dodgers moneyline', { startsAtMs: START_MS });
    const next = { placedAtMs: 23 * HOUR_MS, startsAtMs: START_MS + 23 * HOUR_MS };
    expect(isSameBet(first, copy('Los Angeles Dodgers moneyline', next))).toBe(false);
    expect(isSameBet(first, copy('Dodgers moneyline', next))).toBe(false);
    expect(isSameBet(first, copy('Los Angeles Dodgers moneyline', { ...next, startsAtMs: START_MS }))).toBe(true);
    expect(isSameBet(first, copy('Los Angeles Dodgers moneyline', { ...next, startsAtMs: null }))).toBe(true);
  });
});
