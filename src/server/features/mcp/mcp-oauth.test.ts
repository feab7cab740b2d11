import { Client, StreamableHTTPClientTransport, UnauthorizedError } from '@modelcontextprotocol/client';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Assistant } from '#contract/oauth.ts';
import { footballSlate, NOW } from '#research/slate/test-slate.ts';
import { type OpenDatabase, rowsOf } from '../../platform/database/database.ts';
import { openTestDatabase } from '../../platform/database/test-database.ts';
import { sweepOAuth } from '../access/oauth/assistants.service.ts';
import { newDeskCaller } from '../desk/test-desk-app.ts';
import { takeMails } from '../mail/test-mail.ts';
import { type McpApp, type Owner, send, startMcpApp } from './test-mcp-app.ts';
import { CALLBACK, connected, decide, newChallenge, oauthClient, registered, requestOf } from './test-oauth-client.ts';

let open: OpenDatabase;
let site: McpApp;
let owner: Owner;
beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.close());
beforeEach(async () => {
  site = await startMcpApp(open.db, footballSlate(), NOW);
  owner = await newDeskCaller(site, open.db, 5);
});
afterEach(() => site.app.close());

const assistants = async () => (await owner.get('/api/user/assistants')).json<Assistant[]>();
const asked = (request: object, cookie = owner.cookie) =>
  site.app.inject({ url: '/api/oauth/request', query: request as Record<string, string>, headers: { cookie } });

it('is let in no further than it asked', async () => {
  const clientId = await registered(site);
  const { verifier, challenge } = newChallenge();
  const free = requestOf(clientId, challenge, { scope: 'desk:free' });
  expect((await decide(site, owner.cookie, free, 'verdicts')).json()).toMatchObject({ code: 'invalid_input' });
  const { to } = (await decide(site, owner.cookie, free, 'free')).json<{ to: string }>();
  const code = new URL(to).searchParams.get('code') ?? '';
  const fields = { grant_type: 'authorization_code', code, client_id: clientId, redirect_uri: CALLBACK };
  const tokens = await oauthClient(site).token({ ...fields, code_verifier: verifier });
  expect(tokens.json()).toMatchObject({ scope: 'desk:free' });
});

it('lets in so many in an hour and no more, however many sessions allow them; saying no is free', async () => {
  const clientId = await registered(site);
  const request = requestOf(clientId, newChallenge().challenge);
  const statuses: number[] = [];
  for (let n = 0; n < 22; n++) statuses.push((await decide(site, owner.cookie, request)).statusCode);
  expect(statuses).toEqual([...Array(20).fill(200), 429, 429]);
  expect((await decide(site, owner.cookie, request, null)).statusCode).toBe(200);
  const codes = rowsOf<{ n: number }>(
    await open.db.execute(sql`select count(*)::int as n from oauth_codes where client_id = ${clientId}`),
  );
  expect(codes[0]?.n).toBe(20);
});

describe('an assistant that knows only the address', () => {
  it('finds the way in, is let in by the person, asks, and comes back with fresh tokens', async () => {
    let sent: URL | undefined;
    const saved: { client?: object; tokens?: object; verifier?: string } = {};
    const authProvider = {
      redirectUrl: 'http://127.0.0.1:7777/callback',
      clientMetadata: { redirect_uris: ['http://127.0.0.1:1/callback'], client_name: 'Helper' },
      clientInformation: () => saved.client as never,
      saveClientInformation: (client: object) => {
        saved.client = client;
      },
      tokens: () => saved.tokens as never,
      saveTokens: (tokens: object) => {
        saved.tokens = tokens;
      },
      redirectToAuthorization: (url: URL) => {
        sent = url;
      },
      saveCodeVerifier: (verifier: string) => {
        saved.verifier = verifier;
      },
      codeVerifier: () => saved.verifier ?? '',
    };
    const first = new StreamableHTTPClientTransport(new URL(site.url), { authProvider });
    await expect(new Client({ name: 'test', version: '1' }).connect(first)).rejects.toThrow(UnauthorizedError);
    expect(sent?.pathname).toBe('/oauth/authorize');
    const request = Object.fromEntries(sent?.searchParams ?? []);
    expect(request).toMatchObject({ code_challenge_method: 'S256', resource: site.url });
    const headers = { cookie: owner.cookie, host: sent?.host };
    const shown = await site.app.inject({ url: '/api/oauth/request', query: request, headers });
    expect(shown.json()).toEqual({ name: 'Helper', sentTo: '127.0.0.1:7777', isThisDevice: true, scope: 'verdicts' });
    const { to } = (
      await site.app.inject({
        method: 'POST',
        url: '/api/oauth/decision',
        payload: { request, decision: { allow: true, scope: 'verdicts' } },
        headers,
      })
    ).json<{ to: string }>();
    const back = new URL(to);
    expect(to.startsWith('http://127.0.0.1:7777/callback?')).toBe(true);
    await first.finishAuth(back.searchParams);

    const client = new Client({ name: 'test', version: '1' });
    await client.connect(new StreamableHTTPClientTransport(new URL(site.url), { authProvider }));
    const call = { name: 'best_bets', arguments: { teams: ['Bills'] }, _meta: { idempotencyKey: 'one' } };
    expect((await client.callTool(call)).structuredContent).toMatchObject({ ok: true, charged: 1, tokensRemaining: 4 });
    // Its token has ended by then; it has the next one by itself.
    site.pass(3_600_000);
    expect((await client.callTool(call)).structuredContent).toMatchObject({ charged: 1, tokensRemaining: 4 });
    const [assistant] = await assistants();
    expect(assistant).toMatchObject({ name: 'Helper', sentTo: '127.0.0.1:7777', scope: 'verdicts' });
    const headersOf = { cookie: owner.cookie };
    await site.app.inject({ method: 'DELETE', url: `/api/user/assistants/${assistant?.id}`, headers: headersOf });
    await expect(client.callTool(call)).rejects.toThrow();
    await client.close();
  });

  it('is told where to go by what the standards say', async () => {
    const refused = await send(site.url, {});
    const metadata = /resource_metadata="([^"]+)"/.exec(refused.headers.get('www-authenticate') ?? '')?.[1] ?? '';
    const { origin } = new URL(site.url);
    expect(metadata).toBe(`${origin}/.well-known/oauth-protected-resource/mcp`);
    const resource = (await (await fetch(metadata)).json()) as object;
    expect(resource).toMatchObject({
      resource: site.url,
      authorization_servers: [origin],
      bearer_methods_supported: ['header'],
    });
    const server = await (await fetch(`${origin}/.well-known/oauth-authorization-server`)).json();
    expect(server).toMatchObject({
      issuer: origin,
      code_challenge_methods_supported: ['S256'],
      response_types_supported: ['code'],
      token_endpoint_auth_methods_supported: ['none'],
      authorization_response_iss_parameter_supported: true,
    });
    // A name that is not ours is not repeated, whoever calls us by it.
    const forged = await site.app.inject({
      url: '/.well-known/oauth-authorization-server',
      headers: { host: 'evil.example' },
    });
    expect(forged.body).not.toContain('evil.example');
  });
});

describe('a program that registers', () => {
  it.each([
    ['nothing', {}],
    ['no address', { redirect_uris: [] }],
    ['too many addresses', { redirect_uris: Array(6).fill(CALLBACK) }],
    ...[
      'http://assistant.example/cb',
      'javascript:alert(1)',
      'JavaScript://assistant.example/%0aalert(1)',
      'data:text/html,x',
      'file:///etc/passwd',
      'blob:https://assistant.example/1',
      'https://user:secret@assistant.example/cb',
      'https://assistant.example/cb#part',
      'https://assistant.example/cb#',
      'http://localhost.evil.example/cb',
      'http://127.0.0.1.evil.example/cb',
      'about:blank',
      'intent:x',
      'chrome://settings',
      '/callback',
      `https://assistant.example/${'x'.repeat(500)}`,
      'https://assistant.example/c b',
      'https://аssistant.example/cb',
    ].map((uri): [string, object] => [uri.slice(0, 60), { redirect_uris: [uri] }]),
  ])('is refused with %s', async (_, body) => {
    const answer = await oauthClient(site).register({ client_name: 'x', ...body });
    expect([answer.statusCode, Object.keys(answer.json())], answer.body).toEqual([400, ['error', 'error_description']]);
  });

  it.each([
    'http://localhost:8080/cb',
    'http://[::1]/cb',
    'com.example.app:/cb',
    'cursor://anysphere.cursor-mcp/oauth/callback',
  ])('may be sent codes at %s', async (uri) => {
    expect((await oauthClient(site).register({ redirect_uris: [uri] })).statusCode).toBe(201);
  });

  it('has no secret, a name of one line, and so many registrations an hour from one network', async () => {
    const name = `  My\n\u202e Helper ${'x'.repeat(200)}`;
    const answer = await oauthClient(site).register({ redirect_uris: [CALLBACK], client_name: name, scope: 'admin' });
    const client = answer.json<{ client_name: string; token_endpoint_auth_method: string }>();
    expect(client.client_name).toMatch(/^My Helper x{70,71}$/);
    expect(client.token_endpoint_auth_method).toBe('none');
    expect(answer.body).not.toContain('secret');
    const register = () => oauthClient(site).register({ redirect_uris: [CALLBACK] }, '203.0.113.77');
    for (let n = 0; n < 20; n += 1) expect((await register()).statusCode).toBe(201);
    expect((await register()).statusCode).toBe(429);
  });

  it.each(['client_secret_basic', 'client_secret_post', 'private_key_jwt'])(
    'that asks for %s is told that it is public: there is no confidential one',
    async (method) => {
      const asks = {
        redirect_uris: [CALLBACK],
        token_endpoint_auth_method: method,
        grant_types: ['client_credentials'],
      };
      const answer = await oauthClient(site).register(asks);
      expect(answer.json()).toMatchObject({ token_endpoint_auth_method: 'none' });
      expect(answer.json().grant_types).toEqual(['authorization_code', 'refresh_token']);
      expect(answer.body).not.toMatch(/client_secret|jwks/);
      const meta = await site.app.inject({ url: '/.well-known/oauth-authorization-server' });
      expect(meta.json()).toMatchObject({
        token_endpoint_auth_methods_supported: ['none'],
        revocation_endpoint_auth_methods_supported: ['none'],
      });
    },
  );

  it('is forgotten after a week in which nobody let it in', async () => {
    const [unused, used] = [await registered(site), await registered(site)];
    await connected(site, owner, used);
    site.pass(7 * 86_400_000 + 1);
    await sweepOAuth({ db: open.db, now: site.now });
    const shown = async (id: string) => (await asked(requestOf(id, newChallenge().challenge))).statusCode;
    expect([await shown(unused), await shown(used)]).toEqual([400, 200]);
    site.pass(30 * 86_400_000);
    await sweepOAuth({ db: open.db, now: site.now });
    const left = await open.db.execute(sql`select id from oauth_grants where user_id = ${owner.id}::uuid`);
    expect(rowsOf(left)).toEqual([]);
  });
});

describe('the question', () => {
  it('is shown with the name in its own words and where the answer goes, and is answered by who is signed in alone', async () => {
    const request = requestOf(await registered(site), newChallenge().challenge);
    expect((await asked(request)).json()).toEqual({
      name: 'Helper',
      sentTo: 'assistant.example',
      isThisDevice: false,
      scope: 'verdicts',
    });
    expect((await asked(request, '')).statusCode).toBe(401);
    expect((await decide(site, '', request)).statusCode).toBe(401);
  });

  it('is not shown, and sends nobody anywhere, where anything of it is wrong', async () => {
    const id = await registered(site, { redirect_uris: [CALLBACK, 'http://127.0.0.1:9000/cb'] });
    const { challenge } = newChallenge();
    const wrong: Record<string, object> = {
      'another address': { redirect_uri: 'https://evil.example/callback' },
      'a longer address': { redirect_uri: `${CALLBACK}/more` },
      'a query': { redirect_uri: `${CALLBACK}?x=1` },
      'other case': { redirect_uri: 'https://assistant.example/Callback' },
      'another host of this machine': { redirect_uri: 'http://localhost:9000/cb' },
      'another path of this machine': { redirect_uri: 'http://127.0.0.1:9000/other' },
      'a user before the host': { redirect_uri: 'http://127.0.0.1:80@evil.example/cb' },
      'the way around': { redirect_uri: 'https://assistant.example/x/../callback' },
      'another program': { client_id: `${id.slice(0, -1)}_` },
      'no challenge': { code_challenge: '' },
      'a plain challenge': { code_challenge_method: 'plain' },
      'no method': { code_challenge_method: '' },
      'a short challenge': { code_challenge: challenge.slice(1) },
      'a token at once': { response_type: 'token' },
      'another resource': { resource: 'https://evil.example/mcp' },
      'another scope': { scope: 'admin' },
    };
    for (const [name, more] of Object.entries(wrong)) {
      const request = requestOf(id, challenge, more);
      expect((await asked(request)).statusCode, name).toBe(400);
      const decided = await decide(site, owner.cookie, request);
      expect([decided.statusCode, decided.headers.location], name).toEqual([400, undefined]);
    }
    const free = requestOf(id, challenge, { redirect_uri: 'http://127.0.0.1:52100/cb' });
    expect((await asked(free)).statusCode).toBe(200);
  });

  it('is answered with a refusal that holds no code, or with a code, the state and who answers', async () => {
    const request = requestOf(await registered(site), newChallenge().challenge, { state: 'a&b=c d#e' });
    const denied = new URL((await decide(site, owner.cookie, request, null)).json<{ to: string }>().to);
    expect(Object.fromEntries(denied.searchParams)).toEqual({
      error: 'access_denied',
      state: 'a&b=c d#e',
      iss: 'http://localhost',
    });
    const allowed = new URL((await decide(site, owner.cookie, request)).json<{ to: string }>().to);
    expect(allowed.searchParams.get('code')).toMatch(/^ewo_/);
    expect(allowed.searchParams.get('state')).toBe('a&b=c d#e');
  });

  it('is told of by mail once it was allowed', async () => {
    await takeMails(open.db, site.now);
    await connected(site, owner);
    expect((await takeMails(open.db, site.now)).map(({ subject }) => subject)).toContain(
      'An assistant was connected to your Edgewise account',
    );
  });
});
