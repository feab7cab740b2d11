import type { Exclusion, LimitUnit, LimitWindow, SpendingLimit } from '#contract/play-limits.ts';
import { formatDate } from '../../lib/format-date.ts';
import { formatMoney } from '../../lib/format-odds.ts';
import { formatMoment } from '../../lib/format-time.ts';

export const windowWords: Record<LimitWindow, { name: string; span: string }> = {
  day: { name: 'Daily', span: 'the last 24 hours' },
  week: { name: 'Weekly', span: 'the last 7 days' },
  month: { name: 'Monthly', span: 'the last month' },
};

/** "12" or "$12.00"; dollars come as a number, cents are whole. */
export const amountWords = (unit: LimitUnit, amount: number): string =>
  unit === 'money' ? formatMoney(Math.round(amount * 100)) : String(amount);

/** "12 of 50", or "12 used" where there is no limit. */
export function usedWords({ unit, used, amount }: SpendingLimit): string {
  const so = amountWords(unit, used);
  return amount === null ? `${so} used` : `${so} of ${amountWords(unit, amount)}`;
}

/** What a raise that waits will bring; undefined when none waits. */
export function pendingWords(
  { unit, pendingAmount, pendingFrom }: SpendingLimit,
  timeZone: string | undefined,
): string | undefined {
  if (pendingFrom === null) return undefined;
  const from = formatDate(pendingFrom, timeZone);
  return pendingAmount === null ? `No limit from ${from}` : `${amountWords(unit, pendingAmount)} from ${from}`;
}

const DAY_MS = 86_400_000;

/** A short time-out names the minute, a long exclusion the day. */
export function endWords({ endsAt }: Exclusion, now: number, timeZone?: string): string {
  return Date.parse(endsAt) - now < 60 * DAY_MS ? formatMoment(endsAt, timeZone) : formatDate(endsAt, timeZone);
}
