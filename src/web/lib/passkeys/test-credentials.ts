import { vi } from 'vitest';

const bytes = (...values: number[]): ArrayBuffer => Uint8Array.from(values).buffer;

/** A browser with an authenticator that makes and signs whatever it is asked, or does what `fails` says. */
export function stubCredentials(fails?: Error): void {
  const head = { id: 'AQID', rawId: bytes(1, 2, 3), type: 'public-key', getClientExtensionResults: () => ({}) };
  const made = { clientDataJSON: bytes(1), attestationObject: bytes(2), getTransports: () => ['internal'] };
  const signed = { clientDataJSON: bytes(1), authenticatorData: bytes(2), signature: bytes(3), userHandle: bytes(4) };
  const answer = (response: object) => async () => {
    if (fails) throw fails;
    return { ...head, response };
  };
  vi.stubGlobal('PublicKeyCredential', function PublicKeyCredential() {});
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: { create: answer(made), get: answer(signed) },
  });
}

export function removeCredentials(): void {
  Reflect.deleteProperty(navigator, 'credentials');
}
