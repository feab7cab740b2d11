import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { footballSlate, NOW } from '#research/slate/test-slate.ts';
import { users } from '../../db/schema/accounts.ts';
import { chatSessions } from '../../db/schema/chat.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { openTestDatabase, testDatabaseKind } from '../../platform/database/test-database.ts';
import { newHold } from '../../platform/database/test-hold.ts';
import { lockWaits } from '../../platform/database/test-lock-waits.ts';
import { type AdminApp, newAdmin, startAdminApp } from '../admin/test-admin-app.ts';
import { plainPasswords } from '../passwords/test-plain-passwords.ts';
import { brokenLedgerRules } from '../tokens/test-ledger-invariants.ts';
import type { ModelAnalyst } from '../turns/model/model-analyst.ts';
import { type Caller, type ChatApp, newCaller, startChatApp } from '../turns/test-chat-app.ts';
import { ownDataRoutes } from './own-data.routes.ts';

const PRICED = 'Best NFL bets today?';
const FREE = 'What is a parlay?';
const LIMITS = { modelMs: { regular: 60_000, pro: 60_000 }, readMs: 60_000, chooseMs: 60_000, checkpointMs: 60_000 };

describe.skipIf(testDatabaseKind() === 'embedded')(
  'deleting an account beside its answers (needs PostgreSQL: the embedded database has one session)',
  () => {
    let open: OpenDatabase;
    let chat: ChatApp;
    let portal: AdminApp;
    let held = newHold();

    /** Says when it is asked, and has no words before the test lets it. */
    const analyst: ModelAnalyst = {
      name: 'held',
      choose: async () => null,
      read: async () => null,
      write: async () => {
        held.reach();
        await held.whenLetGo;
        return { end: 'over_budget', failure: null, texts: new Map() };
      },
    };

    beforeAll(async () => {
      open = await openTestDatabase({ poolSize: 12 });
      portal = await startAdminApp(open.db);
      chat = await startChatApp(open.db, footballSlate(), () => NOW, { analyst, limits: LIMITS });
      const deps = { db: open.db, now: () => NOW, newId: randomUUID, authSecret: 'x', appUrl: 'http://localhost:3000' };
      await chat.app.register(ownDataRoutes({ ...deps, passwords: plainPasswords, billing: portal.deps.billing }));
    });
    afterAll(async () => {
      expect(await brokenLedgerRules(open.db)).toEqual([]);
      await chat.app.close();
      await portal.app.close();
      await open.close();
    });

    const waiting = () => lockWaits(open.db);

    /**
     * The deletion has begun and stands before the user's chat, which the test holds as a change of its title does; an
     * answer may be saved into it all the same. Comes back when the answer is saved or waits too.
     */
    async function besideHeldChat<Answer>(caller: Caller, begin: () => Promise<unknown>, save: () => Promise<Answer>) {
      let deletion: Promise<unknown> = Promise.resolve();
      let saving: Promise<Answer> | undefined;
      let isSaved = false;
      await open.db.transaction(async (tx) => {
        await tx.select().from(chatSessions).where(eq(chatSessions.userId, caller.id)).for('no key update');
        deletion = begin();
        await expect.poll(waiting).toBe(1);
        saving = save();
        void saving.finally(() => {
          isSaved = true;
        });
        await expect.poll(async () => isSaved || (await waiting()) === 2).toBe(true);
      });
      return { deletion: await deletion, saved: await saving };
    }

    const leave = async (caller: Caller) => {
      const payload = { password: 'correct horse battery' };
      const headers = { cookie: caller.cookie };
      return (await chat.app.inject({ method: 'DELETE', url: '/api/user', payload, headers })).statusCode;
    };
    const expel = async (caller: Caller) =>
      (await (await newAdmin(portal)).ask('DELETE', `/users/${caller.id}`)).statusCode;
    const byWhom = [
      ['its user', leave],
      ['an administrator', expel],
    ] as const;

    it.each(byWhom)('lets an answer that is being saved through before %s deletes it', async (_who, remove) => {
      held = newHold();
      const caller = await newCaller(chat.app);
      const sent = caller.send({ message: PRICED });
      await held.whenReached;
      const outcome = await besideHeldChat(
        caller,
        () => remove(caller),
        () => {
          held.letGo();
          return sent;
        },
      );
      expect([outcome.deletion, outcome.saved?.statusCode]).toEqual([200, 200]);
      expect(await open.db.$count(users, eq(users.id, caller.id))).toBe(0);
    });

    it.each(byWhom)('ends before an answer that costs nothing and came after %s deletes it', async (_who, remove) => {
      const caller = await newCaller(chat.app);
      const first = await caller.send({ message: FREE });
      const { sessionId } = first.json<{ sessionId: string }>();
      const outcome = await besideHeldChat(
        caller,
        () => remove(caller),
        () => caller.send({ message: FREE, sessionId }),
      );
      expect([first.statusCode, outcome.deletion, outcome.saved?.statusCode]).toEqual([200, 200, 404]);
      expect(await open.db.$count(users, eq(users.id, caller.id))).toBe(0);
    });
  },
);
