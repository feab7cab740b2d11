import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { footballSlate, NOW } from '#research/slate/test-slate.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { newHold } from '../../platform/database/test-hold.ts';
import { AppError } from '../../platform/errors.ts';
import type { ModelAnalyst } from './model/model-analyst.ts';
import { type ChatApp, newCaller, startChatApp } from './test-chat-app.ts';
import { openStream } from './test-model-app.ts';
import type { TurnTimes } from './turn-times.ts';

const LIMITS: TurnTimes = { modelMs: { regular: 20_000, pro: 20_000 }, readMs: 250, chooseMs: 250, checkpointMs: 20 };
const QUESTION = 'Best NFL bets today, says ann@example.com?';
const SECRET = /ann@example|Best NFL|says/;

type Line = {
  level: number;
  msg: string;
  reqId?: string;
  code?: string;
  failure?: { type: string; stack: string; cause?: { type: string; code?: string } };
};

/** What the model does, in the middle of an answer whose picks have been sent. */
let write: ModelAnalyst['write'];
const analyst: ModelAnalyst = {
  name: 'test-model',
  choose: async () => null,
  read: async () => null,
  write: (job) => write(job),
};

let chats: ChatApp[];
let addresses: string[];
let logged: string[];
const failures = () => logged.map((line): Line => JSON.parse(line)).filter(({ level }) => level >= 40);

const open = await testDatabase({ poolSize: 10 });
beforeAll(async () => {
  const log = (line: string) => logged.push(line);
  const start = () => startChatApp(open.db, footballSlate(), () => NOW, { analyst, limits: LIMITS }, log);
  logged = [];
  chats = [await start(), await start()];
  addresses = await Promise.all(chats.map(({ app }) => app.listen({ port: 0, host: '127.0.0.1' })));
});
beforeEach(() => {
  logged.length = 0;
});
afterAll(async () => {
  for (const { app } of chats) await app.close();
});

async function ask() {
  const caller = await newCaller(chats[0]!.app);
  const session = (await caller.post('/api/chat/sessions')).json<{ id: string }>().id;
  const stream = openStream(`${addresses[0]}/api/chat/message`, {
    method: 'POST',
    body: JSON.stringify({ message: QUESTION, sessionId: session }),
    headers: { cookie: caller.cookie, 'content-type': 'application/json', accept: 'text/event-stream' },
  });
  return { caller, session, stream };
}

/** A bug that carries what somebody asked in its words, and in those of what caused it. */
const bug = () => new TypeError(QUESTION, { cause: Object.assign(new RangeError(QUESTION), { code: 'E_TEST' }) });

const expectOneFailure = async (msg: string) => {
  await expect.poll(failures).toHaveLength(1);
  const [line] = failures();
  expect(line).toMatchObject({ level: 50, msg, reqId: expect.any(String) });
  expect(line?.failure).toMatchObject({ type: 'TypeError', cause: { type: 'RangeError', code: 'E_TEST' } });
  expect(line?.failure?.stack).toContain('stream-log.test.ts');
  expect(logged.join('')).not.toMatch(SECRET);
};

describe('what fails after the first event of a stream', () => {
  it('is logged once, by its name and with the id of its request, without a word of the question', async () => {
    write = async () => {
      throw bug();
    };
    const stream = await (await ask()).stream;
    expect((await stream.rest()).at(-1)).toMatchObject({ event: 'error', data: { status: 500 } });
    await expectOneFailure('a stream failed');
  });

  it('is logged also when its reader has left', async () => {
    const hold = newHold();
    write = async () => {
      hold.reach();
      await hold.whenLetGo;
      throw bug();
    };
    const stream = await (await ask()).stream;
    await hold.whenReached;
    stream.leave();
    hold.letGo();
    await expectOneFailure('a stream failed');
  });

  it('is no failure of ours where it was to be expected: it is noted by its code', async () => {
    write = async () => {
      throw new AppError('conflict', QUESTION);
    };
    expect((await (await (await ask()).stream).rest()).at(-1)).toMatchObject({ event: 'error', data: { status: 409 } });
    expect(failures()).toEqual([]);
    expect(logged.map((line): Line => JSON.parse(line)).find(({ code }) => code === 'conflict')?.msg).toBe(
      'a stream was refused',
    );
  });

  it('is logged with what fails in clearing up after it', async () => {
    write = async () => {
      await open.db.execute(sql`alter table token_reservations rename to put_away`);
      throw bug();
    };
    try {
      await (await (await ask()).stream).rest();
      await expect
        .poll(() =>
          failures()
            .map(({ msg }) => msg)
            .sort(),
        )
        .toEqual(['a stream failed', 'part of an answer failed']);
    } finally {
      await open.db.execute(sql`alter table put_away rename to token_reservations`);
    }
    expect(logged.join('')).not.toMatch(SECRET);
  });

  it('is logged where a checkpoint could not be saved, once for an answer, which goes on', async () => {
    write = async ({ onDelta }) => {
      await open.db.execute(sql`alter table analyses rename column checkpoint to put_away`);
      onDelta({ field: 'summary', text: QUESTION });
      await expect.poll(failures).toHaveLength(1);
      await open.db.execute(sql`alter table analyses rename column put_away to checkpoint`);
      return { end: 'written', failure: null, texts: new Map() };
    };
    const events = await (await (await ask()).stream).rest();
    expect(events.at(-1)?.event).toBe('done');
    expect(failures().map(({ msg }) => msg)).toEqual(['part of an answer failed']);
    expect(failures()[0]).toMatchObject({ reqId: expect.any(String) });
    expect(logged.join('')).not.toMatch(SECRET);
  });

  it('is logged at the process at which somebody only follows', async () => {
    const hold = newHold();
    write = async () => {
      hold.reach();
      await hold.whenLetGo;
      return { end: 'written', failure: null, texts: new Map() };
    };
    const { caller, session, stream } = await ask();
    await hold.whenReached;
    const url = `${addresses[1]}/api/chat/sessions/${session}/stream`;
    const followed = await openStream(url, { headers: { cookie: caller.cookie } });
    await followed.until('picks');
    await open.db.execute(sql`alter table analyses rename to put_away`);
    try {
      expect((await followed.rest()).at(-1)).toMatchObject({ event: 'error', data: { status: 503 } });
    } finally {
      await open.db.execute(sql`alter table put_away rename to analyses`);
      hold.letGo();
    }
    expect(failures().map(({ msg }) => msg)).toContain('a stream failed');
    await (await stream).rest();
  });
});

describe('an answer without a stream', () => {
  it('is logged as failed also when its reader has left', async () => {
    const hold = newHold();
    write = async () => {
      hold.reach();
      await hold.whenLetGo;
      throw new TypeError('a bug');
    };
    const caller = await newCaller(chats[0]!.app);
    const controller = new AbortController();
    const sent = fetch(`${addresses[0]}/api/chat/message`, {
      method: 'POST',
      body: JSON.stringify({ message: QUESTION }),
      headers: { cookie: caller.cookie, 'content-type': 'application/json' },
      signal: controller.signal,
    });
    await hold.whenReached;
    controller.abort();
    await expect(sent).rejects.toThrow(/abort/);
    hold.letGo();
    await expect.poll(() => failures().map(({ msg }) => msg)).toEqual(['request failed']);
  });
});
