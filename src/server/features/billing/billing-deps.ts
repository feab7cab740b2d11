import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
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
  /** What people allowed themselves. */
  play: Pick<PlayGuard, 'assertMayBuy' | 'assertNotExcluded' | 'exclusionOf'>;
  /** Where the provider sends buyers back to. */
  appUrl: string;
  logger: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
};
