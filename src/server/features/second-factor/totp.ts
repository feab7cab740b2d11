import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';
import { PRODUCT_NAME } from '#contract/product.ts';
import type { NewTotp } from '#contract/second-factor.ts';

const PERIOD_SECONDS = 30;
/** As much as a phone's clock may be off. */
const WINDOW_STEPS = 1;
const SECRET_BYTES = 20;

export const newTotpSecret = (): Buffer => Buffer.from(new Secret({ size: SECRET_BYTES }).buffer);

/** RFC 6238 with SHA-1, six digits and half a minute: what every authenticator app knows. */
const totpOf = (secret: Buffer, label = ''): TOTP =>
  new TOTP({
    issuer: PRODUCT_NAME,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
  });

/** What an app reads to know the secret. */
export function describeTotp(secret: Buffer, email: string): NewTotp {
  const totp = totpOf(secret, email);
  const uri = totp.toString();
  const qr = encode(uri, { ecc: 'M', border: 2 }).data.map((row) => row.map((dark) => (dark ? '1' : '0')).join(''));
  return { secret: totp.secret.base32, uri, qr };
}

/** The half minute that a code is of, counted from 1970; null: it is of none that is near. */
export function stepOfCode(secret: Buffer, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW_STEPS });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta;
}
