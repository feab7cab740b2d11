import { hashSecretToken } from '../../../platform/http/secret-token.ts';
import { kindOfToken } from '../access-token.ts';
import { deleteGrant, findToken, holdGrant } from './grants.repo.ts';
import type { OAuthDeps } from './oauth-deps.ts';

/** Either token of a grant ends all of it (RFC 7009). Who brings nothing that is theirs is told the same. */
export async function revokeToken(
  { db }: Pick<OAuthDeps, 'db'>,
  asked: { token: string; clientId: string },
): Promise<void> {
  const kind = kindOfToken(asked.token);
  if (kind !== 'access' && kind !== 'refresh') return;
  const found = await findToken(db, hashSecretToken(asked.token));
  if (!found) return;
  await db.transaction(async (tx) => {
    const grant = await holdGrant(tx, found.grantId);
    if (grant?.clientId === asked.clientId) await deleteGrant(tx, found.grantId);
  });
}
