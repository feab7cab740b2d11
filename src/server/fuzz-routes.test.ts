import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { LightMyRequestResponse, RouteOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { testDatabase } from './platform/database/test-database.ts';
import { addBelongings } from './test-belongings.ts';
import { firstMethodOf, type Method, requestsTo, type SentRequest } from './test-broken-requests.ts';
import { addPerson, addSession, type Person } from './test-people.ts';
import { COMPANY, startWholeApp } from './test-whole-app.ts';

const CASES = 5_000;
/** Of those that come by chance, one half or more is from whom the route is for. */
const CALLERS_DRAWN = 5;
/** A run that fails can be run again as it was. */
const SEED = 20261121;

const open = await testDatabase();
const site = await startWholeApp(open.db);

type Caller = { person: Person | null };

/** What comes back to a caller is an answer in the form that all answers have, whatever was sent. */
function assertSound(sent: SentRequest, method: string, answer: LightMyRequestResponse): void {
  const seen = `${method} ${sent.url} ${sent.payload?.slice(0, 200)} ${JSON.stringify(sent.headers)}: ${answer.body.slice(0, 300)}`;
  expect(answer.statusCode, seen).toBeLessThan(500);
  const type = String(answer.headers['content-type'] ?? '');
  if (answer.statusCode >= 300 && answer.statusCode < 400 && answer.statusCode !== 304) {
    expect(String(answer.headers.location), seen).toMatch(/^\/(?!\/)/);
  } else if (sent.url.startsWith('/api') && method !== 'HEAD' && answer.statusCode >= 400) {
    expect(type, seen).toMatch(/^application\/json/);
    expect(answer.json(), seen).toMatchObject({ message: expect.stringMatching(/\S/) });
  } else if (type.startsWith('application/json') && method !== 'HEAD' && !answer.headers['content-encoding']) {
    expect(() => answer.json(), seen).not.toThrow();
  }
}

/** Whom the route is for comes first. */
async function callersOf(route: RouteOptions): Promise<[Caller & { person: Person }, ...Caller[]]> {
  const user = { person: await addPerson(open.db) };
  const admin = { person: await addPerson(open.db, { email: `a-${randomUUID()}@${COMPANY}` }) };
  const nobody = { person: null };
  return route.config?.access === 'administrator' ? [admin, user, nobody] : [user, admin, nobody];
}

async function fuzz(route: RouteOptions, share: number): Promise<number> {
  const method = firstMethodOf(route);
  const who = await callersOf(route);
  const { sessionId, messageId, cardId } = await addBelongings(site, who[0].person, 'mine');
  const id = route.url.includes('/methods/') ? cardId : (await addPerson(open.db)).id;
  const { each, any } = requestsTo(route, { sessionId, messageId, id, eventId: 'g1', other: 'app-1.js' });
  let seen = 0;

  const property = fc.asyncProperty(any, fc.nat(CALLERS_DRAWN), async (sent, drawn) => {
    const { person } = who[drawn] ?? who[0];
    seen += 1;
    const answer = await send(method, sent, person);
    assertSound(sent, method, answer);
    // A request that ended its own session: the next comes with another one.
    if (answer.statusCode === 401 && person) Object.assign(person, await addSession(open.db, person.id));
  });
  // What HEAD would do, GET does.
  const examples = method !== 'HEAD' ? each.map((sent): [SentRequest, number] => [sent, 0]) : [];
  await fc.assert(property, {
    seed: SEED,
    examples,
    numRuns: Math.max(share, examples.length + Math.ceil(share / 4)),
    endOnFailure: true,
  });
  return seen;
}

let network = 0;

/** Each comes from a network of its own, or the limits would answer for the routes. */
function send(method: Method, { url, headers, payload }: SentRequest, person: Person | null) {
  network += 1;
  // Some may be charged: what needs a key has one, and never one that was used.
  const key = network % 2 === 0 && { 'idempotency-key': `key-${network}` };
  const from = `10.${(network >> 16) & 255}.${(network >> 8) & 255}.${network & 255}`;
  return site.app.inject({
    method,
    url,
    headers: { 'x-forwarded-for': from, ...key, ...(person && { cookie: person.cookie }), ...headers },
    ...(payload !== undefined && { payload }),
  });
}

/** Most go where most can be broken: to what takes a body, and to what reads the database. */
function weightOf(route: RouteOptions): number {
  const method = firstMethodOf(route);
  if (method === 'HEAD' || !route.url.startsWith('/api')) return 1;
  return method === 'GET' ? 3 : 5;
}

describe('every route', () => {
  it(`answers ${CASES} requests and more, most of them broken, without a fault of its own`, {
    timeout: 600_000,
  }, async () => {
    const routes = site.app.routeTable.map((route) => ({ route, weight: weightOf(route) }));
    const all = routes.reduce((sum, { weight }) => sum + weight, 0);
    let seen = 0;
    for (const { route, weight } of routes) seen += await fuzz(route, Math.ceil((CASES * weight) / all));
    expect(seen).toBeGreaterThanOrEqual(CASES);
    expect((await site.app.inject('/healthz')).statusCode).toBe(200);
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
  });
});
