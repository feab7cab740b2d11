import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ChatMessage, ChatSession } from '#contract/chat.ts';
import { footballSlate, NOW } from '#research/slate/test-slate.ts';
import { users } from '../../db/schema/accounts.ts';
import { chatMessages, chatSessions } from '../../db/schema/chat.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { type Caller, newCaller, startChatApp } from '../turns/test-chat-app.ts';

const SESSIONS = '/api/chat/sessions';

let caller: Caller;
let userId: string;

const open = await testDatabase();
const chat = await startChatApp(open.db, footballSlate(), () => NOW);

const newUser = async () => {
  caller = await newCaller(chat.app);
  userId = (await caller.get('/api/auth/user')).json<{ id: string }>().id;
};
/** So many chats, begun a minute apart but for those of one minute, whose ids alone order them. */
async function begin(titles: readonly string[], minutes: (at: number) => number = (at) => at): Promise<string[]> {
  const rows = titles.map((title, at) => ({
    id: randomUUID(),
    userId,
    title,
    createdAt: new Date(NOW.getTime() - minutes(at) * 60_000),
  }));
  await open.db.insert(chatSessions).values(rows);
  return rows.map(({ id }) => id);
}
async function say(sessionId: string, texts: readonly string[]): Promise<string[]> {
  const rows = texts.map((content, at) => ({
    id: randomUUID(),
    sessionId,
    role: at % 2 === 0 ? ('user' as const) : ('assistant' as const),
    content,
    mode: 'regular' as const,
    createdAt: NOW,
  }));
  for (const row of rows) await open.db.insert(chatMessages).values(row);
  return rows.map(({ id }) => id);
}
const numbered = (count: number, word = 'Chat') => Array.from({ length: count }, (_, at) => `${word} ${at}`);

type Page<Row> = { rows: Row[]; older: string | undefined; total: string | undefined };
async function read<Row>(path: string, query: Record<string, string> = {}): Promise<Page<Row>> {
  const answer = await caller.get(`${path}?${new URLSearchParams(query)}`);
  expect(answer.statusCode).toBe(200);
  const header = (name: string) => answer.headers[name] as string | undefined;
  return { rows: answer.json<Row[]>(), older: header('x-older'), total: header('x-total-count') };
}
/** Every page from the newest on; `between` runs after the first. */
async function readAll<Row>(path: string, query: Record<string, string> = {}, between = async () => {}) {
  const pages = [await read<Row>(path, query)];
  await between();
  for (let older = pages[0]?.older; older !== undefined; older = pages.at(-1)?.older) {
    pages.push(await read<Row>(path, { ...query, before: older }));
  }
  return pages.map(({ rows }) => rows);
}
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

describe('the chats of a user', () => {
  beforeAll(newUser);

  it('come a hundred at a time, newest first, with how many there are', async () => {
    const begun = await begin(numbered(250));
    const first = await read<ChatSession>(SESSIONS);
    expect([first.rows.length, first.total]).toEqual([100, '250']);
    const pages = await readAll<ChatSession>(SESSIONS);
    expect(pages.map(({ length }) => length)).toEqual([100, 100, 50]);
    expect(ids(pages.flat())).toEqual(begun);
  });

  it('come once each where many began in one moment', async () => {
    await newUser();
    const begun = await begin(numbered(230), () => 7);
    const read = ids((await readAll<ChatSession>(SESSIONS)).flat());
    expect(read).toEqual(begun.sort().reverse());
  });

  it('are neither left out nor told twice when chats come and go between two pages', async () => {
    await newUser();
    const begun = await begin(numbered(150), (at) => at + 10);
    const [last, later] = [begun[99] as string, begun[120] as string];
    const pages = await readAll<ChatSession>(SESSIONS, {}, async () => {
      await begin(numbered(5, 'New'));
      await open.db.delete(chatSessions).where(inArray(chatSessions.id, [last, later]));
    });
    expect(ids(pages.flat())).toEqual(begun.filter((id) => id !== later));
  });

  it('are all there is on one page where they fit', async () => {
    await newUser();
    await begin(numbered(100));
    expect(await read(SESSIONS)).toMatchObject({ older: undefined, total: '100' });
  });

  it('are found over pages too', async () => {
    await newUser();
    const begun = await begin(numbered(300).map((title, at) => (at % 2 === 0 ? `${title} parlay` : title)));
    await say(begun[299] as string, ['One more PARLAY?']);
    const pages = await readAll<ChatSession>(SESSIONS, { q: 'parlay' });
    expect(pages.map(({ length }) => length)).toEqual([100, 51]);
    expect(new Set(ids(pages.flat())).size).toBe(151);
    expect((await read(SESSIONS, { q: 'parlay' })).total).toBeUndefined();
  });

  it.each([
    ['nonsense'],
    [''],
    ['1795395821288'],
    ['1795395821288.no-id'],
    [`-1.${'0'.repeat(8)}`],
    [`99999999999999999.${randomUUID()}`],
    [`NaN.${randomUUID()}`],
  ])('are refused behind %j with 400, which names the field', async (before) => {
    const answer = await caller.get(`${SESSIONS}?${new URLSearchParams({ before })}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ message: string }>().message).toContain('before');
  });

  it('are those of nobody else, whosever place is sent', async () => {
    await newUser();
    await begin(numbered(101));
    const { older = '' } = await read(SESSIONS);
    await newUser();
    expect((await read(SESSIONS, { before: older })).rows).toEqual([]);
  });
});

describe('the messages of a chat', () => {
  let sessionId: string;
  let path: string;
  const inNewChat = async (texts: readonly string[]) => {
    [sessionId = ''] = await begin(['Messages']);
    path = `${SESSIONS}/${sessionId}/messages`;
    return say(sessionId, texts);
  };

  it('come fifty at a time from the newest on, each page oldest first', async () => {
    const said = await inNewChat(numbered(120));
    const pages = await readAll<ChatMessage>(path);
    expect(pages.map(({ length }) => length)).toEqual([50, 50, 20]);
    expect(ids(pages.reverse().flat())).toEqual(said);
  });

  it('are the same ones behind a place, whatever is said meanwhile', async () => {
    const said = await inNewChat(numbered(80));
    const pages = await readAll<ChatMessage>(path, {}, async () => void (await say(sessionId, numbered(9, 'New'))));
    expect(ids(pages.reverse().flat())).toEqual(said);
  });

  it('come in pages of 256 KB, and one that is longer comes alone', async () => {
    const kilobytes = (n: number) => '€'.repeat((n * 1024) / 4) + 'x'.repeat((n * 1024) / 4);
    await inNewChat([kilobytes(100), kilobytes(300), kilobytes(100), kilobytes(100), kilobytes(56), 'last']);
    const pages = await readAll<ChatMessage>(path);
    expect(pages.map((page) => page.map(({ content }) => Buffer.byteLength(content) / 1024))).toEqual([
      [100, 56, 4 / 1024],
      [100],
      [300],
      [100],
    ]);
  });

  it('are one page where they fit, and none in an empty chat', async () => {
    await inNewChat(numbered(50));
    expect(await read(path)).toMatchObject({ older: undefined });
    await inNewChat([]);
    expect(await read(path)).toMatchObject({ rows: [], older: undefined });
  });

  it.each([['nonsense'], [''], [randomUUID()]])(
    'are refused behind %j with 400, which names the field',
    async (before) => {
      await inNewChat(['Hello']);
      const answer = await caller.get(`${path}?${new URLSearchParams({ before })}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json<{ message: string }>().message).toContain('before');
    },
  );

  it('are refused behind a message of another chat', async () => {
    const [other = ''] = await inNewChat(['Hello']);
    await inNewChat(['Good day']);
    expect((await caller.get(`${path}?before=${other}`)).statusCode).toBe(400);
  });
});

it('the latest picks are found among any number of chats, newest first', async () => {
  await newUser();
  const asked: string[] = [];
  for (const at of [1, 2, 3, 4, 5, 6]) {
    const sent = await caller.send({ message: `Best NFL bets today, number ${at}?` });
    asked.push(sent.json<{ message: { id: string } }>().message.id);
    await caller.send({ message: 'hi' });
  }
  await begin(numbered(40), (at) => -at);
  const latest = (await caller.get('/api/chat/recent-recommendations')).json<{ id: string }[]>();
  expect(ids(latest)).toEqual(asked.slice(1).reverse());
  await open.db.delete(users).where(eq(users.id, userId));
});
