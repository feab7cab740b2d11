import { describe, expect, it } from 'vitest';
import { draftAnswer } from '../../../server/features/turns/draft-answer.ts';
import { createDemoFeed } from '../../../server/providers/odds-feed/demo/demo-feed.ts';
import { readQuestion } from '../../language/read-question.ts';
import { slateOf } from '../../slate/test-demo-slate.ts';

/** The seed that the product starts with. */
const SEED = 2026;
const DAYS = 10;
const QUESTIONS = ['Best NFL bets today?', 'MLB Today', 'NBA tonight', 'Player Props', 'Best Value'];
/** Every season, weekday and daytime comes up. */
const days = Array.from(
  { length: DAYS },
  (_, i) => new Date(Date.UTC(2026, 0, 3, 17, 20) + i * (35 * 24 + 5) * 3_600_000),
);

describe('a demo day', () => {
  it('mostly holds something to bet or to lean on for what is asked first, and not for everything', async () => {
    const found = new Map(QUESTIONS.map((question) => [question, { days: 0, passes: 0 }]));
    for (const now of days) {
      const slate = await slateOf(createDemoFeed({ seed: SEED }), null, now);
      for (const [question, count] of found) {
        const reading = readQuestion(question, { nowMs: now.getTime(), timeZone: 'America/New_York', previous: null });
        const newId = () => '00000000-0000-4000-8000-000000000000';
        const draft = await draftAnswer({ now: () => now, newId, movesOf: async () => [] }, slate, reading, 'regular');
        const verdicts = draft?.drafts.map(({ pick }) => pick.verdict) ?? [];
        if (verdicts.some((verdict) => verdict !== 'pass')) count.days += 1;
        count.passes += verdicts.filter((verdict) => verdict === 'pass').length;
      }
    }
    for (const [question, count] of found) expect(count.days, question).toBeGreaterThanOrEqual(7);
    expect([...found.values()].reduce((sum, { passes }) => sum + passes, 0)).toBeGreaterThan(DAYS);
  }, 300_000);
});
