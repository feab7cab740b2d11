import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { authSessions, users } from '../../db/schema/accounts.ts';
import { answerRatings, answerReports } from '../../db/schema/analyst.ts';
import { trackedBets } from '../../db/schema/bets.ts';
import { analyses, chatMessages, chatSessions } from '../../db/schema/chat.ts';
import { mails } from '../../db/schema/operations.ts';
import { exclusions } from '../../db/schema/play-limits.ts';
import { rowsOf } from '../../platform/database/database.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { AppError } from '../../platform/errors.ts';
import { get, PASSWORD, post, signUpNew, startTestApp } from '../auth/test-auth-app.ts';
import { takeMails } from '../mail/test-mail.ts';
import { plainPasswords } from '../passwords/test-plain-passwords.ts';
import { mailboxHash } from '../play-limits/mailbox-hash.ts';
import { brokenLedgerRules } from '../tokens/test-ledger-invariants.ts';
import { type DeleteAccountDeps, deleteAccount } from './delete-account.ts';
import { ownDataRoutes } from './own-data.routes.ts';

const SECRET = 'a secret of the test';

let forgotten: string[] = [];
let deps: DeleteAccountDeps;
let isProviderAway = false;
let whileProviderIsAsked: () => Promise<unknown> = async () => undefined;
const open = await testDatabase();
const site = await startTestApp(open.db);
beforeAll(async () => {
  const billing = {
    deleteCustomerFor: async (walletId: string) => {
      if (isProviderAway) throw new AppError('unavailable', 'The payment provider cannot be reached.');
      await whileProviderIsAsked();
      forgotten.push(walletId);
    },
    endBillingFor: async (_tx: unknown, walletId: string) => {
      forgotten.push(`${walletId} in the end`);
    },
  };
  const { db } = open;
  const settings = { authSecret: SECRET, appUrl: 'http://localhost:3000' };
  deps = { db, now: site.now, newId: randomUUID, ...settings, passwords: plainPasswords, billing };
  await site.app.register(ownDataRoutes(deps));
});

const remove = (cookie: string | undefined, body: object) =>
  site.app.inject({ method: 'DELETE', url: '/api/user', payload: body, headers: cookie ? { cookie } : {} });
const walletOf = async (id: string) =>
  (await open.db.select({ walletId: users.walletId }).from(users).where(eq(users.id, id)))[0]!.walletId;

async function addChat(userId: string, title: string, messages: number): Promise<void> {
  const sessionId = randomUUID();
  const createdAt = site.now();
  await open.db.insert(chatSessions).values({ id: sessionId, userId, title, createdAt });
  const rows = Array.from({ length: messages }, (_, n) => ({
    id: randomUUID(),
    sessionId,
    role: n % 2 === 0 ? ('user' as const) : ('assistant' as const),
    content: `${title} "${n}"\n`,
    mode: 'regular' as const,
    createdAt,
  }));
  if (rows.length > 0) await open.db.insert(chatMessages).values(rows);
}

/** So many calls of the desk, in one moment. */
async function addCalls(userId: string, count: number, reply: object): Promise<void> {
  const turn = { userId, origin: 'desk', mode: 'regular', state: 'delivered', requestHash: 'x' } as const;
  const said = { call: '{"tool":"best_bets","input":{}}', reply: JSON.stringify(reply), createdAt: site.now() };
  await open.db.insert(analyses).values(Array.from({ length: count }, () => ({ ...turn, ...said, id: randomUUID() })));
}

async function addReport(userId: string, reason: string): Promise<void> {
  const answer = { content: 'x', mode: 'regular', createdAt: site.now().toISOString() };
  const fields = { id: randomUUID(), messageId: randomUUID(), question: 'What now?', answer, createdAt: site.now() };
  await open.db.insert(answerReports).values({ ...fields, userId, reason });
  const rating = {
    id: randomUUID(),
    messageId: randomUUID(),
    question: `Rated: ${reason}`,
    version: 2,
    createdAt: site.now(),
  };
  await open.db.insert(answerRatings).values({ ...rating, userId, mode: 'regular', rating: 'down' });
}

const addBet = (userId: string, bet: string) =>
  open.db.insert(trackedBets).values({
    ...{ id: randomUUID(), userId, origin: 'import', externalId: 'pikkit:1', oddsDecimal: 1.91, stakeCents: 500, bet },
    ...{
      sport: '',
      league: '',
      game: '',
      market: 'other',
      player: '',
      book: '',
      placedAt: site.now(),
      createdAt: site.now(),
    },
  });

describe('the download of the own data', () => {
  it('is one JSON file with everything that is stored of the user, and nothing of others', async () => {
    const [one, other] = [await signUpNew(site.app), await signUpNew(site.app)];
    await addChat(one.id, 'First', 401);
    await addChat(one.id, 'Empty', 0);
    await addChat(other.id, 'Not yours', 2);
    await addCalls(one.id, 401, { ok: true, charged: 1 });
    await addCalls(other.id, 1, { ok: true, note: 'Not yours' });
    await addReport(one.id, 'Old price');
    await addReport(other.id, 'Not yours');
    await addBet(one.id, 'Bills +2.5');
    await addBet(other.id, 'Not yours');
    const answer = await get(site.app, '/api/user/export', { cookie: one.cookie });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="edgewise-data-2025-06-10.json"');
    const data = answer.json();
    expect(data).toMatchObject({
      account: { id: one.id, email: one.email, emailVerified: false, ageConfirmed: '21+', noGrantReason: null },
      settings: { oddsFormat: 'american' },
      limits: { exclusion: null },
      payments: [],
      reports: [{ reason: 'Old price', question: 'What now?' }],
      ratings: [{ rating: 'down', question: 'Rated: Old price' }],
      tokens: [{ kind: 'grant', tokens: 150, balanceAfter: 150 }],
      bets: [{ bet: 'Bills +2.5', stakeCents: 500, state: 'open', externalId: 'pikkit:1' }],
    });
    const [first, empty] = [...data.chats].sort((a, b) => b.title.localeCompare(a.title));
    expect([first.title, first.messages.length, empty.messages]).toEqual(['First', 401, []]);
    expect(data.desk).toHaveLength(401);
    expect(data.desk[400]).toEqual({
      origin: 'desk',
      createdAt: site.now().toISOString(),
      call: { tool: 'best_bets', input: {} },
      reply: { ok: true, charged: 1 },
    });
    expect(first.messages[400]).toMatchObject({ role: 'user', content: 'First "400"\n' });
    expect(answer.body).not.toContain('Not yours');
    expect(answer.body).not.toContain(PASSWORD);
  });

  it('is whole for who has nothing yet, and refused to visitors', async () => {
    const { cookie } = await signUpNew(site.app);
    expect((await get(site.app, '/api/user/export', { cookie })).json()).toMatchObject({ chats: [], desk: [] });
    expect((await get(site.app, '/api/user/export')).statusCode).toBe(401);
  });

  it('breaks off when its session ends elsewhere, so that it is not taken for whole', async () => {
    const { id, cookie } = await signUpNew(site.app);
    await open.db.execute(sql`
      with made as (
        insert into chat_sessions (id, user_id, title, created_at)
        select gen_random_uuid(), ${id}::uuid, 'many', now() from generate_series(1, 400) returning id
      )
      insert into chat_messages (id, session_id, role, content, mode, created_at)
      select gen_random_uuid(), id, 'user', repeat('x', 50000), 'regular', now() from made`);
    const url = await site.app.listen({ port: 0, host: '127.0.0.1' });
    const answer = await fetch(`${url}/api/user/export`, { headers: { cookie } });
    const reader = answer.body!.getReader();
    expect((await reader.read()).done).toBe(false);
    await open.db.delete(authSessions).where(eq(authSessions.userId, id));
    // The sessions of open downloads are looked at every second.
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    const rest = async () => {
      while (!(await reader.read()).done);
    };
    await expect(rest()).rejects.toThrow();
  }, 300_000);

  it('is given ten times an hour', async () => {
    const { cookie } = await signUpNew(site.app);
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++) statuses.push((await get(site.app, '/api/user/export', { cookie })).statusCode);
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([10, 429]);
  });
});

describe('deleting the own account', () => {
  it('takes everything but the ledger, which names nobody, and the exclusion', async () => {
    const { id, email, cookie } = await signUpNew(site.app);
    const walletId = await walletOf(id);
    await addChat(id, 'Gone', 2);
    const mailbox = mailboxHash(SECRET, email);
    const endsAt = new Date(site.now().getTime() + 86_400_000);
    await open.db
      .insert(exclusions)
      .values({ id: randomUUID(), mailboxHash: mailbox, kind: 'time_out', startsAt: site.now(), endsAt });
    await addReport(id, 'Wrong team');
    await addBet(id, 'Gone');
    forgotten = [];

    const answer = await remove(cookie, { password: PASSWORD });
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Your account is deleted.' }]);
    expect(answer.headers['set-cookie']).toContain('Max-Age=0');
    expect(forgotten).toEqual([walletId, `${walletId} in the end`]);
    expect(await open.db.$count(users, eq(users.id, id))).toBe(0);
    expect(await open.db.$count(authSessions, eq(authSessions.userId, id))).toBe(0);
    expect(await open.db.$count(chatSessions, eq(chatSessions.userId, id))).toBe(0);
    expect(await open.db.$count(trackedBets, eq(trackedBets.userId, id))).toBe(0);
    const [sum] = rowsOf<{ tokens: number }>(
      await open.db.execute(sql`select sum(tokens)::int as tokens from ledger_entries where wallet_id = ${walletId}`),
    );
    expect(sum).toEqual({ tokens: 150 });
    expect(await open.db.$count(exclusions, eq(exclusions.mailboxHash, mailbox))).toBe(1);
    expect(await open.db.$count(answerRatings, eq(answerRatings.userId, id))).toBe(0);
    const reports = await open.db.select().from(answerReports).where(eq(answerReports.reason, 'Wrong team'));
    expect(reports).toMatchObject([{ userId: null }]);
    expect(await brokenLedgerRules(open.db)).toEqual([]);
    expect((await get(site.app, '/api/auth/user', { cookie })).statusCode).toBe(401);
    // The link of the sign-up, which waited, is not sent any more.
    const sent = (await takeMails(open.db, site.now)).filter(({ to }) => to === email);
    expect(sent).toMatchObject([{ subject: 'Your Edgewise account was deleted' }]);
    expect(await open.db.$count(mails, eq(mails.recipient, email))).toBe(0);

    site.pass(2 * 86_400_000);
    const again = await post(site.app, '/api/auth/signup', { email, password: PASSWORD });
    expect(again.json()).toMatchObject({ tokensRemaining: 0, noGrantReason: 'mailbox_had_grant' });
  });

  it('needs the password, and asks nobody before', async () => {
    const { id, cookie } = await signUpNew(site.app);
    forgotten = [];
    const wrong = await remove(cookie, { password: 'a guess of mine' });
    expect([wrong.statusCode, wrong.json().message]).toEqual([400, 'The password is not right. Nothing was deleted.']);
    expect((await remove(cookie, {})).statusCode).toBe(400);
    expect((await remove(undefined, { password: PASSWORD })).statusCode).toBe(401);
    expect([forgotten, await open.db.$count(users, eq(users.id, id))]).toEqual([[], 1]);
    const statuses: number[] = [];
    for (let n = 0; n < 10; n++) statuses.push((await remove(cookie, { password: `guess ${n}` })).statusCode);
    expect(statuses.at(-1)).toBe(429);
  });

  it('does not happen by a password that was changed meanwhile', async () => {
    const { id, cookie } = await signUpNew(site.app);
    whileProviderIsAsked = () => open.db.update(users).set({ passwordHash: 'another' }).where(eq(users.id, id));
    const answer = await remove(cookie, { password: PASSWORD });
    whileProviderIsAsked = async () => undefined;
    expect([answer.statusCode, await open.db.$count(users, eq(users.id, id))]).toEqual([400, 1]);
  });

  it('is refused like any call of an ended session where another call was quicker, at whatever moment', async () => {
    const { id, email, cookie } = await signUpNew(site.app);
    let quicker: Awaited<ReturnType<typeof remove>> | undefined;
    whileProviderIsAsked = async () => {
      whileProviderIsAsked = async () => undefined;
      quicker = await remove(cookie, { password: PASSWORD });
    };
    const slower = await remove(cookie, { password: PASSWORD });
    expect([quicker?.statusCode, slower.statusCode, slower.json().message]).toEqual([200, 401, 'Unauthorized']);

    const gone = deleteAccount(deps, { id, email, adminRole: null, address: '::1' }, PASSWORD);
    await expect(gone).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('is refused while the payment provider cannot be asked, and nothing is gone', async () => {
    const { id, cookie } = await signUpNew(site.app);
    isProviderAway = true;
    const answer = await remove(cookie, { password: PASSWORD });
    isProviderAway = false;
    expect(answer.statusCode).toBe(503);
    expect(await open.db.$count(users, eq(users.id, id))).toBe(1);
    expect((await remove(cookie, { password: PASSWORD })).statusCode).toBe(200);
  });
});
