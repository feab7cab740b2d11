import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { NewTotp, RecoveryCodes, SecondFactor } from '#contract/second-factor.ts';
import { rowsOf } from '../../platform/database/database.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { accountsOn } from '../../test-server.ts';
import { cookieOf, get, PASSWORD, post, signUpNew, startTestApp } from '../auth/test-auth-app.ts';
import { takeMails } from '../mail/test-mail.ts';
import { secondFactorRoutes } from './second-factor.routes.ts';

const open = await testDatabase();
const site = await startTestApp(open.db);
await site.app.register(secondFactorRoutes(accountsOn(open.db, { now: site.now })));

const FACTOR = '/api/user/second-factor';
const HALF_MINUTE_MS = 30_000;
const QUARTER_MS = 15 * 60_000;

const codeOf = (uri: string, shiftMs = 0): string => {
  const totp = new TOTP({ secret: new URL(uri).searchParams.get('secret')! });
  return totp.generate({ timestamp: site.now().getTime() + shiftMs });
};

async function begin(cookie: string): Promise<NewTotp> {
  const answer = await post(site.app, `${FACTOR}/totp`, { password: PASSWORD }, { cookie });
  expect(answer.statusCode).toBe(200);
  return NewTotp.parse(answer.json());
}

/** An account that asks for codes. */
async function withFactor() {
  const account = await signUpNew(site.app);
  const { uri } = await begin(account.cookie);
  const answer = await post(site.app, `${FACTOR}/totp/confirm`, { code: codeOf(uri) }, account);
  expect(answer.statusCode).toBe(200);
  const { recoveryCodes } = RecoveryCodes.parse(answer.json());
  // The code of this half minute is used up.
  site.pass(HALF_MINUTE_MS);
  return { ...account, uri, recoveryCodes };
}

const stateOf = async (cookie: string) => SecondFactor.parse((await get(site.app, FACTOR, { cookie })).json());
const passwordStep = (email: string, password = PASSWORD) => post(site.app, '/api/auth/signin', { email, password });

async function waitingCookie(email: string): Promise<string> {
  const answer = await passwordStep(email);
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, 'second_factor']);
  expect(cookieOf(answer)).toBeUndefined();
  const { name, value } = answer.cookies.find((cookie) => cookie.name.endsWith('edgewise_sign_in'))!;
  return `${name}=${value}`;
}

/** What was written to an address, in one text. */
async function newsOf(email: string): Promise<string> {
  const mails = await takeMails(open.db, site.now);
  return mails.flatMap(({ to, text }) => (to === email ? [text] : [])).join('\n');
}

const codeStep = (cookie: string | undefined, code: string) =>
  post(site.app, '/api/auth/second-factor', { code }, { cookie });
const isSignedIn = async (cookie: string) => (await get(site.app, '/members', { cookie })).statusCode === 200;

describe('setting it up', () => {
  it('asks for the password, then for a first code, and gives ten codes for the day the app is lost', async () => {
    const { cookie } = await signUpNew(site.app);
    expect((await post(site.app, `${FACTOR}/totp`, { password: 'wrong' }, { cookie })).statusCode).toBe(400);
    const { uri } = await begin(cookie);
    expect(await stateOf(cookie)).toEqual({ isOn: false, since: null, recoveryCodesLeft: 0 });
    expect((await post(site.app, `${FACTOR}/totp/confirm`, { code: '000000' }, { cookie })).statusCode).toBe(400);
    const answer = await post(site.app, `${FACTOR}/totp/confirm`, { code: codeOf(uri) }, { cookie });
    const { recoveryCodes } = RecoveryCodes.parse(answer.json());
    expect(new Set(recoveryCodes).size).toBe(10);
    // A hash of fewer than 112 bits could be guessed by whoever reads the database.
    for (const code of recoveryCodes) expect(code.replaceAll('-', '').length * Math.log2(31)).toBeGreaterThan(112);
    expect(await stateOf(cookie)).toEqual({ isOn: true, since: site.now().toISOString(), recoveryCodesLeft: 10 });
  });

  it('changes nothing of a sign-in until the code was confirmed', async () => {
    const { cookie, email } = await signUpNew(site.app);
    await begin(cookie);
    expect((await passwordStep(email)).statusCode).toBe(200);
  });

  it('signs every other device out, keeps this one, and tells the owner', async () => {
    const { cookie, email } = await signUpNew(site.app);
    const other = cookieOf(await passwordStep(email))!;
    const { uri } = await begin(cookie);
    await post(site.app, `${FACTOR}/totp/confirm`, { code: codeOf(uri) }, { cookie });
    expect([await isSignedIn(cookie), await isSignedIn(other)]).toEqual([true, false]);
    expect(await newsOf(email)).toContain('was switched on for your account');
  });

  it('cannot be begun anew over one that is on: a stolen session and password alone put no other app in', async () => {
    const { cookie } = await withFactor();
    const answer = await post(site.app, `${FACTOR}/totp`, { password: PASSWORD }, { cookie });
    expect(answer.statusCode).toBe(409);
  });

  it('keeps secret and codes in no form that a reader of the database can use', async () => {
    const { uri, recoveryCodes } = await withFactor();
    const stored = JSON.stringify([
      rowsOf(await open.db.execute('select * from totp_factors')),
      rowsOf(await open.db.execute('select * from recovery_codes')),
    ]);
    const secret = new URL(uri).searchParams.get('secret')!;
    for (const known of [secret, ...recoveryCodes]) expect(stored).not.toContain(known);
  });
});

describe('signing in', () => {
  it('takes the password and then a code, in the same browser', async () => {
    const { email, uri } = await withFactor();
    const waiting = await waitingCookie(email);
    expect(await isSignedIn(waiting)).toBe(false);
    const answer = await codeStep(waiting, codeOf(uri));
    expect([answer.statusCode, answer.json<{ email: string }>().email]).toEqual([200, email]);
    expect(await isSignedIn(cookieOf(answer)!)).toBe(true);
    expect((await codeStep(waiting, codeOf(uri))).statusCode).toBe(401);
  });

  it('takes no code twice, and none of half a minute that is over', async () => {
    const { email, uri } = await withFactor();
    const code = codeOf(uri);
    expect((await codeStep(await waitingCookie(email), code)).statusCode).toBe(200);
    const again = await waitingCookie(email);
    expect((await codeStep(again, code)).statusCode).toBe(400);
    expect((await codeStep(again, codeOf(uri, -4 * HALF_MINUTE_MS))).statusCode).toBe(400);
    site.pass(HALF_MINUTE_MS);
    expect((await codeStep(again, codeOf(uri))).statusCode).toBe(200);
  });

  it('takes one code once, however many bring it at once', async () => {
    const { email, uri } = await withFactor();
    const waiting = await Promise.all([1, 2, 3, 4].map(() => waitingCookie(email)));
    const code = codeOf(uri);
    const statuses = await Promise.all(waiting.map(async (cookie) => (await codeStep(cookie, code)).statusCode));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  it('takes a recovery code in any spelling, once, and tells the owner', async () => {
    const { email, recoveryCodes } = await withFactor();
    const typed = recoveryCodes[0]!.toUpperCase().replace('-', ' ');
    const answer = await codeStep(await waitingCookie(email), typed);
    expect(answer.statusCode).toBe(200);
    expect(await stateOf(cookieOf(answer)!)).toMatchObject({ recoveryCodesLeft: 9 });
    expect((await codeStep(await waitingCookie(email), recoveryCodes[0]!)).statusCode).toBe(400);
    expect(await newsOf(email)).toContain('one of its recovery codes. That code is used up.');
  });

  it('takes no code of somebody else, nor without the password before', async () => {
    const [mine, theirs] = [await withFactor(), await withFactor()];
    const waiting = await waitingCookie(mine.email);
    for (const code of [codeOf(theirs.uri), theirs.recoveryCodes[0]!]) {
      expect((await codeStep(waiting, code)).statusCode).toBe(400);
    }
    for (const cookie of [undefined, `edgewise_sign_in=${'a'.repeat(43)}`, mine.cookie]) {
      expect((await codeStep(cookie, codeOf(mine.uri))).statusCode).toBe(401);
    }
  });

  it('says of a wrong password what it says of every account', async () => {
    const { email } = await withFactor();
    const answer = await passwordStep(email, 'wrong password');
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([401, 'Invalid email or password']);
    expect(answer.cookies).toEqual([]);
  });

  it('ends after ten tries in a quarter of an hour, even with the right code', async () => {
    const { email, uri } = await withFactor();
    site.pass(QUARTER_MS);
    const waiting = await waitingCookie(email);
    const tries = await Promise.all(Array.from({ length: 12 }, (_, n) => codeStep(waiting, `00000${n % 10}`)));
    expect(tries.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(10).fill(400), 429, 429]);
    expect((await codeStep(await waitingCookie(email), codeOf(uri))).statusCode).toBe(429);
    site.pass(QUARTER_MS);
    expect((await codeStep(await waitingCookie(email), codeOf(uri))).statusCode).toBe(200);
  });

  it('tells the owner, once a day, of a right password with several wrong codes', async () => {
    const { email } = await withFactor();
    const fail = async (times: number) => {
      const waiting = await waitingCookie(email);
      for (let n = 0; n < times; n++) expect((await codeStep(waiting, '000000')).statusCode).toBe(400);
    };
    site.pass(QUARTER_MS);
    await fail(4);
    expect(await newsOf(email)).not.toContain('knows the password');
    await fail(2);
    expect((await newsOf(email)).match(/Somebody who knows the password of your account/g)).toHaveLength(1);
    site.pass(2 * 3_600_000);
    await fail(7);
    expect((await newsOf(email)).match(/knows the password/g) ?? []).toHaveLength(0);
  });

  it('waits ten minutes for the code', async () => {
    const { email, uri } = await withFactor();
    const waiting = await waitingCookie(email);
    site.pass(10 * 60_000);
    expect((await codeStep(waiting, codeOf(uri))).statusCode).toBe(401);
  });

  it('begins again where the password was changed meanwhile', async () => {
    const { email, id, uri } = await withFactor();
    const waiting = await waitingCookie(email);
    await open.db.execute(`update users set password_hash = 'plain:another one here' where id = '${id}'`);
    expect((await codeStep(waiting, codeOf(uri))).statusCode).toBe(401);
  });
});

describe('changing it', () => {
  const renew = (cookie: string, body: object) => post(site.app, `${FACTOR}/recovery-codes`, body, { cookie });
  const remove = (cookie: string, body: object) =>
    site.app.inject({ method: 'DELETE', url: FACTOR, payload: body, headers: { cookie } });

  it('takes password and code for new recovery codes, which end the old ones', async () => {
    const { cookie, email, uri, recoveryCodes } = await withFactor();
    expect((await renew(cookie, { password: PASSWORD, code: '000000' })).statusCode).toBe(400);
    expect((await renew(cookie, { password: 'wrong', code: codeOf(uri) })).statusCode).toBe(400);
    const answer = await renew(cookie, { password: PASSWORD, code: codeOf(uri) });
    const fresh = RecoveryCodes.parse(answer.json()).recoveryCodes;
    expect(await newsOf(email)).toContain('New recovery codes were made for your account.');
    const waiting = await waitingCookie(email);
    expect((await codeStep(waiting, recoveryCodes[1]!)).statusCode).toBe(400);
    expect((await codeStep(waiting, fresh[0]!)).statusCode).toBe(200);
  });

  it('takes both to switch it off; then the password alone lets in', async () => {
    const { cookie, email, uri } = await withFactor();
    expect((await remove(cookie, { password: PASSWORD, code: '123456' })).statusCode).toBe(400);
    expect((await remove(cookie, { password: PASSWORD, code: codeOf(uri) })).statusCode).toBe(200);
    expect(await stateOf(cookie)).toEqual({ isOn: false, since: null, recoveryCodesLeft: 0 });
    expect(await newsOf(email)).toContain('was switched off for your account');
    expect((await passwordStep(email)).statusCode).toBe(200);
  });
});
