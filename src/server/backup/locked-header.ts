import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { SALT_BYTES } from './backup-key.ts';

/** Bytes of content in a chunk; the last one may have less. */
export const CHUNK_BYTES = 65_536;

const bytes = (length: number) =>
  z
    .string()
    .transform((text) => Buffer.from(text, 'base64'))
    .refine((buffer) => buffer.length === length);

/**
 * The first line of a locked backup, as JSON. Behind it stand chunks of AES-256-GCM, each of 64 KiB of the gzipped backup and its tag
 * of 16 bytes; the nonce is `nonce` (7 bytes), the number of the chunk (4, big-endian) and whether it is the last (1), the line is
 * authenticated with each. The keys are HKDF-SHA-256 with `salt` and the words "edgewise-backup content" and "edgewise-backup check",
 * of the key file's bytes or of scrypt (N 131072, r 8, p 1) of the passphrase in NFKC with the same salt. `check` is the HMAC-SHA-256
 * of the salt with the second.
 */
const LockedHeader = z.strictObject({
  edgewise: z.literal('locked-backup'),
  format: z.number(),
  key: z.enum(['passphrase', 'file']),
  salt: bytes(SALT_BYTES),
  nonce: bytes(7),
  check: bytes(32),
});
export type LockedHeader = z.infer<typeof LockedHeader>;

const FORMAT = 1;
/** How every such file begins, and no other. */
export const LOCKED_START = '{"edgewise":"locked-backup"';
/** Longer than any header of ours. */
export const HEADER_MAX = 1_000;

export const lockedHeaderLine = (header: {
  key: 'passphrase' | 'file';
  salt: Buffer;
  nonce: Buffer;
  check: Buffer;
}): string =>
  `${JSON.stringify({
    edgewise: 'locked-backup',
    format: FORMAT,
    key: header.key,
    salt: header.salt.toString('base64'),
    nonce: header.nonce.toString('base64'),
    check: header.check.toString('base64'),
  })}\n`;

/** Undefined: it is none. */
export function parseLockedHeader(line: string): LockedHeader | undefined {
  try {
    return LockedHeader.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}

export const isReadable = ({ format }: LockedHeader): boolean => format === FORMAT;

export const checkOf = (key: Buffer, salt: Buffer): Buffer => createHmac('sha256', key).update(salt).digest();
