import { storedPicks } from '#contract/stored-picks.ts';
import type { Bettor } from '#research/words/bettor.ts';
import { aboutPicks, readAboutPicks } from '#research/words/plain-answers/about-picks.ts';
import { explainPick } from '#research/words/plain-answers/explain-pick.ts';
import type { Db } from '../../platform/database/database.ts';
import { findLastPicks } from './earlier-picks.repo.ts';
import type { Turn } from './turn.ts';

/** "Explain the second one": the reasons of a pick of the session's last answer; null when nothing of that is asked. */
export async function explainEarlierPick(
  db: Db,
  { reading, sessionId, question }: Pick<Turn, 'reading' | 'sessionId' | 'question'>,
  bettor: Bettor,
): Promise<string | null> {
  const about = reading.focus?.length ? readAboutPicks(question) : null;
  if (about === null && (reading.intent !== 'explain' || reading.term !== null)) return null;
  const content = await findLastPicks(db, sessionId);
  if (about !== null) return content === null ? null : aboutPicks(storedPicks(content), about, bettor);
  return content === null ? null : explainPick(storedPicks(content), reading, bettor);
}
