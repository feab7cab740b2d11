import { describe, expect, it } from 'vitest';
import { footballSlate, NOW } from '#research/slate/test-slate.ts';
import type { Db } from '../../platform/database/database.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { brokenLedgerRules } from '../tokens/test-ledger-invariants.ts';
import { releaseExpired } from '../tokens/tokens.service.ts';
import { newCaller, startChatApp } from './test-chat-app.ts';
import { closeAbandoned } from './turn-store.ts';

const open = await testDatabase();

const minutesLater = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);

/** A database that a server loses for good once its next transaction has committed: what a SIGKILL looks like to it. */
function dyingDatabase(db: Db): { db: Db; die: () => void } {
  let transactionsLeft = Number.POSITIVE_INFINITY;
  const dying = new Proxy(db, {
    get(target, name, receiver) {
      if (name !== 'transaction') return Reflect.get(target, name, receiver);
      return async (...args: Parameters<Db['transaction']>) => {
        transactionsLeft -= 1;
        if (transactionsLeft < 0) throw new Error('the server is dead');
        return target.transaction(...args);
      };
    },
  });
  return {
    db: dying,
    die: () => {
      transactionsLeft = 1;
    },
  };
}

describe('a turn whose server died between reserving and settling', () => {
  it.each(['regular', 'pro'] as const)('gives the %s price back and frees its key', async (mode) => {
    const dying = dyingDatabase(open.db);
    const { app } = await startChatApp(dying.db, footballSlate(), () => NOW);
    const caller = await newCaller(app);
    const headers = { 'idempotency-key': 'once' };
    dying.die();
    const lost = await caller.send({ message: 'Best NFL bets today?', mode }, headers);
    expect(lost.statusCode).toBe(500);
    expect(await caller.tokens()).toBeLessThan(150);
    await app.close();

    const next = await startChatApp(open.db, footballSlate(), () => NOW);
    const early = { db: open.db, now: () => NOW };
    await releaseExpired(open.db, NOW);
    expect(await closeAbandoned(early)).toBe(0);

    const late = { db: open.db, now: () => minutesLater(1) };
    expect(await releaseExpired(open.db, late.now())).toBe(1);
    expect(await closeAbandoned(late)).toBe(1);
    expect(await closeAbandoned(late)).toBe(0);
    const again = caller.at(next.app);
    expect(await again.tokens()).toBe(150);
    const answered = await again.send({ message: 'Best NFL bets today?', mode }, headers);
    expect(answered.statusCode).toBe(200);
    expect(await again.tokens()).toBe(mode === 'pro' ? 145 : 149);
    expect(await brokenLedgerRules(open.db)).toEqual([]);
    await next.app.close();
  });
});
