import { ALERT_MAILS_A_DAY } from '#contract/alerts.ts';
import { judgeAlert } from '#research/alerts/judge-alert.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { mailingTransaction } from '../mail/mailing-transaction.ts';
import { type MailDeps, queueWanted } from '../mail/queue-mail.ts';
import type { PlayGuard } from '../play-limits/play-guard.ts';
import type { SlateService } from '../slate/slate.service.ts';
import { alertMailWords } from './alert-mail-words.ts';
import {
  type AlertRow,
  holdUser,
  listWaiters,
  listWaiting,
  markFired,
  sweepAlerts,
  type WaiterToday,
} from './alerts.repo.ts';
import { worldFor } from './alerts.service.ts';
import { markDue } from './push.repo.ts';
import { isQuietFor, isSilenced } from './waiter.ts';

export type TellDeps = MailDeps & {
  db: Db;
  now: Clock;
  slate: Pick<SlateService, 'current'>;
  play: Pick<PlayGuard, 'refusalOfAnalysis'>;
};

const DAY_MS = 86_400_000;
const KEPT_DAYS = 30;

/**
 * Looks at every alert that waits, and tells what has come: once each, whatever dies in between. In quiet hours, on a time-out, while a
 * limit of the bettor's own is reached or the day's mails are used up nothing is told; what still holds afterwards is told then.
 */
export async function tellAlerts(deps: TellDeps, signal: AbortSignal): Promise<{ waiting: number; told: number }> {
  const now = deps.now();
  const dayAgo = new Date(now.getTime() - DAY_MS);
  const slate = await deps.slate.current();
  const count = { waiting: 0, told: 0 };
  const waiters = await listWaiters(deps.db, now, dayAgo);
  const alertsOf = await listWaiting(
    deps.db,
    waiters.map(({ id }) => id),
    now,
  );
  for (const waiter of waiters) {
    signal.throwIfAborted();
    const waiting = alertsOf.get(waiter.id) ?? [];
    count.waiting += waiting.length;
    if (waiter.toldToday >= ALERT_MAILS_A_DAY || isQuietFor(waiter, now)) continue;
    const world = worldFor(waiter, slate, now);
    const come = waiting.flatMap((alert) => {
      const said = judgeAlert(alert, world);
      return said === null ? [] : [{ alert, said }];
    });
    if (come.length === 0 || (await isSilenced(deps, waiter, now))) continue;
    for (const one of come) if (await tell(deps, waiter, one, { now, dayAgo })) count.told += 1;
  }
  await sweepAlerts(deps.db, new Date(now.getTime() - KEPT_DAYS * DAY_MS), dayAgo);
  return count;
}

function tell(
  deps: TellDeps,
  { id: userId }: WaiterToday,
  { alert, said }: { alert: AlertRow; said: string },
  { now, dayAgo }: { now: Date; dayAgo: Date },
): Promise<boolean> {
  return mailingTransaction(deps, async (tx) => {
    const user = await holdUser(tx, userId);
    const fired = { id: alert.id, userId, said, at: now, since: dayAgo, most: ALERT_MAILS_A_DAY };
    if (!user || !(await markFired(tx, fired))) return false;
    await markDue(tx, userId, now);
    const words = alertMailWords(deps.appUrl, { label: alert.label, game: alert.game, said });
    await queueWanted(tx, deps, { kind: 'alert', userId, to: user.email, words, now });
    return true;
  });
}
