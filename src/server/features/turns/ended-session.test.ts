import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../platform/database/database.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { type Caller, newCaller } from './test-chat-app.ts';
import { openStream, startModelApp, streamSend } from './test-model-app.ts';

const SIGNED_OUT = {
  event: 'error',
  data: { status: 401, message: 'Unauthorized', code: 'unauthenticated' },
};

const open = await testDatabase();
// The model keeps its connection open and says nothing: the answer runs for as long as the test needs.
const app = await startModelApp(open.db, { limits: { modelMs: { regular: 20_000, pro: 20_000 } } });
beforeAll(() => {
  app.behave('hang_mid_body');
});

const end = {
  'the session is ended elsewhere': (user: Caller) =>
    open.db.execute(sql`delete from auth_sessions where user_id = ${user.id}::uuid`),
  'the session runs out': (user: Caller) =>
    open.db.execute(sql`update auth_sessions set expires_at = created_at where user_id = ${user.id}::uuid`),
  'the user is deleted': (user: Caller) => open.db.execute(sql`delete from users where id = ${user.id}::uuid`),
};

describe('when a right is taken away', () => {
  it('the stream of who had it ends, and that of an ordinary user goes on', async () => {
    const admin = await newCaller(app.chat.app, `u-${randomUUID()}@acme.example`);
    const set = (verified: boolean) =>
      open.db.execute(sql`update users set email_verified = ${verified} where id = ${admin.id}::uuid`);
    await set(true);
    const user = await newCaller(app.chat.app);
    const theirs = await streamSend(app, user, { message: 'Best NFL bets?' });
    const stream = await streamSend(app, admin, { message: 'Best NFL bets?' });
    await theirs.until('picks');
    await stream.until('picks');
    await set(false);
    expect((await stream.rest()).at(-1)).toMatchObject({ event: 'error', data: { status: 403, code: 'forbidden' } });
    expect(theirs.events.at(-1)).not.toMatchObject({ event: 'error' });
    theirs.leave();
  });
});

describe.each(Object.entries(end))('when %s', (_, act) => {
  it('the stream of a running answer ends', async () => {
    const user = await newCaller(app.chat.app);
    const stream = await streamSend(app, user, { message: 'Best NFL bets?' });
    await stream.until('picks');
    await act(user);
    const events = await stream.rest();
    expect(events.at(-1)).toMatchObject({ event: 'error' });
    expect(events.map(({ event }) => event)).not.toContain('done');
  });

  it('so does the stream of who follows it', async () => {
    const user = await newCaller(app.chat.app);
    const sent = await streamSend(app, user, { message: 'Best NFL bets?' });
    await sent.until('picks');
    const [session] = (await user.get('/api/chat/sessions')).json<{ id: string }[]>();
    const url = `${app.address}/api/chat/sessions/${session?.id}/stream`;
    const follower = await openStream(url, { headers: { cookie: user.cookie } });
    await follower.until('picks');
    await act(user);
    expect((await follower.rest()).at(-1)).toMatchObject({ event: 'error' });
    sent.leave();
  });
});

it('a session that lives is left alone, and what ends another’s is no concern of it', async () => {
  const [user, other] = [await newCaller(app.chat.app), await newCaller(app.chat.app)];
  const mine = await streamSend(app, user, { message: 'Best NFL bets?' });
  const theirs = await streamSend(app, other, { message: 'Best NFL bets?' });
  await mine.until('picks');
  await theirs.until('picks');
  await end['the session is ended elsewhere'](other);
  expect((await theirs.rest()).at(-1)).toEqual(SIGNED_OUT);
  expect(mine.events.at(-1)).not.toEqual(SIGNED_OUT);
  const [session] = (await user.get('/api/chat/sessions')).json<{ id: string }[]>();
  expect((await user.post(`/api/chat/sessions/${session?.id}/stop`)).json()).toEqual({ stopped: true });
  expect((await mine.rest()).at(-1)?.event).toBe('done');
});

it('the answer of a deleted user stops, and its tokens go back', async () => {
  const user = await newCaller(app.chat.app);
  const stream = await streamSend(app, user, { message: 'Best NFL bets?' });
  await stream.until('picks');
  const [held] = rowsOf<{ id: string }>(
    await open.db.execute(sql`
      select r.id from token_reservations r join users u on u.wallet_id = r.wallet_id
      where u.id = ${user.id}::uuid and r.state = 'held'`),
  );
  expect(held).toBeTruthy();
  await end['the user is deleted'](user);
  await stream.rest();
  const stateOf = async () =>
    rowsOf<{ state: string }>(
      await open.db.execute(sql`select state from token_reservations where id = ${held?.id}::uuid`),
    )[0]?.state;
  await expect.poll(stateOf).toBe('released');
});
