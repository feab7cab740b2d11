import { createHmac } from 'node:crypto';
import type { Db } from '../database/database.ts';
import { RateLimitedError } from '../errors.ts';
import { type AuthSecret, currentSecret, secretsOf } from '../process/auth-secret.ts';
import type { Clock } from '../process/clock.ts';
import { findLimitingEvent, insertRateEvent, lockRateEvents } from './rate-limit.repo.ts';
import { type Ipv6Bits, networkOf } from './rate-limit-address.ts';

/** So many events of a kind from one network address within a window (an hour at most). */
export type RateLimit = {
  kind: string;
  limit: number;
  windowMs: number;
  message: string;
  /** Of an IPv6 address; 64 where nothing is said. */
  ipv6Bits?: Ipv6Bits;
};

/**
 * An event of somebody who came later and was counted first is no event from the future. One further ahead is left from a
 * clock that was wrong: it would lock its address out until that time has come, so it counts for nobody.
 */
const AT_ONCE_MS = 2_000;

export type RateLimitDeps = { db: Db; now: Clock; newId: () => string; authSecret: AuthSecret };

/** Throws while the limit is reached; counts nothing. */
export async function assertBelowLimit(deps: RateLimitDeps, limit: RateLimit, address: string): Promise<void> {
  await assertBelow(deps.db, limit, hashAddress(deps, address, limit.ipv6Bits), deps.now());
}

/** Whether the limit is reached; counts nothing. */
export async function hasReached(deps: RateLimitDeps, limit: RateLimit, address: string): Promise<boolean> {
  return (await limitingEvent(deps.db, limit, hashAddress(deps, address, limit.ipv6Bits), deps.now())) !== undefined;
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

/** Counts one event where the limit leaves room for it, and answers whether it did: for who is not to notice. */
export async function isTaken(deps: RateLimitDeps, limit: RateLimit, address: string): Promise<boolean> {
  try {
    await takeFromLimit(deps, limit, address);
    return true;
  } catch (error) {
    if (error instanceof RateLimitedError) return false;
    throw error;
  }
}

async function assertBelow(db: Db, limit: RateLimit, addressHash: string, now: Date): Promise<void> {
  const limiting = await limitingEvent(db, limit, addressHash, now);
  if (!limiting) return;
  throw new RateLimitedError(limit.message, (limiting.getTime() + limit.windowMs - now.getTime()) / 1000);
}

function limitingEvent(db: Db, limit: RateLimit, addressHash: string, now: Date): Promise<Date | undefined> {
  const since = new Date(now.getTime() - limit.windowMs);
  const until = new Date(now.getTime() + AT_ONCE_MS);
  return findLimitingEvent(db, { kind: limit.kind, addressHash, limit: limit.limit, since, until });
}

const newEvent = (deps: RateLimitDeps, limit: RateLimit, address: string) => ({
  id: deps.newId(),
  kind: limit.kind,
  addressHash: hashAddress(deps, address, limit.ipv6Bits),
  createdAt: deps.now(),
});

/** Keyed, because the few addresses there are could all be tried against a plain hash. */
export const hashAddress = (
  { authSecret }: Pick<RateLimitDeps, 'authSecret'>,
  address: string,
  bits?: Ipv6Bits,
): string => hashWith(currentSecret(authSecret), networkOf(address, bits));

/** Also as it was hashed with the secret before, the present one first. */
export const hashesOfAddress = ({ authSecret }: Pick<RateLimitDeps, 'authSecret'>, address: string): string[] =>
  secretsOf(authSecret).map((secret) => hashWith(secret, networkOf(address)));

const hashWith = (secret: string, network: string): string =>
  createHmac('sha256', secret).update(`network-address:${network}`).digest('base64url');
