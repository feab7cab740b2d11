import type { Reading } from '../../language/reading.ts';
import type { Slate } from '../../slate/slate.ts';
import { type AnswerPlan, planAnswer, type Situation } from './plan-answer.ts';
import { type SearchResult, searchSlate } from './search.ts';

export type FoundPicks = { plan: AnswerPlan; result: SearchResult };

/** What answers a question, for this bettor. `onlyOwn`: from the bettor's own books or not at all. */
export function findPicks(
  slate: Slate,
  asked: Reading,
  situation: Situation,
  { onlyOwn = false }: { onlyOwn?: boolean } = {},
): FoundPicks {
  const plan = planAnswer(slate, asked, situation);
  const { given, reading, size } = plan;
  const settings = { place: situation.bettor, given, onlyOwn };
  return { plan, result: searchSlate(plan.slate, reading, size, situation.now, settings) };
}
