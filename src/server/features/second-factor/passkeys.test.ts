import { describe, expect, it } from 'vitest';
import { MOST_PASSKEYS } from '#contract/passkeys.ts';
import { SecondFactor } from '#contract/second-factor.ts';
import { rowsOf } from '../../platform/database/database.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { get, PASSWORD, post, signUpNew } from '../auth/test-auth-app.ts';
import { takeMails } from '../mail/test-mail.ts';
import { TestAuthenticator } from '../passkeys/test-authenticator.ts';
import { startPasskeySite } from './test-passkey-site.ts';

const open = await testDatabase();
const site = await startPasskeySite(open.db);
const { app } = site;

const TEN_MINUTES_MS = 10 * 60_000;
const QUARTER_MS = 15 * 60_000;

const stateOf = async (cookie: string) =>
  SecondFactor.parse((await get(app, '/api/user/second-factor', { cookie })).json());

async function newsOf(email: string): Promise<string> {
  const mails = await takeMails(open.db, site.now);
  return mails.flatMap(({ to, text }) => (to === email ? [text] : [])).join('\n');
}

describe('adding a passkey', () => {
  it('asks for the password, and for one that knows its account and its holder', async () => {
    const { cookie, email, id } = await signUpNew(app);
    expect((await post(app, '/api/user/passkeys/begin', { password: 'wrong' }, { cookie })).statusCode).toBe(400);
    expect(await site.begin(cookie)).toMatchObject({
      rp: { id: 'localhost' },
      user: { id: Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url'), name: email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      excludeCredentials: [],
    });
  });

  it('gives recovery codes with the first, signs other devices out, and tells the owner', async () => {
    const { cookie, email } = await signUpNew(app);
    const other = site.cookieOf(await post(app, '/api/auth/signin', { email, password: PASSWORD }));
    const { passkeys, recoveryCodes } = await site.add(cookie);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(passkeys).toMatchObject([{ name: 'My phone', isSynced: false, lastUsedAt: null }]);
    expect([await site.isSignedIn(cookie), await site.isSignedIn(other)]).toEqual([true, false]);
    expect(await newsOf(email)).toContain('A passkey was added to your account');
    expect(await stateOf(cookie)).toEqual({ isOn: false, since: null, recoveryCodesLeft: 10 });
  });

  it('names those that there are, and gives no new codes with the next', async () => {
    const { cookie } = await site.withPasskey();
    const options = await site.begin(cookie);
    expect(options.excludeCredentials).toMatchObject([{ type: 'public-key', transports: ['internal'] }]);
    site.pass(1);
    const synced = new TestAuthenticator({ isSynced: true });
    const answer = await site.send(cookie, synced.create(options), 'My laptop');
    expect(answer.json()).toMatchObject({ recoveryCodes: [], passkeys: [{}, { name: 'My laptop', isSynced: true }] });
    expect(await stateOf(cookie)).toMatchObject({ recoveryCodesLeft: 10 });
  });

  it('ends at so many', async () => {
    const { cookie, authenticator } = await site.withPasskey();
    for (let n = 1; n < MOST_PASSKEYS; n += 1) {
      // So that no limit on tries is reached.
      site.pass(6 * 60_000);
      await site.prove(cookie, authenticator.get((await site.askProof(cookie)).json()));
      await site.add(cookie);
    }
    expect(await site.list(cookie)).toHaveLength(MOST_PASSKEYS);
    const answer = await post(app, '/api/user/passkeys/begin', { password: PASSWORD }, { cookie });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'conflict']);
  });

  it('keeps nothing that signs in for whoever reads the database', async () => {
    await site.withPasskey();
    const stored = rowsOf<object>(await open.db.execute('select * from passkeys limit 1'));
    expect(Object.keys(stored[0] ?? {}).sort()).toEqual(
      ['created_at', 'credential_id', 'id', 'is_synced', 'name', 'public_key', 'sign_count', 'transports'].concat(
        'used_at',
        'user_id',
      ),
    );
  });
});

describe('a sign-in with the password', () => {
  it('asks for the passkey, in the same browser', async () => {
    const { email, authenticator } = await site.withPasskey();
    const { cookie, factors } = await site.passwordStep(email);
    expect(factors).toEqual(['passkey']);
    const asked = await site.askWaiting(cookie);
    expect(asked.json()).toMatchObject({ rpId: 'localhost', userVerification: 'required', allowCredentials: [{}] });
    const answer = await site.finish(cookie, authenticator.get(asked.json()));
    expect([answer.statusCode, answer.json<{ email: string }>().email]).toEqual([200, email]);
    const session = site.cookieOf(answer) ?? '';
    expect(await site.isSignedIn(session)).toBe(true);
    expect(await site.list(session)).toMatchObject([{ lastUsedAt: site.now().toISOString() }]);
  });

  it('is renamed by its owner alone, after a proof where the session is old', async () => {
    const { cookie, passkeyId, authenticator } = await site.withPasskey();
    const rename = (name: unknown, as = cookie, id = passkeyId) =>
      site.app.inject({ method: 'PATCH', url: `/api/user/passkeys/${id}`, payload: { name }, headers: { cookie: as } });
    const renamed = await rename('  Old phone ');
    expect([renamed.statusCode, renamed.json()]).toMatchObject([200, [{ id: passkeyId, name: 'Old phone' }]]);
    for (const name of ['', '   ', 'x'.repeat(61), 'a\u0007b', 7]) expect((await rename(name)).statusCode).toBe(400);
    const stranger = await site.withPasskey();
    expect((await rename('Mine', stranger.cookie)).statusCode).toBe(404);
    expect((await rename('Mine', '')).statusCode).toBe(401);
    expect((await site.list(cookie)).map(({ name }) => name)).toEqual(['Old phone']);
    site.pass(11 * 60_000);
    expect((await rename('Later')).json()).toMatchObject({ code: 'confirmation_required' });
    const asked = (await site.askProof(cookie)).json();
    await site.prove(cookie, authenticator.get(asked));
    expect((await rename('Later')).statusCode).toBe(200);
  });

  it('takes a recovery code where the passkey is lost, and then lets it be removed', async () => {
    const { email, recoveryCodes, passkeyId } = await site.withPasskey();
    const { cookie } = await site.passwordStep(email);
    const [code = ''] = recoveryCodes;
    const answer = await post(app, '/api/auth/second-factor', { code }, { cookie });
    expect(answer.statusCode, answer.body).toBe(200);
    const session = site.cookieOf(answer) ?? '';
    expect((await site.remove(session, passkeyId, 'wrong')).statusCode).toBe(400);
    expect((await site.remove(session, passkeyId)).json()).toEqual([]);
    expect((await post(app, '/api/auth/signin', { email, password: PASSWORD })).statusCode).toBe(200);
    expect(await stateOf(session)).toMatchObject({ recoveryCodesLeft: 0 });
    const news = await newsOf(email);
    expect(news).toContain('one of its recovery codes');
    expect(news).toContain('The last passkey of your account was removed');
  });

  it('ends after ten tries in a quarter of an hour, codes and passkeys together', async () => {
    const { email, authenticator } = await site.withPasskey();
    site.pass(QUARTER_MS);
    const { cookie } = await site.passwordStep(email);
    for (let n = 0; n < 10; n += 1) {
      const asked = await site.askWaiting(cookie);
      const answer = await site.finish(cookie, authenticator.get(asked.json(), { origin: 'https://evil.example' }));
      expect(answer.statusCode).toBe(400);
    }
    const asked = await site.askWaiting(cookie);
    expect((await site.finish(cookie, authenticator.get(asked.json()))).statusCode).toBe(429);
  });
});

describe('a sign-in without a password', () => {
  it('finds the account by the passkey, asks for nothing more, and names nobody before', async () => {
    const { email, authenticator } = await site.withPasskey();
    const { options, cookie } = await site.askAnybody();
    expect(options.allowCredentials).toEqual([]);
    const answer = await site.enter(cookie, authenticator.get(options));
    expect([answer.statusCode, answer.json<{ email: string }>().email]).toEqual([200, email]);
    expect(await site.isSignedIn(site.cookieOf(answer))).toBe(true);
  });

  it('takes a synced passkey again and again, which counts nothing', async () => {
    const { authenticator } = await site.withPasskey(new TestAuthenticator({ isSynced: true }));
    for (let n = 0; n < 3; n += 1) {
      const { options, cookie } = await site.askAnybody();
      expect((await site.enter(cookie, authenticator.get(options))).statusCode).toBe(200);
    }
  });

  it('lets nobody in once the account is deleted', async () => {
    const { id, authenticator } = await site.withPasskey();
    const { options, cookie } = await site.askAnybody();
    await open.db.execute(`delete from users where id = '${id}'`);
    expect((await site.enter(cookie, authenticator.get(options))).statusCode).toBe(401);
  });
});

describe('a proof within a session', () => {
  it('is the passkey, for this session alone', async () => {
    const { cookie, authenticator, passkeyId } = await site.withPasskey();
    site.pass(TEN_MINUTES_MS);
    const state = await get(app, '/api/user/identity', { cookie });
    expect(state.json()).toEqual({ isRecent: false, by: 'code', factors: ['passkey'] });
    expect((await site.remove(cookie, passkeyId)).json()).toMatchObject({ code: 'confirmation_required' });
    const asked = await site.askProof(cookie);
    const answer = await site.prove(cookie, authenticator.get(asked.json()));
    expect(answer.json()).toEqual({ isRecent: true, by: 'code', factors: ['passkey'] });
    expect((await site.remove(cookie, passkeyId)).statusCode).toBe(200);
  });

  it('is asked of nobody who has none', async () => {
    const { cookie } = await signUpNew(app);
    expect((await site.askProof(cookie)).statusCode).toBe(400);
  });

  it('is needed before another factor is put beside it, and before new recovery codes', async () => {
    const { cookie, authenticator } = await site.withPasskey();
    site.pass(TEN_MINUTES_MS);
    const asks = () =>
      Promise.all([
        post(app, '/api/user/second-factor/totp', { password: PASSWORD }, { cookie }),
        post(app, '/api/user/passkeys/begin', { password: PASSWORD }, { cookie }),
        post(app, '/api/user/second-factor/recovery-codes', { password: PASSWORD }, { cookie }),
      ]);
    for (const answer of await asks()) expect(answer.json()).toMatchObject({ code: 'confirmation_required' });
    await site.prove(cookie, authenticator.get((await site.askProof(cookie)).json()));
    for (const answer of await asks()) expect(answer.statusCode, answer.body).toBe(200);
  });
});

describe('two kinds at once', () => {
  it('keep the recovery codes until the last of them is gone', async () => {
    const { cookie, email, passkeyId } = await site.withPasskey();
    const begun = await post(app, '/api/user/second-factor/totp', { password: PASSWORD }, { cookie });
    const { TOTP } = await import('otpauth');
    const secret = new URL(begun.json<{ uri: string }>().uri).searchParams.get('secret') ?? '';
    const code = () => new TOTP({ secret }).generate({ timestamp: site.now().getTime() });
    const confirmed = await post(app, '/api/user/second-factor/totp/confirm', { code: code() }, { cookie });
    expect(confirmed.json()).toEqual({ recoveryCodes: [] });
    expect((await site.passwordStep(email)).factors).toEqual(['app', 'passkey']);
    expect((await site.remove(cookie, passkeyId)).statusCode).toBe(200);
    expect(await stateOf(cookie)).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
    site.pass(30_000);
    const off = await app.inject({
      ...{ method: 'DELETE', url: '/api/user/second-factor', headers: { cookie } },
      payload: { password: PASSWORD, code: code() },
    });
    expect(off.json()).toEqual({ message: 'Two-factor authentication is off.' });
    expect(await stateOf(cookie)).toMatchObject({ isOn: false, recoveryCodesLeft: 0 });
  });

  it('does not take a session without a code for a proof where there is only an app', async () => {
    const { cookie } = await signUpNew(app);
    const answer = await post(app, '/api/user/second-factor/recovery-codes', { password: PASSWORD }, { cookie });
    expect(answer.statusCode).toBe(400);
  });
});
