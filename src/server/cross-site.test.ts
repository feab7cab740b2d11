import fc from 'fast-check';
import type { RouteOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { testDatabase } from './platform/database/test-database.ts';
import { everythingStored } from './test-belongings.ts';
import { fillIn, firstMethodOf, paramsOf } from './test-broken-requests.ts';
import { addPerson } from './test-people.ts';
import { valuesOf } from './test-schema-values.ts';
import { COMPANY, startWholeApp } from './test-whole-app.ts';

const OWN = 'https://edgewise.example';

const open = await testDatabase();
const site = await startWholeApp(open.db);
const people = [await addPerson(open.db), await addPerson(open.db, { email: `admin@${COMPANY}` })];

const changing = () =>
  site.app.routeTable.filter((route) => !['GET', 'HEAD', 'OPTIONS'].includes(firstMethodOf(route)));

function bodyOf(route: RouteOptions): unknown {
  const { body } = (route.schema ?? {}) as { body?: unknown };
  return body ? fc.sample(valuesOf(body), { seed: 3, numRuns: 1 })[0] : {};
}

const urlOf = ({ url }: RouteOptions): string =>
  fillIn(url, Object.fromEntries(paramsOf(url).map((name) => [name, '00000000-0000-4000-8000-000000000000'])));

const FROM_ELSEWHERE: readonly Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://edgewise.example' },
  { origin: 'https://edgewise.example.evil.example' },
  { origin: 'https://sub.edgewise.example', 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
  { 'sec-fetch-site': 'same-site' },
];

/** What a form of another site can send without asking first. */
const FORM_TYPES = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];

/** Takes what mail programs send, and bytes that are signed. */
const TAKES_FORMS = ['/api/mail/unsubscribe', '/api/payment/webhook'];

describe('every route that changes something', () => {
  it('refuses what another site asks for, with any session, and does nothing', async () => {
    const before = await everythingStored(open.db);
    for (const route of changing()) {
      for (const headers of FROM_ELSEWHERE) {
        for (const { cookie } of people) {
          const answer = await site.app.inject({
            method: firstMethodOf(route),
            url: urlOf(route),
            headers: { cookie, 'content-type': 'application/json', ...headers },
            payload: JSON.stringify(bodyOf(route)),
          });
          const seen = `${route.method} ${route.url} ${JSON.stringify(headers)}`;
          expect([answer.statusCode, answer.json().code], seen).toEqual([403, 'forbidden']);
        }
      }
    }
    expect(await everythingStored(open.db)).toBe(before);
  });

  it('takes nothing that a form can send', async () => {
    const before = await everythingStored(open.db);
    const [user] = people;
    for (const route of changing().filter(({ url }) => !TAKES_FORMS.includes(url))) {
      for (const type of FORM_TYPES) {
        const answer = await site.app.inject({
          method: firstMethodOf(route),
          url: urlOf(route),
          headers: { cookie: user?.cookie ?? '', 'content-type': type },
          payload: JSON.stringify(bodyOf(route)),
        });
        expect([400, 401, 403, 404], `${route.method} ${route.url} ${type}`).toContain(answer.statusCode);
      }
    }
    expect(await everythingStored(open.db)).toBe(before);
  });

  it('lets in what comes from the own page', async () => {
    for (const route of changing().filter(({ config }) => config?.access === 'user')) {
      const answer = await site.app.inject({
        method: firstMethodOf(route),
        url: urlOf(route),
        headers: { origin: OWN, 'sec-fetch-site': 'same-origin' },
      });
      expect(answer.statusCode, `${route.method} ${route.url}`).toBe(401);
    }
  });
});

describe('a link of another site', () => {
  it('signs nobody out', async () => {
    const user = await addPerson(open.db);
    const { cookie } = user;
    const link = { cookie, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    expect((await site.app.inject({ url: '/api/logout', headers: link })).headers.location).toBe('/');
    expect((await site.app.inject({ url: '/api/auth/user', headers: { cookie } })).statusCode).toBe(200);
    expect((await site.app.inject({ url: '/api/logout', headers: { cookie } })).statusCode).toBe(302);
    expect((await site.app.inject({ url: '/api/auth/user', headers: { cookie } })).statusCode).toBe(401);
  });
});

it('no method is answered that no route has, least of all one that repeats what was sent', async () => {
  for (const method of ['TRACE', 'OPTIONS'] as const) {
    for (const url of ['/', '/api/auth/user', '/api/auth/signin']) {
      const answer = await site.app.inject({
        method,
        url,
        headers: { cookie: people[0]?.cookie ?? '', 'x-sent': 'sent' },
      });
      expect([answer.statusCode, answer.body.includes('sent')], `${method} ${url}`).toEqual([404, false]);
    }
  }
});

it('no answer lets another site read it', async () => {
  for (const route of site.app.routeTable) {
    const { headers } = await site.app.inject({
      method: firstMethodOf(route),
      url: urlOf(route),
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    const allowed = Object.keys(headers).filter((name) => name.startsWith('access-control-'));
    expect(allowed, `${route.method} ${route.url}`).toEqual([]);
    expect(headers['cross-origin-resource-policy'], `${route.method} ${route.url}`).toBe('same-origin');
  }
});
