import type { Db } from '../../platform/database/database.ts';
import type { RightsSettings } from '../../platform/http/account-rights.ts';
import type { AuthSecret } from '../../platform/process/auth-secret.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { Billing } from '../billing/billing.service.ts';
import type { DataHealthDeps } from '../operator/data-health.service.ts';

export type AdminDeps = {
  db: Db;
  now: Clock;
  newId: () => string;
  rights: RightsSettings;
  /** By which a mailbox is kept. */
  authSecret: AuthSecret;
  billing: Pick<
    Billing,
    'switchSubscription' | 'deleteCustomerFor' | 'endBillingFor' | 'collectedCents' | 'differences'
  >;
  /** What the data health is read from. */
  operator: DataHealthDeps;
  /** The secret path of the portal, with its slash. */
  adminPath: string;
};
