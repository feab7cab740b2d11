import { type PortalTrends, type RevenueMonth, TREND_DAYS, TREND_MONTHS } from '#contract/admin-trends.ts';
import type { AdminDeps } from './admin-deps.ts';
import { type RevenueRow, sumMonths } from './revenue.repo.ts';
import { countFailures, countPrices, countUsersBefore, sumDays } from './trends.repo.ts';

const DAY_MS = 86_400_000;
const MOST_REASONS = 8;
const dayAt = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** How the last days and months went, today and this month included. */
export async function readTrends({ db, now }: Pick<AdminDeps, 'db' | 'now'>): Promise<PortalTrends> {
  const today = now().getTime();
  const first = dayAt(today - (TREND_DAYS - 1) * DAY_MS);
  const failures = await countFailures(db, first, MOST_REASONS);
  return {
    days: (await sumDays(db, first, dayAt(today))).map(({ cents, costMicros, ...row }) => ({
      ...row,
      revenue: cents / 100,
      modelCost: costMicros / 1_000_000,
    })),
    months: (await sumMonths(db, monthBefore(now(), TREND_MONTHS - 1), monthBefore(now(), 0))).map(toMonth),
    usersBefore: await countUsersBefore(db, first),
    failures: failures.map(({ failure, ...counts }) => ({ reason: failure ?? 'No reason was recorded.', ...counts })),
    prices: await countPrices(db, now()),
  };
}

const monthBefore = (now: Date, months: number): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1)).toISOString().slice(0, 7);

const toMonth = ({ receivedCents, goneCents, ...row }: RevenueRow): RevenueMonth => ({
  ...row,
  received: receivedCents / 100,
  refunded: goneCents / 100,
  net: (receivedCents - goneCents) / 100,
});
