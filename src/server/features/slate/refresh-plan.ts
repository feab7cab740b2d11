import { everyMs, FASTEST_MS, TIERS, type Tier, tierAt, timeInTiers } from './refresh-tiers.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** What is kept of a day's credits for questions that need a price which the schedule does not fetch. */
const KEPT_FOR_QUESTIONS = 0.1;
const LOOK_MIN_MS = 15_000;
const LOOK_MAX_MS = 10 * MINUTE_MS;
/** A remainder of nothing is believed this long; then one call finds out whether the plan was renewed. */
const REMAINDER_BELIEVED_MS = 60 * MINUTE_MS;

export type PlannedSport = {
  sportKey: string;
  /** Of its coming games, ascending; null while no listing could be had. */
  startsMs: readonly number[] | null;
  /** Its last complete answer; null while there was none. */
  fetchedAtMs: number | null;
  /** In a row. */
  failures: number;
  /** It is not asked for again before: the wait after a failure, or a pause that the provider asked for. */
  notBeforeMs: number;
  /** Somebody is fetching it. */
  isBusy: boolean;
};

export type PlanInput = {
  nowMs: number;
  sports: readonly PlannedSport[];
  refreshMinutes: number;
  creditsPerSport: number;
  creditsPerDay: number;
  /** Since midnight UTC: all credits, and the part of them that went to questions. */
  used: number;
  usedForQuestions: number;
  /** What the provider says is left until its plan is renewed; null while it has not said. */
  remaining: { credits: number; seenAtMs: number } | null;
  /** Everything that was last fetched before is due, as at a start; null: only what has become too old. */
  refetchBeforeMs: number | null;
};

export type RefreshPlan = {
  /** To fetch now, the nearest start first. */
  fetchNow: string[];
  /** When to plan again. */
  nextLookMs: number;
  /** The most that the schedule may have used of the day's credits once `fetchNow` is paid. */
  scheduleLimit: number;
  /** What questions may still use today. */
  questionCredits: number;
  /** Null when the wished minutes are held for all that starts within a day. */
  shortfall: { minutes: number | null; creditsNeeded: number } | null;
};

/**
 * Shares what is left of a day's credits among the sports: first what each tier needs until midnight UTC, the nearest
 * starts first, then, with what is left over, faster just before a start. Planned anew at every look, so that whatever
 * was spent, failed or moved since is made up for.
 */
export function planRefresh(input: PlanInput): RefreshPlan {
  const { nowMs, creditsPerSport } = input;
  const keptForQuestions = Math.max(0, Math.floor(input.creditsPerDay * KEPT_FOR_QUESTIONS) - input.usedForQuestions);
  const scheduleLimit = Math.max(0, input.creditsPerDay - keptForQuestions);
  const available = Math.max(0, Math.min(scheduleLimit - input.used, believedRemainder(input)));
  const share = shareOut(input, available);
  const sports = input.sports
    .map((sport) => {
      const tier = tierAt(sport.startsMs, nowMs);
      return { sport, tier, startMs: nextStartMs(sport, nowMs), dueMs: dueMs(sport, tier, share.everyMs[tier], input) };
    })
    .sort((a, b) => TIERS.indexOf(a.tier) - TIERS.indexOf(b.tier) || a.startMs - b.startMs || a.dueMs - b.dueMs);
  const free = sports.filter(({ sport }) => !sport.isBusy);
  const due = free.filter((row) => row.dueMs <= nowMs);
  const affordable = creditsPerSport > 0 ? Math.floor(available / creditsPerSport) : due.length;
  const fetchNow = due.slice(0, affordable).map(({ sport }) => sport.sportKey);
  const waiting = free.filter(({ sport }) => !fetchNow.includes(sport.sportKey));
  const left = Math.max(0, Math.min(input.creditsPerDay - input.used, believedRemainder(input)));
  return {
    fetchNow: fetchNow.length === 0 ? probe(input, due[0]?.sport.sportKey) : fetchNow,
    nextLookMs: nextLook(nowMs, sports.length > free.length, affordable > due.length ? waiting : []),
    scheduleLimit,
    questionCredits: Math.min(left, keptForQuestions + share.spare),
    shortfall: shortfallOf(input, share),
  };
}

const believedRemainder = ({ remaining }: PlanInput): number => remaining?.credits ?? Number.POSITIVE_INFINITY;

/** When the plan was used up, and may have been renewed: one call, which costs nothing if it was not. */
function probe(input: PlanInput, first: string | undefined): string[] {
  const { remaining, nowMs, creditsPerSport, creditsPerDay, used } = input;
  if (first === undefined || remaining === null || remaining.credits >= creditsPerSport) return [];
  const isOld = input.refetchBeforeMs !== null || nowMs - remaining.seenAtMs >= REMAINDER_BELIEVED_MS;
  return isOld && creditsPerDay - used >= creditsPerSport ? [first] : [];
}

type Share = { everyMs: Record<Tier, number>; spare: number };

function shareOut({ nowMs, sports, creditsPerSport, refreshMinutes }: PlanInput, available: number): Share {
  const refreshMs = refreshMinutes * MINUTE_MS;
  const spent = timeInTiers(sports, nowMs, midnightAfter(nowMs));
  const every: Record<Tier, number> = { near: 0, day: 0, days: 0, week: 0, far: 0 };
  let left = available;
  for (const tier of TIERS) {
    const wished = everyMs(tier, refreshMs);
    const need = (spent[tier] / wished) * creditsPerSport;
    const granted = Math.min(need, left);
    left -= granted;
    every[tier] = need > granted ? stretched(wished, need, granted) : wished;
  }
  if (spent.near > 0 && left > 0) {
    const forNear = left + (spent.near / every.near) * creditsPerSport;
    every.near = Math.min(every.near, Math.max(FASTEST_MS, (spent.near * creditsPerSport) / forNear));
  }
  return { everyMs: every, spare: Math.floor(left) };
}

const stretched = (wishedMs: number, need: number, granted: number): number =>
  granted <= 0 ? Number.POSITIVE_INFINITY : wishedMs * (need / granted);

function dueMs(sport: PlannedSport, tier: Tier, intervalMs: number, { nowMs, refetchBeforeMs }: PlanInput): number {
  const { fetchedAtMs, notBeforeMs, failures } = sport;
  const isWantedNow = (fetchedAtMs ?? Number.NEGATIVE_INFINITY) < (refetchBeforeMs ?? Number.NEGATIVE_INFINITY);
  // What starts within a day is fetched at a start even with the credits that were meant for later today.
  if (intervalMs === Number.POSITIVE_INFINITY && !(isWantedNow && (tier === 'near' || tier === 'day')))
    return intervalMs;
  if (isWantedNow) return nowMs;
  return fetchedAtMs === null || failures > 0 ? notBeforeMs : Math.max(notBeforeMs, fetchedAtMs + intervalMs);
}

const nextStartMs = ({ startsMs }: PlannedSport, nowMs: number): number =>
  startsMs?.find((startMs) => startMs > nowMs) ?? Number.POSITIVE_INFINITY;

function nextLook(nowMs: number, isSomeoneBusy: boolean, waiting: readonly { dueMs: number }[]): number {
  const soonest = Math.min(isSomeoneBusy ? nowMs : Number.POSITIVE_INFINITY, ...waiting.map((row) => row.dueMs));
  const latest = Math.min(nowMs + LOOK_MAX_MS, Math.max(nowMs + LOOK_MIN_MS, midnightAfter(nowMs)));
  return Math.min(latest, Math.max(nowMs + LOOK_MIN_MS, soonest));
}

/** What the operator should know: how old prices become, and what it takes to hold the wish. */
function shortfallOf(input: PlanInput, { everyMs: every }: Share): RefreshPlan['shortfall'] {
  const refreshMs = input.refreshMinutes * MINUTE_MS;
  const { nowMs } = input;
  const today = timeInTiers(input.sports, nowMs, midnightAfter(nowMs));
  const slowestMs = Math.max(today.near > 0 ? every.near : 0, today.day > 0 ? every.day : 0);
  if (slowestMs <= refreshMs) return null;
  const day = timeInTiers(input.sports, nowMs, nowMs + DAY_MS);
  const calls = TIERS.reduce((sum, tier) => sum + day[tier] / everyMs(tier, refreshMs), 0);
  return {
    minutes: slowestMs === Number.POSITIVE_INFINITY ? null : Math.round(slowestMs / MINUTE_MS),
    creditsNeeded: Math.ceil((calls * input.creditsPerSport) / (1 - KEPT_FOR_QUESTIONS)),
  };
}

const midnightAfter = (nowMs: number): number => (Math.floor(nowMs / DAY_MS) + 1) * DAY_MS;
