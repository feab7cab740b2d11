import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import { type CreditCount, dayOf, findCredits } from './credits.repo.ts';

/** What the provider of the odds charged since midnight UTC, and what it says is left. */
export const creditsToday = (deps: { db: Db; now: Clock }, provider: string): Promise<CreditCount> =>
  findCredits(deps.db, { provider, day: dayOf(deps.now()) });
