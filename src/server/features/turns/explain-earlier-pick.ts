import { storedPicks } from '#contract/stored-picks.ts';
import type { AboutPicks } from '#research/language/lists/about-picks.ts';
import type { Reading } from '#research/language/reading.ts';
import type { Bettor } from '#research/words/bettor.ts';
import { aboutPicks, keptBy, pointedBy } from '#research/words/plain-answers/about-picks.ts';
import { explainPick } from '#research/words/plain-answers/explain-pick.ts';
import type { Db } from '../../platform/database/database.ts';
import { findLastPicks } from './earlier-picks.repo.ts';
import type { Turn } from './turn.ts';

/** "Explain the second one": the reasons of a pick of the session's last answer; null when nothing of that is asked. */
export async function explainEarlierPick(
  db: Db,
  { reading, sessionId, shownPicks }: Pick<Turn, 'reading' | 'sessionId' | 'shownPicks'>,
  bettor: Bettor,
): Promise<string | null> {
  if (reading.intent !== 'explain' || reading.term !== null) return null;
  const content = shownPicks ?? (await findLastPicks(db, sessionId));
  return content === null ? null : explainPick(storedPicks(content), reading, bettor);
}

/** "Which is the weakest?": what was told of the session's last picks, told again in another way. Null: they are gone. */
export async function tellAboutPicks(
  db: Db,
  { sessionId, reading, shownPicks }: Pick<Turn, 'sessionId' | 'reading' | 'shownPicks'>,
  asked: AboutPicks,
  bettor: Bettor,
): Promise<{ text: string; reading: Reading } | null> {
  const content = shownPicks ?? (await findLastPicks(db, sessionId));
  if (content === null) return null;
  const shown = storedPicks(content);
  const kept = reading.kept?.length ? reading.kept : shown.map((_, at) => at + 1);
  const told = kept.map((place) => shown[place - 1] ?? null);
  const text = aboutPicks(told, asked, bettor);
  if (text === null) return null;
  const left = keptBy(told, asked);
  return {
    text,
    reading: left?.length ? withKept(reading, kept, left) : { ...reading, pointed: pointedBy(told, asked) },
  };
}

/** What is left of a list is what is spoken of from here on. */
function withKept(reading: Reading, kept: readonly number[], left: readonly number[]): Reading {
  const { focus = [] } = reading;
  return {
    ...reading,
    kept: left.flatMap((place) => kept[place - 1] ?? []),
    focus: left.flatMap((place) => focus[place - 1] ?? []),
  };
}
