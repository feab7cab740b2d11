import * as z from 'zod/mini';
import { type RateLimit, type RateLimitDeps, takeFromLimit } from '../../../platform/http/rate-limit.ts';
import { newSecretToken } from '../../../platform/http/secret-token.ts';
import { insertClient } from './oauth-clients.repo.ts';
import { OAuthError } from './oauth-error.ts';
import { isAllowedRedirect } from './redirect-uri.ts';
import { scopeText } from './scopes.ts';

const MOST_REDIRECTS = 5;
const NAME_MAX_LENGTH = 80;
const NAMELESS = 'An assistant without a name';

const REGISTRATIONS: RateLimit = {
  kind: 'oauth-registration',
  limit: 20,
  windowMs: 3_600_000,
  message: 'Too many programs registered from there just now. Please try again in an hour.',
};

/** What is read of a registration (RFC 7591); what else a program says of itself is passed over. */
const Registration = z.object({
  redirect_uris: z.array(z.string()).check(z.minLength(1), z.maxLength(MOST_REDIRECTS)),
  client_name: z.optional(z.string()),
});

/**
 * Any program registers itself, and is given a name for itself and no secret: what protects a code is its challenge.
 * @throws OAuthError
 */
export async function registerClient(deps: RateLimitDeps, body: unknown, address: string) {
  const parsed = z.safeParse(Registration, body);
  if (!parsed.success) throw new OAuthError('invalid_client_metadata', 'redirect_uris must list 1 to 5 addresses.');
  const { redirect_uris: redirectUris, client_name: called } = parsed.data;
  const wrong = redirectUris.find((uri) => !isAllowedRedirect(uri));
  if (wrong !== undefined) {
    throw new OAuthError(
      'invalid_redirect_uri',
      'An address must be https, http on this machine, or an app’s own scheme.',
    );
  }
  await takeFromLimit(deps, REGISTRATIONS, address);
  const now = deps.now();
  const client = { id: `ewc_${newSecretToken()}`, name: nameOf(called), redirectUris, createdAt: now };
  await insertClient(deps.db, client);
  return {
    client_id: client.id,
    client_id_issued_at: Math.floor(now.getTime() / 1000),
    client_name: client.name,
    redirect_uris: redirectUris,
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    scope: scopeText('verdicts'),
  };
}

/** One line without what turns or hides text, so that it can stand in a sentence. */
function nameOf(called = ''): string {
  const name = called
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .slice(0, NAME_MAX_LENGTH)
    .trim();
  return name === '' ? NAMELESS : name;
}
