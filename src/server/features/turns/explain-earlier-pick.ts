import { storedPicks } from '#contract/stored-picks.ts';
import type { Reading } from '#research/language/reading.ts';
import type { Bettor } from '#research/words/bettor.ts';
import { explainPick } from '#research/words/plain-answers/explain-pick.ts';
import type { Db } from '../../platform/database/database.ts';
import { findLastPicks } from './earlier-picks.repo.ts';

/** "Explain the second one": the reasons of a pick of the session's last answer; null when nothing of that is asked. */
export async function explainEarlierPick(
  db: Db,
  { reading, sessionId }: { reading: Reading; sessionId: string },
  bettor: Bettor,
): Promise<string | null> {
  if (reading.intent !== 'explain' || reading.term !== null) return null;
  const content = await findLastPicks(db, sessionId);
  return content === null ? null : explainPick(storedPicks(content), reading, bettor);
}
