import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { NewPasskey, NewPasskeyOptions, PasskeyOptions, SignedPasskey } from '#contract/passkey-ceremony.ts';
import { ToldError } from '../told-error.ts';

export async function makePasskey(optionsJSON: NewPasskeyOptions): Promise<NewPasskey> {
  const { id, rawId, response } = await asked(() => startRegistration({ optionsJSON }));
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject, transports } };
}

export async function signByPasskey(optionsJSON: PasskeyOptions): Promise<SignedPasskey> {
  const { id, rawId, response } = await asked(() => startAuthentication({ optionsJSON }));
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { id, rawId, type: 'public-key', response: { clientDataJSON, authenticatorData, signature, userHandle } };
}

async function asked<T>(ask: () => Promise<T>): Promise<T> {
  // Without https a browser hides them.
  if (!browserSupportsWebAuthn()) throw new ToldError('This browser offers no passkeys here.');
  try {
    return await ask();
  } catch (error) {
    throw new ToldError(wordsOf(error), { cause: error });
  }
}

function wordsOf(error: unknown): string {
  const code = error instanceof WebAuthnError ? error.code : null;
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'This device has a passkey of your account already.';
  if (code === 'ERROR_INVALID_DOMAIN' || code === 'ERROR_INVALID_RP_ID') {
    return 'Passkeys work only at the address this site is published under.';
  }
  if (code?.startsWith('ERROR_AUTHENTICATOR_')) return 'This device cannot make a passkey that is unlocked by you.';
  return 'No passkey was used. You can try again.';
}
