import type { SignedPasskey } from '#contract/passkey-ceremony.ts';
import type { Db } from '../../platform/database/database.ts';
import { type Holder, takeChallenge } from './challenges.ts';
import { loadWebauthn } from './load-webauthn.ts';
import type { PasskeyDeps } from './passkey-deps.ts';
import { findByCredential, noteUse, type PasskeyRow } from './passkeys.repo.ts';
import { relyingParty, userHandleOf } from './relying-party.ts';

/** Whose it is, and what is kept of this use. */
export type CheckedPasskey = Pick<PasskeyRow, 'id' | 'userId' | 'signCount' | 'isSynced'>;

/** What it was meant to be, and why it is not: for the log alone. */
export type FailedPasskey = { userId: string | null; failure: unknown };

/**
 * Checks what an authenticator signed, once for each asking: for this site, by a known passkey, by its holder, and with a count
 * above the last one, so that a copied authenticator is found out. Nothing is written but that the asking is over.
 */
export async function checkPasskey(
  deps: PasskeyDeps,
  signed: SignedPasskey,
  holder: Holder,
): Promise<CheckedPasskey | FailedPasskey> {
  const expectedChallenge = await takeChallenge(deps, holder);
  const row = await findByCredential(deps.db, signed.id);
  if (expectedChallenge === undefined || !row) return { userId: row?.userId ?? null, failure: undefined };
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(deps);
  if (namesAnother(signed, row, holder)) return { userId: row.userId, failure: undefined };
  return verify(signed, row, { expectedChallenge, expectedOrigin, expectedRPID });
}

/** An authenticator that names an account names its own, and has to where nobody else does. */
function namesAnother(
  { response: { userHandle } }: SignedPasskey,
  { userId }: PasskeyRow,
  { purpose }: Holder,
): boolean {
  return userHandle === undefined ? purpose === 'sign_in' : userHandle !== userHandleOf(userId);
}

type Expected = { expectedChallenge: string; expectedOrigin: string; expectedRPID: string };

async function verify(
  signed: SignedPasskey,
  { id, userId, credentialId, publicKey, signCount: counter }: PasskeyRow,
  expected: Expected,
): Promise<CheckedPasskey | FailedPasskey> {
  const { verifyAuthenticationResponse } = await loadWebauthn();
  const { clientDataJSON, authenticatorData, signature } = signed.response;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...{ id: signed.id, rawId: signed.rawId, type: signed.type, clientExtensionResults: {} },
        response: { clientDataJSON, authenticatorData, signature },
      },
      credential: { id: credentialId, publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')), counter },
      ...expected,
      requireUserVerification: true,
    });
    if (!verified) return { userId, failure: undefined };
    const { newCounter: signCount, credentialBackedUp: isSynced } = authenticationInfo;
    return { id, userId, signCount, isSynced };
  } catch (failure) {
    // Whatever the library finds wrong is wrong with what was sent.
    return { userId, failure };
  }
}

/** In the transaction of what it lets in to. False: it was removed, or used elsewhere, since it was checked. */
export const takePasskey = (tx: Db, { id, signCount, isSynced }: CheckedPasskey, usedAt: Date): Promise<boolean> =>
  noteUse(tx, { id, signCount, isSynced, usedAt });
