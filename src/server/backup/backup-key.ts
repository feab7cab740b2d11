import { hkdf, randomBytes, type ScryptOptions, scrypt } from 'node:crypto';
import { promisify } from 'node:util';

/** What a backup is locked with: words that somebody remembers, or bytes of a file. */
export type BackupKey = { kind: 'passphrase'; text: string } | { kind: 'file'; bytes: Buffer };

const KEY_BYTES = 32;
export const SALT_BYTES = 16;
/** About half a second and 128 MB for each word that somebody tries. */
export const SCRYPT = { N: 131_072, r: 8, p: 1 } as const;
const SCRYPT_MEMORY = 256 * 1024 * 1024;

const scryptOf = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
const hkdfOf = promisify(hkdf);

export const newSalt = (): Buffer => randomBytes(SALT_BYTES);

/** One for the content, and one whose only use is to tell whether the key is the right one. */
export async function deriveKeys(key: BackupKey, salt: Buffer): Promise<{ content: Buffer; check: Buffer }> {
  const base =
    key.kind === 'passphrase'
      ? await scryptOf(key.text.normalize('NFKC'), salt, KEY_BYTES, { ...SCRYPT, maxmem: SCRYPT_MEMORY })
      : key.bytes;
  const derive = async (purpose: string) =>
    Buffer.from(await hkdfOf('sha256', base, salt, `edgewise-backup ${purpose}`, KEY_BYTES));
  return { content: await derive('content'), check: await derive('check') };
}
