import { addSums, NO_SUMS, type RecordSums } from '#engine/record/record-sums.ts';
import type { Db } from '../../../platform/database/database.ts';
import { betKey } from './bet-key.ts';
import { endOf, keyOf, nameOf } from './count-grades.ts';
import { type DayKey, emptyDays, saveDays } from './days.repo.ts';
import { listCounted } from './grades.repo.ts';
import { listFirstOver, markOver } from './over.repo.ts';
import { isLate } from './pick-leaf.ts';
import * as repo from './summaries.repo.ts';

/** Goes up with each change of what counts in the figures: what was summed before is then summed anew, once. */
const SUMMARY_VERSION = 3;
const AT_ONCE = 5_000;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Sums the whole record anew where that was last done by other rules than these. True: it was. */
export async function remakeSummaries(db: Db): Promise<boolean> {
  const state = await repo.findSummaryState(db);
  if (!state || state.summaryVersion === SUMMARY_VERSION) return false;
  return db.transaction(async (tx) => {
    const locked = await repo.lockSummaryState(tx);
    if (!locked || locked.summaryVersion === SUMMARY_VERSION) return false;
    const firstOver = await listFirstOver(tx);
    await markOver(tx, [...firstOver.keys()]);
    const wasOver = ({ eventId, leaf: sealedIn }: repo.SealedPick): boolean =>
      (firstOver.get(eventId) ?? sealedIn) < sealedIn;
    for await (const some of inBatches((after) => repo.listSealed(tx, after, AT_ONCE))) {
      await repo.saveBets(
        tx,
        some.map((pick) => ({ id: pick.id, bet: betKey(pick) })),
      );
      await repo.markLate(
        tx,
        some.filter((one) => isLate(one, one.sealedAtMs) || wasOver(one)).map(({ id }) => id),
      );
    }
    await repo.recountPublic(tx);
    await repo.callUndecided(tx);
    await emptyDays(tx, NO_SUMS, locked.size);
    await saveDays(tx, await sumDays(tx), locked.size);
    await repo.saveSummaryVersion(tx, SUMMARY_VERSION);
    return true;
  });
}

async function sumDays(tx: Db): Promise<(DayKey & { sums: RecordSums })[]> {
  const days = new Map<string, DayKey & { sums: RecordSums }>();
  for await (const some of inBatches((after) => listCounted(tx, after, AT_ONCE))) {
    for (const pick of some) {
      if (!pick.graded) continue;
      const key = keyOf(pick);
      const sums = days.get(nameOf(key))?.sums ?? NO_SUMS;
      days.set(nameOf(key), { ...key, sums: addSums(sums, endOf(pick, pick.graded)) });
    }
  }
  return [...days.values()];
}

async function* inBatches<Row extends { id: string }>(list: (after: string) => Promise<Row[]>) {
  for (let after: string | undefined = BEFORE_ALL; after !== undefined; ) {
    const rows: Row[] = await list(after);
    if (rows.length > 0) yield rows;
    after = rows.length < AT_ONCE ? undefined : rows.at(-1)?.id;
  }
}
