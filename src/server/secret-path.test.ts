import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { loadWebBuild } from './features/pages/web-build.ts';
import { testDatabase } from './platform/database/test-database.ts';
import { fillIn, firstMethodOf, paramsOf } from './test-broken-requests.ts';
import { addPerson } from './test-people.ts';
import { ADMIN_PATH, COMPANY, METRICS_TOKEN, startWholeApp } from './test-whole-app.ts';

const DIST = new URL('../../dist', import.meta.url).pathname;
const isBuilt = existsSync(join(DIST, 'web/.vite/manifest.json'));
/** Without its slash, so that no way of writing it is missed. */
const SECRET = ADMIN_PATH.slice(1);

const open = await testDatabase();
const site = await startWholeApp(open.db, isBuilt ? { build: await loadWebBuild(DIST) } : {});

const saidBy = (answer: LightMyRequestResponse): string => answer.body + JSON.stringify(answer.headers);

/** Every address that the table knows, but for those below the portal's. */
const addresses = () =>
  site.app.routeTable
    .filter(({ url }) => !url.includes(SECRET))
    .map((route) => ({
      method: firstMethodOf(route),
      url: fillIn(route.url, Object.fromEntries(paramsOf(route.url).map((name) => [name, 'x']))),
    }));

describe('the secret path', () => {
  it('stands in no answer that a visitor or a user can get, refusals and errors included', async () => {
    const user = await addPerson(open.db);
    const unknown = ['/nowhere', '/portal', '/admin', '/%zz', '/api/nowhere', `/${'x'.repeat(300)}`];
    const all = [...addresses(), ...unknown.map((url) => ({ method: 'GET' as const, url }))];
    for (const cookie of ['', user.cookie]) {
      for (const { method, url } of all) {
        const answer = await site.app.inject({ method, url, headers: { cookie } });
        expect(saidBy(answer).includes(SECRET), `${method} ${url}`).toBe(false);
      }
    }
  });

  it('is repeated to nobody who guesses near it, and the guess at it looks like any other', async () => {
    const ask = (url: string, cookie = '') => site.app.inject({ url, headers: { cookie } });
    const nowhere = await ask('/nowhere');
    for (const url of [ADMIN_PATH, `${ADMIN_PATH}/`, `${ADMIN_PATH}x`, ADMIN_PATH.toUpperCase()]) {
      const answer = await ask(url);
      expect([answer.statusCode, answer.body], url).toEqual([404, nowhere.body]);
      expect(Object.keys(answer.headers).sort()).toEqual(Object.keys(nowhere.headers).sort());
    }
  });

  it('gives nothing to a user who knows it, and does not stand in the page of the portal', async () => {
    const [user, admin] = [await addPerson(open.db), await addPerson(open.db, { email: `a@${COMPANY}` })];
    const pages: string[] = [];
    for (const { cookie } of [user, admin]) {
      const page = await site.app.inject({ url: ADMIN_PATH, headers: { cookie } });
      expect(page.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
      expect(saidBy(page).includes(SECRET)).toBe(false);
      pages.push(page.body);
    }
    expect(pages[0]).toBe(pages[1]);
    const data = await site.app.inject({ url: `/api${ADMIN_PATH}/verify`, headers: { cookie: user.cookie } });
    expect([data.statusCode, saidBy(data).includes(SECRET)]).toEqual([403, false]);
  });

  it('leaves no page by its Referer: whatever links elsewhere sends at most the name of the site', async () => {
    for (const { method, url } of addresses()) {
      const { headers } = await site.app.inject({ method, url });
      expect(headers['referrer-policy'], url).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/);
    }
  });

  it('stands in no line of the log and no metric', async () => {
    const admin = await addPerson(open.db, { email: `b@${COMPANY}` });
    for (const cookie of ['', admin.cookie]) {
      for (const url of [
        ADMIN_PATH,
        `/api${ADMIN_PATH}/users?limit=x`,
        `/api${ADMIN_PATH}/verify`,
        `${ADMIN_PATH}/x`,
      ]) {
        await site.app.inject({ url, headers: { cookie } });
      }
    }
    expect(site.logged.length).toBeGreaterThan(20);
    expect(site.logged.some((line) => line.includes('{secret}'))).toBe(true);
    expect(site.logged.filter((line) => line.includes(SECRET))).toEqual([]);
    const metrics = await site.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
    expect([metrics.statusCode, metrics.body.includes(SECRET)]).toEqual([200, false]);
  });
});

const unpacked = (file: string): string => {
  const bytes = readFileSync(file);
  if (file.endsWith('.br')) return brotliDecompressSync(bytes).toString();
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
};

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile());

describe.skipIf(!isBuilt)('the build (skipped where there is none)', () => {
  it('holds no source map for the browser and no word of where the portal is', () => {
    const files = filesIn(join(DIST, 'web'));
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
    for (const file of files) expect(unpacked(file), file).not.toMatch(/sourceMappingURL|ADMIN_PATH|adminPath/);
  });

  it('gives out every file as it is, and nothing of the server', async () => {
    const root = join(DIST, 'web');
    for (const file of filesIn(root).filter((name) => !name.includes('.vite') && !/\.(br|gz)$/.test(name))) {
      const answer = await site.app.inject(file.slice(root.length));
      expect([answer.statusCode, saidBy(answer).includes(SECRET)], file).toEqual([200, false]);
    }
    for (const url of [
      '/.vite/manifest.json',
      '/../server/main.js',
      '/%2e%2e/server/main.js.map',
      '/assets/../../server/main.js',
    ])
      expect((await site.app.inject(url)).statusCode, url).toBe(404);
  });
});
