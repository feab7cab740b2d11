import { createHash } from 'node:crypto';
import { isSameSecret } from '../../../platform/http/same-secret.ts';
import { hashSecretToken } from '../../../platform/http/secret-token.ts';
import { kindOfToken } from '../access-token.ts';
import { type CodeRow, findCode, holdParties, spendCode } from './codes.repo.ts';
import { deleteGrant, deleteOtherGrants, insertGrant } from './grants.repo.ts';
import { endOfGrant, issueTokens } from './issue-tokens.ts';
import type { OAuthDeps } from './oauth-deps.ts';
import { OAuthError } from './oauth-error.ts';
import { sentToOf } from './redirect-uri.ts';

const VERIFIER = /^[\w.~-]{43,128}$/;

export type CodeExchange = {
  code: string;
  clientId: string;
  redirectUri: string;
  verifier: string;
  /** Absent: the one that the code was asked for. */
  resource: string | undefined;
};

/**
 * A code becomes a grant with its tokens, once. One that comes a second time was stolen by one of the two who brought it:
 * what it became ends (RFC 6749, 4.1.2). @throws OAuthError invalid_grant, with the same words for all that is wrong with a code
 */
export async function exchangeCode(deps: OAuthDeps, asked: CodeExchange) {
  const code = kindOfToken(asked.code) === 'code' ? await findCode(deps.db, hashSecretToken(asked.code)) : undefined;
  if (!code || !isProven(code, asked)) throw invalidGrant();
  if (code.usedAt !== null) {
    await endAgain(deps, code);
    throw invalidGrant();
  }
  if (asked.resource !== undefined && asked.resource !== code.resource) {
    throw new OAuthError('invalid_target', 'The code was asked for another resource.');
  }
  const grantId = deps.newId();
  const issued = await deps.db.transaction(async (tx) => {
    const now = deps.now();
    if (!(await holdParties(tx, code))) return null;
    if (!(await spendCode(tx, code.codeHash, { grantId, now }))) return null;
    const { userId, clientId, scope } = code;
    const { sentTo } = sentToOf(code.redirectUri);
    const expiresAt = endOfGrant(now, now);
    await insertGrant(tx, { id: grantId, userId, clientId, scope, sentTo, createdAt: now, expiresAt });
    await deleteOtherGrants(tx, { id: grantId, userId, clientId });
    return issueTokens(tx, { grantId, scope, now, endsAt: expiresAt });
  });
  if (issued) return issued;
  // Two came in the same moment, and the other was first; or it was too late.
  const now = await findCode(deps.db, code.codeHash);
  if (now?.usedAt) await endAgain(deps, now);
  throw invalidGrant();
}

/** Only who has the code, the program's name, the address it was sent to and what its challenge was made of is heard at all. */
function isProven(code: CodeRow, { clientId, redirectUri, verifier }: CodeExchange): boolean {
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const isVerified = VERIFIER.test(verifier) && isSameSecret(challenge, code.challenge);
  return isVerified && code.clientId === clientId && code.redirectUri === redirectUri;
}

async function endAgain({ db }: OAuthDeps, { grantId }: CodeRow): Promise<void> {
  if (grantId !== null) await deleteGrant(db, grantId);
}

const invalidGrant = (): OAuthError => new OAuthError('invalid_grant', 'The code is not valid, or not any more.');
