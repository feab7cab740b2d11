import { type AccessScope, MCP_PATH } from '#contract/access.ts';
import type { AuthorizationRequest } from '#contract/oauth.ts';
import { AppError } from '../../../platform/errors.ts';
import { ACCOUNT_RATES } from '../../../platform/http/account-rates.ts';
import { takeFromLimit } from '../../../platform/http/rate-limit.ts';
import { hashSecretToken } from '../../../platform/http/secret-token.ts';
import { assistantConnectedWords } from '../../mail/mail-words.ts';
import { mailingTransaction } from '../../mail/mailing-transaction.ts';
import { queueNotice } from '../../mail/queue-mail.ts';
import { newToken } from '../access-token.ts';
import { holdParties, insertCode } from './codes.repo.ts';
import { findClient } from './oauth-clients.repo.ts';
import type { OAuthDeps } from './oauth-deps.ts';
import { isRegistered, type SentTo, sentToOf } from './redirect-uri.ts';
import { scopeOf } from './scopes.ts';

const CODE_LIFETIME_MS = 60_000;
const CHALLENGE = /^[\w-]{43}$/;

type Asker = { name: string; scope: AccessScope } & SentTo;
type Owner = { id: string; email: string; emailVerified: boolean; sessionToken: string };
/** Where this server is, as whoever asked reached it. */
type At = { site: string };

/**
 * Who asks for what. Whatever is wrong with a request is told to the person and to nobody else: an address that any program
 * can register is not sent a browser to by a link. @throws AppError invalid_input
 */
export async function readAuthorization(
  { db }: Pick<OAuthDeps, 'db'>,
  request: AuthorizationRequest,
  { site }: At,
): Promise<Asker> {
  const client = await findClient(db, request.client_id);
  if (!client) throw wrong('This link names no assistant that is known here. Please connect again from the assistant.');
  if (!isRegistered(request.redirect_uri, client.redirectUris)) {
    throw wrong('This link leads back to an address that the assistant did not register. Nothing was sent there.');
  }
  if (request.response_type !== 'code') throw wrong('The assistant asked in a way that is not supported here.');
  if (request.code_challenge_method !== 'S256' || !CHALLENGE.test(request.code_challenge ?? '')) {
    throw wrong('The assistant does not protect its request (PKCE with S256), so it is not let in.');
  }
  if (request.resource !== undefined && !isOurs(request.resource, site)) {
    throw wrong('The assistant asked for another server than this one.');
  }
  const scope = scopeOf(request.scope);
  if (scope === null) throw wrong('The assistant asked for something that is not given here.');
  return { name: client.name, scope, ...sentToOf(request.redirect_uri) };
}

/** Where the browser goes on: with a code that is worth a minute, or with the refusal. */
export async function decideAuthorization(
  deps: OAuthDeps,
  owner: Owner,
  {
    request,
    decision,
    site,
  }: At & { request: AuthorizationRequest; decision: { allow: false } | { allow: true; scope: AccessScope } },
): Promise<{ to: string }> {
  const asked = await readAuthorization(deps, request, { site });
  // Named in every answer, so that a program which knows several servers cannot be made to mix them up (RFC 9207).
  const answer = (fields: Record<string, string>) => ({
    to: addressWith(request.redirect_uri, {
      ...fields,
      ...(request.state !== undefined && { state: request.state }),
      iss: site,
    }),
  });
  if (!decision.allow) return answer({ error: 'access_denied' });
  if (asked.scope === 'free' && decision.scope !== 'free') throw wrong('The assistant did not ask for that much.');
  await takeFromLimit(deps, ACCOUNT_RATES.assistants, owner.id);
  const { token, tokenHash } = newToken('code');
  await mailingTransaction(deps, async (tx) => {
    const now = deps.now();
    const parties = { userId: owner.id, clientId: request.client_id };
    // What ended the session since it was looked at has ended all codes there were, and would not know of this one.
    const sessionHash = hashSecretToken(owner.sessionToken);
    if (!(await holdParties(tx, { ...parties, sessionHash }))) throw new AppError('unauthenticated', 'Unauthorized');
    await insertCode(tx, {
      codeHash: tokenHash,
      ...parties,
      redirectUri: request.redirect_uri,
      challenge: request.code_challenge ?? '',
      scope: decision.scope,
      resource: resourceOf(site),
      createdAt: now,
      expiresAt: new Date(now.getTime() + CODE_LIFETIME_MS),
    });
    const words = assistantConnectedWords(deps.appUrl, decision.scope);
    await queueNotice(tx, deps, { kind: 'access-given', to: owner.email, isProven: owner.emailVerified, words, now });
  });
  return answer({ code: token });
}

export const resourceOf = (site: string): string => `${site}${MCP_PATH}`;

/** Some programs name the server and some its one resource (RFC 8707). */
export const isOurs = (resource: string, site: string): boolean =>
  [resourceOf(site), `${resourceOf(site)}/`, site, `${site}/`].includes(resource);

/** The address as it was registered, with these behind what it has. */
function addressWith(uri: string, fields: Record<string, string>): string {
  const query = new URLSearchParams(fields).toString();
  return `${uri}${uri.includes('?') ? '&' : '?'}${query}`;
}

const wrong = (message: string): AppError => new AppError('invalid_input', message);
