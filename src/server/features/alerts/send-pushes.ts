import type { Db } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { PushSender } from '../../providers/push/push-sender.port.ts';
import type { PlayGuard } from '../play-limits/play-guard.ts';
import { type DuePush, dropPush, listDuePushes, markPushed, postponePush } from './push.repo.ts';
import { readPushEndpoint } from './push-endpoint.ts';
import { isQuietFor, isSilenced } from './waiter.ts';

export type PushingDeps = {
  db: Db;
  now: Clock;
  push: PushSender;
  play: Pick<PlayGuard, 'refusalOfAnalysis'>;
};

const AT_ONCE = 50;
const SIDE_BY_SIDE = 5;
const MINUTE_MS = 60_000;
/** As long a push service would keep it: later it is no news. */
const NEWS_FOR_MS = 30 * MINUTE_MS;
const FIRST_RETRY_MS = MINUTE_MS;

export type PushRun = { sent: number; gone: number; later: number; silent: number };

/** Wakes the browsers that have something to be told. An alert is told of by mail whatever comes of it here. */
export async function sendPushes(deps: PushingDeps, signal: AbortSignal): Promise<PushRun & { isDone: boolean }> {
  const run: PushRun = { sent: 0, gone: 0, later: 0, silent: 0 };
  const due = await listDuePushes(deps.db, deps.now(), AT_ONCE);
  for (let from = 0; from < due.length; from += SIDE_BY_SIDE) {
    signal.throwIfAborted();
    const outcomes = await Promise.all(due.slice(from, from + SIDE_BY_SIDE).map((one) => push(deps, one, signal)));
    for (const outcome of outcomes) run[outcome] += 1;
  }
  return { ...run, isDone: due.length < AT_ONCE };
}

async function push(deps: PushingDeps, due: DuePush, signal: AbortSignal): Promise<keyof PushRun> {
  const { db } = deps;
  const now = deps.now();
  const endpoint = readPushEndpoint(due.endpoint);
  const isOld = now.getTime() - due.dueAtMs > NEWS_FOR_MS;
  // Hours and limits may have come since the alert was told.
  if (!endpoint || isOld || isQuietFor(due, now) || (await isSilenced(deps, due, now))) {
    await markPushed(db, due);
    return 'silent';
  }
  const outcome = await deps.push.send(endpoint, signal);
  if (outcome.kind === 'gone') await dropPush(db, due);
  if (outcome.kind === 'sent') await markPushed(db, due);
  if (outcome.kind === 'later') {
    const waitMs = Math.max(outcome.afterMs ?? 0, FIRST_RETRY_MS * 2 ** due.failures);
    await postponePush(db, due, new Date(now.getTime() + waitMs));
  }
  return outcome.kind;
}
