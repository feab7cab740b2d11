import { describe, expect, it } from 'vitest';
import type { GameResult } from '../../providers/results/results.port.ts';
import { decideResult as decide, isPlausible, type StoredResult } from './decide-result.ts';

const NOW = new Date('2026-02-02T05:00:00Z');
const decideResult = (heard: readonly GameResult[], before: StoredResult | null) => decide(heard, before, NOW);

const said = (
  sourceName: string,
  homeScore: number | null,
  awayScore: number | null,
  status: GameResult['status'] = 'final',
): GameResult => ({
  eventId: 'e',
  status,
  homeScore,
  awayScore,
  detail: '',
  sourceName,
  sourceUrl: null,
  observedAt: new Date('2026-02-01T23:00:00Z'),
});
const stored = (sourceName: string, homeScore: number, awayScore: number, corrections = 0) => ({
  status: 'final' as const,
  homeScore,
  awayScore,
  sourceName,
  corrections,
  settledAtMs: NOW.getTime() - 3_600_000,
});

describe('a result', () => {
  it('is settled by one source, or by several that agree', () => {
    expect(decideResult([said('a', 3, 2)], null)).toMatchObject({ kind: 'settle', corrections: 0 });
    expect(decideResult([said('a', 3, 2), said('b', 3, 2)], null)).toMatchObject({ kind: 'settle' });
    expect(decideResult([said('b', 3, 2)], stored('a', 3, 2))).toEqual({ kind: 'keep' });
    expect(decideResult([], stored('a', 3, 2))).toEqual({ kind: 'keep' });
  });

  it('is not settled while sources disagree, even where one of them is silent now', () => {
    expect(decideResult([said('a', 3, 2), said('b', 2, 3)], null)).toMatchObject({ kind: 'dispute' });
    expect(decideResult([said('a', 3, 2), said('b', null, null, 'postponed')], null)).toMatchObject({
      kind: 'dispute',
    });
    const decision = decideResult([said('b', 2, 3)], stored('a', 3, 2));
    expect(decision).toMatchObject({ kind: 'dispute', claims: [{ sourceName: 'b' }, { sourceName: 'a' }] });
    // One source that lists a game twice, with two ends, is as good as two that disagree.
    expect(decideResult([said('a', 3, 2), said('a', 3, 4)], null)).toMatchObject({ kind: 'dispute' });
  });

  it('is corrected by its own source, and each correction counts', () => {
    expect(decideResult([said('a', 4, 2)], stored('a', 3, 2, 1))).toMatchObject({ kind: 'settle', corrections: 2 });
    expect(decideResult([said('a', 4, 2), said('b', 3, 2)], stored('a', 3, 2))).toMatchObject({ kind: 'dispute' });
  });

  it('is plausible with two whole counts when it is final, and with none otherwise', () => {
    expect(isPlausible(said('a', 0, 0))).toBe(true);
    expect(isPlausible(said('a', null, null, 'cancelled'))).toBe(true);
    for (const bad of [said('a', 3, null), said('a', -1, 2), said('a', 1.5, 2), said('a', 1, 2, 'postponed')]) {
      expect(isPlausible(bad)).toBe(false);
    }
  });
});
