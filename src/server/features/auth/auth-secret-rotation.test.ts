import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { users } from '../../db/schema/accounts.ts';
import { exclusions } from '../../db/schema/play-limits.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { hashAddress } from '../../platform/http/rate-limit.ts';
import type { AuthSecret } from '../../platform/process/auth-secret.ts';
import { accountsOn, SITE } from '../../test-server.ts';
import { takeMails } from '../mail/test-mail.ts';
import { mailboxHash, mailboxHashes } from '../play-limits/mailbox-hash.ts';
import { createPlayGuard } from '../play-limits/play-guard.ts';
import { secondFactorRoutes } from '../second-factor/second-factor.routes.ts';
import { isKnownNetwork } from './known-networks.repo.ts';
import { cookieOf, get, newNetwork, PASSWORD, post, signUpNew, startTestApp } from './test-auth-app.ts';

const OLD = 'the secret that was in use before';
const NEW = 'the secret that takes its place';
const BOTH = { current: NEW, previous: OLD };

const open = await testDatabase();

/** Servers on the same data, each with what it knows of secrets. */
async function startWith(authSecret: AuthSecret) {
  const site = await startTestApp(open.db, { authSecret });
  await site.app.register(secondFactorRoutes(accountsOn(open.db, { now: site.now, authSecret })));
  return site;
}
const before = await startWith(OLD);
const during = await startWith(BOTH);
const after = await startWith(NEW);
const servers = [before, during, after];
const pass = (ms: number) => {
  for (const site of servers) site.pass(ms);
};

const codeOf = (uri: string) =>
  new TOTP({ secret: new URL(uri).searchParams.get('secret')! }).generate({ timestamp: before.now().getTime() });

async function withFactor() {
  const account = await signUpNew(before.app);
  const begun = await post(before.app, '/api/user/second-factor/totp', { password: PASSWORD }, account);
  const { uri } = begun.json<{ uri: string }>();
  await post(before.app, '/api/user/second-factor/totp/confirm', { code: codeOf(uri) }, account);
  return { ...account, uri };
}

async function signInByCode({ app }: typeof before, email: string, uri: string): Promise<number> {
  pass(60_000);
  const step = await post(app, '/api/auth/signin', { email, password: PASSWORD });
  const { name, value } = step.cookies.find((cookie) => cookie.name.endsWith('edgewise_sign_in'))!;
  const answer = await post(app, '/api/auth/second-factor', { code: codeOf(uri) }, { cookie: `${name}=${value}` });
  return answer.statusCode;
}

describe('a change of AUTH_SECRET', () => {
  it('signs nobody out, and leaves links that were mailed', async () => {
    const { cookie, email } = await signUpNew(before.app);
    const mails = await takeMails(open.db, before.now);
    const token = /token=([\w-]+)/.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[1] ?? '';
    for (const { app } of servers) expect((await get(app, '/api/auth/user', { cookie })).statusCode).toBe(200);
    expect((await post(during.app, '/api/auth/verify', { token }, { cookie })).statusCode).toBe(200);
  });

  it('lets apps be used on, and seals their secrets anew, so that the old one is needed no more', async () => {
    const { email, uri } = await withFactor();
    expect(await signInByCode(after, email, uri)).toBe(400);
    expect(await signInByCode(during, email, uri)).toBe(200);
    expect([await signInByCode(after, email, uri), await signInByCode(during, email, uri)]).toEqual([200, 200]);
    expect(await signInByCode(before, email, uri)).toBe(400);
  });

  it('takes a code that was used once no second time', async () => {
    const { email, uri } = await withFactor();
    pass(60_000);
    const waiting = async () => {
      const step = await post(during.app, '/api/auth/signin', { email, password: PASSWORD });
      const { name, value } = step.cookies.find((cookie) => cookie.name.endsWith('edgewise_sign_in'))!;
      return { cookie: `${name}=${value}` };
    };
    const [one, two] = [await waiting(), await waiting()];
    const code = { code: codeOf(uri) };
    expect((await post(during.app, '/api/auth/second-factor', code, one)).statusCode).toBe(200);
    expect((await post(during.app, '/api/auth/second-factor', code, two)).statusCode).toBe(400);
  });

  it('forgets no exclusion, and keeps new ones under the new secret', async () => {
    const [email, now] = [`left-${randomUUID()}@example.com`, before.now()];
    const row = { kind: 'self_exclusion', startsAt: now, endsAt: new Date(now.getTime() + 86_400_000) } as const;
    await open.db.insert(exclusions).values({ id: randomUUID(), mailboxHash: mailboxHash(OLD, email), ...row });
    const guardOf = (authSecret: AuthSecret) => createPlayGuard({ authSecret, site: SITE });
    expect(await guardOf(BOTH).exclusionOf(open.db, { email, now })).toMatchObject({ kind: 'self_exclusion' });
    expect(await guardOf(NEW).exclusionOf(open.db, { email, now })).toBeNull();

    // The one statement before an expense sees it too.
    const { id } = await signUpNew(during.app, email);
    const [owner] = await open.db.select().from(users).where(eq(users.id, id));
    const user = { id, email, walletId: owner?.walletId ?? '', timeZone: null };
    await expect(guardOf(BOTH).assertMayBuy(open.db, { user, cents: 1, now })).rejects.toMatchObject({
      code: 'excluded',
    });
    expect(mailboxHashes(BOTH, email)).toEqual([mailboxHash(NEW, email), mailboxHash(OLD, email)]);
    expect(mailboxHash(BOTH, email)).toBe(mailboxHash(NEW, email));
    expect(await open.db.$count(exclusions, eq(exclusions.mailboxHash, mailboxHash(OLD, email)))).toBe(1);
  });

  it('gives no mailbox its sign-up tokens a second time, under either secret', async () => {
    const name = `n${randomUUID().replaceAll('-', '')}`;
    const tokensOf = async ({ app }: typeof before, email: string) =>
      (await post(app, '/api/auth/signup', { email, password: PASSWORD })).json<{ tokensRemaining: number }>()
        .tokensRemaining;
    expect(await tokensOf(before, `${name}@gmail.com`)).toBe(150);
    expect(await tokensOf(during, `${name}+a@gmail.com`)).toBe(0);
    // Also to a server that knows the new one alone: the look of `during` kept it anew.
    expect(await tokensOf(after, `${name}+b@gmail.com`)).toBe(0);
    expect(await tokensOf(during, `other-${name}@gmail.com`)).toBe(150);
  });

  it('knows the networks that somebody signed in from', async () => {
    const { email } = await signUpNew(before.app);
    const from = newNetwork();
    const cookie = cookieOf(await post(before.app, '/api/auth/signin', { email, password: PASSWORD }, { from }));
    expect(cookie).toBeDefined();
    const known = (...secrets: string[]) =>
      isKnownNetwork(open.db, {
        emailKey: email,
        addressHashes: secrets.map((authSecret) => hashAddress({ authSecret }, from)),
      });
    expect([await known(NEW, OLD), await known(NEW)]).toEqual([true, false]);
  });
});
