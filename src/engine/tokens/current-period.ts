import { type Period, periodAt } from './period.ts';

/**
 * The period that a wallet is in: the provider's own while it holds the moment, else the month that is counted from the
 * anchor (the live subscription's, else the sign-up).
 *
 * Units: Unix time in ms. Source: ADR-0014.
 */
export function currentPeriod(anchorMs: number, billedPeriod: Period | null, nowMs: number): Period {
  const holds = billedPeriod !== null && billedPeriod.startMs <= nowMs && nowMs < billedPeriod.endMs;
  return holds ? billedPeriod : periodAt(anchorMs, nowMs);
}
