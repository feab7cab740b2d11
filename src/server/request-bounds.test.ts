import { describe, expect, it } from 'vitest';
import { signIn, signUp } from '#contract/auth.ts';
import { PAYMENT_WEBHOOK_PATH } from '#contract/billing.ts';
import { joinWaitlist } from '#contract/waitlist.ts';
import { newEmail, PASSWORD, post, signUpNew } from './features/auth/test-auth-app.ts';
import { testDatabase } from './platform/database/test-database.ts';
import { startWholeApp } from './test-whole-app.ts';

const BODY_BYTES = 64 * 1024;
const EVENT_BYTES = 1024 * 1024;
const SIGNUPS = 2;
const open = await testDatabase();

describe('a body', () => {
  it('has 30 seconds to arrive, counted from the first byte of its request', async () => {
    const { server } = (await startWholeApp(open.db)).app;
    expect([server.requestTimeout, server.headersTimeout]).toEqual([30_000, 30_000]);
  });

  it('of 64 KiB is read by routes that take JSON, and a byte more is refused by its size', async () => {
    const { app } = await startWholeApp(open.db);
    const frame = JSON.stringify({ email: '' }).length;
    const statusOf = async (url: string, bytes: number) => {
      const answer = await app.inject({ method: 'POST', url, payload: { email: 'a'.repeat(bytes - frame) } });
      return [answer.statusCode, answer.json().code];
    };
    for (const { path } of [joinWaitlist, signIn, signUp]) {
      expect(await statusOf(path, BODY_BYTES), path).toEqual([400, 'invalid_input']);
      expect(await statusOf(path, BODY_BYTES + 1), path).toEqual([413, 'too_large']);
    }
  });

  it('of the payment provider may hold 1 MiB', async () => {
    const { app } = await startWholeApp(open.db);
    const statusOf = async (bytes: number) => {
      const headers = { 'content-type': 'application/json', 'stripe-signature': 'none' };
      const payload = 'a'.repeat(bytes);
      return (await app.inject({ method: 'POST', url: PAYMENT_WEBHOOK_PATH, payload, headers })).statusCode;
    };
    expect(await statusOf(EVENT_BYTES)).toBe(400);
    expect(await statusOf(EVENT_BYTES + 1)).toBe(413);
  });
});

describe('the network that a caller comes from', () => {
  const CALLS = ['203.0.113.1', '198.51.100.2', '192.0.2.3'];
  const REAL = '2001:db8::7';

  /** Each names another network as its own, and a proxy may add where it came from. */
  async function joinFrom(trustProxy: string[], added: string): Promise<number[]> {
    const { app } = await startWholeApp(open.db, { trustProxy, signupsPerHour: SIGNUPS });
    const statuses: number[] = [];
    for (const [at, network] of CALLS.entries()) {
      const answer = await app.inject({
        method: 'POST',
        url: joinWaitlist.path,
        payload: { email: `caller-${at}@${added.length}.example` },
        headers: { 'x-forwarded-for': network + added },
      });
      statuses.push(answer.statusCode);
    }
    return statuses;
  }

  it('is the socket’s where no proxy is trusted, whatever the headers say', async () => {
    expect(await joinFrom([], '')).toEqual([200, 200, 429]);
  });

  it('is what the trusted proxy saw, not what its caller claimed', async () => {
    expect(await joinFrom(['127.0.0.1'], `, ${REAL}`)).toEqual([200, 200, 429]);
  });

  it('is doubted in the log, once, where a proxy is at work that is not trusted', async () => {
    for (const [trustProxy, said] of [
      [[], 1],
      [['127.0.0.1'], 0],
    ] as const) {
      const { app, logged } = await startWholeApp(open.db, { trustProxy: [...trustProxy] });
      for (const network of CALLS) await app.inject({ url: '/healthz', headers: { 'x-forwarded-for': network } });
      expect(logged.filter((line) => line.includes('TRUST_PROXY is not set'))).toHaveLength(said);
    }
  });

  it('is told apart by a trusted proxy', async () => {
    expect(await joinFrom(['127.0.0.1'], ', 127.0.0.1')).toEqual([200, 200, 200]);
  });
});

describe('what one account asks within a minute', () => {
  it('ends at its bound, reads and refusals alike, and hinders no other account', async () => {
    const { app } = await startWholeApp(open.db, { requestsPerMinute: 60 });
    const [eve, ann] = [await signUpNew(app), await signUpNew(app)];
    const read = ({ cookie }: { cookie: string }, url: string) => app.inject({ url, headers: { cookie } });
    const statuses: number[] = [];
    for (let n = 0; n < 62; n++)
      statuses.push((await read(eve, n % 2 ? '/api/tokens/ledger' : '/api/auth/user')).statusCode);
    expect(statuses).toEqual([...Array(60).fill(200), 429, 429]);
    const refused = await read(eve, '/api/user/second-factor');
    expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
    expect((await read(ann, '/api/auth/user')).statusCode).toBe(200);
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
  });
});

it('every try to sign in leaves a line that says whose it was and how it ended, and no address', async () => {
  const { app, logged } = await startWholeApp(open.db);
  const { id, email } = await signUpNew(app);
  await post(app, '/api/auth/signin', { email, password: PASSWORD }, { from: '203.0.113.77' });
  await post(app, '/api/auth/signin', { email, password: 'wrong password' }, { from: '203.0.113.77' });
  await post(app, '/api/auth/signin', { email: newEmail(), password: PASSWORD }, { from: '203.0.113.78' });
  const lines = logged.filter((line) => line.includes('"signIn"'));
  const tries = lines.map((line) => JSON.parse(line).signIn);
  expect(tries).toMatchObject([
    { user: id, by: 'sign_up', outcome: 'signed_in' },
    { user: id, by: 'password', outcome: 'signed_in' },
    { user: id, by: 'password', outcome: 'refused' },
    { user: null, by: 'password', outcome: 'refused' },
  ]);
  expect(tries[1].network).toBe(tries[2].network);
  expect(tries[2].network).not.toBe(tries[3].network);
  for (const word of [email, '203.0.113', PASSWORD]) expect(lines.join()).not.toContain(word);
});
