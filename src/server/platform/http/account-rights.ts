import { emailKey } from '../mailboxes/email-key.ts';

export type RightsSettings = {
  companyDomain: string | null;
  adminEmail: string | null;
  /** Whether the account of `npm run demo-admin` is an administrator: never in production. */
  demoOperator?: boolean;
};
export type AccountRights = { isAdmin: boolean; unlimited: boolean };

/** Nobody receives mail there, so nobody confirms the address but a command on the server's own machine. */
export const DEMO_OPERATOR_EMAIL = 'demo-operator@edgewise.example';

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
  const isNamed = settings.adminEmail && email === emailKey(settings.adminEmail);
  return isNamed || isDemoOperator(account, settings) ? { isAdmin: true, unlimited: false } : NONE;
}

export const isDemoOperator = ({ email }: { email: string }, settings: RightsSettings): boolean =>
  settings.demoOperator === true && emailKey(email) === DEMO_OPERATOR_EMAIL;
