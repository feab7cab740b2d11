import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { footballSlate, NOW } from '#research/slate/test-slate.ts';
import { analyses, chatSessions } from '../../db/schema/chat.ts';
import { type OpenDatabase, rowsOf } from '../../platform/database/database.ts';
import { openTestDatabase, testDatabaseKind } from '../../platform/database/test-database.ts';
import { lockWaits } from '../../platform/database/test-lock-waits.ts';
import { flagStop } from './checkpoint.repo.ts';
import { type ChatApp, newCaller, startChatApp } from './test-chat-app.ts';
import { closeAbandoned } from './turn-store.ts';

describe.skipIf(testDatabaseKind() === 'embedded')(
  'what changes several turns at once, beside the deletion of their account (needs PostgreSQL)',
  () => {
    let open: OpenDatabase;
    let chat: ChatApp;
    beforeAll(async () => {
      open = await openTestDatabase();
      chat = await startChatApp(open.db, footballSlate(), () => NOW);
    });
    afterAll(async () => {
      await chat.app.close();
      await open.close();
    });

    /** A session with two turns that run, of which no server knows. */
    async function twoOpenTurns(): Promise<{ sessionId: string; ids: string[] }> {
      const { id: userId } = await newCaller(chat.app);
      const [sessionId, ids] = [randomUUID(), [randomUUID(), randomUUID()]];
      await open.db.insert(chatSessions).values({ id: sessionId, userId, title: 'A chat', createdAt: NOW });
      const rest = { mode: 'regular', state: 'reserved', requestHash: 'x', reading: {}, createdAt: NOW } as const;
      await open.db.insert(analyses).values(ids.map((id) => ({ id, userId, sessionId, ...rest })));
      return { sessionId, ids };
    }

    /** Whether it ends by itself or waits for a lock of the test, which still holds it. */
    async function endOrWait(running: Promise<unknown>): Promise<'ended' | 'waits'> {
      let isOver = false;
      void running.finally(() => {
        isOver = true;
      });
      const look = async () => {
        if (isOver) return 'ended';
        return (await lockWaits(open.db)) > 0 ? 'waits' : null;
      };
      let seen: Awaited<ReturnType<typeof look>> = null;
      await expect
        .poll(async () => {
          seen = await look();
          return seen;
        })
        .not.toBeNull();
      return seen ?? 'waits';
    }

    it('the sweep waits for no turn while it has another in hand, and takes it the next time', async () => {
      const { ids } = await twoOpenTurns();
      const later = { db: open.db, now: () => new Date(NOW.getTime() + 3_600_000) };
      const closed = await open.db.transaction(async (tx) => {
        await tx.select().from(analyses).where(eq(analyses.id, ids[1]!)).for('update');
        const sweeping = closeAbandoned(later);
        expect(await endOrWait(sweeping)).toBe('ended');
        return sweeping;
      });
      expect([closed, await closeAbandoned(later), await closeAbandoned(later)]).toEqual([1, 1, 0]);
    });

    it('a stop waits for its session before it has any turn in hand', async () => {
      const { sessionId, ids } = await twoOpenTurns();
      let stopping: Promise<boolean> = Promise.resolve(false);
      await open.db.transaction(async (tx) => {
        await tx.select().from(chatSessions).where(eq(chatSessions.id, sessionId)).for('update');
        stopping = flagStop(open.db, sessionId);
        expect(await endOrWait(stopping)).toBe('waits');
        const free = await tx.execute(sql`
          select id from analyses where session_id = ${sessionId}::uuid for update skip locked`);
        expect(rowsOf(free)).toHaveLength(ids.length);
      });
      expect(await stopping).toBe(true);
    });
  },
);
