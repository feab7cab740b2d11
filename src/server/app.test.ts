import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { Pick } from '#contract/analysis.ts';
import { PageData } from '#contract/page.ts';
import { createApp } from './app.ts';
import { loadWebBuild } from './features/pages/web-build.ts';
import { createPasswords } from './features/passwords/passwords.ts';
import { createSlateService } from './features/slate/slate.service.ts';
import { pingDatabase } from './platform/database/database-ping.repo.ts';
import { openTestDatabase, testDatabase } from './platform/database/test-database.ts';
import { loggerOptions } from './platform/process/logger.ts';
import { createDemoFeed } from './providers/odds-feed/demo/demo-feed.ts';

const MANIFEST = {
  'src/web/app/start.ts': { file: 'assets/start-1.js', css: ['assets/style-4.css'] },
  'src/web/app/public-app.tsx': { file: 'assets/public-6.js', imports: ['_shared.js'] },
  'src/web/app/members-app.tsx': { file: 'assets/app-2.js', imports: ['_shared.js'] },
  'src/web/screens/terms-screen.tsx': { file: 'assets/terms-7.js', imports: ['_shared.js', '_words.js'] },
  '_shared.js': { file: 'assets/shared-3.js' },
  '_words.js': { file: 'assets/words-8.js' },
  'src/web/styles/fonts/geist.woff2': { file: 'assets/face-5.woff2' },
  'src/web/styles/fonts/geist-mono.woff2': { file: 'assets/figures-9.woff2' },
};
const RENDERER = `export const renderPage = (data, { shell }) => ({
  html: '<p>' + (shell ? 'spinner' : 'page ' + data.path) + '</p>',
  title: data.status + ' "title"',
  description: '<description>',
  screen: data.path === '/terms' ? 'src/web/screens/terms-screen.tsx' : null,
});`;
const SESSION = `edgewise_session=${'a'.repeat(43)}`;
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

let isClosing = false;

function writeBuild(): string {
  const built = mkdtempSync(join(tmpdir(), 'edgewise-build-'));
  for (const path of ['web/.vite', 'web/assets', 'ssr']) mkdirSync(join(built, path), { recursive: true });
  const files = {
    'web/.vite/manifest.json': JSON.stringify(MANIFEST),
    'web/favicon.svg': '<svg/>',
    'web/assets/app-2.js': 'plain',
    'web/assets/app-2.js.br': 'packed',
    'ssr/render.js': RENDERER,
  };
  for (const [path, text] of Object.entries(files)) writeFileSync(join(built, path), text);
  return built;
}

async function startApp(appUrl = 'http://localhost:3000'): Promise<FastifyInstance> {
  const { db } = open;
  const now = () => new Date('2026-11-21T12:00:00Z');
  const feed = createDemoFeed({ seed: 1 });
  return createApp({
    db,
    now,
    newId: randomUUID,
    slate: createSlateService({ db, now, feed, logger: quiet, holder: 'test' }),
    analyst: null,
    payments: null,
    passwords: createPasswords(),
    authSecret: 'a secret of the test',
    rights: { companyDomain: null, adminEmail: null },
    signupsPerHour: null,
    requestsPerMinute: null,
    unconfirmedTokens: 150,
    site: { helplineName: 'Helpline', helplinePhone: '1-800-522-4700', supportEmail: 'help@example.com' },
    ownUrl: null,
    appUrl,
    build: await loadWebBuild(folder),
    health: { isReady: async () => !isClosing && (await pingDatabase(db)) },
    logger: loggerOptions('silent'),
    trustProxy: [],
    metricsToken: null,
    adminPath: '/portal-test',
    pushKey: 'a public key',
    exportToken: null,
    paidOdds: null,
  });
}

const open = await testDatabase();
const folder = writeBuild();
const app = await startApp();
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

function pageDataOf(html: string): PageData {
  const [, attribute = ''] = / data-page="([^"]*)"/.exec(html) ?? [];
  const text = attribute.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<');
  const data = PageData.parse(JSON.parse(text.replaceAll('&gt;', '>').replaceAll('&amp;', '&')));
  return { ...data, example: data.example === null ? null : Pick.parse(data.example) };
}

describe('payments', () => {
  it('are joined: the screens ask after signing in, and a message needs no page, no session and no JSON', async () => {
    expect((await get('/api/payment/config')).statusCode).toBe(401);
    const message = (headers: Record<string, string>) =>
      app.inject({ method: 'POST', url: '/api/payment/webhook', payload: '{"id": ', headers });
    const answer = await message({ 'content-type': 'application/json' });
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable']);
    const foreign = await message({ 'content-type': 'application/json', origin: 'https://elsewhere.example' });
    expect(foreign.statusCode).toBe(403);
  });
});

describe('a page for a visitor', () => {
  it.each(['/', '/signin', '/signup', '/auth', '/terms', '/chat'])('%s is finished and 200', async (path) => {
    const response = await get(path);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.body).toContain(`<p>page ${path}</p>`);
    expect(response.body).toContain('data-app="/assets/public-6.js"');
    expect(pageDataOf(response.body)).toMatchObject({ path, status: 200, site: { helplineName: 'Helpline' } });
  });

  it('starts its app once it is touched where it is read first, and at once elsewhere', async () => {
    expect((await get('/')).body).toContain('data-starts="touched"');
    expect((await get('/signin')).body).not.toContain('data-starts');
  });

  it('knows the mode of the sign-in screen and repeats nothing else that was asked for', async () => {
    expect(pageDataOf((await get('/auth?mode=signin&x="><script>')).body).path).toBe('/auth?mode=signin');
    expect(pageDataOf((await get('/auth?mode=other')).body).path).toBe('/auth');
    expect((await get('/terms?x="><script>alert(1)')).body).not.toContain('alert');
  });

  it('is sent on from the dashboard to the sign-in screen', async () => {
    expect((await get('/dashboard')).headers.location).toBe('/api/login');
    expect((await get('/dashboard')).statusCode).toBe(302);
    expect((await get('/api/login')).headers.location).toBe('/signin');
  });

  it('carries an example pick that the engine priced, where one is shown', async () => {
    expect(pageDataOf((await get('/')).body).example).toMatchObject({ verdict: 'bet' });
    expect(pageDataOf((await get('/signin')).body).example).toBeNull();
  });
});

describe('a page for whoever brings a session cookie', () => {
  it('is the shell of the app, whatever the path', async () => {
    for (const path of ['/', '/chat', '/signin', '/terms']) {
      const response = await get(path, { cookie: SESSION });
      expect(response.statusCode).toBe(200);
      expect(response.body).toContain('<p>spinner</p>');
      expect(response.body).toContain('data-app="/assets/app-2.js"');
      expect(response.body).not.toContain('public-6.js');
    }
    expect((await get('/nowhere', { cookie: SESSION })).statusCode).toBe(404);
  });

  it('is not sent for a cookie that cannot be one of ours', async () => {
    expect((await get('/', { cookie: 'edgewise_session=made-up' })).body).toContain('<p>page /</p>');
  });
});

describe('any page', () => {
  it('is kept by nobody, and differs by cookie', async () => {
    for (const path of ['/', '/nowhere']) {
      const { headers } = await get(path);
      expect(headers['cache-control']).toBe('private, no-store');
      expect(headers.vary).toContain('Cookie');
    }
  });

  it('has no inline script and no inline style, and escapes what it is given', async () => {
    for (const headers of [{}, { cookie: SESSION }]) {
      const { body } = await get('/', headers);
      expect(body.match(/<script(?![^>]* src=)/g)).toBeNull();
      expect(body.match(/ on[a-z]+=| style=|<style/g)).toBeNull();
      expect(body).toContain('<title>200 "title"</title>');
      expect(body).toContain('content="&lt;description&gt;"');
    }
  });

  it('names the files of the build: styles, faces and scripts', async () => {
    const { body } = await get('/');
    expect(body).toContain('<link rel="stylesheet" href="/assets/style-4.css">');
    expect(body).toContain('<link rel="preload" href="/assets/face-5.woff2" as="font" type="font/woff2" crossorigin>');
    expect(body).toContain('<link rel="preload" href="/assets/figures-9.woff2" as="font"');
    expect(body).toContain('<script type="module" src="/assets/start-1.js"></script>');
    expect(body).toMatch(/^<!doctype html>\n<html lang="en">/);
  });

  it('asks for nothing of the app before it is shown, and then for the app and the screen at once', async () => {
    const modules = async (path: string) => /data-modules="([^"]*)"/.exec((await get(path)).body)?.[1];
    expect(await modules('/')).toBe('/assets/shared-3.js');
    expect(await modules('/terms')).toBe('/assets/shared-3.js /assets/terms-7.js /assets/words-8.js');
    expect((await get('/terms')).body).not.toContain('modulepreload');
  });

  it('holds its icon', async () => {
    expect((await get('/')).body).toContain('<link rel="icon" href="data:image/svg+xml,%3Csvg%2F%3E"');
  });

  it('is compressed as the browser can read it', async () => {
    const plain = (await get('/')).body;
    const br = await get('/', { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await get('/', { 'accept-encoding': 'br;q=0, gzip' });
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain);
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain);
  });

  it('answers HEAD with the same status and length, and no body', async () => {
    for (const url of ['/', '/nowhere']) {
      const [head, whole] = [await app.inject({ method: 'HEAD', url }), await get(url)];
      expect(head.statusCode).toBe(whole.statusCode);
      expect(head.headers['content-length']).toBe(whole.headers['content-length']);
      expect(head.body).toBe('');
    }
  });
});

describe('an unknown address', () => {
  it('is the 404 page, byte for byte the same wherever it is', async () => {
    const [one, other] = [await get('/nowhere'), await get('/portal-7f3c?x=1')];
    expect(one.statusCode).toBe(404);
    expect(one.body).toContain('noindex');
    expect(other.rawPayload.equals(one.rawPayload)).toBe(true);
  });

  it('is the same page where it cannot be decoded; below /api that is refused in JSON', async () => {
    const nowhere = await get('/nowhere');
    const length = 'x'.repeat(300);
    for (const url of ['/50%', '/%zz', '/%ff', '/50%?q=%zz', '/a/%20/%', '/assets/%zz', '/apiary/%', `/${length}%`]) {
      const response = await get(url, { accept: 'text/html' });
      expect([url, response.statusCode, response.headers['content-type']]).toEqual([
        url,
        404,
        'text/html; charset=utf-8',
      ]);
      expect(response.rawPayload.equals(nowhere.rawPayload), url).toBe(true);
    }
    for (const url of ['/api/50%', '/api/%zz', '/api/chat/%ff?x=1']) {
      const response = await get(url, { accept: 'text/html' });
      expect([url, response.statusCode, response.json()]).toMatchObject([
        url,
        400,
        { message: 'The address is not valid.', code: 'invalid_input' },
      ]);
    }
    expect((await get('/terms?x=%zz')).statusCode).toBe(200);
  });

  it('below /api is 404 in JSON, and so is a method that nobody expects', async () => {
    for (const request of [
      { method: 'GET', url: '/api/nowhere' },
      { method: 'GET', url: '/api' },
      { method: 'DELETE', url: '/api/waitlist' },
      { method: 'POST', url: '/terms' },
    ] as const) {
      const response = await app.inject(request);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ message: 'Not found', code: 'not_found' });
    }
  });
});

describe('a file of the build', () => {
  it('may be kept for good when its name carries a hash, and comes compressed', async () => {
    const response = await get('/assets/app-2.js', { 'accept-encoding': 'br' });
    expect(response.body).toBe('packed');
    expect(response.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    expect((await get('/assets/app-2.js')).body).toBe('plain');
  });

  it('is asked for again after an hour when its name stays', async () => {
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
  });

  it('that describes the build is not given out', async () => {
    for (const url of ['/.vite/manifest.json', '/assets/../.vite/manifest.json', '/assets/%2e%2e/.vite/manifest.json'])
      expect((await get(url)).statusCode).toBe(404);
    expect((await get('/assets/gone-9.js')).statusCode).toBe(404);
    for (const url of ['/assets/', '/assets/..%2Fssr/render.js']) {
      const response = await get(url);
      expect([url, response.statusCode, response.headers['content-type']]).toEqual([
        url,
        404,
        'text/html; charset=utf-8',
      ]);
    }
  });
});

describe('the headers', () => {
  const paths = ['/', '/nowhere', '/api/nowhere', '/api/auth/user', '/healthz', '/favicon.svg', '/%zz', '/dashboard'];

  it('protect every page, answer, file and refusal', async () => {
    for (const path of paths) {
      const { headers } = await get(path);
      const policy = String(headers['content-security-policy']);
      expect(policy, path).toContain("script-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("require-trusted-types-for 'script'; trusted-types push-worker;");
      expect(policy).toMatch(/; report-uri \/api\/csp-reports$/);
      expect(policy).not.toMatch(/unsafe|\*/);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
      });
      expect(headers['strict-transport-security']).toBeUndefined();
    }
  });

  it('keep the address of a page that a mailed link opens to itself', async () => {
    for (const path of ['/verify', '/reset', '/waitlist/confirm', '/unsubscribe']) {
      const { statusCode, headers } = await get(`${path}?token=secret`);
      expect([statusCode, headers['referrer-policy'], headers['x-robots-tag']]).toEqual([
        200,
        'no-referrer',
        'noindex',
      ]);
    }
  });

  it('protect also what never becomes a request, and what comes while the server closes', async () => {
    const closing = await startApp();
    const said: string[] = [];
    const send = async (bytes: string) => {
      const socket = connect((closing.server.address() as AddressInfo).port, '127.0.0.1');
      socket.write(bytes);
      said.push(await text(socket));
    };
    closing.addHook('preClose', () => send('GET / HTTP/1.1\r\nhost: x\r\n\r\n'));
    await closing.listen({ port: 0, host: '127.0.0.1' });
    await send('garbage\r\n\r\n');
    await closing.close();
    const [garbage, late] = said;
    expect(garbage).toMatch(/^HTTP\/1\.1 400 .*"code":"invalid_input"/s);
    expect(late).toMatch(/^HTTP\/1\.1 503 .*"code":"unavailable"/s);
    for (const answer of said) {
      expect(answer).toContain("script-src 'self';");
      expect(answer).toMatch(/nosniff.*no-store/s);
    }
  });

  it('ask browsers for https only where the public address has it', async () => {
    const secure = await startApp('https://edgewise.example');
    expect((await secure.inject('/')).headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
    await secure.close();
  });

  it('keep everything below /api out of every cache', async () => {
    for (const path of ['/api/nowhere', '/api/auth/user', '/api/login', '/%61pi/auth/user', '/api/%zz'])
      expect((await get(path)).headers['cache-control']).toBe('no-store');
  });
});

describe('health', () => {
  it('says that the process lives, and apart from that whether it can serve', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await get('/readyz')).statusCode).toBe(200);
    isClosing = true;
    expect((await get('/readyz')).statusCode).toBe(503);
    expect((await get('/healthz')).statusCode).toBe(200);
    isClosing = false;
  });

  it('is not ready when its database does not answer', async () => {
    const gone = await openTestDatabase();
    await gone.close();
    expect(await pingDatabase(gone.db)).toBe(false);
  });
});

describe('the web build', () => {
  it('that is missing is named in one sentence', async () => {
    await expect(loadWebBuild('/nowhere')).rejects.toThrow(/^The web app in \/nowhere is not built/);
  });
});
