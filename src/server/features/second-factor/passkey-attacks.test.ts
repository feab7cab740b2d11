import { isoCBOR } from '@simplewebauthn/server/helpers';
import { describe, expect, it } from 'vitest';
import type { NewPasskey } from '#contract/passkey-ceremony.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { PASSWORD, post, signUpNew } from '../auth/test-auth-app.ts';
import { takeMails } from '../mail/test-mail.ts';
import { TestAuthenticator } from '../passkeys/test-authenticator.ts';
import { startPasskeySite } from './test-passkey-site.ts';

const open = await testDatabase();
const site = await startPasskeySite(open.db);
const { app } = site;

const FIVE_MINUTES_MS = 5 * 60_000;
const WEEK_MS = 7 * 24 * 3_600_000;
const EVIL = 'https://evil.example';
/** One network for each, so that no limit is reached but where it is about one. */
let networks = 0;
const elsewhere = () => ({ 'x-forwarded-for': `203.0.113.${++networks}` });

describe('a passkey that is added', () => {
  it.each([
    ['by a page of another site', { origin: EVIL }],
    ['for another site', { rpId: 'evil.example' }],
    ['with another challenge', { challenge: 'A'.repeat(43) }],
    ['without a check of who holds it', { isUnverified: true }],
    ['by a signature for signing in', { type: 'webauthn.get' }],
  ])('is refused %s', async (_, twist) => {
    const { cookie } = await signUpNew(app);
    const made = new TestAuthenticator().create(await site.begin(cookie), twist);
    expect((await site.send(cookie, made)).statusCode).toBe(400);
    expect(await site.list(cookie)).toEqual([]);
  });

  it('is refused a second time, and by another session of the same account', async () => {
    const { cookie, email } = await signUpNew(app);
    const options = await site.begin(cookie);
    const other = site.cookieOf(await post(app, '/api/auth/signin', { email, password: PASSWORD })) ?? '';
    const made = new TestAuthenticator().create(options);
    expect((await site.send(other, made)).statusCode).toBe(400);
    expect((await site.send(cookie, made)).statusCode).toBe(201);
    expect((await site.send(cookie, made)).statusCode).toBe(400);
  });

  it('is refused when it comes late, and after a try that failed', async () => {
    const { cookie } = await signUpNew(app);
    const late = new TestAuthenticator().create(await site.begin(cookie));
    site.pass(FIVE_MINUTES_MS);
    expect((await site.send(cookie, late)).statusCode).toBe(400);
    const options = await site.begin(cookie);
    await site.send(cookie, new TestAuthenticator().create(options, { origin: EVIL }));
    expect((await site.send(cookie, new TestAuthenticator().create(options))).statusCode).toBe(400);
  });

  it('is refused where somebody has it, the same account or another', async () => {
    const { cookie } = await signUpNew(app);
    const made = new TestAuthenticator().create(await site.begin(cookie));
    expect((await site.send(cookie, made)).statusCode).toBe(201);
    const thief = await signUpNew(app);
    const { challenge } = await site.begin(thief.cookie);
    expect((await site.send(thief.cookie, withChallenge(made, challenge))).statusCode).toBe(409);
  });

  it('is not believed who built it: certificates are not looked at', async () => {
    const { cookie } = await signUpNew(app);
    const made = new TestAuthenticator().create(await site.begin(cookie));
    const answer = await site.send(cookie, withCertificate(made));
    expect(answer.statusCode, answer.body).toBe(201);
  });

  it('is refused, and no fault of ours, where it is no such thing at all', async () => {
    const { cookie } = await signUpNew(app);
    const made = new TestAuthenticator().create(await site.begin(cookie));
    for (const attestationObject of ['AAAA', 'o2NmbXRkbm9uZQ', made.response.clientDataJSON]) {
      await site.begin(cookie);
      const answer = await site.send(cookie, { ...made, response: { ...made.response, attestationObject } });
      expect(answer.statusCode).toBe(400);
    }
  });
});

describe('a sign-in with a passkey', () => {
  it.each([
    ['by a page of another site', { origin: EVIL }],
    ['for another site', { rpId: 'evil.example' }],
    ['with another challenge', { challenge: 'A'.repeat(43) }],
    ['without a check of who holds it', { isUnverified: true }],
    ['as if it were made', { type: 'webauthn.create' }],
    ['that names nobody', { userHandle: null }],
    ['that names somebody else', { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ])('is refused %s', async (_, twist) => {
    const { authenticator } = await site.withPasskey();
    const { options, cookie } = await site.askAnybody();
    const answer = await site.enter(cookie, authenticator.get(options, twist), elsewhere());
    expect(answer.statusCode).toBe(401);
    expect(site.cookieOf(answer)).toBeUndefined();
  });

  it('works once for each asking, in the browser that asked, for five minutes', async () => {
    const { authenticator } = await site.withPasskey();
    const { options, cookie } = await site.askAnybody();
    const other = await site.askAnybody();
    const signed = authenticator.get(options);
    expect((await site.enter(other.cookie, signed, elsewhere())).statusCode).toBe(401);
    expect((await site.enter(undefined, signed, elsewhere())).statusCode).toBe(401);
    expect((await site.enter(cookie, signed, elsewhere())).statusCode).toBe(200);
    expect((await site.enter(cookie, signed, elsewhere())).statusCode).toBe(401);
    const late = await site.askAnybody();
    site.pass(FIVE_MINUTES_MS);
    expect((await site.enter(late.cookie, authenticator.get(late.options), elsewhere())).statusCode).toBe(401);
  });

  it('works once, however many bring it at once', async () => {
    const { authenticator } = await site.withPasskey();
    const { options, cookie } = await site.askAnybody();
    const signed = authenticator.get(options);
    const answers = await Promise.all([1, 2, 3, 4].map(() => site.enter(cookie, signed, elsewhere())));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401]);
  });

  it('finds out a copy of the authenticator by its count', async () => {
    const { authenticator } = await site.withPasskey();
    const copy = authenticator.clone();
    const first = await site.askAnybody();
    expect((await site.enter(first.cookie, authenticator.get(first.options), elsewhere())).statusCode).toBe(200);
    const second = await site.askAnybody();
    expect((await site.enter(second.cookie, copy.get(second.options), elsewhere())).statusCode).toBe(401);
    const third = await site.askAnybody();
    expect((await site.enter(third.cookie, authenticator.get(third.options), elsewhere())).statusCode).toBe(200);
  });

  it('is refused once the passkey is removed, also when it was asked before', async () => {
    const { cookie: session, authenticator, passkeyId } = await site.withPasskey();
    const { options, cookie } = await site.askAnybody();
    const signed = authenticator.get(options);
    expect((await site.remove(session, passkeyId)).statusCode).toBe(200);
    expect((await site.enter(cookie, signed, elsewhere())).statusCode).toBe(401);
  });

  it('says the same of a passkey that nobody has, and of one that signed wrongly', async () => {
    const { authenticator } = await site.withPasskey();
    const asked = [await site.askAnybody(), await site.askAnybody()];
    const wrong = authenticator.get(asked[0]!.options, { origin: EVIL });
    const unknown = { ...wrong, id: 'AAAAAAAAAAAAAAAAAAAAAA', rawId: 'AAAAAAAAAAAAAAAAAAAAAA' };
    const answers = [
      await site.enter(asked[0]!.cookie, wrong, elsewhere()),
      await site.enter(asked[1]!.cookie, unknown, elsewhere()),
    ].map((answer) => [answer.statusCode, { ...answer.json<object>(), requestId: '' }]);
    expect(answers[0]).toEqual(answers[1]);
  });

  it('is counted with wrong passwords of a network, and its beginnings too', async () => {
    const { email, authenticator } = await site.withPasskey();
    const from = elsewhere();
    for (let n = 0; n < 10; n += 1) {
      const { options, cookie } = await site.askAnybody();
      await site.enter(cookie, authenticator.get(options, { origin: EVIL }), from);
    }
    const { options, cookie } = await site.askAnybody();
    expect((await site.enter(cookie, authenticator.get(options), from)).statusCode).toBe(429);
    const guess = await post(app, '/api/auth/signin', { email, password: PASSWORD }, { headers: from });
    expect(guess.statusCode).toBe(429);
    const begin = () => post(app, '/api/auth/passkey/begin', {}, { headers: from });
    const statuses = await Promise.all(Array.from({ length: 61 }, async () => (await begin()).statusCode));
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});

describe('a second step and a proof', () => {
  it('take no passkey of somebody else', async () => {
    const [mine, theirs] = [await site.withPasskey(), await site.withPasskey()];
    const { cookie } = await site.passwordStep(mine.email);
    const step = await site.askWaiting(cookie);
    const asked = { ...step.json<{ challenge: string }>(), allowCredentials: [] };
    expect((await site.finish(cookie, theirs.authenticator.get(asked as never))).statusCode).toBe(400);
    const proof = await site.askProof(mine.cookie);
    const other = { ...proof.json<{ challenge: string }>(), allowCredentials: [] };
    expect((await site.prove(mine.cookie, theirs.authenticator.get(other as never))).statusCode).toBe(400);
  });

  it('take nothing that was signed for something else', async () => {
    const { cookie, email, authenticator } = await site.withPasskey();
    const anybody = await site.askAnybody();
    const waiting = await site.passwordStep(email);
    await site.askWaiting(waiting.cookie);
    await site.askProof(cookie);
    const signed = authenticator.get(anybody.options);
    expect((await site.finish(waiting.cookie, signed)).statusCode).toBe(400);
    expect((await site.prove(cookie, signed)).statusCode).toBe(400);
    expect((await site.enter(anybody.cookie, signed, elsewhere())).statusCode).toBe(200);
  });

  it('need the password before', async () => {
    const { cookie, email, authenticator } = await site.withPasskey();
    const waiting = await site.passwordStep(email);
    const asked = await site.askWaiting(waiting.cookie);
    const signed = authenticator.get(asked.json());
    for (const other of [undefined, cookie, `edgewise_sign_in=${'a'.repeat(43)}`]) {
      expect((await site.finish(other, signed)).statusCode).toBe(401);
    }
    expect((await site.askWaiting(`edgewise_sign_in=${'a'.repeat(43)}`)).statusCode).toBe(401);
  });

  it('takes no passkey that is removed while it is waited for', async () => {
    const { cookie, email, authenticator, passkeyId } = await site.withPasskey();
    const waiting = await site.passwordStep(email);
    const asked = await site.askWaiting(waiting.cookie);
    expect((await site.remove(cookie, passkeyId)).statusCode).toBe(200);
    expect((await site.finish(waiting.cookie, authenticator.get(asked.json()))).statusCode).toBe(400);
  });
});

describe('what somebody set up under another’s address', () => {
  it('goes when the owner of the mailbox sets a password by mail, before anybody confirmed it', async () => {
    const { email, authenticator, cookie } = await site.withPasskey();
    await forgotten(email);
    expect(await site.isSignedIn(cookie)).toBe(false);
    const { options, cookie: asked } = await site.askAnybody();
    expect((await site.enter(asked, authenticator.get(options), elsewhere())).statusCode).toBe(401);
  });

  it('stays where the address was confirmed: a mailbox alone takes no second factor away', async () => {
    const { id, email, authenticator } = await site.withPasskey();
    await open.db.execute(`update users set email_verified = true where id = '${id}'`);
    site.pass(WEEK_MS);
    await forgotten(email);
    const { options, cookie } = await site.askAnybody();
    expect((await site.enter(cookie, authenticator.get(options), elsewhere())).statusCode).toBe(200);
    const step = await post(app, '/api/auth/signin', { email, password: 'a new and longer one' });
    expect(step.json()).toMatchObject({ code: 'second_factor' });
  });

  it('goes within a week where it was the first of a confirmed account: a thief of the password keeps nobody out of it', async () => {
    const { id, email, authenticator } = await site.withPasskey();
    await open.db.execute(`update users set email_verified = true where id = '${id}'`);
    site.pass(WEEK_MS - 60_000);
    await forgotten(email);
    const { options, cookie } = await site.askAnybody();
    expect((await site.enter(cookie, authenticator.get(options), elsewhere())).statusCode).toBe(401);
    expect((await post(app, '/api/auth/signin', { email, password: 'a new and longer one' })).statusCode).toBe(200);
    const told = (await takeMails(open.db, site.now)).flatMap(({ to, text }) => (to === email ? [text] : []));
    expect(told.join()).toContain('within a week of its first second factor');
  });

  it('stays, however new, beside one that is older, and where it is an administrator’s', async () => {
    const { id, email, cookie, authenticator } = await site.withPasskey();
    await open.db.execute(`update users set email_verified = true where id = '${id}'`);
    site.pass(WEEK_MS);
    await site.prove(cookie, authenticator.get((await site.askProof(cookie)).json()));
    await site.add(cookie, new TestAuthenticator());
    await forgotten(email);
    const step = await post(app, '/api/auth/signin', { email, password: 'a new and longer one' });
    expect(step.json()).toMatchObject({ code: 'second_factor' });

    const company = await startPasskeySite(open.db, { companyDomain: 'acme.example' });
    const admin = await signUpNew(company.app, `a${id}@acme.example`);
    await company.add(admin.cookie);
    await open.db.execute(`update users set email_verified = true where id = '${admin.id}'`);
    await forgotten(admin.email, company);
    const own = await post(company.app, '/api/auth/signin', { email: admin.email, password: 'a new and longer one' });
    expect(own.json()).toMatchObject({ code: 'second_factor' });
  });
});

/** A new password by the link of a mail. */
async function forgotten(email: string, { app, now }: Pick<typeof site, 'app' | 'now'> = site): Promise<void> {
  await post(app, '/api/auth/forgot', { email });
  const mails = await takeMails(open.db, now);
  const texts = mails.flatMap(({ to, text }) => (to === email ? [text] : []));
  const token = /reset\?token=([\w-]+)/.exec(texts.join('\n'))?.[1];
  const newPassword = 'a new and longer one';
  const answer = await post(app, '/api/auth/reset', { token, newPassword, confirmPassword: newPassword });
  expect(answer.statusCode, answer.body).toBe(200);
}

/** The same key, in an answer to another asking. */
function withChallenge(made: NewPasskey, challenge: string): NewPasskey {
  const said = JSON.parse(Buffer.from(made.response.clientDataJSON, 'base64url').toString()) as object;
  const clientDataJSON = Buffer.from(JSON.stringify({ ...said, challenge })).toString('base64url');
  return { ...made, response: { ...made.response, clientDataJSON } };
}

/** An attestation that nobody signed. */
function withCertificate(made: NewPasskey): NewPasskey {
  const sent = isoCBOR.decodeFirst<Map<string, never>>(
    Uint8Array.from(Buffer.from(made.response.attestationObject, 'base64url')),
  );
  const statement = new Map<string, unknown>([
    ['alg', -7],
    ['sig', Uint8Array.from([1, 2, 3])],
    ['x5c', [Uint8Array.from([4, 5, 6])]],
  ]);
  const forged = new Map<string, unknown>([...sent, ['fmt', 'packed'], ['attStmt', statement]]);
  const attestationObject = Buffer.from(isoCBOR.encode(forged as never)).toString('base64url');
  return { ...made, response: { ...made.response, attestationObject } };
}
