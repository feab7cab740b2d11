const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How near the next start of a sport is; the nearer, the earlier it is served. */
export type Tier = 'near' | 'day' | 'days' | 'week' | 'far';

export const TIERS: readonly Tier[] = ['near', 'day', 'days', 'week', 'far'];

const WITHIN_MS: Readonly<Record<Tier, number>> = {
  near: 2 * HOUR_MS,
  day: DAY_MS,
  days: 3 * DAY_MS,
  week: 7 * DAY_MS,
  far: Number.POSITIVE_INFINITY,
};

/** The fastest that prices are renewed, just before a start, when credits are left over; the sharp ones half as often. */
export const FASTEST_MS = MINUTE_MS;

/** How old prices may become in each tier when the budget holds everything. */
export const everyMs = (tier: Tier, refreshMs: number): number => {
  if (tier === 'near' || tier === 'day') return refreshMs;
  if (tier === 'days') return Math.max(4 * refreshMs, 2 * HOUR_MS);
  return tier === 'week' ? Math.max(12 * refreshMs, 6 * HOUR_MS) : Math.max(48 * refreshMs, DAY_MS);
};

/** The prices by which the others are judged move less than these: every second time. What is far away does without. */
export const sharpEveryMs = (tier: Tier, refreshMs: number): number =>
  tier === 'far' ? Number.POSITIVE_INFINITY : 2 * everyMs(tier, refreshMs);

/** `startsMs` in ascending order; null where they are not known, which is taken for today. */
export function tierAt(startsMs: readonly number[] | null, atMs: number): Tier {
  if (startsMs === null) return 'day';
  const next = startsMs.find((startMs) => startMs > atMs);
  return next === undefined ? 'far' : (TIERS.find((tier) => next - atMs <= WITHIN_MS[tier]) ?? 'far');
}

const STEP_MS = 10 * MINUTE_MS;

/** For how long, from one time to another, sports are in each tier, added up over the sports. */
export function timeInTiers(
  sports: readonly { startsMs: readonly number[] | null }[],
  fromMs: number,
  toMs: number,
): Record<Tier, number> {
  const spent: Record<Tier, number> = { near: 0, day: 0, days: 0, week: 0, far: 0 };
  for (const { startsMs } of sports) {
    for (let atMs = fromMs; atMs < toMs; atMs += STEP_MS) {
      spent[tierAt(startsMs, atMs)] += Math.min(STEP_MS, toMs - atMs);
    }
  }
  return spent;
}
