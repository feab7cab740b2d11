import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { KEY_NAME } from './key-name.ts';

/** C2SP signed-note: the byte that says Ed25519. */
const ED25519 = 0x01;
const PUBLIC_BYTES = 32;
/** What stands before the 32 bytes of a public key in DER (RFC 8410). */
const SPKI_HEAD = Buffer.from('302a300506032b6570032100', 'hex');
const VERIFIER_KEY = new RegExp(`^(${KEY_NAME})\\+([0-9a-f]{8})\\+([A-Za-z0-9+/]{44})$`);

/** Whose signature a line of a note may carry. */
export type VerifierKey = { name: string; id: Buffer; publicKey: KeyObject };
export type LogKey = VerifierKey & { privateKey: KeyObject };

/** C2SP signed-note: four bytes that tell the keys of one name apart. */
export const keyId = (name: string, raw: Uint8Array): Buffer =>
  createHash('sha256').update(name).update(Uint8Array.of(0x0a, ED25519)).update(raw).digest().subarray(0, 4);

export const newLogKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');

/** What is wrong with a private key that somebody wrote; null: nothing. It is base64 of PKCS #8. */
export function logKeyProblem(text: string): string | null {
  try {
    const { asymmetricKeyType } = readPrivate(text);
    return asymmetricKeyType === 'ed25519' ? null : 'holds no Ed25519 key';
  } catch {
    return 'holds no private key in base64 of PKCS #8';
  }
}

const readPrivate = (text: string): KeyObject =>
  createPrivateKey({ key: Buffer.from(text, 'base64'), type: 'pkcs8', format: 'der' });

export function readLogKey(name: string, text: string): LogKey {
  const privateKey = readPrivate(text);
  const publicKey = createPublicKey(privateKey);
  return { name, id: keyId(name, rawOf(publicKey)), publicKey, privateKey };
}

const rawOf = (publicKey: KeyObject): Buffer =>
  publicKey.export({ type: 'spki', format: 'der' }).subarray(SPKI_HEAD.length);

/** The public key in one line, as it is handed to verifiers: name, id and key. */
export const verifierKey = ({ name, id, publicKey }: VerifierKey): string =>
  `${name}+${id.toString('hex')}+${Buffer.concat([Uint8Array.of(ED25519), rawOf(publicKey)]).toString('base64')}`;

/** Null for a line that is none, or whose id is not that of its key. */
export function readVerifierKey(line: string): VerifierKey | null {
  const [, name = '', id = '', base64 = ''] = VERIFIER_KEY.exec(line) ?? [];
  const bytes = Buffer.from(base64, 'base64');
  const raw = bytes.subarray(1);
  if (bytes[0] !== ED25519 || raw.length !== PUBLIC_BYTES) return null;
  if (keyId(name, raw).toString('hex') !== id) return null;
  const publicKey = createPublicKey({ key: Buffer.concat([SPKI_HEAD, raw]), type: 'spki', format: 'der' });
  return { name, id: Buffer.from(id, 'hex'), publicKey };
}
