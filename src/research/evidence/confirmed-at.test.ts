import { expect, it } from 'vitest';
import { draftAnswer } from '../../server/features/turns/draft-answer.ts';
import type { MovesOf } from '../../server/features/turns/gather-moves.ts';
import { readQuestion } from '../language/read-question.ts';
import { demoSlateAt } from '../slate/test-demo-slate.ts';
import { recordedLine } from './moves-evidence.ts';

it('a pick, its proof and its sources tell one moment at which the book confirmed its price', async () => {
  const now = new Date('2026-11-22T15:00:00Z');
  const slate = await demoSlateAt(now);
  const movesOf: MovesOf = async (prices) =>
    prices.map(({ candidate }) => {
      const lineHundredths = recordedLine(candidate);
      return [
        { at: new Date(now.getTime() - 30 * 3_600_000), lineHundredths, oddsDecimal: 1.8 },
        { at: new Date(now.getTime() - 9 * 3_600_000), lineHundredths, oddsDecimal: 1.95 },
      ];
    });
  const newId = () => '00000000-0000-4000-8000-000000000000';
  const reading = readQuestion('best bets today', { nowMs: now.getTime(), timeZone: 'UTC', previous: null });
  const draft = await draftAnswer({ now: () => now, newId, movesOf }, slate, reading, 'regular');
  const picks = draft?.drafts.map(({ pick }) => pick) ?? [];
  expect(picks.length).toBeGreaterThan(2);
  for (const { priceAt, proof, sources } of picks) {
    const told = sources.filter(({ id }) => id === 'offer' || id === 'moves').map(({ observedAt }) => observedAt);
    expect(told).toEqual([priceAt, priceAt]);
    const ageSeconds = Math.round((now.getTime() - Date.parse(priceAt)) / 1000);
    expect(proof.books.find(({ offered }) => offered)?.ageSeconds).toBe(ageSeconds);
  }
});
