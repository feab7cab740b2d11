import type { PushState } from '#contract/push.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { type RateLimit, type RateLimitDeps, takeFromLimit } from '../../platform/http/rate-limit.ts';
import { type Browser, deletePush, listPush, readPush, savePush } from './push.repo.ts';
import { readPushEndpoint } from './push-endpoint.ts';

/** `pushKey`: the public one. */
export type PushDeps = RateLimitDeps & { pushKey: string };

const SAVED: RateLimit = {
  kind: 'push',
  limit: 30,
  windowMs: 600_000,
  message: 'Notifications were turned on very often just now. Please wait a few minutes.',
};

export const getPushState = async ({ db, now, pushKey }: PushDeps, browser: Browser): Promise<PushState> => ({
  key: pushKey,
  ...(await readPush(db, browser, now())),
});

/** Has a browser told of alerts. @throws AppError invalid_input for an address of no push service */
export async function turnPushOn(deps: PushDeps, browser: Browser, endpoint: string) {
  const url = readPushEndpoint(endpoint);
  if (!url) throw new AppError('invalid_input', 'endpoint is of no push service that is known.', { field: 'endpoint' });
  await takeFromLimit(deps, SAVED, browser.userId);
  const isKept = await deps.db.transaction((tx) => savePush(tx, browser, url.href, deps.now()));
  if (!isKept) throw new AppError('unauthenticated', 'Unauthorized');
  return readPush(deps.db, browser, deps.now());
}

export async function turnPushOff({ db, now }: PushDeps, browser: Browser) {
  await deletePush(db, browser);
  return readPush(db, browser, now());
}

/** Of the address only whose service it is: the rest is a key. */
export const exportPush = async (db: Db, userId: string) =>
  (await listPush(db, userId)).map(({ endpoint, createdAtMs }) => ({
    service: new URL(endpoint).host,
    since: new Date(createdAtMs).toISOString(),
  }));
