import type { RightsSettings } from '../../platform/account-rights.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import type { Billing } from '../billing/billing.service.ts';
import type { DataHealthDeps } from '../operator/data-health.service.ts';

export type AdminDeps = {
  db: Db;
  now: Clock;
  newId: () => string;
  rights: RightsSettings;
  billing: Pick<Billing, 'switchSubscription' | 'deleteCustomerFor' | 'endBillingFor' | 'collectedCents'>;
  /** What the data health is read from. */
  operator: DataHealthDeps;
  /** The secret path of the portal, with its slash. */
  adminPath: string;
};

/** Who changes something, and from where: a user and a network address, or a command (without an id) and its machine. */
export type Actor = { id: string | null; email: string; address: string };
