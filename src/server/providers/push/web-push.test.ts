import { createPublicKey, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newPushKey, publicPushKey, pushKeyProblem } from './vapid.ts';
import { createWebPush } from './web-push.ts';

const NOW = new Date('2026-11-27T12:00:00Z');
const key = newPushKey();
const never = new AbortController().signal;

let server: Server;
let answer: { status: number; headers?: Record<string, string> };
let got: { method: string | undefined; headers: IncomingHttpHeaders; body: string }[];
let endpoint: URL;
beforeEach(async () => {
  got = [];
  answer = { status: 201 };
  server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    got.push({ method: request.method, headers: request.headers, body });
    response.writeHead(answer.status, answer.headers).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endpoint = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/send/one`);
});
afterEach(() => server.close());

const send = () => createWebPush({ key, subject: 'mailto:help@example.com', now: () => NOW }).send(endpoint, never);

describe('a push', () => {
  it('carries nothing but who sends it, signed for that service alone (RFC 8030, RFC 8292)', async () => {
    expect(await send()).toEqual({ kind: 'sent' });
    const [request] = got;
    expect(request).toMatchObject({ method: 'POST', body: '' });
    expect(request?.headers).toMatchObject({ ttl: '1800', urgency: 'high', topic: 'alerts', 'content-length': '0' });
    const [, token = '', point = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(request?.headers.authorization ?? '') ?? [];
    expect(point).toBe(publicPushKey(key));
    const raw = Buffer.from(point, 'base64url');
    expect([raw.length, raw[0]]).toEqual([65, 4]);
    const jwk = { kty: 'EC', crv: 'P-256', x: raw.toString('base64url', 1, 33), y: raw.toString('base64url', 33) };
    const [head = '', claims = '', signature = ''] = token.split('.');
    const publicKey = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const };
    const isSigned = verify('sha256', Buffer.from(`${head}.${claims}`), publicKey, Buffer.from(signature, 'base64url'));
    expect(isSigned).toBe(true);
    const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
    expect(read(head)).toEqual({ typ: 'JWT', alg: 'ES256' });
    expect(read(claims)).toEqual({
      aud: endpoint.origin,
      exp: NOW.getTime() / 1_000 + 43_200,
      sub: 'mailto:help@example.com',
    });
  });

  it.each([
    [404, undefined, { kind: 'gone' }],
    [410, undefined, { kind: 'gone' }],
    [429, { 'retry-after': '120' }, { kind: 'later', afterMs: 120_000, reason: 'answered HTTP 429' }],
    [503, { 'retry-after': 'Fri, 27 Nov 2026 12:01:00 GMT' }, { kind: 'later', afterMs: 60_000 }],
    [429, { 'retry-after': '999999' }, { kind: 'later', afterMs: 3_600_000 }],
    [500, { 'retry-after': 'soon' }, { kind: 'later', afterMs: null }],
    [403, undefined, { kind: 'later', afterMs: null, reason: 'answered HTTP 403' }],
  ])('that is answered with %s %o comes to its outcome', async (status, headers, outcome) => {
    answer = { status, ...(headers && { headers }) };
    expect(await send()).toMatchObject(outcome);
  });

  it('follows no service elsewhere', async () => {
    answer = { status: 307, headers: { location: endpoint.href } };
    expect(await send()).toMatchObject({ kind: 'later' });
    expect(got).toHaveLength(1);
  });
});

it('has a key of the one curve that browsers take', () => {
  expect(pushKeyProblem(key)).toBeNull();
  expect(pushKeyProblem('x')).toBe('holds no private key in base64 of PKCS #8');
  const ed25519 = 'MC4CAQAwBQYDK2VwBCIEINTuctv5E1hK1bbY8fdp+K06/nwoy/HU++CXqI9EdVhC';
  expect(pushKeyProblem(ed25519)).toBe('holds no P-256 key');
});
