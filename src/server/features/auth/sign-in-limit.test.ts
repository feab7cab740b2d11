import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { rateEvents, users } from '../../db/schema/accounts.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { newEmail, PASSWORD, post, signUpNew, startTestApp, type TestApp } from './test-auth-app.ts';

const MINUTE_MS = 60_000;
const GUESSER = '203.0.113.9';
const HOME = '198.51.100.4';

let site: TestApp;
let email: string;
const open = await testDatabase();
beforeEach(async () => {
  await open.db.delete(rateEvents);
  site = await startTestApp(open.db);
  ({ email } = await signUpNew(site.app));
});

const guess = (password: string, from = GUESSER, address = email) =>
  post(site.app, '/api/auth/signin', { email: address, password }, { from });
async function fail(count: number, address = email): Promise<void> {
  for (let n = 0; n < count; n++) expect((await guess(`wrong ${n}`, GUESSER, address)).statusCode).toBe(401);
}

describe('failed sign-ins', () => {
  it('lock their network address after 10 in 15 minutes, even for the right password, and say for how long', async () => {
    await fail(10);
    for (const password of ['wrong again', PASSWORD]) {
      const response = await guess(password);
      expect(response.statusCode).toBe(429);
      expect(response.headers['retry-after']).toBe('900');
      expect(response.json()).toMatchObject({ code: 'rate_limited' });
    }
  });

  it('lock nobody who comes from elsewhere', async () => {
    await fail(10);
    expect((await guess(PASSWORD, HOME)).statusCode).toBe(200);
  });

  it('let 10 of 100 at once through from one IPv6 network, whichever of its addresses they come from', async () => {
    const guesses = Array.from({ length: 100 }, (_, n) => guess(`wrong ${n}`, `2001:db8:0:1::${n.toString(16)}`));
    const statuses = (await Promise.all(guesses)).map((one) => one.statusCode);
    expect([401, 429].map((status) => statuses.filter((one) => one === status).length)).toEqual([10, 90]);
  });

  it('let the address in again when their window has passed', async () => {
    await fail(10);
    site.pass(15 * MINUTE_MS - 1);
    expect((await guess(PASSWORD)).statusCode).toBe(429);
    site.pass(1);
    expect((await guess(PASSWORD)).statusCode).toBe(200);
  });

  it('count over all accounts, known or not', async () => {
    await fail(4);
    await fail(3, newEmail());
    await fail(3, newEmail());
    expect((await guess(PASSWORD)).statusCode).toBe(429);
  });

  it('are only wrong passwords: neither a 400, nor a success, nor a refused attempt counts', async () => {
    await fail(9);
    for (let n = 0; n < 5; n++) {
      expect((await post(site.app, '/api/auth/signin', { email }, { from: GUESSER })).statusCode).toBe(400);
      expect((await guess(PASSWORD)).statusCode).toBe(200);
    }
    await fail(1);
    for (let n = 0; n < 5; n++) expect((await guess('wrong')).statusCode).toBe(429);
    expect(await open.db.$count(rateEvents, eq(rateEvents.kind, 'signin-failure'))).toBe(10);
  });

  it('let no more than 10 guesses of 1,000 through, a hundred at once, and the owner in meanwhile', async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 10; round++) {
      const guesses = Array.from({ length: 100 }, (_, n) => guess(n === 99 ? PASSWORD : `wrong ${round}-${n}`));
      expect((await guess(PASSWORD, HOME)).statusCode).toBe(200);
      statuses.push(...(await Promise.all(guesses)).map((one) => one.statusCode));
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(990);
  });

  it('do not stand in the way of many right sign-ins at once', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => guess(PASSWORD)));
    expect(new Set(responses.map((one) => one.statusCode))).toEqual(new Set([200]));
  });
});

describe('sign-ups', () => {
  it('are limited per network address and hour where a limit is set; a 400 does not count', async () => {
    const limited = await startTestApp(open.db, { signupsPerHour: 2 });
    const signUp = (from: string, password = PASSWORD) =>
      post(limited.app, '/api/auth/signup', { email: newEmail(), password }, { from });
    const before = await open.db.$count(users);
    expect((await signUp(GUESSER, 'short')).statusCode).toBe(400);
    expect((await signUp(GUESSER)).statusCode).toBe(201);
    expect((await signUp(GUESSER)).statusCode).toBe(201);
    const refused = await signUp(GUESSER);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
    expect((await signUp(HOME)).statusCode).toBe(201);
    expect(await open.db.$count(users)).toBe(before + 3);
    limited.pass(60 * MINUTE_MS);
    expect((await signUp(GUESSER)).statusCode).toBe(201);
  });

  it('are counted over a whole IPv6 /48, whichever of its networks they come from', async () => {
    const limited = await startTestApp(open.db, { signupsPerHour: 3 });
    const statuses: number[] = [];
    for (const network of [1, 2, 3, 4]) {
      const sent = { from: `2001:db8:7:${network}::1` };
      const answer = await post(limited.app, '/api/auth/signup', { email: newEmail(), password: PASSWORD }, sent);
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([201, 201, 201, 429]);
  });
});
