import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../platform/database/database.ts';
import type { AuthSecret } from '../../platform/process/auth-secret.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { Payments } from '../../providers/payments/payments.port.ts';
import type { Player, PlayGuard } from '../play-limits/play-guard.ts';

/** Only ever the signed-in user. */
export type Buyer = Player;

export type BillingDeps = {
  db: Db;
  now: Clock;
  newId: () => string;
  /** Null: no payment provider is configured. */
  payments: Payments | null;
  /** Keys the counters of what an account does. */
  authSecret: AuthSecret;
  /** What people allowed themselves. */
  play: Pick<PlayGuard, 'assertMayBuy' | 'assertNotExcluded' | 'exclusionOf'>;
  /** Where the provider sends buyers back to. */
  appUrl: string;
  logger: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
};
