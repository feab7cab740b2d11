import { addSums, NO_SUMS, type RecordSums, sumsOf } from '#engine/record/record-sums.ts';
import { marketKind } from '#research/words/pick-label.ts';
import type { Db } from '../../../platform/database/database.ts';
import { type DayKey, type DayRow, lockDays, saveDays } from './days.repo.ts';
import type { Grade } from './grade-pick.ts';
import type { GradeRow, PublicPick } from './grades.repo.ts';
import type { ShownPick } from './pick-leaf.ts';

const EASTERN = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });

/** A day of games is one of the US, whose evenings end after midnight in London. */
export const recordDay = (startsAtMs: number): string => EASTERN.format(startsAtMs);

/** Adds new grades to the sums of their days, and takes out those that they correct. A bet that was shown again counts once. */
export async function countGrades(
  tx: Db,
  grades: readonly { pick: PublicPick; row: GradeRow }[],
  size: number,
): Promise<void> {
  const changed = new Map<string, { key: DayKey; change: RecordSums }>();
  for (const { pick, row } of grades) {
    if (!pick.counts) continue;
    const key = keyOf(pick);
    const name = nameOf(key);
    const before = changed.get(name)?.change ?? NO_SUMS;
    const without = pick.graded ? addSums(before, endOf(pick, pick.graded), -1) : before;
    changed.set(name, { key, change: addSums(without, endOf(pick, row)) });
  }
  const changes = [...changed.values()];
  const stored = await lockDays(
    tx,
    changes.map(({ key }) => key),
  );
  const sums = new Map(stored.map((row) => [nameOf(row), row.sums]));
  const rows: DayRow[] = changes.map(({ key, change }) => ({
    ...key,
    sums: addSums(sums.get(nameOf(key)) ?? NO_SUMS, change),
  }));
  await saveDays(tx, rows, size);
}

export const keyOf = (pick: ShownPick): DayKey => ({
  odds: pick.odds,
  day: recordDay(pick.startsAtMs),
  sport: pick.sport,
  market: marketKind(pick.market),
  verdict: pick.verdict,
});

export const nameOf = ({ odds, day, sport, market, verdict }: DayKey): string =>
  JSON.stringify([odds, day, sport, market, verdict]);

export const endOf = (pick: ShownPick, { result, profit, clv, clvFair }: Grade): RecordSums =>
  sumsOf({
    ...{ result, profit, clv, clvFair },
    units: pick.units,
    probability: pick.fairProbability,
    confidence: pick.confidence,
  });
