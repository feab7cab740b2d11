import { describe, expect, it } from 'vitest';
import { describeTotp, newTotpSecret, stepOfCode } from './totp.ts';

/** RFC 6238, appendix B, SHA-1; its codes have eight digits, of which an app shows the last six. */
const SECRET = Buffer.from('12345678901234567890');
const CASES = [
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
] as const;

describe('a code of an authenticator app', () => {
  it.each(CASES)('at %i s is that of the standard', (seconds, code) => {
    expect(stepOfCode(SECRET, code.slice(2), new Date(seconds * 1000))).toBe(Math.floor(seconds / 30));
  });

  it('is known half a minute before and after its own, and names its own', () => {
    const [seconds, code] = CASES[3];
    const at = (shift: number) => stepOfCode(SECRET, code.slice(2), new Date((seconds + shift) * 1000));
    const own = Math.floor(seconds / 30);
    expect([at(-30), at(0), at(30), at(-60), at(60)]).toEqual([own, own, own, null, null]);
  });

  it.each(['', '12345', '1234567', 'abcdef', '１２３４５６', '-12345', '1e5000'])('is six digits: %j is none', (code) =>
    expect(stepOfCode(SECRET, code, new Date(0))).toBeNull(),
  );
});

it('an app is told issuer, account and secret, in words and as a square picture', () => {
  const { secret, uri, qr } = describeTotp(SECRET, 'ann@example.com');
  expect(secret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(uri).toMatch(/^otpauth:\/\/totp\/Edgewise:ann%40example\.com\?issuer=Edgewise&secret=GEZ/);
  expect(qr.length).toBeGreaterThan(20);
  for (const row of qr) expect(row).toMatch(new RegExp(`^[01]{${qr.length}}$`));
});

it('a secret is new each time and as long as the standard asks', () => {
  const [one, two] = [newTotpSecret(), newTotpSecret()];
  expect(one.equals(two)).toBe(false);
  expect(one).toHaveLength(20);
});
