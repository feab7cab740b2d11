import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

/** RFC 8292 allows a day; a token that leaks is worth little. */
const TOKEN_LASTS_SECONDS = 12 * 3_600;

export const newPushKey = (): string =>
  generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
    .privateKey.export({ type: 'pkcs8', format: 'der' })
    .toString('base64');

const readPrivate = (text: string): KeyObject =>
  createPrivateKey({ key: Buffer.from(text, 'base64'), type: 'pkcs8', format: 'der' });

/** What is wrong with a private key that somebody wrote; null: nothing. It is base64 of PKCS #8. */
export function pushKeyProblem(text: string): string | null {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = readPrivate(text);
    const isP256 = asymmetricKeyType === 'ec' && asymmetricKeyDetails?.namedCurve === 'prime256v1';
    return isP256 ? null : 'holds no P-256 key';
  } catch {
    return 'holds no private key in base64 of PKCS #8';
  }
}

/** The public half as browsers take it: the uncompressed point, base64url. */
export function publicPushKey(text: string): string {
  const { x = '', y = '' } = createPublicKey(readPrivate(text)).export({ format: 'jwk' });
  return Buffer.concat([Uint8Array.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]).toString(
    'base64url',
  );
}

/**
 * Says to a push service who sends: a token for its origin, signed with ES256 (RFC 8292, 2 and 3).
 *
 * @param subject whom the service may write to, `mailto:` or `https:`
 */
export function vapidAuthorization(key: string, to: { origin: string; subject: string; now: Date }): string {
  const expires = Math.floor(to.now.getTime() / 1_000) + TOKEN_LASTS_SECONDS;
  const signed = [
    { typ: 'JWT', alg: 'ES256' },
    { aud: to.origin, exp: expires, sub: to.subject },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const signature = sign('sha256', Buffer.from(signed), { key: readPrivate(key), dsaEncoding: 'ieee-p1363' });
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicPushKey(key)}`;
}
