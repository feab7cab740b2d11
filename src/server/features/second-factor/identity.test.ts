import { randomUUID } from 'node:crypto';
import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { Identity, PROOF_LASTS_MINUTES } from '#contract/identity.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { requireProofOfFactor, requireRecentProof } from '../../platform/http/recent-proof.ts';
import { FOR_USERS } from '../../platform/http/route-access.ts';
import { accountsOn } from '../../test-server.ts';
import { cookieOf, get, PASSWORD, post, signUpNew, startTestApp } from '../auth/test-auth-app.ts';
import { takeMails } from '../mail/test-mail.ts';
import { profileRoutes } from '../profile/profile.routes.ts';
import { secondFactorRoutes } from './second-factor.routes.ts';

const open = await testDatabase();
const site = await startTestApp(open.db);
await site.app.register(secondFactorRoutes(accountsOn(open.db, { now: site.now })));
await site.app.register(profileRoutes(accountsOn(open.db, { now: site.now })));
site.app.get('/owner', { ...FOR_USERS, preHandler: requireRecentProof }, async () => 'done');
site.app.get('/with-password', { ...FOR_USERS, preHandler: requireProofOfFactor }, async () => 'done');

const IDENTITY = '/api/user/identity';
const LASTS_MS = PROOF_LASTS_MINUTES * 60_000;

async function statusOf(url: string, cookie: string) {
  const answer = await get(site.app, url, { cookie });
  return answer.statusCode === 200 ? 200 : [answer.statusCode, answer.json<{ code: string }>().code];
}
const REFUSED = [403, 'confirmation_required'];

const prove = async (cookie: string, proof: string) => {
  const answer = await post(site.app, IDENTITY, { proof }, { cookie });
  return answer.statusCode;
};
const stateOf = async (cookie: string) => Identity.parse((await get(site.app, IDENTITY, { cookie })).json());

async function withFactor() {
  const account = await signUpNew(site.app);
  const begun = await post(site.app, '/api/user/second-factor/totp', { password: PASSWORD }, account);
  const secret = new URL(begun.json<{ uri: string }>().uri).searchParams.get('secret') ?? '';
  const code = () => new TOTP({ secret }).generate({ timestamp: site.now().getTime() });
  const confirmed = await post(site.app, '/api/user/second-factor/totp/confirm', { code: code() }, account);
  return { ...account, code, recoveryCodes: confirmed.json<{ recoveryCodes: string[] }>().recoveryCodes };
}

describe('a proof of who is there', () => {
  it('is the sign-in for ten minutes, and then the password, for this session alone', async () => {
    const { cookie, email } = await signUpNew(site.app);
    site.pass(LASTS_MS - 1);
    expect([await statusOf('/owner', cookie), await stateOf(cookie)]).toEqual([
      200,
      { isRecent: true, by: 'password', factors: [] },
    ]);
    const other = cookieOf(await post(site.app, '/api/auth/signin', { email, password: PASSWORD })) ?? '';
    site.pass(LASTS_MS);
    expect(await statusOf('/owner', cookie)).toEqual(REFUSED);
    expect(await stateOf(cookie)).toEqual({ isRecent: false, by: 'password', factors: [] });
    expect(await prove(cookie, 'something else')).toBe(400);
    expect(await statusOf('/owner', cookie)).toEqual(REFUSED);
    expect(await prove(cookie, PASSWORD)).toBe(200);
    expect([await statusOf('/owner', cookie), await statusOf('/owner', other)]).toEqual([200, REFUSED]);
    site.pass(LASTS_MS);
    expect(await statusOf('/owner', cookie)).toEqual(REFUSED);
  });

  it('is not prolonged by using the session', async () => {
    const { cookie } = await signUpNew(site.app);
    for (let minute = 0; minute < PROOF_LASTS_MINUTES; minute += 1) {
      site.pass(60_000);
      await get(site.app, IDENTITY, { cookie });
    }
    expect(await statusOf('/owner', cookie)).toEqual(REFUSED);
  });

  it('is a code where the account has a second factor, and then not the password', async () => {
    const account = await withFactor();
    site.pass(LASTS_MS);
    expect(await stateOf(account.cookie)).toEqual({ isRecent: false, by: 'code', factors: ['app'] });
    expect(await prove(account.cookie, PASSWORD)).toBe(400);
    expect(await statusOf('/owner', account.cookie)).toEqual(REFUSED);
    const code = account.code();
    expect(await prove(account.cookie, code)).toBe(200);
    expect(await statusOf('/owner', account.cookie)).toBe(200);
    site.pass(LASTS_MS);
    expect([await prove(account.cookie, code), await statusOf('/owner', account.cookie)]).toEqual([400, REFUSED]);
  });

  it('can be a recovery code, once, and its owner is told', async () => {
    const account = await withFactor();
    site.pass(LASTS_MS);
    await takeMails(open.db, site.now);
    const [code = ''] = account.recoveryCodes;
    expect([await prove(account.cookie, code), await prove(account.cookie, code)]).toEqual([200, 400]);
    const mails = await takeMails(open.db, site.now);
    expect(
      mails
        .filter(({ to }) => to === account.email)
        .map(({ text }) => text)
        .join(),
    ).toContain('confirmed to be you with a recovery code');
  });

  it('cannot be guessed: ten tries in a quarter of an hour, whatever they are of', async () => {
    const { cookie } = await signUpNew(site.app);
    for (let n = 0; n < 10; n += 1) expect(await prove(cookie, `guess ${n}`)).toBe(400);
    expect([await prove(cookie, PASSWORD), await prove(cookie, 'one more')]).toEqual([429, 429]);
  });

  it('that somebody guesses at in a stolen session keeps its owner neither from signing in nor from another session', async () => {
    const account = await withFactor();
    for (let n = 0; n < 11; n += 1) await prove(account.cookie, '000000');
    expect(await prove(account.cookie, '000000')).toBe(429);
    site.pass(60_000);
    const step = await post(site.app, '/api/auth/signin', { email: account.email, password: PASSWORD });
    const waiting = step.cookies.find(({ name }) => name.endsWith('edgewise_sign_in'))!;
    const headers = { cookie: `${waiting.name}=${waiting.value}` };
    const signedIn = await post(site.app, '/api/auth/second-factor', { code: account.code() }, headers);
    expect(signedIn.statusCode, signedIn.body).toBe(200);
    expect(await prove(cookieOf(signedIn) ?? '', account.recoveryCodes[0] ?? '')).toBe(200);
  });

  it('is asked for beside a password only where there is a second factor', async () => {
    const [plain, account] = [await signUpNew(site.app), await withFactor()];
    expect(await statusOf('/with-password', account.cookie)).toBe(200);
    site.pass(LASTS_MS);
    expect([await statusOf('/with-password', plain.cookie), await statusOf('/with-password', account.cookie)]).toEqual([
      200,
      REFUSED,
    ]);
  });

  const changePassword = (cookie: string) => {
    const body = { currentPassword: PASSWORD, newPassword: 'another horse', confirmPassword: 'another horse' };
    return post(site.app, '/api/user/change-password', body, { cookie });
  };

  it('is wanted for a new password too, where there is a second factor', async () => {
    const account = await withFactor();
    site.pass(LASTS_MS);
    expect((await changePassword(account.cookie)).json()).toMatchObject({ code: 'confirmation_required' });
    expect(await prove(account.cookie, account.code())).toBe(200);
    expect((await changePassword(account.cookie)).statusCode).toBe(200);
  });

  it('is not made by a new password: the session that follows is proven no later than the one before', async () => {
    const [plain, account] = [await signUpNew(site.app), await withFactor()];
    site.pass(LASTS_MS - 1);
    const after = cookieOf(await changePassword(account.cookie)) ?? '';
    expect(await statusOf('/owner', after)).toBe(200);
    site.pass(1);
    expect(await statusOf('/owner', after)).toEqual(REFUSED);
    const next = cookieOf(await changePassword(plain.cookie)) ?? '';
    expect(await statusOf('/owner', next)).toEqual(REFUSED);
  });

  it('is nobody’s without a session', async () => {
    expect((await post(site.app, IDENTITY, { proof: randomUUID() })).statusCode).toBe(401);
    expect((await get(site.app, IDENTITY)).statusCode).toBe(401);
  });
});
