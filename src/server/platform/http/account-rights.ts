import type { AdminRole } from '#contract/admin-role.ts';
import { emailKey } from '../mailboxes/email-key.ts';

export type RightsSettings = {
  companyDomain: string | null;
  adminEmail: string | null;
  /** Whether the account of `npm run demo-admin` is an administrator: never in production. */
  demoOperator?: boolean;
};
export type AccountRights = { isAdmin: boolean; unlimited: boolean };
/** Also how far the right of an administrator goes; null: there is none. */
export type SessionRights = AccountRights & { adminRole: AdminRole | null };

/** Nobody receives mail there, so nobody confirms the address but a command on the server's own machine. */
export const DEMO_OPERATOR_EMAIL = 'demo-operator@edgewise.example';

const NONE: AccountRights = { isAdmin: false, unlimited: false };

/** Of support are those of the company whom an owner made so; everybody else who is an administrator is an owner. */
export function sessionRightsOf(
  account: { email: string; emailVerified: boolean; isSupport: boolean },
  settings: RightsSettings,
): SessionRights {
  const rights = rightsOf(account, settings);
  return { ...rights, adminRole: rights.isAdmin ? roleOf(account, settings) : null };
}

/** What an address would be, once it is confirmed; null: no administrator. */
export function adminRoleOf(
  account: { email: string; isSupport: boolean },
  settings: RightsSettings,
): AdminRole | null {
  return sessionRightsOf({ ...account, emailVerified: true }, settings).adminRole;
}

/** Whether the operator's settings make this address an owner, whatever the portal says: so there is always one who can get in. */
export const isOwnerBySettings = (email: string, settings: RightsSettings): boolean =>
  emailKey(email) === emailKey(settings.adminEmail ?? '') || isDemoOperator({ email }, settings);

const roleOf = ({ email, isSupport }: { email: string; isSupport: boolean }, settings: RightsSettings): AdminRole =>
  isSupport && !isOwnerBySettings(email, settings) ? 'support' : 'owner';

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
