import { describe, expect, it } from 'vitest';
import { checkSentence } from '#engine/grounding/check-sentence.ts';
import { draftAnswer } from '../../server/features/turns/draft-answer.ts';
import type { MovesOf } from '../../server/features/turns/gather-moves.ts';
import { recordedLine } from '../evidence/moves-evidence.ts';
import { readQuestion } from '../language/read-question.ts';
import { demoSlateAt } from '../slate/test-demo-slate.ts';
import type { PickDraft } from '../tools/best-bets/pick-draft.ts';
import { createChooser } from './built-in-analyst/choose.ts';
import { sentencesOf } from './built-in-analyst/write-pick.ts';
import { DEEP_PICKS } from './compose-answer.ts';

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

function checkedSentences(pick: PickDraft, index: number) {
  const { deepDive, ...fields } = sentencesOf(pick, index < DEEP_PICKS ? 'deep' : 'brief', createChooser());
  const sentences = [...Object.values(fields), ...Object.values(deepDive ?? {})].flat();
  return sentences.map((sentence) => ({ sentence, result: checkSentence(sentence, pick.evidence) }));
}

describe('the built-in analyst over the demo slate', () => {
  it.each(DAYS)('writes nothing that the check refuses: %s', async (day) => {
    const now = new Date(day);
    const slate = await demoSlateAt(now);
    const newId = () => '00000000-0000-4000-8000-000000000000';
    const refused = new Set<string>();
    let checked = 0;
    for (const question of QUESTIONS) {
      const reading = readQuestion(question, { nowMs: now.getTime(), timeZone: 'America/New_York', previous: null });
      const movesOf: MovesOf = async (prices) =>
        prices.map(({ candidate }) => [
          { at: new Date(now.getTime() - 3_600_000), lineHundredths: recordedLine(candidate), oddsDecimal: 1.8 },
          { at: new Date(now.getTime() - 60_000), lineHundredths: recordedLine(candidate), oddsDecimal: 1.95 },
        ]);
      const draft = await draftAnswer({ now: () => now, newId, movesOf }, slate, reading, 'pro');
      const results = (draft?.drafts ?? []).flatMap(checkedSentences);
      checked += results.length;
      for (const { sentence, result } of results) {
        if (!result.ok) refused.add(`${result.fault} (${result.detail}): ${sentence}`);
      }
    }
    expect([...refused]).toEqual([]);
    expect(checked).toBeGreaterThan(300);
  });
});
