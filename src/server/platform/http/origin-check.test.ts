import Fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { registerErrorHandling } from './http-errors.ts';
import { registerOriginCheck } from './origin-check.ts';

function startApp(appUrl: string | null): FastifyInstance {
  const app = Fastify();
  registerErrorHandling(app);
  registerOriginCheck(app, { appUrl });
  app.route({
    method: ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/',
    handler: async () => ({ ok: true }),
  });
  return app;
}

type Method = 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
const statusOf = async (app: FastifyInstance, method: Method, origin?: string, host = 'localhost:3000') =>
  (await app.inject({ method, url: '/', headers: { host, ...(origin !== undefined && { origin }) } })).statusCode;

const FOREIGN = ['http://evil.example', 'null', '', 'not an origin', 'file://', 'chrome-extension://abc'];

describe('a request that changes something', () => {
  it('is refused from a foreign origin, whatever its method', async () => {
    for (const app of [startApp(null), startApp('https://edgewise.example')]) {
      for (const origin of FOREIGN) {
        for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const)
          expect(await statusOf(app, method, origin), `${method} from ${origin}`).toBe(403);
      }
    }
  });

  it('may come from anywhere when it says nothing of where', async () => {
    expect(await statusOf(startApp(null), 'POST')).toBe(200);
    expect(await statusOf(startApp('https://edgewise.example'), 'POST')).toBe(200);
  });

  it('is refused without an origin too, where the browser says that another site asks', async () => {
    const statusFrom = async (site: string, origin?: string) => {
      const headers = { host: 'localhost:3000', 'sec-fetch-site': site, ...(origin && { origin }) };
      return (await startApp(null).inject({ method: 'POST', url: '/', headers })).statusCode;
    };
    for (const site of ['cross-site', 'same-site', 'anything']) expect(await statusFrom(site), site).toBe(403);
    for (const site of ['same-origin', 'none']) expect(await statusFrom(site), site).toBe(200);
    // Two loopback names of one server are two sites to a browser.
    expect(await statusFrom('cross-site', 'http://127.0.0.1:3000')).toBe(200);
  });

  it('must come from the public address where one is set', async () => {
    const app = startApp('https://edgewise.example/');
    expect(await statusOf(app, 'POST', 'https://edgewise.example')).toBe(200);
    for (const origin of [
      'http://edgewise.example',
      'https://edgewise.example:8443',
      'https://edgewise.example.evil.example',
      'https://app.edgewise.example',
      'http://localhost:3000',
    ])
      expect(await statusOf(app, 'POST', origin), origin).toBe(403);
  });

  it('may come from any loopback name on the same port while no public address is set', async () => {
    const app = startApp(null);
    for (const name of ['localhost', '127.0.0.1', '[::1]']) {
      expect(await statusOf(app, 'POST', `http://${name}:3000`), name).toBe(200);
      expect(await statusOf(app, 'POST', `http://${name}:3001`), name).toBe(403);
      expect(await statusOf(app, 'POST', `https://${name}:3000`), name).toBe(403);
    }
    expect(await statusOf(app, 'POST', 'http://localhost.evil.example:3000')).toBe(403);
  });

  it('is refused when a foreign name was pointed at this machine', async () => {
    expect(await statusOf(startApp(null), 'POST', 'http://evil.example:3000', 'evil.example:3000')).toBe(403);
  });
});

describe('a request that only reads', () => {
  it('may come from anywhere', async () => {
    for (const method of ['GET', 'HEAD', 'OPTIONS'] as const)
      for (const origin of FOREIGN) expect(await statusOf(startApp(null), method, origin)).toBe(200);
  });
});
