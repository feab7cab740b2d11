import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import Fastify, { type LightMyRequestResponse, type RouteOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { runsOnPostgresLater, testDatabase } from './platform/database/test-database.ts';
import { declareAccess, registerRouteTable } from './platform/http/route-access.ts';
import { addBelongings, addPasskey, everythingOf, everythingStored } from './test-belongings.ts';
import { fillIn, firstMethodOf, type Method, paramsOf } from './test-broken-requests.ts';
import { addPerson, COOKIE, endSessions, makeSupport, type Person, setVerified } from './test-people.ts';
import { valuesOf } from './test-schema-values.ts';
import { ADMIN_PATH, COMPANY, METRICS_TOKEN, startWholeApp } from './test-whole-app.ts';

/** In every text of what the victim owns. */
const MARK = `mark-${randomUUID()}`;

const open = await testDatabase();
const site = await startWholeApp(open.db);
const victim = await addPerson(open.db, { email: `victim-${randomUUID()}@example.com` });
const owned = await addBelongings(site, victim, MARK);
const passkeyId = await addPasskey(open.db, victim, MARK);

type Who = {
  name: string;
  headers: () => Promise<Record<string, string>>;
  isSignedIn: boolean;
  isAdmin?: boolean;
  isOwner?: boolean;
  /** What it adds to each address. */
  query?: () => Record<string, string>;
};

const cookieOf = async (person: Promise<Person>) => ({ cookie: (await person).cookie });
const company = () => `c-${randomUUID()}@${COMPANY}`;

async function demoted(): Promise<Person> {
  const person = await addPerson(open.db, { email: company() });
  await setVerified(open.db, person.id, false);
  return person;
}

async function ofSupport(): Promise<Person> {
  const person = await addPerson(open.db, { email: company() });
  await makeSupport(open.db, person.id);
  return person;
}

async function signedOut(person: Promise<Person>): Promise<Person> {
  const one = await person;
  await endSessions(open.db, one.id);
  return one;
}

/** What a request may claim of itself, and what proxies add, makes nobody somebody else. */
const forged = (): Record<string, string> => ({
  'x-user-id': victim.id,
  'x-user-email': `boss@${COMPANY}`,
  'x-forwarded-user': `boss@${COMPANY}`,
  'x-forwarded-email': victim.email,
  'x-admin': 'true',
  'x-role': 'admin',
  'x-original-url': '/healthz',
  'x-rewrite-url': '/healthz',
  'x-http-method-override': 'DELETE',
  'x-method-override': 'DELETE',
  'x-forwarded-for': '127.0.0.1',
  authorization: `Basic ${Buffer.from(`${victim.email}:x`).toString('base64')}`,
});

const CALLERS: readonly Who[] = [
  { name: 'nobody', isSignedIn: false, headers: async () => ({}) },
  { name: 'nobody with forged headers', isSignedIn: false, headers: async () => forged() },
  {
    name: 'a live session that is not in the cookie',
    isSignedIn: false,
    headers: async () => ({
      authorization: `Bearer ${victim.token}`,
      'x-session': victim.token,
      'x-auth-token': victim.token,
      cookie: `edgewise_session=${victim.token}; session=${victim.token}`,
    }),
  },
  {
    name: 'a live session in the address',
    isSignedIn: false,
    headers: async () => ({}),
    query: () => ({ [COOKIE]: victim.token, session: victim.token, access_token: victim.token }),
  },
  {
    name: 'a session that was made up',
    isSignedIn: false,
    headers: async () => ({ cookie: `${COOKIE}=${'a'.repeat(43)}` }),
  },
  { name: 'an ended session', isSignedIn: false, headers: () => cookieOf(signedOut(addPerson(open.db))) },
  {
    name: 'an administrator’s ended session',
    isSignedIn: false,
    headers: () => cookieOf(signedOut(addPerson(open.db, { email: company() }))),
  },
  { name: 'another user', isSignedIn: true, headers: () => cookieOf(addPerson(open.db)) },
  {
    name: 'another user with forged headers',
    isSignedIn: true,
    headers: async () => ({ ...forged(), ...(await cookieOf(addPerson(open.db))) }),
  },
  {
    name: 'an unverified company address',
    isSignedIn: true,
    headers: () => cookieOf(addPerson(open.db, { email: company(), verified: false })),
  },
  { name: 'a demoted administrator', isSignedIn: true, headers: () => cookieOf(demoted()) },
  { name: 'an administrator of support', isSignedIn: true, isAdmin: true, headers: () => cookieOf(ofSupport()) },
  {
    name: 'an owner',
    isSignedIn: true,
    isAdmin: true,
    isOwner: true,
    headers: () => cookieOf(addPerson(open.db, { email: company() })),
  },
];

/** Whose an id in an address is. One that stands here for nothing has to be added before its route is let in. */
const OBJECTS: Readonly<Record<string, () => string>> = {
  '/api/chat/sessions/:sessionId': () => owned.sessionId,
  '/api/chat/messages/:messageId': () => owned.messageId,
  '/api/payment/methods/:id': () => owned.cardId,
  '/api/auth/sessions/:id': () => owned.deviceId,
  '/api/user/keys/:id': () => owned.keyId,
  '/api/user/assistants/:id': () => owned.assistantId,
  '/api/user/passkeys/:id': () => passkeyId,
  '/api/bets/:id': () => owned.betId,
  '/api/alerts/:id': () => owned.alertId,
  '/api/bets/imports/:id': () => owned.betImportId,
  [`/api${ADMIN_PATH}/users/:id`]: () => victim.id,
};
/** Ids of what belongs to nobody. */
const COMMON: Readonly<Record<string, string>> = {
  '/api/slate/events/:eventId': 'g1',
  '/api/odds/:eventId': 'g1',
  '/odds/:eventId': 'g1',
  '/assets/*': 'app-1.js',
  '/log/checkpoint/:size': '1',
  '/log/tile/*': '0/000',
  '/log/timestamp/:size': '1',
  '/log/timestamps': '1',
};

function idsOf(url: string): { params: Record<string, string>; isOwned: boolean } {
  const [name, ...others] = paramsOf(url);
  if (name === undefined) return { params: {}, isOwned: false };
  const to = url.slice(0, url.indexOf(name) + name.length);
  const object = OBJECTS[to];
  if (!object && !(to in COMMON)) throw new Error(`say in OBJECTS whose the id in ${url} is`);
  const parts = Object.fromEntries(others.map((other) => [other, 'x']));
  return { params: { ...parts, [name]: object?.() ?? COMMON[to] ?? '' }, isOwned: object !== undefined };
}

const FORGED_FIELDS = { isAdmin: true, unlimited: true, userId: 'x', tokensRemaining: 1_000_000 };

type Asked = { method: Method; url: string; payload: object | undefined; isOwned: boolean };

/** A request that the route's schemas allow, about what the victim owns. */
function askedOf(route: RouteOptions): Asked {
  const { body, querystring } = (route.schema ?? {}) as { body?: unknown; querystring?: unknown };
  const { params, isOwned } = idsOf(route.url);
  const sampleOf = (schema: unknown) =>
    fc.sample(valuesOf(schema), { seed: 7, numRuns: 1 })[0] as Record<string, unknown>;
  const sample = body ? sampleOf(body) : undefined;
  const names = Object.keys((body as { def?: { shape?: object } } | undefined)?.def?.shape ?? {});
  const about = names.includes('sessionId') ? { sessionId: owned.sessionId } : {};
  const words = names.includes('message') ? { message: 'Best NFL bets?', mode: 'regular' } : {};
  const query = querystring ? new URLSearchParams(sampleOf(querystring) as Record<string, string>).toString() : '';
  return {
    method: firstMethodOf(route),
    url: `${fillIn(route.url, params)}${query && `?${query}`}`,
    payload: sample && { ...sample, ...words, ...about },
    isOwned: isOwned || names.includes('sessionId'),
  };
}

/** What only reads leaves its caller as it was, so that the next can be the same. */
const isRead = ({ method, url }: Asked): boolean =>
  (method === 'GET' || method === 'HEAD') && !url.startsWith('/api/logout');

const kept = new Map<Who, Promise<Record<string, string>>>();

function headersOf(who: Who): Promise<Record<string, string>> {
  const headers = kept.get(who) ?? who.headers();
  kept.set(who, headers);
  return headers;
}

async function ask(asked: Asked, who: Who, fields: object = {}): Promise<LightMyRequestResponse> {
  const { method, payload } = asked;
  const body = payload && { ...payload, ...fields };
  const added = new URLSearchParams(who.query?.()).toString();
  const url = added === '' ? asked.url : `${asked.url}${asked.url.includes('?') ? '&' : '?'}${added}`;
  const headers = await (isRead(asked) ? headersOf(who) : who.headers());
  return site.app.inject({ method, url, headers, ...(body && { payload: body }) });
}

/** The status of an answer that must not be given; null: any but those of a refusal. */
function refusalOf(access: string | undefined, who: Who, asked: Asked): number | null {
  if (access === 'everybody') return null;
  if (access === 'credential') return asked.url === '/metrics' || asked.url === '/mcp' ? 401 : 400;
  if (!who.isSignedIn) return 401;
  if (access === 'administrator') return who.isAdmin ? null : 403;
  if (access === 'owner') return who.isOwner ? null : 403;
  return asked.isOwned ? 404 : null;
}

const secretsOf = () => [MARK, victim.email, victim.id, victim.walletId, victim.token];

async function checkRoute(route: RouteOptions): Promise<void> {
  const asked = askedOf(route);
  const access = route.config?.access;
  const isLetIn = (who: Who) => (access === 'administrator' && who.isAdmin) || (access === 'owner' && who.isOwner);
  for (const who of CALLERS.filter((one) => !isLetIn(one))) {
    // What only reads is looked at below, for all tables at once.
    const before = isRead(asked) ? null : await everythingOf(open.db, victim);
    const answer = await ask(asked, who, access === 'user' && who.isSignedIn ? {} : FORGED_FIELDS);
    const seen = `${who.name}: ${asked.method} ${asked.url} (${access}) → ${answer.statusCode} ${answer.body.slice(0, 200)}`;
    const refusal = refusalOf(access, who, asked);
    if (refusal !== null) expect(answer.statusCode, seen).toBe(refusal);
    else if (access === 'user') expect([401, 403], seen).not.toContain(answer.statusCode);
    expect(answer.statusCode, seen).toBeLessThan(500);
    const said = answer.body + JSON.stringify(answer.headers);
    for (const secret of secretsOf()) expect(said.includes(secret), seen).toBe(false);
    if (before !== null) expect(await everythingOf(open.db, victim), seen).toBe(before);
  }
}

const routesBy = (access: string) => site.app.routeTable.filter(({ config }) => config?.access === access);

/** What support may not do. */
const OWNERS_ONLY = [
  'DELETE /api/users/:id',
  'DELETE /api/users/:id/sessions',
  'DELETE /api/users/:id/under-age',
  'GET /api/audit/export',
  'GET /api/waitlist/export',
  'PATCH /api/users/:id/role',
  'PATCH /api/users/:id/subscription',
  'POST /api/scores',
];

describe('the route table', () => {
  it('says of every route who may call it, and holds all of them', () => {
    expect(site.app.routeTable.length).toBeGreaterThan(80);
    for (const { method, url, config } of site.app.routeTable) {
      expect(config?.access, `${method} ${url}`).toMatch(/^(everybody|user|administrator|owner|credential)$/);
    }
    expect(
      routesBy('owner')
        .filter(({ method }) => method !== 'HEAD')
        .map(({ method, url }) => `${method} ${url.replace(ADMIN_PATH, '')}`)
        .sort(),
    ).toEqual(OWNERS_ONLY);
    expect([...new Set(routesBy('credential').map(({ url }) => url))]).toEqual([
      '/metrics',
      '/mcp',
      '/api/payment/webhook',
    ]);
  });

  it('lets no server start with a route that does not say it', async () => {
    const app = Fastify();
    registerRouteTable(app);
    await app.register((scope, _options, done) => {
      declareAccess(scope, 'everybody');
      scope.get('/said', async () => 'here');
      done();
    });
    app.get('/forgotten', async () => 'here');
    await expect(app.ready()).rejects.toThrow('GET /forgotten does not say who may call it');
  });

  it('holds what is there for everybody by name, so that nothing becomes so by mistake', () => {
    const open = routesBy('everybody').map(({ method, url }) => `${method} ${url}`);
    expect(open.filter((route) => route.includes(' /api/') && !route.startsWith('HEAD')).sort()).toEqual([
      'GET /api/best-bets/results',
      'GET /api/docs',
      'GET /api/login',
      'GET /api/logout',
      'GET /api/openapi.json',
      'GET /api/record',
      'GET /api/record/export.csv',
      'GET /api/record/export.json',
      'POST /api/auth/forgot',
      'POST /api/auth/passkey',
      'POST /api/auth/passkey/begin',
      'POST /api/auth/reset',
      'POST /api/auth/second-factor',
      'POST /api/auth/second-factor/passkey',
      'POST /api/auth/second-factor/passkey/begin',
      'POST /api/auth/signin',
      'POST /api/auth/signout',
      'POST /api/auth/signup',
      'POST /api/auth/verify',
      'POST /api/csp-reports',
      'POST /api/desk/calculate',
      'POST /api/desk/look_up',
      'POST /api/mail/unsubscribe',
      'POST /api/waitlist',
      'POST /api/waitlist/confirm',
    ]);
  });
});

describe('what is the victim’s', () => {
  // No database decides who may call what.
  it.skipIf(runsOnPostgresLater()).each(['everybody', 'credential', 'user', 'administrator', 'owner'])(
    'is kept from everybody else by every route for: %s',
    async (access) => {
      const routes = routesBy(access);
      expect(routes.length).toBeGreaterThan(0);
      for (const route of routes) await checkRoute(route);
    },
    180_000,
  );

  it('can be reached by its owner, so that the refusals above are about who asked', async () => {
    const reached: string[] = [];
    for (const route of routesBy('user')) {
      const asked = askedOf(route);
      if (!asked.isOwned || asked.method !== 'GET') continue;
      const { method } = asked;
      // A made-up place of a page is nobody's.
      const url = asked.url.replace(/\?.*$/, '');
      const answer = await site.app.inject({ method, url, headers: { cookie: victim.cookie } });
      expect(answer.statusCode, url).toBeLessThan(300);
      reached.push(url);
    }
    expect(reached).toHaveLength(4);
    const ofMessages = reached.find((url) => url.endsWith('/messages')) ?? '';
    const messages = await site.app.inject({ url: ofMessages, headers: { cookie: victim.cookie } });
    expect(messages.body).toContain(MARK);
  });
});

describe('an administrator', () => {
  it('is answered by every route of the portal, and by none from the request after losing the right', async () => {
    for (const route of [...routesBy('administrator'), ...routesBy('owner')]) {
      // Of the company, so that it has a role; deleting it is tried elsewhere.
      const isRole = route.url.endsWith('/role');
      const target = await addPerson(open.db, isRole ? { email: company() } : {});
      const admin = await addPerson(open.db, { email: company() });
      const asked = askedOf(route);
      const url = asked.url.replace(victim.id, target.id);
      const call = () =>
        site.app.inject({
          method: asked.method,
          url,
          headers: { cookie: admin.cookie },
          ...(asked.payload && { payload: asked.payload }),
        });
      const first = await call();
      expect(first.statusCode, `${url} ${first.body.slice(0, 200)}`).toBeLessThan(300);
      await setVerified(open.db, admin.id, false);
      expect((await call()).statusCode, url).toBe(403);
    }
  });
});

describe('reading', () => {
  it('changes nothing, whoever reads what, but that the audit log tells of it', async () => {
    const readers = [await addPerson(open.db), await addPerson(open.db, { email: company() }), victim];
    const reads = site.app.routeTable.filter((route) => firstMethodOf(route) === 'GET' && route.url !== '/api/logout');
    // The first read of a period keeps what it counts of the account's use (ADR-0014); from then on nothing is written.
    for (const { cookie } of readers) await site.app.inject({ url: '/api/auth/user', headers: { cookie } });
    const before = withoutAudit(await everythingStored(open.db));
    for (const route of reads) {
      const { url } = askedOf(route);
      for (const { cookie } of readers) {
        const answer = await site.app.inject({ url, headers: { cookie } });
        expect(answer.statusCode, url).toBeLessThan(500);
      }
      await site.app.inject({ url, headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
    }
    expect(withoutAudit(await everythingStored(open.db))).toBe(before);
  });
});

const withoutAudit = (digests: string): string => digests.replace(/^audit_entries .*\n?/m, '');
