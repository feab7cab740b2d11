import { createHash, randomBytes } from 'node:crypto';
import type { AccessScope } from '#contract/access.ts';
import type { AuthorizationRequest } from '#contract/oauth.ts';
import { newNetwork } from '../auth/test-auth-app.ts';
import type { McpApp, Owner } from './test-mcp-app.ts';

export const CALLBACK = 'https://assistant.example/callback';

export type Tokens = { access_token: string; refresh_token: string; expires_in: number; scope: string };

/** What an assistant does by hand, so that each step can be done wrong. */
export function oauthClient(site: McpApp) {
  const form = (url: string, fields: Record<string, string>) =>
    site.app.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  return {
    form,
    register: (body: object, from = newNetwork()) =>
      site.app.inject({ method: 'POST', url: '/oauth/register', payload: body, headers: { 'x-forwarded-for': from } }),
    token: (fields: Record<string, string>) => form('/oauth/token', fields),
    revoke: (token: string, clientId: string) => form('/oauth/revoke', { token, client_id: clientId }),
  };
}

export async function registered(site: McpApp, more: object = {}): Promise<string> {
  const body = { redirect_uris: [CALLBACK], client_name: 'Helper', ...more };
  return (await oauthClient(site).register(body)).json<{ client_id: string }>().client_id;
}

export function newChallenge() {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

export const requestOf = (clientId: string, challenge: string, more: Partial<AuthorizationRequest> = {}) => ({
  client_id: clientId,
  redirect_uri: CALLBACK,
  response_type: 'code',
  code_challenge: challenge,
  code_challenge_method: 'S256',
  scope: 'desk:verdicts',
  state: 'xyz',
  ...more,
});

export const decide = (site: McpApp, cookie: string, request: object, scope: AccessScope | null = 'verdicts') =>
  site.app.inject({
    method: 'POST',
    url: '/api/oauth/decision',
    payload: { request, decision: scope === null ? { allow: false } : { allow: true, scope } },
    headers: { cookie },
  });

/** The code that a consent sends the browser away with. */
export async function codeFor(
  site: McpApp,
  owner: Pick<Owner, 'cookie'>,
  request: object,
  scope: AccessScope = 'verdicts',
) {
  const { to } = (await decide(site, owner.cookie, request, scope)).json<{ to: string }>();
  return new URL(to).searchParams.get('code') ?? '';
}

/** From the question to the tokens, all of it right. */
export async function connected(
  site: McpApp,
  owner: Pick<Owner, 'cookie'>,
  clientId?: string,
  scope: AccessScope = 'verdicts',
) {
  const client = clientId ?? (await registered(site));
  const { verifier, challenge } = newChallenge();
  const code = await codeFor(site, owner, requestOf(client, challenge), scope);
  const exchange = {
    grant_type: 'authorization_code',
    code,
    client_id: client,
    redirect_uri: CALLBACK,
    code_verifier: verifier,
  };
  const answer = await oauthClient(site).token(exchange);
  if (answer.statusCode !== 200) throw new Error(`no tokens: ${answer.body}`);
  return { clientId: client, exchange, tokens: answer.json<Tokens>() };
}
