import type { LimitUnit, LimitWindow } from '#contract/play-limits.ts';
import { type LimitState, limitAt } from '#research/play-limits/limit-change.ts';

const DAY_MS = 86_400_000;

/** Windows roll: what was spent exactly so long ago counts no more. */
export const WINDOW_MS: Readonly<Record<LimitWindow, number>> = {
  day: DAY_MS,
  week: 7 * DAY_MS,
  month: 30 * DAY_MS,
};

export const windowStart = (window: LimitWindow, now: Date): Date => new Date(now.getTime() - WINDOW_MS[window]);

/** In whole tokens or cents. */
export type StoredLimit = LimitState & { unit: LimitUnit; window: LimitWindow };

/** What was spent at a moment, or may yet be until a moment: an open checkout counts everywhere while it can be paid. */
export type Spend = { amount: number } & ({ at: Date } | { openUntil: Date });

/** From when on it does not count in this window. */
const countsUntil = (spend: Spend, window: LimitWindow): number =>
  'at' in spend ? spend.at.getTime() + WINDOW_MS[window] : spend.openUntil.getTime();

function usedIn(spends: readonly Spend[], window: LimitWindow, now: Date): number {
  return spends.reduce((used, spend) => used + (countsUntil(spend, window) > now.getTime() ? spend.amount : 0), 0);
}

/**
 * The first moment at which `asked` more fits, if nothing else is spent until then: something has left the window, or a
 * waiting raise has become the limit. Null: never under this limit.
 */
export function roomFrom(limit: StoredLimit, spends: readonly Spend[], asked: number, now: Date): Date | null {
  const moments = [
    ...spends.map((spend) => countsUntil(spend, limit.window)),
    ...(limit.pendingFrom ? [limit.pendingFrom.getTime()] : []),
  ]
    .filter((ms) => ms > now.getTime())
    .sort((a, b) => a - b);
  const fitting = moments.find((ms) => {
    const then = new Date(ms);
    const { amount } = limitAt(limit, then);
    return amount === null || usedIn(spends, limit.window, then) + asked <= amount;
  });
  return fitting === undefined ? null : new Date(fitting);
}
