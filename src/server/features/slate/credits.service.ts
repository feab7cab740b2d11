import type { Db } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { CreditAccount } from '../../providers/results/the-odds-api-scores.ts';
import { type CreditCount, dayOf, findCredits, reserveCredits, settleCredits } from './credits.repo.ts';

/** What the provider of the odds charged since midnight UTC, and what it says is left. */
export const creditsToday = (deps: { db: Db; now: Clock }, provider: string): Promise<CreditCount> =>
  findCredits(deps.db, { provider, day: dayOf(deps.now()) });

/** Scores are paid from the same credits as the odds, which plan with what is left. */
export const creditAccount = (db: Db, provider: string, creditsPerDay: number): CreditAccount => ({
  async reserve(credits, at) {
    const reserved = { day: dayOf(at), credits };
    const isTaken = await reserveCredits(db, { provider, ...reserved, limit: creditsPerDay }, at);
    return isTaken ? reserved : null;
  },
  // Of the day that it was taken from, whatever the time is now and whoever reserved meanwhile.
  settle: ({ day, credits }, { used, remaining }, at) =>
    settleCredits(db, { provider, day, correction: used - credits, remaining }, at),
});
