import { TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PROOF_LASTS_MINUTES } from '#contract/identity.ts';
import type { Assistant } from '#contract/oauth.ts';
import { footballSlate, NOW } from '#research/slate/test-slate.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { openTestDatabase } from '../../platform/database/test-database.ts';
import { newDeskCaller } from '../desk/test-desk-app.ts';
import { connect, type McpApp, makeKey, type Owner, send, startMcpApp } from './test-mcp-app.ts';
import {
  CALLBACK,
  codeFor,
  connected,
  decide,
  newChallenge,
  oauthClient,
  registered,
  requestOf,
} from './test-oauth-client.ts';

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

const asks = async (token: string) => (await send(site.url, { authorization: `Bearer ${token}` })).status;
const refresh = (token: string, clientId: string) =>
  oauthClient(site).token({ grant_type: 'refresh_token', refresh_token: token, client_id: clientId });
const assistants = async () => (await owner.get('/api/user/assistants')).json<Assistant[]>();
describe('a code', () => {
  it('is worth tokens to nobody but the program that asked, with what its challenge was made of', async () => {
    const [clientId, other] = [await registered(site), await registered(site)];
    const { verifier, challenge } = newChallenge();
    const code = await codeFor(site, owner, requestOf(clientId, challenge));
    const right = {
      grant_type: 'authorization_code',
      code,
      client_id: clientId,
      redirect_uri: CALLBACK,
      code_verifier: verifier,
    };
    const wrong: Record<string, Record<string, string>> = {
      'another program': { client_id: other },
      'another address': { redirect_uri: 'https://assistant.example/other' },
      'another verifier': { code_verifier: newChallenge().verifier },
      'the challenge as verifier': { code_verifier: challenge },
      'a short verifier': { code_verifier: verifier.slice(2) },
      'another code': { code: `${code.slice(0, -1)}_` },
      'its hash': { code: `ewo_${challenge}` },
    };
    for (const [name, fields] of Object.entries(wrong)) {
      const answer = await oauthClient(site).token({ ...right, ...fields });
      expect([answer.statusCode, answer.json<{ error: string }>().error], name).toEqual([400, 'invalid_grant']);
    }
    for (const missing of Object.keys(right)) {
      const { [missing]: _, ...fields } = right as Record<string, string>;
      expect((await oauthClient(site).token(fields)).json<{ error: string }>().error, missing).toMatch(
        /invalid_request|unsupported/,
      );
    }
    const elsewhere = await oauthClient(site).token({ ...right, resource: 'https://evil.example/mcp' });
    expect(elsewhere.json()).toMatchObject({ error: 'invalid_target' });
    // None of that used it up.
    const tokens = await oauthClient(site).token(right);
    expect(tokens.statusCode).toBe(200);
    expect(tokens.headers['cache-control']).toBe('no-store');
  });

  it('ends what it became when it comes a second time', async () => {
    const { exchange, tokens } = await connected(site, owner);
    expect(await asks(tokens.access_token)).toBe(200);
    expect((await oauthClient(site).token(exchange)).json()).toMatchObject({ error: 'invalid_grant' });
    expect(await asks(tokens.access_token)).toBe(401);
    expect(await assistants()).toEqual([]);
  });

  it('is not ended by who has the code alone', async () => {
    const { exchange, tokens } = await connected(site, owner);
    await oauthClient(site).token({ ...exchange, code_verifier: newChallenge().verifier });
    expect(await asks(tokens.access_token)).toBe(200);
  });

  it('is worth one grant at most, however many bring it at once', async () => {
    const clientId = await registered(site);
    const { verifier, challenge } = newChallenge();
    const code = await codeFor(site, owner, requestOf(clientId, challenge));
    const exchange = {
      grant_type: 'authorization_code',
      code,
      client_id: clientId,
      redirect_uri: CALLBACK,
      code_verifier: verifier,
    };
    const answers = await Promise.all(Array.from({ length: 8 }, () => oauthClient(site).token(exchange)));
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeLessThanOrEqual(1);
    expect((await assistants()).length).toBe(0);
  });

  it('is worth nothing after a minute, after a new password, and as a token', async () => {
    const clientId = await registered(site);
    const { verifier, challenge } = newChallenge();
    const exchange = {
      grant_type: 'authorization_code',
      client_id: clientId,
      redirect_uri: CALLBACK,
      code_verifier: verifier,
    };
    const late = await codeFor(site, owner, requestOf(clientId, challenge));
    expect(await asks(late)).toBe(401);
    site.pass(60_000);
    expect((await oauthClient(site).token({ ...exchange, code: late })).statusCode).toBe(400);
    const before = await codeFor(site, owner, requestOf(clientId, challenge));
    const words = {
      currentPassword: 'correct horse battery',
      newPassword: 'another horse staple',
      confirmPassword: 'another horse staple',
    };
    expect((await owner.post('/api/user/change-password', words)).statusCode).toBe(200);
    expect((await oauthClient(site).token({ ...exchange, code: before })).statusCode).toBe(400);
  });
});

describe('a session that somebody else has', () => {
  const isLetIn = async (token: string) => (await asks(token)) === 200;
  const post = (url: string, payload: object = {}) =>
    site.app.inject({ method: 'POST', url, payload, headers: { cookie: owner.cookie } });
  it('lets no program in without a fresh proof, and may always refuse one', async () => {
    const request = requestOf(await registered(site), newChallenge().challenge);
    site.pass(PROOF_LASTS_MINUTES * 60_000);
    const refused = await decide(site, owner.cookie, request);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'confirmation_required']);
    expect((await decide(site, owner.cookie, request, null)).statusCode).toBe(200);
    expect((await post('/api/user/identity', { proof: 'correct horse battery' })).statusCode).toBe(200);
    expect((await decide(site, owner.cookie, request)).statusCode).toBe(200);
  });

  it('leaves no program in after a sign-out everywhere', async () => {
    const { tokens } = await connected(site, owner);
    const { key } = await makeKey(site, owner);
    expect([await isLetIn(tokens.access_token), await isLetIn(key)]).toEqual([true, true]);
    expect((await post('/api/auth/signout-everywhere')).statusCode).toBe(200);
    expect([await isLetIn(tokens.access_token), await isLetIn(key)]).toEqual([false, false]);
  });

  it('leaves no program in after the first second factor', async () => {
    const { tokens } = await connected(site, owner);
    const begun = await post('/api/user/second-factor/totp', { password: 'correct horse battery' });
    const secret = new URL(begun.json<{ uri: string }>().uri).searchParams.get('secret') ?? '';
    const code = new TOTP({ secret }).generate({ timestamp: site.now().getTime() });
    expect((await post('/api/user/second-factor/totp/confirm', { code })).statusCode).toBe(200);
    expect(await isLetIn(tokens.access_token)).toBe(false);
  });
});

describe('the tokens', () => {
  it('reach no further than was allowed, whatever was asked for', async () => {
    const { tokens } = await connected(site, owner, undefined, 'free');
    expect(tokens.scope).toBe('desk:free');
    const client = await connect(site.url, tokens.access_token);
    const call = { name: 'best_bets', arguments: { teams: ['Bills'] }, _meta: { idempotencyKey: 'one' } };
    expect(await client.callTool(call)).toMatchObject({ isError: true, structuredContent: { reason: 'needs_scope' } });
    expect(await owner.tokens()).toBe(5);
    await client.close();
  });

  it('are none for another: a refresh token asks nothing, an access token renews nothing, neither opens a page', async () => {
    const { tokens, clientId } = await connected(site, owner);
    expect(await asks(tokens.refresh_token)).toBe(401);
    expect((await refresh(tokens.access_token, clientId)).statusCode).toBe(400);
    for (const token of [tokens.access_token, tokens.refresh_token]) {
      const headers = { authorization: `Bearer ${token}`, cookie: `edgewise_session=${token}` };
      expect((await site.app.inject({ url: '/api/user/keys', headers })).statusCode).toBe(401);
    }
    expect((await site.app.inject({ url: '/api/user/assistants', headers: { cookie: owner.cookie } })).statusCode).toBe(
      200,
    );
  });

  it('last an hour; each refresh token is worth one renewal, and one that comes again ends the grant', async () => {
    const { tokens, clientId } = await connected(site, owner);
    site.pass(3_600_000);
    expect(await asks(tokens.access_token)).toBe(401);
    const second = (await refresh(tokens.refresh_token, clientId)).json<typeof tokens>();
    expect(await asks(second.access_token)).toBe(200);
    const third = (await refresh(second.refresh_token, clientId)).json<typeof tokens>();
    // The token before is worth nothing once there is a next one.
    expect([await asks(second.access_token), await asks(third.access_token)]).toEqual([401, 200]);
    expect((await refresh(tokens.refresh_token, clientId)).json()).toMatchObject({ error: 'invalid_grant' });
    expect(await asks(third.access_token)).toBe(401);
    expect((await refresh(third.refresh_token, clientId)).statusCode).toBe(400);
    expect(await assistants()).toEqual([]);
  });

  it('end 180 days after the person allowed them, however often they are renewed', async () => {
    const { tokens, clientId } = await connected(site, owner);
    let latest = tokens;
    for (let day = 29; day < 180; day += 29) {
      site.pass(29 * 86_400_000);
      latest = (await refresh(latest.refresh_token, clientId)).json<typeof tokens>();
      expect(latest.expires_in).toBe(3_600);
    }
    site.pass(6 * 86_400_000 - 600_000);
    latest = (await refresh(latest.refresh_token, clientId)).json<typeof tokens>();
    expect([latest.expires_in, await asks(latest.access_token)]).toEqual([600, 200]);
    site.pass(600_000);
    expect(await asks(latest.access_token)).toBe(401);
    expect((await refresh(latest.refresh_token, clientId)).json()).toMatchObject({ error: 'invalid_grant' });
  });

  it('are renewed for their own program alone, which another cannot end', async () => {
    const { tokens, clientId } = await connected(site, owner);
    const other = await registered(site);
    expect((await refresh(tokens.refresh_token, other)).statusCode).toBe(400);
    expect((await oauthClient(site).revoke(tokens.refresh_token, other)).statusCode).toBe(200);
    expect(await asks(tokens.access_token)).toBe(200);
    expect((await refresh(tokens.refresh_token, clientId)).statusCode).toBe(200);
  });

  it('end by their program, by their owner, with a new password and with the account', async () => {
    const revoked = await connected(site, owner);
    expect((await oauthClient(site).revoke(revoked.tokens.access_token, revoked.clientId)).statusCode).toBe(200);
    expect([
      await asks(revoked.tokens.access_token),
      (await refresh(revoked.tokens.refresh_token, revoked.clientId)).statusCode,
    ]).toEqual([401, 400]);
    expect((await oauthClient(site).revoke('made up', revoked.clientId)).statusCode).toBe(200);

    const stranger = await newDeskCaller(site, open.db);
    const { tokens } = await connected(site, owner);
    const [{ id } = { id: '' }] = await assistants();
    const end = (cookie: string) =>
      site.app.inject({ method: 'DELETE', url: `/api/user/assistants/${id}`, headers: { cookie } });
    expect((await end(stranger.cookie)).statusCode).toBe(404);
    expect(await asks(tokens.access_token)).toBe(200);
    expect((await end(owner.cookie)).json()).toEqual([]);
    expect(await asks(tokens.access_token)).toBe(401);

    const leaver = await newDeskCaller(site, open.db);
    const theirs = await connected(site, leaver);
    const payload = { password: 'correct horse battery' };
    await site.app.inject({ method: 'DELETE', url: '/api/user', payload, headers: { cookie: leaver.cookie } });
    expect([
      await asks(theirs.tokens.access_token),
      (await refresh(theirs.tokens.refresh_token, theirs.clientId)).statusCode,
    ]).toEqual([401, 400]);

    const last = await connected(site, owner);
    const words = {
      currentPassword: 'correct horse battery',
      newPassword: 'another horse staple',
      confirmPassword: 'another horse staple',
    };
    await owner.post('/api/user/change-password', words);
    expect([
      await asks(last.tokens.access_token),
      (await refresh(last.tokens.refresh_token, last.clientId)).statusCode,
    ]).toEqual([401, 400]);
  });

  it('of a program that connects again take the place of those it had', async () => {
    const first = await connected(site, owner);
    const second = await connected(site, owner, first.clientId);
    expect([await asks(first.tokens.access_token), await asks(second.tokens.access_token)]).toEqual([401, 200]);
    expect(await assistants()).toHaveLength(1);
  });

  it('stand in the own data without themselves', async () => {
    const { tokens } = await connected(site, owner);
    const { assistants: listed } = (await owner.get('/api/user/export')).json<{ assistants: object[] }>();
    expect(listed).toMatchObject([{ name: 'Helper', sentTo: 'assistant.example' }]);
    expect(JSON.stringify(listed)).not.toContain(tokens.access_token);
  });
});

it('the token endpoint reads forms alone, each field once, and tells every refusal in the form of the standard', async () => {
  const json = await site.app.inject({
    method: 'POST',
    url: '/oauth/token',
    payload: { grant_type: 'authorization_code' },
  });
  expect(json.json()).toMatchObject({ error: 'invalid_request' });
  const twice = await site.app.inject({
    method: 'POST',
    url: '/oauth/token',
    payload: 'grant_type=refresh_token&client_id=a&client_id=b&refresh_token=x',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(twice.json()).toMatchObject({
    error: 'invalid_request',
    error_description: expect.stringContaining('client_id'),
  });
  expect((await oauthClient(site).token({ grant_type: 'password', client_id: 'x' })).json()).toMatchObject({
    error: 'unsupported_grant_type',
  });
});
