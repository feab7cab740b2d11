import { expect } from 'vitest';
import { AddedPasskey } from '#contract/passkey-adding.ts';
import type { NewPasskeyOptions, PasskeyOptions, SignedPasskey } from '#contract/passkey-ceremony.ts';
import { listPasskeys } from '#contract/passkeys.ts';
import type { Db } from '../../platform/database/database.ts';
import { accountsOn } from '../../test-server.ts';
import { cookieOf, get, PASSWORD, post, signUpNew, startTestApp } from '../auth/test-auth-app.ts';
import { TestAuthenticator } from '../passkeys/test-authenticator.ts';
import { secondFactorRoutes } from './second-factor.routes.ts';

type Options = Parameters<typeof startTestApp>[1];

/** The account routes with passkeys, and what a browser does with them. */
export async function startPasskeySite(db: Db, options: Options = {}) {
  const site = await startTestApp(db, options);
  const { companyDomain = null, adminEmail = null } = options;
  const rights = { companyDomain, adminEmail };
  await site.app.register(secondFactorRoutes(accountsOn(db, { now: site.now, rights })));
  const { app } = site;

  const begin = async (cookie: string): Promise<NewPasskeyOptions> => {
    const answer = await post(app, '/api/user/passkeys/begin', { password: PASSWORD }, { cookie });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<NewPasskeyOptions>();
  };
  const send = (cookie: string, passkey: object, name = 'My phone') =>
    post(app, '/api/user/passkeys', { name, passkey }, { cookie });
  const add = async (cookie: string, authenticator = new TestAuthenticator()): Promise<AddedPasskey> => {
    const answer = await send(cookie, authenticator.create(await begin(cookie)));
    expect(answer.statusCode, answer.body).toBe(201);
    return AddedPasskey.parse(answer.json());
  };
  const withPasskey = async (authenticator = new TestAuthenticator()) => {
    const account = await signUpNew(app);
    const { passkeys, recoveryCodes } = await add(account.cookie, authenticator);
    return { ...account, authenticator, recoveryCodes, passkeyId: passkeys[0]?.id ?? '' };
  };
  const list = async (cookie: string) =>
    listPasskeys.response[200].parse((await get(app, '/api/user/passkeys', { cookie })).json());
  const remove = (cookie: string, id: string, password = PASSWORD) =>
    app.inject({ method: 'DELETE', url: `/api/user/passkeys/${id}`, payload: { password }, headers: { cookie } });

  /** The first step of a sign-in without a password: what it is asked with, and what the browser comes back with. */
  const askAnybody = async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/auth/passkey/begin' });
    expect(answer.statusCode, answer.body).toBe(200);
    const set = answer.cookies.find(({ name }) => name.endsWith('edgewise_passkey'));
    return { options: answer.json<PasskeyOptions>(), cookie: `${set?.name}=${set?.value}` };
  };
  const enter = (cookie: string | undefined, passkey: SignedPasskey, headers: Record<string, string> = {}) =>
    post(app, '/api/auth/passkey', { passkey }, { cookie, headers });

  /** The cookie of a sign-in whose password was right. */
  const passwordStep = async (email: string) => {
    const answer = await post(app, '/api/auth/signin', { email, password: PASSWORD });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, 'second_factor']);
    const set = answer.cookies.find(({ name }) => name.endsWith('edgewise_sign_in'));
    return { cookie: `${set?.name}=${set?.value}`, factors: answer.json<{ factors: string[] }>().factors };
  };
  const askWaiting = (cookie: string) =>
    app.inject({ method: 'POST', url: '/api/auth/second-factor/passkey/begin', headers: { cookie } });
  const finish = (cookie: string | undefined, passkey: SignedPasskey) =>
    post(app, '/api/auth/second-factor/passkey', { passkey }, { cookie });

  const askProof = (cookie: string) =>
    app.inject({ method: 'POST', url: '/api/user/identity/passkey/begin', headers: { cookie } });
  const prove = (cookie: string, passkey: SignedPasskey) =>
    post(app, '/api/user/identity/passkey', { passkey }, { cookie });
  const isSignedIn = async (cookie: string | undefined) =>
    cookie !== undefined && (await get(app, '/members', { cookie })).statusCode === 200;

  return {
    ...{ ...site, begin, send, add, withPasskey, list, remove, askAnybody, enter, passwordStep, askWaiting, finish },
    ...{ askProof, prove, isSignedIn, cookieOf },
  };
}
