import { createCipheriv, createDecipheriv, randomBytes, timingSafeEqual } from 'node:crypto';
import { type BackupKey, deriveKeys, newSalt } from './backup-key.ts';
import {
  CHUNK_BYTES,
  checkOf,
  HEADER_MAX,
  isReadable,
  LOCKED_START,
  type LockedHeader,
  lockedHeaderLine,
  parseLockedHeader,
} from './locked-header.ts';

const CIPHER = 'aes-256-gcm';
const TAG_BYTES = 16;
const LOCKED_CHUNK = CHUNK_BYTES + TAG_BYTES;

/** Why a locked backup was not opened. Nothing of it has been given out but whole chunks that were as they were written. */
export class LockError extends Error {
  override readonly name = 'LockError';
  readonly kind: 'no_key' | 'other_kind' | 'wrong_key' | 'newer' | 'damaged';

  constructor(kind: LockError['kind']) {
    super(`a locked backup was not opened: ${kind}`);
    this.kind = kind;
  }
}

/** A step of a pipeline: the bytes, locked. A chunk that is left out, doubled or moved does not open, and neither does a cut end. */
export const lockWith = (key: BackupKey) =>
  async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const salt = newSalt();
    const nonce = randomBytes(7);
    const { content, check } = await deriveKeys(key, salt);
    const header = Buffer.from(lockedHeaderLine({ key: key.kind, salt, nonce, check: checkOf(check, salt) }));
    yield header;
    const lock = (plain: Buffer, at: number, isLast: boolean): Buffer => {
      const cipher = createCipheriv(CIPHER, content, nonceOf(nonce, at, isLast)).setAAD(header);
      return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
    };
    let rest: Buffer = Buffer.alloc(0);
    let at = 0;
    for await (const piece of source) {
      rest = Buffer.concat([rest, piece]);
      for (; rest.length > CHUNK_BYTES; rest = rest.subarray(CHUNK_BYTES))
        yield lock(rest.subarray(0, CHUNK_BYTES), at++, false);
    }
    yield lock(rest, at, true);
  };

/**
 * The other way round; bytes that are not locked pass as they are.
 * @throws LockError
 */
export const unlockWith = (key: BackupKey | null) =>
  async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const pieces = source[Symbol.asyncIterator]();
    const head = await readHead(pieces);
    if (!startsLikeLocked(head)) {
      yield head;
      yield* restOf(pieces);
      return;
    }
    const { after, open } = await readHeader(head, key);
    let rest = after;
    let at = 0;
    for await (const piece of restOf(pieces)) {
      rest = Buffer.concat([rest, piece]);
      for (; rest.length > LOCKED_CHUNK; rest = rest.subarray(LOCKED_CHUNK))
        yield open(rest.subarray(0, LOCKED_CHUNK), at++, false);
    }
    for (; rest.length > LOCKED_CHUNK; rest = rest.subarray(LOCKED_CHUNK))
      yield open(rest.subarray(0, LOCKED_CHUNK), at++, false);
    yield open(rest, at, true);
  };

/** Enough to see whether there is a header, and all of it where there is. */
async function readHead(pieces: AsyncIterator<Buffer>): Promise<Buffer> {
  let head: Buffer = Buffer.alloc(0);
  const isEnough = () => (startsLikeLocked(head) ? head.includes('\n') : head.length >= LOCKED_START.length);
  while (!isEnough() && head.length <= HEADER_MAX) {
    const next = await pieces.next();
    if (next.done) return head;
    head = Buffer.concat([head, next.value]);
  }
  return head;
}

const restOf = (pieces: AsyncIterator<Buffer>): AsyncIterable<Buffer> => ({ [Symbol.asyncIterator]: () => pieces });

type Opened = {
  /** What came along behind the header. */
  after: Buffer;
  open: (locked: Buffer, at: number, isLast: boolean) => Buffer;
};

const startsLikeLocked = (bytes: Buffer): boolean =>
  bytes.length >= LOCKED_START.length && bytes.subarray(0, LOCKED_START.length).toString('latin1') === LOCKED_START;

async function readHeader(bytes: Buffer, key: BackupKey | null): Promise<Opened> {
  const end = bytes.indexOf('\n');
  const line = bytes.subarray(0, end + 1);
  const header = end < 0 ? undefined : parseLockedHeader(line.toString('utf8'));
  if (!header) throw new LockError('damaged');
  if (!isReadable(header)) throw new LockError('newer');
  const content = await keyFor(header, key);
  return {
    after: bytes.subarray(end + 1),
    open: (locked, at, isLast) =>
      openChunk(locked, { content, header: line, nonce: nonceOf(header.nonce, at, isLast) }),
  };
}

async function keyFor(header: LockedHeader, key: BackupKey | null): Promise<Buffer> {
  if (key === null) throw new LockError('no_key');
  if (key.kind !== header.key) throw new LockError('other_kind');
  const { content, check } = await deriveKeys(key, header.salt);
  if (!timingSafeEqual(checkOf(check, header.salt), header.check)) throw new LockError('wrong_key');
  return content;
}

function openChunk(
  locked: Buffer,
  { content, header, nonce }: { content: Buffer; header: Buffer; nonce: Buffer },
): Buffer {
  if (locked.length < TAG_BYTES) throw new LockError('damaged');
  const end = locked.length - TAG_BYTES;
  const decipher = createDecipheriv(CIPHER, content, nonce).setAAD(header).setAuthTag(locked.subarray(end));
  try {
    return Buffer.concat([decipher.update(locked.subarray(0, end)), decipher.final()]);
  } catch {
    throw new LockError('damaged');
  }
}

function nonceOf(start: Buffer, at: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  start.copy(nonce);
  nonce.writeUInt32BE(at, 7);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}
