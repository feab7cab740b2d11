import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../platform/database/database.ts';
import { registerSecurityHeaders, securityHeaders } from '../../platform/http/security-headers.ts';
import { registerSessions } from '../../platform/http/session.ts';
import { registerPages } from './pages.routes.ts';

const SESSION = `edgewise_session=${'a'.repeat(43)}`;

let webFolder: string;
let unset: FastifyInstance;
let set: FastifyInstance;

async function startPages(takesCards: boolean): Promise<FastifyInstance> {
  const app = Fastify();
  registerSecurityHeaders(app, securityHeaders({ https: false }));
  // Pages look at the cookie, never at the database.
  const rights = { companyDomain: null, adminEmail: null };
  registerSessions(app, { db: {} as Db, now: () => new Date(0), appUrl: 'http://localhost:3000', rights });
  const documents = async (page: object) => Buffer.from(JSON.stringify(page));
  await registerPages(app, {
    webFolder,
    documents,
    appUrl: 'https://edge.example',
    adminPath: '/portal-7f3c',
    takesCards,
    calculate: async () => ({ ok: false, message: 'Unused', named: [] }),
  });
  return app;
}

beforeAll(async () => {
  webFolder = mkdtempSync(join(tmpdir(), 'edgewise-pages-'));
  mkdirSync(join(webFolder, 'assets'));
  [unset, set] = [await startPages(false), await startPages(true)];
});
afterAll(() => rmSync(webFolder, { recursive: true }));

const ask = (app: FastifyInstance, url: string, cookie?: string) =>
  app.inject({ url, headers: cookie ? { cookie } : {} });
const policyOf = async (app: FastifyInstance, url: string) =>
  String((await ask(app, url, SESSION)).headers['content-security-policy']);

describe('pages of one’s own', () => {
  it.each([
    ['/profile?tab=payment', '/signin'],
    ['/payment-setup?client_secret=x', '/signin'],
    ['/dashboard', '/api/login'],
    ['/odds?league=NFL', '/api/login'],
    ['/odds/demo%3Ag1?market=spread', '/api/login'],
  ])('send a visitor from %s to %s', async (path, to) => {
    const answer = await ask(unset, path);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, to]);
  });

  it('are the app for whoever brings a session', async () => {
    for (const path of ['/profile', '/payment-setup', '/dashboard', '/odds']) {
      const answer = await ask(unset, `${path}?tab=payment`, SESSION);
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        { path, status: 200, hasSession: true, isOfOwnInputs: false },
      ]);
    }
  });

  it('are one page for all games, and none below them', async () => {
    for (const path of ['/odds/demo%3Ag1', '/odds/g2']) {
      const page = { path: '/odds/game', status: 200, hasSession: true, isOfOwnInputs: false };
      expect((await ask(unset, `${path}?market=total`, SESSION)).json()).toEqual(page);
    }
    for (const path of ['/odds/', '/odds/g1/', '/odds/g1/props'])
      for (const cookie of [SESSION, undefined]) expect((await ask(unset, path, cookie)).statusCode, path).toBe(404);
  });

  it.each(['/pricing', '/explore', '/record'])('do not include %s, which everybody may read', async (path) => {
    expect((await ask(unset, path)).json()).toEqual({ path, status: 200, hasSession: false, isOfOwnInputs: false });
  });
});

describe('a calculator', () => {
  it('comes worked out for a visitor, and as the app for whoever brings a session', async () => {
    expect((await ask(unset, '/tools/kelly')).json()).toMatchObject({
      path: '/tools/kelly',
      status: 200,
      worked: { texts: { price: '+110' }, reply: { ok: true } },
    });
    expect((await ask(unset, '/tools/kelly?price=x')).json()).toMatchObject({
      path: '/tools/kelly',
      worked: { texts: { price: 'x' }, reply: { ok: false } },
      isOfOwnInputs: true,
    });
    expect((await ask(unset, '/tools/kelly?price=x', SESSION)).json()).toEqual({
      path: '/tools/kelly',
      status: 200,
      hasSession: true,
      isOfOwnInputs: false,
    });
  });

  it('that there is not is no page', async () => {
    expect((await ask(unset, '/tools/luck')).statusCode).toBe(404);
  });
});

describe('the payment provider’s form', () => {
  it('may stand on the page that takes a card, and on no other', async () => {
    const policy = await policyOf(set, '/payment-setup?client_secret=x');
    const directives = new Map(policy.split('; ').map((text) => [text.split(' ')[0], text.split(' ').slice(1)]));
    expect(directives.get('script-src')).toEqual(["'self'", 'https://js.stripe.com', 'https://*.js.stripe.com']);
    expect(directives.get('connect-src')).toEqual(["'self'", 'https://api.stripe.com']);
    expect(directives.get('frame-src')).toContain('https://hooks.stripe.com');
    expect(directives.get('style-src')).toEqual(["'self'"]);
    expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy).not.toContain('unsafe');
    for (const path of ['/', '/profile', '/pricing', '/chat', '/payment-setup/', '/nowhere']) {
      expect(await policyOf(set, path), path).not.toContain('stripe');
    }
  });

  it('may stand nowhere while no provider is configured', async () => {
    expect(await policyOf(unset, '/payment-setup')).toBe(await policyOf(unset, '/'));
    expect(await policyOf(unset, '/')).toContain("default-src 'self'; script-src 'self';");
  });
});

describe('what search engines read', () => {
  it('is where the pages are listed, at the public address', async () => {
    const answer = await ask(unset, '/robots.txt');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body).toContain('Disallow: /api/\n');
    expect(answer.body).toContain('\nSitemap: https://edge.example/sitemap.xml\n');
  });

  it('tells assistants what this is and where it is asked, with links that lead somewhere', async () => {
    const answer = await ask(unset, '/llms.txt');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body).toMatch(/^# Edgewise\n\n> /);
    const links = [...answer.body.matchAll(/\]\(https:\/\/edge\.example(.*?)\)/g)].map(([, path]) => path);
    expect(links).toEqual([
      '/mcp',
      '/api/docs',
      '/api/openapi.json',
      '/tools',
      '/record',
      '/best-bets',
      '/pricing',
      '/terms',
    ]);
    for (const path of links.slice(3)) expect((await ask(unset, path ?? '')).statusCode, path).toBe(200);
  });

  it('is every page that a visitor may see, and no other', async () => {
    const answer = await ask(unset, '/sitemap.xml');
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
    const listed = [...answer.body.matchAll(/<loc>https:\/\/edge\.example(.*?)<\/loc>/g)].map(([, path]) => path);
    expect(listed).toHaveLength(answer.body.split('<url>').length - 1);
    expect(listed.filter((path) => !path?.startsWith('/tools/'))).toEqual([
      '/',
      '/explore',
      '/pricing',
      '/record',
      '/best-bets',
      '/signin',
      '/signup',
      '/terms',
      '/tools',
    ]);
    expect(listed).toContain('/tools/free-bet');
    for (const path of listed) {
      const page = await ask(unset, path ?? '');
      expect([page.statusCode, page.json().status], path).toEqual([200, 200]);
    }
  });
});
