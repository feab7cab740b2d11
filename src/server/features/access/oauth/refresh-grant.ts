import { hashSecretToken } from '../../../platform/http/secret-token.ts';
import { kindOfToken } from '../access-token.ts';
import { deleteGrant, findToken, holdGrant, prolongGrant, spendRefreshToken } from './grants.repo.ts';
import { endOfGrant, issueTokens } from './issue-tokens.ts';
import type { OAuthDeps } from './oauth-deps.ts';
import { OAuthError } from './oauth-error.ts';

/**
 * New tokens for a refresh token, which is worth nothing from then on. One that was used before is in two hands, and which
 * of them is the right one nobody can tell: the grant ends. @throws OAuthError invalid_grant
 */
export async function refreshGrant(deps: OAuthDeps, asked: { token: string; clientId: string }) {
  const found =
    kindOfToken(asked.token) === 'refresh' ? await findToken(deps.db, hashSecretToken(asked.token)) : undefined;
  if (!found) throw invalidGrant();
  const issued = await deps.db.transaction(async (tx) => {
    const now = deps.now();
    const grant = await holdGrant(tx, found.grantId);
    if (!grant || grant.clientId !== asked.clientId || found.expiresAt <= now) return null;
    const endsAt = endOfGrant(grant.createdAt, now);
    if (endsAt <= now) return null;
    if (!(await spendRefreshToken(tx, found, now))) {
      await deleteGrant(tx, found.grantId);
      return null;
    }
    await prolongGrant(tx, found.grantId, endsAt);
    return issueTokens(tx, { grantId: found.grantId, scope: grant.scope, now, endsAt });
  });
  if (!issued) throw invalidGrant();
  return issued;
}

const invalidGrant = (): OAuthError => new OAuthError('invalid_grant', 'The token is not valid, or not any more.');
