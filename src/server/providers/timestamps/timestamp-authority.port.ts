/** Who else says that something was there at a time (RFC 3161). */
export type TimestampAuthority = {
  /** Its host, for the operator. */
  name: string;
  /** The whole answer for a SHA-256, as `openssl ts` reads it. @throws TimestampError */
  stamp(digest: Buffer, signal: AbortSignal): Promise<Buffer>;
};

/** In words for the operator. */
export class TimestampError extends Error {
  override readonly name = 'TimestampError';
}
