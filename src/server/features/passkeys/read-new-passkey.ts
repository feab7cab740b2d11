import type { NewPasskey } from '#contract/passkey-ceremony.ts';
import { AppError } from '../../platform/errors.ts';
import { ALGORITHMS } from './algorithms.ts';
import { takeChallenge } from './challenges.ts';
import { loadWebauthn, loadWebauthnHelpers } from './load-webauthn.ts';
import type { PasskeyDeps } from './passkey-deps.ts';
import type { PasskeyRow } from './passkeys.repo.ts';
import { relyingParty } from './relying-party.ts';

/** What is kept of what an authenticator made. */
export type ReadPasskey = Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'signCount' | 'transports' | 'isSynced'>;

/**
 * Checks that it was made for this site, in this session and for the options that it was asked with, by an authenticator that
 * knew its holder. @throws AppError invalid_input
 */
export async function readNewPasskey(deps: PasskeyDeps, made: NewPasskey, sessionToken: string): Promise<ReadPasskey> {
  const expectedChallenge = await takeChallenge(deps, { token: sessionToken, purpose: 'add' });
  if (expectedChallenge === undefined) throw notAdded();
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(deps);
  const { credential, isSynced } = await verify(made, { expectedChallenge, expectedOrigin, expectedRPID });
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    signCount: credential.counter,
    transports: made.response.transports ?? [],
    isSynced,
  };
}

type Expected = { expectedChallenge: string; expectedOrigin: string; expectedRPID: string };

async function verify(made: NewPasskey, expected: Expected) {
  const { verifyRegistrationResponse } = await loadWebauthn();
  try {
    const { id, rawId, type, response } = made;
    const attestationObject = await withoutAttestation(response.attestationObject);
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...{ id, rawId, type, clientExtensionResults: {} },
        response: { clientDataJSON: response.clientDataJSON, attestationObject },
      },
      ...expected,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...ALGORITHMS],
    });
    // What was named and what was made are one: later it is looked up by what is named.
    if (!verified || registrationInfo.credential.id !== id) throw notAdded();
    return { credential: registrationInfo.credential, isSynced: registrationInfo.credentialBackedUp };
  } catch (error) {
    // Whatever the library finds wrong is wrong with what was sent.
    throw error instanceof AppError ? error : notAdded(error);
  }
}

/**
 * Who built the authenticator is not asked and not believed: certificates that somebody sends are not even read, nor is
 * anything fetched that they name.
 */
async function withoutAttestation(sent: string): Promise<string> {
  const { decodeAttestationObject, isoBase64URL, isoCBOR } = await loadWebauthnHelpers();
  const authData = decodeAttestationObject(isoBase64URL.toBuffer(sent)).get('authData');
  const bare = isoCBOR.encode(
    new Map<string, string | typeof authData | Map<string, string>>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, string>()],
      ['authData', authData],
    ]),
  );
  return isoBase64URL.fromBuffer(bare);
}

const notAdded = (cause?: unknown): AppError =>
  new AppError('invalid_input', 'The passkey could not be added. Please begin again.', { cause });
