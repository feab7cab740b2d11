import { MONTHLY_PLAN } from '#contract/prices.ts';
import { periodAt } from '#engine/tokens/period.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { endAtPeriodEnd, listDueRenewals, setPeriod, takeDueRenewal } from './renewals.repo.ts';
import { startMonthlyPeriod } from './tokens.service.ts';

export type RenewalDeps = { db: Db; now: Clock; newId: () => string };

const BATCH = 100;

/**
 * Starts the next month of subscriptions that an administrator switched on; what the provider bills is granted when it
 * is paid. After a long sleep only the month that holds this moment is granted, not those that were missed: they
 * would have expired unused. One that was cancelled ends. Any number of processes may run it.
 */
export async function renewSubscriptions(
  deps: RenewalDeps,
  signal: AbortSignal,
): Promise<{ renewed: number; ended: number }> {
  const done = { renewed: 0, ended: 0 };
  for (;;) {
    const due = await listDueRenewals(deps.db, BATCH, deps.now());
    const before = done.renewed + done.ended;
    for (const id of due) {
      if (signal.aborted) return done;
      const end = await renewOne(deps, id);
      if (end) done[end] += 1;
    }
    // What is left then is in other hands.
    if (due.length < BATCH || done.renewed + done.ended === before) return done;
  }
}

/** Each in a transaction of its own: a server that dies leaves it renewed and granted, or neither. */
function renewOne({ db, now, newId }: RenewalDeps, id: string): Promise<'renewed' | 'ended' | null> {
  return db.transaction(async (tx) => {
    const at = now();
    const due = await takeDueRenewal(tx, id, at);
    if (!due) return null;
    if (due.isLast) {
      await endAtPeriodEnd(tx, id, at);
      return 'ended';
    }
    const { startMs, endMs } = periodAt(due.anchorMs, at.getTime());
    const [periodStart, periodEnd] = [new Date(startMs), new Date(endMs)];
    await setPeriod(tx, id, { start: periodStart, end: periodEnd, now: at });
    const { tokens } = MONTHLY_PLAN;
    await startMonthlyPeriod(tx, { walletId: due.walletId, periodStart, periodEnd, tokens, newId, now: at });
    return 'renewed';
  });
}
