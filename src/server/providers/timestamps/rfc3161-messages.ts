const INTEGER = 0x02;
const SEQUENCE = 0x30;
const VERSION_1 = Buffer.from('020101', 'hex');
/** SHA-256 without parameters (RFC 5754), and the tag of what is to be stamped: an octet string of 32 bytes. */
const SHA_256 = Buffer.from('300d06096086480165030402010500', 'hex');
const DIGEST_HEAD = Buffer.from('0420', 'hex');
const WANTS_CERTIFICATE = Buffer.from('0101ff', 'hex');
const NONCE_BYTES = 8;

/** RFC 3161, 2.4.1. Every part is short, so that each length is one byte. */
export function timestampRequest(digest: Buffer, nonce: Buffer): Buffer {
  const imprint = sequence(SHA_256, DIGEST_HEAD, digest);
  return sequence(VERSION_1, imprint, Buffer.from([INTEGER, nonce.length]), nonce, WANTS_CERTIFICATE);
}

const sequence = (...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([SEQUENCE, content.length]), content]);
};

/** A positive number of eight bytes, in the one way that DER writes it. */
export function nonceFrom(random: Buffer): Buffer {
  const nonce = Buffer.from(random.subarray(0, NONCE_BYTES));
  nonce[0] = ((nonce[0] ?? 0) & 0x3f) | 0x40;
  return nonce;
}

/**
 * What is wrong with an answer; null: it is one, was granted, and is for this digest and nonce. Its signature is for those to
 * check who know whom they trust.
 */
export function timestampProblem(answer: Buffer, digest: Buffer, nonce: Buffer): string | null {
  const outer = contentOf(answer, SEQUENCE);
  const info = outer && contentOf(outer, SEQUENCE);
  const status = info && contentOf(info, INTEGER);
  if (!status) return 'sent no answer of a time stamp service';
  const granted = status.length === 1 && (status[0] === 0 || status[0] === 1);
  if (!granted) return `refused with status ${status.readIntBE(0, Math.min(status.length, 6))}`;
  const imprint = sequence(SHA_256, DIGEST_HEAD, digest);
  if (!answer.includes(imprint) || !answer.includes(nonce)) return 'stamped something else';
  return null;
}

/** What stands in the first value, where it has this tag and is whole. */
function contentOf(bytes: Buffer, tag: number): Buffer | null {
  const first = bytes[1];
  if (bytes[0] !== tag || first === undefined) return null;
  const longBytes = first < 0x80 ? 0 : first & 0x7f;
  if (longBytes > 4 || bytes.length < 2 + longBytes) return null;
  const length = longBytes === 0 ? first : bytes.readUIntBE(2, longBytes);
  const content = bytes.subarray(2 + longBytes, 2 + longBytes + length);
  return length > 0 && content.length === length ? content : null;
}
