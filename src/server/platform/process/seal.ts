import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** `secret`: the operator's. `purpose`: each has a key of its own. `owner`: what is sealed for one opens for nobody else. */
export type SealedFor = { secret: string; purpose: string; owner: string };

/** AES-256-GCM under a key that HKDF-SHA-256 makes of the secret, as base64url of nonce, text and tag. */
export function seal(plain: Buffer, { secret, purpose, owner }: SealedFor): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secret, purpose), iv).setAAD(Buffer.from(owner));
  return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

/** Null: it was sealed for something else, or with another secret, or was changed since. */
export function unseal(sealed: string, { secret, purpose, owner }: SealedFor): Buffer | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < IV_BYTES + TAG_BYTES) return null;
  const end = bytes.length - TAG_BYTES;
  const decipher = createDecipheriv(CIPHER, keyOf(secret, purpose), bytes.subarray(0, IV_BYTES));
  decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(end));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, end)), decipher.final()]);
  } catch {
    return null;
  }
}

const keyOf = (secret: string, purpose: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
