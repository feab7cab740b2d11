import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../platform/database.ts';
import { registerSecurityHeaders, securityHeaders } from '../../platform/security-headers.ts';
import { registerSessions } from '../../platform/session.ts';
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
  await registerPages(app, { webFolder, documents, takesCards });
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
  ])('send a visitor from %s to %s', async (path, to) => {
    const answer = await ask(unset, path);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, to]);
  });

  it('are the app for whoever brings a session', async () => {
    for (const path of ['/profile', '/payment-setup']) {
      const answer = await ask(unset, `${path}?tab=payment`, SESSION);
      expect([answer.statusCode, answer.json()]).toEqual([200, { path, status: 200, hasSession: true }]);
    }
  });

  it('do not include the prices, which everybody may read', async () => {
    expect((await ask(unset, '/pricing')).json()).toEqual({ path: '/pricing', status: 200, hasSession: false });
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
