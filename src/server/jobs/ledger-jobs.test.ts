import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newSubscription } from '../features/tokens/test-subscription.ts';
import { grantsOf, later, newWallet } from '../features/tokens/test-wallet.ts';
import { testDatabase } from '../platform/database/test-database.ts';
import { runJob } from './job-runner.ts';
import { listJobStates } from './job-state.repo.ts';
import { expiryJob, renewalsJob } from './job-table.ts';

const open = await testDatabase();

const never = new AbortController().signal;
const quiet = { info: () => {}, warn: () => {}, error: () => {} };
const runnerAt = (now: () => Date) => ({
  db: open.db,
  now,
  random: () => 0,
  holder: randomUUID(),
  logger: quiet,
});
const detailOf = async (name: string, at: Date) =>
  (await listJobStates(open.db, at)).find((state) => state.name === name)?.detail;

describe('the jobs of the ledger', () => {
  it('take expired tokens out of the books, and again a minute later', async () => {
    const walletId = await newWallet(open.db, { tokens: 12, kind: 'monthly', expiresAt: later(60) });
    let at = later(60);
    const deps = { db: open.db, now: () => at };
    expect(await runJob(runnerAt(deps.now), expiryJob(deps), never)).toBe('done');
    expect(await detailOf('token-expiry', at)).toEqual({ expired: 1 });
    expect((await grantsOf(open.db, walletId)).map(({ remaining }) => remaining)).toEqual([0]);
    at = later(119);
    expect(await runJob(runnerAt(deps.now), expiryJob(deps), never)).toBe('not_due');
    at = later(120);
    expect(await runJob(runnerAt(deps.now), expiryJob(deps), never)).toBe('done');
    expect(await detailOf('token-expiry', at)).toEqual({ expired: 0 });
  });

  it('renew what is due, and again a minute later', async () => {
    const walletId = await newWallet(open.db);
    await newSubscription(open.db, walletId, '2025-05-10T12:00:00Z', '2025-06-10T12:00:00Z');
    let at = later(0);
    const deps = { db: open.db, now: () => at, newId: randomUUID };
    expect(await runJob(runnerAt(deps.now), renewalsJob(deps), never)).toBe('done');
    expect(await detailOf('renewals', at)).toEqual({ renewed: 1, ended: 0 });
    expect(await grantsOf(open.db, walletId)).toMatchObject([
      { kind: 'monthly', expiresAt: new Date('2025-07-10T12:00:00Z') },
    ]);
    at = later(60);
    expect(await runJob(runnerAt(deps.now), renewalsJob(deps), never)).toBe('done');
    expect(await detailOf('renewals', at)).toEqual({ renewed: 0, ended: 0 });
  });
});
