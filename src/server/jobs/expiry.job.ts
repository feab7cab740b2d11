import { expireGrants } from '../features/tokens/tokens.service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/database.ts';
import type { Job } from './job-runner.ts';

const EVERY_MS = 60_000;

/** Takes what is left of expired grants out of the books. They cannot be spent from the moment they expire, swept or not. */
export function expiryJob(deps: { db: Db; now: Clock }): Job {
  return {
    name: 'token-expiry',
    scope: '',
    deadlineMs: 60_000,
    retryMs: 30_000,
    retryMaxMs: 600_000,
    run: async () => ({ nextInMs: EVERY_MS, detail: { expired: await expireGrants(deps.db, deps.now()) } }),
  };
}
