import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CheckedSentence } from '#engine/grounding/check-sentence.ts';
import type { EvidenceSet } from '#engine/grounding/evidence.ts';
import { readQuestion } from '#engine/questions/read-question.ts';
import { composeAnswer } from './compose-answer.ts';
import { draftAnswer } from './draft-answer.ts';
import { demoSlateAt } from './test-demo-slate.ts';

const { refused, counted } = vi.hoisted(() => ({ refused: new Set<string>(), counted: { sentences: 0 } }));

vi.mock('#engine/grounding/check-sentence.ts', async (original) => {
  const real = await original<typeof import('#engine/grounding/check-sentence.ts')>();
  return {
    ...real,
    checkSentence: (sentence: string, evidence: EvidenceSet): CheckedSentence => {
      const checked = real.checkSentence(sentence, evidence);
      counted.sentences += 1;
      if (!checked.ok) refused.add(`${checked.fault} (${checked.detail}): ${sentence}`);
      return checked;
    },
  };
});

const QUESTIONS = [
  'best bets today',
  'nfl picks',
  'nba player props',
  'mlb totals',
  'soccer moneyline',
  'nhl puck line',
  'ufc picks',
  'tennis',
  'best under',
  'player props passing yards',
];
const DAYS = ['2026-11-22T15:00:00Z', '2026-06-03T18:00:00Z'];

describe('the built-in analyst over the demo slate', () => {
  beforeEach(() => refused.clear());

  it.each(DAYS)('writes nothing that the check refuses: %s', async (day) => {
    const now = new Date(day);
    const slate = await demoSlateAt(now);
    const newId = () => '00000000-0000-4000-8000-000000000000';
    const before = counted.sentences;
    for (const question of QUESTIONS) {
      const reading = readQuestion(question, { nowMs: now.getTime(), timeZone: 'America/New_York', previous: null });
      const movesOf = async () => [
        { at: new Date(now.getTime() - 3_600_000), lineHundredths: 0, oddsDecimal: 1.8 },
        { at: new Date(now.getTime() - 60_000), lineHundredths: 0, oddsDecimal: 1.95 },
      ];
      const draft = await draftAnswer({ now: () => now, newId, movesOf }, slate, reading, 'pro');
      if (draft) composeAnswer(draft, 'pro', 1);
    }
    expect([...refused]).toEqual([]);
    expect(counted.sentences - before).toBeGreaterThan(300);
  });
});
