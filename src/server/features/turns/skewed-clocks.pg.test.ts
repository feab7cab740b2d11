import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { footballSlate, NOW } from '#research/slate/test-slate.ts';
import { type Job, type JobRunnerDeps, runJob } from '../../jobs/job-runner.ts';
import { startTokenSweep } from '../../jobs/token-sweep.ts';
import type { Db, OpenDatabase } from '../../platform/database/database.ts';
import { startDatabaseClock } from '../../platform/database/database-clock.ts';
import { readDatabaseMs } from '../../platform/database/database-time.repo.ts';
import { time } from '../../platform/database/sql-time.ts';
import { openTestDatabase, testDatabaseKind } from '../../platform/database/test-database.ts';
import { type Hold, newHold } from '../../platform/database/test-hold.ts';
import { takeFromLimit } from '../../platform/http/rate-limit.ts';
import { sendWith } from '../mail/test-mail.ts';
import { brokenLedgerRules } from '../tokens/test-ledger-invariants.ts';
import type { ModelAnalyst } from './model/model-analyst.ts';
import { type Caller, type ChatApp, eventsOf, newCaller, startChatApp } from './test-chat-app.ts';
import { openStream } from './test-model-app.ts';
import { TURN_TIMES } from './turn-times.ts';

const SKEW_MS = 60_000;
/** The clocks agree as far as the time that the database took for its first answer: seconds on a busy machine. */
const AGREED_MS = 10_000;
const never = new AbortController().signal;
const quiet = { info: () => {}, warn: () => {}, error: () => {} };

type Process = { db: Db; now: () => Date; holder: string; chat: ChatApp };

describe.skipIf(testDatabaseKind() === 'embedded')(
  'two processes on one database, whose clocks are a minute ahead of it and a minute behind (needs PostgreSQL)',
  () => {
    let open: OpenDatabase;
    let ahead: Process;
    let behind: Process;
    /** Where a model stands that writes, until the test lets it go. */
    let writing: Hold;
    let startedMs: number;
    const ends: (() => Promise<unknown>)[] = [];

    /** The database's clock, moved to the day of the test's games. */
    const databaseMs = async () => (await readDatabaseMs(open.db)) - startedMs + NOW.getTime();
    /** What has just passed for both. */
    const passed = async (sinceMs = 0) => time(new Date((await databaseMs()) - sinceMs - AGREED_MS));

    async function startProcess(skewMs: number): Promise<Process> {
      const { now, stop } = await startDatabaseClock({
        readMs: databaseMs,
        localMs: () => Date.now() + skewMs,
        schedule: () => () => {},
      });
      const analyst: ModelAnalyst = {
        name: 'a model',
        choose: async () => null,
        read: async () => null,
        write: async ({ signal }) => {
          const hold = writing;
          hold.reach();
          const cut = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
          await Promise.race([hold.whenLetGo, cut]);
          return { end: signal.aborted ? 'aborted' : 'written', failure: null, texts: new Map() };
        },
      };
      const limits = { ...TURN_TIMES, checkpointMs: 50 };
      const chat = await startChatApp(open.db, footballSlate(), now, { analyst, limits });
      await chat.app.listen({ port: 0, host: '127.0.0.1' });
      ends.push(stop, () => chat.app.close());
      return { db: open.db, now, holder: randomUUID(), chat };
    }

    beforeAll(async () => {
      open = await openTestDatabase({ poolSize: 10 });
      startedMs = await readDatabaseMs(open.db);
      [ahead, behind] = [await startProcess(SKEW_MS), await startProcess(-SKEW_MS)];
    });
    beforeEach(() => {
      writing = newHold();
    });
    afterAll(async () => {
      for (const end of ends) await end();
      await open.close();
    });

    const PAIRS = [
      ['ahead', 'behind'],
      ['behind', 'ahead'],
    ] as const;
    const pair = (first: 'ahead' | 'behind'): [Process, Process] =>
      first === 'ahead' ? [ahead, behind] : [behind, ahead];

    /** One sweep, as each process makes them. */
    async function sweep({ db, now }: Process): Promise<void> {
      let first: (() => void) | null = null;
      const loop = startTokenSweep({
        db,
        now,
        log: quiet,
        schedule: (run) => {
          first ??= run;
          return () => {};
        },
      });
      first!();
      await loop.stop();
    }

    /** A question at a process, up to where its model writes. */
    async function ask({
      chat,
    }: Process): Promise<{ caller: Caller; answer: Promise<{ statusCode: number; body: string }> }> {
      const caller = await newCaller(chat.app);
      const answer = caller.send({ message: 'Best NFL bets?' }, { accept: 'text/event-stream' });
      await writing.whenReached;
      return { caller, answer };
    }

    const sessionOf = async ({ get }: Caller): Promise<string> =>
      (await get('/api/chat/sessions')).json<{ id: string }[]>()[0]!.id;

    it.each(PAIRS)(
      'a job of the one that is %s is not taken by the one that is %s, until its lease has ended',
      async (first) => {
        const [one, other] = pair(first);
        const runs: string[] = [];
        const hold = newHold();
        const job = (name: string, work: () => Promise<void>): Job => ({
          name: `skewed-${first}`,
          scope: '',
          deadlineMs: 20_000,
          retryMs: 1000,
          retryMaxMs: 1000,
          run: async () => {
            runs.push(name);
            await work();
            return { nextInMs: 10_000 };
          },
        });
        const deps = (process: Process): JobRunnerDeps => ({ ...process, random: () => 0, logger: quiet });
        const running = runJob(
          deps(one),
          job('one', async () => {
            hold.reach();
            await hold.whenLetGo;
          }),
          never,
        );
        await hold.whenReached;
        expect(
          await runJob(
            deps(other),
            job('other', async () => {}),
            never,
          ),
        ).toBe('not_due');
        // As if the first had died that long ago.
        await open.db.execute(
          sql`update job_states set lease_until = ${await passed()}, next_run_at = ${await passed()} where name = ${`skewed-${first}`}`,
        );
        expect(
          await runJob(
            deps(other),
            job('other', async () => {}),
            never,
          ),
        ).toBe('done');
        hold.letGo();
        await running;
        expect(runs).toEqual(['one', 'other']);
        // The next run is due for both at the same moment.
        for (const process of [one, other])
          expect(
            await runJob(
              deps(process),
              job('again', async () => {}),
              never,
            ),
          ).toBe('not_due');
      },
    );

    it.each(PAIRS)(
      'a running turn of the one that is %s outlives the sweep of the one that is %s, and is charged once',
      async (first) => {
        const [one, other] = pair(first);
        const { caller, answer } = await ask(one);
        await sweep(other);
        writing.letGo();
        expect(eventsOf((await answer).body).at(-1)?.event).toBe('done');
        expect(await caller.tokens()).toBe(149);
        expect(await brokenLedgerRules(open.db)).toEqual([]);
      },
    );

    it.each(PAIRS)('a turn of the one that was %s and died is given back once by the one that is %s', async (first) => {
      const [one, other] = pair(first);
      const { caller, answer } = await ask(one);
      await open.db.execute(sql`
        update token_reservations set lease_until = ${await passed()} where state = 'held'`);
      await sweep(other);
      await sweep(one);
      expect(await caller.tokens()).toBe(150);
      writing.letGo();
      expect(eventsOf((await answer).body).at(-1)).toMatchObject({ event: 'error', data: { status: 503 } });
      expect(await caller.tokens()).toBe(150);
      expect(await brokenLedgerRules(open.db)).toEqual([]);
    });

    it.each(PAIRS)('a turn of the one that is %s is followed and stopped at the one that is %s', async (first) => {
      const [one, other] = pair(first);
      const { caller, answer } = await ask(one);
      const there = caller.at(other.chat.app);
      const sessionId = await sessionOf(caller);
      const { port } = other.chat.app.server.address() as AddressInfo;
      const address = `http://127.0.0.1:${port}/api/chat/sessions/${sessionId}/stream`;
      const followed = await openStream(address, { headers: { cookie: caller.cookie } });
      await followed.until('accepted');
      await sweep(other);
      expect((await there.post(`/api/chat/sessions/${sessionId}/stop`)).json()).toEqual({ stopped: true });
      const said = eventsOf((await answer).body);
      const heard = await followed.rest();
      expect(said.at(-1)?.event).toBe('done');
      expect(heard.at(-1)).toMatchObject({ event: 'done', data: { message: said.at(-1)?.data.message } });
      expect(await caller.tokens()).toBe(149);
    });

    it.each(PAIRS)(
      'a mail that the one that is %s queued is sent by the one that is %s at once, and once',
      async (first) => {
        const [one, other] = pair(first);
        await open.db.execute(sql`delete from mails`);
        await newCaller(one.chat.app);
        await open.db.execute(
          sql`update mails set next_attempt_at = next_attempt_at - ${AGREED_MS}::int * interval '1 millisecond'`,
        );
        const hold = newHold();
        const sent: string[] = [];
        const sending = sendWith(open.db, other.now, async ({ id }) => {
          sent.push(id);
          hold.reach();
          await hold.whenLetGo;
        });
        expect(await Promise.race([hold.whenReached.then(() => 'reached'), sending])).toBe('reached');
        expect(await sendWith(open.db, one.now, async ({ id }) => void sent.push(id))).toMatchObject({ sent: 0 });
        hold.letGo();
        await sending;
        expect(sent).toHaveLength(1);
      },
    );

    it.each(PAIRS)(
      'what the one that is %s counted is counted by the one that is %s, and forgotten by both at the same time',
      async (first) => {
        const [one, other] = pair(first);
        const limit = { kind: `skewed-${first}`, limit: 3, windowMs: 60_000, message: 'Later.' };
        const take = ({ db, now }: Process) =>
          takeFromLimit({ db, now, newId: randomUUID, authSecret: 'a secret of the test' }, limit, '203.0.113.9');
        for (let n = 0; n < limit.limit; n++) await take(one);
        for (const process of [other, one]) await expect(take(process)).rejects.toMatchObject({ code: 'rate_limited' });
        await open.db.execute(
          sql`update rate_events set created_at = ${await passed(limit.windowMs)} where kind = ${limit.kind}`,
        );
        await take(other);
        await take(one);
      },
    );
  },
);
