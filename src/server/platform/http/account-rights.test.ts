import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rightsOf } from './account-rights.ts';

const settings = { companyDomain: 'Company.com', adminEmail: 'Client@Agency.example' };
const verified = (email: string) => rightsOf({ email, emailVerified: true }, settings);

const NONE = { isAdmin: false, unlimited: false };

describe('rightsOf', () => {
  it('makes a verified company address an administrator who is never charged, whatever its case', () => {
    for (const email of ['ann@company.com', 'ANN@COMPANY.COM', 'ann+test@Company.com']) {
      expect(verified(email)).toEqual({ isAdmin: true, unlimited: true });
    }
  });

  it('makes the one named address an administrator who is charged', () => {
    expect(verified('client@agency.EXAMPLE')).toEqual({ isAdmin: true, unlimited: false });
  });

  it('gives an unconfirmed address nothing', () => {
    for (const email of ['ann@company.com', 'client@agency.example']) {
      expect(rightsOf({ email, emailVerified: false }, settings)).toEqual(NONE);
    }
  });

  it.each([
    'ann@evilcompany.com',
    'ann@company.com.evil.example',
    'ann@mail.company.com',
    'ann@company.com.',
    'ann@company.co',
    'ann@company.com@evil.example',
    'company.com',
    'ann@xn--cmpany-0ra.com',
    'ann@cοmpany.com',
    'ann@company.com\u0000',
    'client+x@agency.example',
    'other@agency.example',
    'client@agency.example.evil',
  ])('gives the look-alike %j nothing', (email) => {
    expect(verified(email)).toEqual(NONE);
  });

  it('does not take the Kelvin sign for a k', () => {
    const kelvin = { companyDomain: 'kim.com', adminEmail: 'kim@agency.example' };
    for (const email of ['ann@\u212Aim.com', '\u212Aim@agency.example']) {
      expect(rightsOf({ email, emailVerified: true }, kelvin)).toEqual(NONE);
    }
  });

  it('gives nobody anything where nothing is set', () => {
    const unset = { companyDomain: null, adminEmail: null };
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(rightsOf({ email, emailVerified: true }, unset)).toEqual(NONE);
      }),
    );
    expect(rightsOf({ email: '@', emailVerified: true }, { companyDomain: '', adminEmail: '' })).toEqual(NONE);
  });
});
