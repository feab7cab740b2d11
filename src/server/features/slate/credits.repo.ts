import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../platform/database/database.ts';
import { time } from '../../platform/database/sql-time.ts';

/** Credits are counted by UTC day, by all processes and over restarts. */
export type CreditDay = { provider: string; day: string };

export type CreditCount = {
  used: number;
  usedForQuestions: number;
  remaining: { credits: number; seenAtMs: number } | null;
};

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** The part that went to questions stands in a row of its own; the provider's row counts it too. */
const questionsOf = (provider: string): string => `${provider}:questions`;

export async function findCredits(db: Db, { provider, day }: CreditDay): Promise<CreditCount> {
  const rows = rowsOf<{ used: number; usedForQuestions: number }>(
    await db.execute(sql`
      select coalesce(sum(used) filter (where provider = ${provider}), 0)::int as used,
        coalesce(sum(used) filter (where provider = ${questionsOf(provider)}), 0)::int as "usedForQuestions"
      from provider_credits where day = ${day}::date and provider in (${provider}, ${questionsOf(provider)})`),
  );
  const said = rowsOf<{ credits: number; seenAtMs: number }>(
    await db.execute(sql`
      select remaining as credits, (extract(epoch from updated_at) * 1000)::float8 as "seenAtMs" from provider_credits
      where provider = ${provider} and remaining is not null order by day desc limit 1`),
  );
  return { used: 0, usedForQuestions: 0, ...rows[0], remaining: said[0] ?? null };
}

/** Takes credits before a call is made. False, and nothing taken, when the day's use would pass `limit`. */
export async function reserveCredits(
  db: Db,
  { provider, day, credits, limit }: CreditDay & { credits: number; limit: number },
  at: Date,
): Promise<boolean> {
  if (credits > limit) return false;
  const taken = await db.execute(sql`
    insert into provider_credits (provider, day, used, updated_at)
    values (${provider}, ${day}::date, ${credits}, ${time(at)})
    on conflict (provider, day) do update set used = provider_credits.used + excluded.used
    where provider_credits.used + excluded.used <= ${limit}
    returning used`);
  return rowsOf(taken).length > 0;
}

/** Corrects a reservation by what the calls really cost, and notes what the provider says is left. */
export async function settleCredits(
  db: Db,
  { provider, day, correction, remaining }: CreditDay & { correction: number; remaining: number | null },
  at: Date,
): Promise<void> {
  const now = time(at);
  await db.execute(sql`
    insert into provider_credits (provider, day, used, remaining, updated_at)
    values (${provider}, ${day}::date, ${Math.max(0, correction)}, ${remaining}::int, ${now})
    on conflict (provider, day) do update set used = greatest(0, provider_credits.used + ${correction}::int),
      remaining = coalesce(excluded.remaining, provider_credits.remaining),
      updated_at = case when excluded.remaining is null then provider_credits.updated_at else excluded.updated_at end`);
}

export async function noteQuestionCredits(
  db: Db,
  { provider, day, credits }: CreditDay & { credits: number },
  at: Date,
): Promise<void> {
  await settleCredits(db, { provider: questionsOf(provider), day, correction: credits, remaining: null }, at);
}
