import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { OddsFeed } from '../../providers/odds-feed/odds-feed.port.ts';

/** `refreshMinutes`: how old prices of what starts within a day may become, as far as the day's credits allow. */
export type RefreshSettings = { refreshMinutes: number; creditsPerDay: number };

export type SlateDeps = {
  db: Db;
  feed: OddsFeed;
  now: Clock;
  logger: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** This process, among all that share the database. */
  holder: string;
  settings?: RefreshSettings;
};
