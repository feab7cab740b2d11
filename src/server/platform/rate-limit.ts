import { createHmac } from 'node:crypto';
import type { Clock } from './clock.ts';
import type { Db } from './database.ts';
import { RateLimitedError } from './errors.ts';
import { findLimitingEvent, insertRateEvent, lockRateEvents } from './rate-limit.repo.ts';
import { networkOf } from './rate-limit-address.ts';

/** So many events of a kind from one network address within a window (an hour at most). */
export type RateLimit = { kind: string; limit: number; windowMs: number; message: string };

export type RateLimitDeps = { db: Db; now: Clock; newId: () => string; authSecret: string };

/** Throws while the limit is reached; counts nothing. */
export async function assertBelowLimit(deps: RateLimitDeps, limit: RateLimit, address: string): Promise<void> {
  await assertBelow(deps.db, limit, hashAddress(deps, address), deps.now());
}

/** Counts one event, whatever the limit says. */
export async function countEvent(deps: RateLimitDeps, limit: RateLimit, address: string): Promise<void> {
  await insertRateEvent(deps.db, newEvent(deps, limit, address));
}

/** Counts one event, or throws when the limit is reached. Exact, however many callers come at once. */
export async function takeFromLimit(deps: RateLimitDeps, limit: RateLimit, address: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const event = newEvent(deps, limit, address);
    await lockRateEvents(tx, event);
    await assertBelow(tx, limit, event.addressHash, event.createdAt);
    await insertRateEvent(tx, event);
  });
}

async function assertBelow(db: Db, limit: RateLimit, addressHash: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - limit.windowMs);
  const limiting = await findLimitingEvent(db, { kind: limit.kind, addressHash, limit: limit.limit, since });
  if (!limiting) return;
  throw new RateLimitedError(limit.message, (limiting.getTime() - since.getTime()) / 1000);
}

const newEvent = (deps: RateLimitDeps, limit: RateLimit, address: string) => ({
  id: deps.newId(),
  kind: limit.kind,
  addressHash: hashAddress(deps, address),
  createdAt: deps.now(),
});

/** Keyed, because the few addresses there are could all be tried against a plain hash. */
const hashAddress = (deps: RateLimitDeps, address: string): string =>
  createHmac('sha256', deps.authSecret)
    .update(`network-address:${networkOf(address)}`)
    .digest('base64url');
