import { emailKey } from './email-key.ts';

export type RightsSettings = { companyDomain: string | null; adminEmail: string | null };
export type AccountRights = { isAdmin: boolean; unlimited: boolean };

const NONE: AccountRights = { isAdmin: false, unlimited: false };

/**
 * Only a verified address counts. The company's domain makes an administrator who is never charged, the one named
 * address an administrator who is. Both match exactly, without case: no sub-domain, suffix or look-alike.
 */
export function rightsOf(account: { email: string; emailVerified: boolean }, settings: RightsSettings): AccountRights {
  if (!account.emailVerified) return NONE;
  const email = emailKey(account.email);
  const domain = email.slice(email.lastIndexOf('@') + 1);
  if (settings.companyDomain && email.includes('@') && domain === emailKey(settings.companyDomain)) {
    return { isAdmin: true, unlimited: true };
  }
  return settings.adminEmail && email === emailKey(settings.adminEmail) ? { isAdmin: true, unlimited: false } : NONE;
}
