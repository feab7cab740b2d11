import { AnalysisContent } from '#contract/analysis.ts';
import type { Reading } from '#engine/questions/reading.ts';
import type { Db } from '../../platform/database.ts';
import type { Bettor } from '../analysis/bettor.ts';
import { explainPick } from '../analysis/plain-answers/explain-pick.ts';
import { findLastPicks } from './earlier-picks.repo.ts';

/** "Explain the second one": the reasons of a pick of the session's last answer; null when nothing of that is asked. */
export async function explainEarlierPick(
  db: Db,
  { reading, sessionId }: { reading: Reading; sessionId: string },
  bettor: Bettor,
): Promise<string | null> {
  if (reading.intent !== 'explain' || reading.term !== null) return null;
  const content = await findLastPicks(db, sessionId);
  return content === null ? null : explainPick(AnalysisContent.parse(JSON.parse(content)), reading, bettor);
}
