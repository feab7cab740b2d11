import { type AppendDeps, appendToLog } from '../../log/append.ts';
import { gradeGames } from './grade-games.ts';
import { remakeSummaries } from './remake-summaries.ts';
import { revealPicks, type SealDeps, sealPicks } from './seal-picks.ts';

export type RecordLogDeps = AppendDeps & SealDeps;

export type RecordLogRun = { sealed: number; revealed: number; graded: number; size: number };

/** A run ends after so many batches of a kind, however much there is: the next one follows at once. */
const BATCHES_MAX = 50;

/**
 * Brings the log up to date with what was shown, what started and what ended. Each batch is one transaction that writes the
 * leaves and takes what they are about out of its waiting line: a crash leaves both or neither.
 */
export async function runRecordLog(
  deps: RecordLogDeps,
  signal: AbortSignal,
): Promise<RecordLogRun & { isDone: boolean }> {
  await remakeSummaries(deps.db);
  const seal = await repeat(deps, signal, (tx, next, at) => sealPicks(deps, tx, next, at));
  const reveal = await repeat(deps, signal, revealPicks);
  const grade = await repeat(deps, signal, gradeGames);
  return {
    sealed: seal.appended,
    revealed: reveal.appended,
    graded: grade.appended,
    size: grade.size,
    isDone: seal.isDone && reveal.isDone && grade.isDone,
  };
}

async function repeat(deps: RecordLogDeps, signal: AbortSignal, batch: Parameters<typeof appendToLog>[1]) {
  const done = { appended: 0, size: 0, isDone: false };
  for (let nth = 0; nth < BATCHES_MAX && !done.isDone; nth += 1) {
    signal.throwIfAborted();
    const { appended, size } = await appendToLog(deps, batch);
    done.appended += appended;
    done.size = size;
    done.isDone = appended === 0;
  }
  return done;
}
