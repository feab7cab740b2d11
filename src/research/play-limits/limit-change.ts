import { RAISE_AFTER_DAYS } from '#contract/play-limits.ts';

const DAY_MS = 86_400_000;

/** A limit in whole tokens or cents; null: none. `pendingAmount` takes its place at `pendingFrom`. */
export type LimitState = { amount: number | null; pendingAmount: number | null; pendingFrom: Date | null };

export const NO_LIMIT: LimitState = { amount: null, pendingAmount: null, pendingFrom: null };

/** How a stored limit stands at a moment: a raise whose time has come is the limit, without anybody writing it down. */
export function limitAt(stored: LimitState, now: Date): LimitState {
  const { pendingAmount, pendingFrom } = stored;
  if (!pendingFrom || pendingFrom > now) return stored;
  return { ...NO_LIMIT, amount: pendingAmount };
}

/**
 * The limit after its owner asked for another amount. What protects more holds at once; what protects less waits:
 *
 * - Lower, or a first limit: at once, and a waiting raise is dropped.
 * - The limit as it is: a waiting raise is dropped. That is how one takes a raise back.
 * - Higher, or none: waits seven days; until then the old limit holds.
 * - While a raise waits, asking for the same or for less of a raise keeps its day: the person has waited for more
 *   already. Asking for more of a raise begins the seven days again, for all of it.
 */
export function changeLimit(stored: LimitState, asked: number | null, now: Date): LimitState {
  const current = limitAt(stored, now);
  if (reach(asked) <= reach(current.amount)) return { ...NO_LIMIT, amount: asked };
  const keepsDay = current.pendingFrom !== null && reach(asked) <= reach(current.pendingAmount);
  return {
    amount: current.amount,
    pendingAmount: asked,
    pendingFrom: keepsDay ? current.pendingFrom : new Date(now.getTime() + RAISE_AFTER_DAYS * DAY_MS),
  };
}

const reach = (amount: number | null): number => amount ?? Number.POSITIVE_INFINITY;
