import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { rateEvents } from '../../db/schema/accounts.ts';
import { testDatabase } from '../database/test-database.ts';
import { RateLimitedError } from '../errors.ts';
import { assertBelowLimit, countEvent, type RateLimit, type RateLimitDeps, takeFromLimit } from './rate-limit.ts';

const LIMIT: RateLimit = { kind: 'signup', limit: 3, windowMs: 60_000, message: 'Later.' };

let nowMs: number;
let deps: RateLimitDeps;
const open = await testDatabase({ poolSize: 10 });
beforeEach(async () => {
  await open.db.delete(rateEvents);
  nowMs = Date.parse('2025-06-10T12:00:00Z');
  deps = { db: open.db, now: () => new Date(nowMs), newId: randomUUID, authSecret: 'a secret of the test' };
});

const take = (address = '203.0.113.1') => takeFromLimit(deps, LIMIT, address);
const refusal = async (attempt: Promise<void>) =>
  attempt.then(
    () => undefined,
    (error: unknown) => error as RateLimitedError,
  );

describe('a limit per network address', () => {
  it('lets so many through, then says when to come back, and lets through again then', async () => {
    for (let n = 0; n < 3; n++) {
      await take();
      nowMs += 10_000;
    }
    const refused = await refusal(take());
    expect(refused).toBeInstanceOf(RateLimitedError);
    expect(refused).toMatchObject({ code: 'rate_limited', message: 'Later.', retryAfterSeconds: 30 });
    nowMs += 29_999;
    expect(await refusal(take())).toMatchObject({ retryAfterSeconds: 1 });
    nowMs += 1;
    expect(await refusal(take())).toBeUndefined();
    expect(await refusal(take())).toMatchObject({ retryAfterSeconds: 10 });
  });

  it('keeps addresses and kinds apart', async () => {
    for (let n = 0; n < 3; n++) await take('203.0.113.1');
    expect(await refusal(take('203.0.113.2'))).toBeUndefined();
    expect(await refusal(takeFromLimit(deps, { ...LIMIT, kind: 'waitlist' }, '203.0.113.1'))).toBeUndefined();
    expect(await refusal(take('203.0.113.1'))).toBeInstanceOf(RateLimitedError);
  });

  it('counts nothing when it only looks', async () => {
    for (let n = 0; n < 9; n++) await assertBelowLimit(deps, LIMIT, '203.0.113.1');
    for (let n = 0; n < 3; n++) await countEvent(deps, LIMIT, '203.0.113.1');
    expect(await refusal(assertBelowLimit(deps, LIMIT, '203.0.113.1'))).toBeInstanceOf(RateLimitedError);
  });

  it('counts nothing that a wrong clock wrote into the future, and everything of one moment', async () => {
    const present = nowMs;
    nowMs += 60_000;
    for (let n = 0; n < 3; n++) await take();
    nowMs = present;
    for (let n = 0; n < 3; n++) expect(await refusal(take())).toBeUndefined();
    nowMs -= 1_000;
    expect(await refusal(take())).toBeInstanceOf(RateLimitedError);
  });

  it('lets no more through when they all come at once', async () => {
    const refusals = await Promise.all(Array.from({ length: 20 }, () => refusal(take())));
    expect(refusals.filter((one) => one === undefined)).toHaveLength(3);
    expect(refusals.every((one) => one === undefined || one instanceof RateLimitedError)).toBe(true);
  });

  it('keeps no address and nothing that no window counts any more', async () => {
    await take('203.0.113.77');
    expect(JSON.stringify(await open.db.select().from(rateEvents))).not.toContain('203.0.113');
    nowMs += 3_600_000;
    await take('203.0.113.78');
    expect(await open.db.select().from(rateEvents)).toHaveLength(1);
  });
});
