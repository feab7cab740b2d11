import type { PickView } from '#contract/content/read-answer.ts';

export type Alertable = { pickId: string; bet: string; decimal: number | undefined };

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Undefined: there is nothing to be told of it any more. */
export function alertablePick({ id, pick, oddsDecimal, startsAt }: PickView, nowMs: number): Alertable | undefined {
  const isToCome = startsAt !== undefined && Date.parse(startsAt) > nowMs;
  return id && UUID.test(id) && isToCome ? { pickId: id, bet: pick, decimal: oddsDecimal } : undefined;
}
