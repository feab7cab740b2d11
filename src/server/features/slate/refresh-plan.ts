import { everyMs, FASTEST_MS, sharpEveryMs, TIERS, type Tier, tierAt, timeInTiers } from './refresh-tiers.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** What is kept of a day's credits for questions that need a price which the schedule does not fetch. */
const KEPT_FOR_QUESTIONS = 0.1;
/** What the sharp books may take of credits that the main request could use. */
const MOST_FOR_SHARP = 0.25;
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
  /** The second request, for sharp books: how fetching these same sports went there, and its cost; null: there is none. */
  sharp: { sports: readonly PlannedSport[]; creditsPerSport: number } | null;
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
  /** To fetch now at the sharp books. */
  fetchSharpNow: string[];
  /** When to plan again. */
  nextLookMs: number;
  /** The most that the schedule may have used of the day's credits once both are paid. */
  scheduleLimit: number;
  /** What questions may still use today. */
  questionCredits: number;
  /** Null when the wished minutes are held for all that starts within a day. */
  shortfall: { minutes: number | null; creditsNeeded: number } | null;
};

/**
 * Shares what is left of a day's credits among the sports: first what each tier needs until midnight UTC, the nearest
 * starts first, and in each tier the main request before the one for sharp books; then, with what is left over, faster
 * just before a start. Planned anew at every look, so that whatever was spent, failed or moved since is made up for.
 */
export function planRefresh(input: PlanInput): RefreshPlan {
  const { nowMs } = input;
  const keptForQuestions = Math.max(0, Math.floor(input.creditsPerDay * KEPT_FOR_QUESTIONS) - input.usedForQuestions);
  const scheduleLimit = Math.max(0, input.creditsPerDay - keptForQuestions);
  const available = Math.max(0, Math.min(scheduleLimit - input.used, believedRemainder(input)));
  const share = shareOut(input, available);
  const rows = inOrder(input, share);
  const free = rows.filter(({ sport }) => !sport.isBusy);
  const due = free.filter((row) => row.dueMs <= nowMs);
  const { fetched, left: unspent } = affordable(due, available);
  const keysOf = (request: Request) =>
    fetched.filter((row) => row.request === request).map(({ sport }) => sport.sportKey);
  const mainNow = keysOf('main');
  const waiting = free.filter((row) => !fetched.includes(row));
  const canWait = fetched.length === due.length && unspent >= input.creditsPerSport;
  const left = Math.max(0, Math.min(input.creditsPerDay - input.used, believedRemainder(input)));
  const firstDue = due.find(({ request }) => request === 'main')?.sport.sportKey;
  return {
    fetchNow: fetched.length === 0 ? probe(input, firstDue) : mainNow,
    fetchSharpNow: keysOf('sharp'),
    nextLookMs: nextLook(nowMs, rows.length > free.length, canWait ? waiting : []),
    scheduleLimit,
    questionCredits: Math.min(left, keptForQuestions + share.spare),
    shortfall: shortfallOf(input, share),
  };
}

type Request = 'main' | 'sharp';
type Row = { request: Request; sport: PlannedSport; tier: Tier; startMs: number; dueMs: number; credits: number };

/** All that may be asked for, the most urgent first. */
function inOrder(input: PlanInput, share: Share): Row[] {
  const { nowMs, sharp } = input;
  const rowsOf = (request: Request, sports: readonly PlannedSport[], credits: number, refetchBeforeMs: number | null) =>
    sports.map((sport): Row => {
      const tier = tierAt(sport.startsMs, nowMs);
      const due = dueMs(sport, tier, share.everyMs[request][tier], { nowMs, refetchBeforeMs });
      return { request, sport, tier, startMs: nextStartMs(sport, nowMs), dueMs: due, credits };
    });
  const rows = [
    ...rowsOf('main', input.sports, input.creditsPerSport, input.refetchBeforeMs),
    // A start needs what can be bet on anew; what it is judged by comes in its own time.
    ...(sharp ? rowsOf('sharp', sharp.sports, sharp.creditsPerSport, null) : []),
  ];
  return rows.sort(
    (a, b) =>
      TIERS.indexOf(a.tier) - TIERS.indexOf(b.tier) ||
      Number(a.request === 'sharp') - Number(b.request === 'sharp') ||
      a.startMs - b.startMs ||
      a.dueMs - b.dueMs,
  );
}

/** As many of the first as the credits hold: nothing later is fetched while an earlier one goes without. */
function affordable(due: readonly Row[], available: number): { fetched: Row[]; left: number } {
  let left = available;
  const fetched: Row[] = [];
  for (const row of due) {
    if (row.credits > left) break;
    left -= row.credits;
    fetched.push(row);
  }
  return { fetched, left };
}

const believedRemainder = ({ remaining }: PlanInput): number => remaining?.credits ?? Number.POSITIVE_INFINITY;

/** When the plan was used up, and may have been renewed: one call, which costs nothing if it was not. */
function probe(input: PlanInput, first: string | undefined): string[] {
  const { remaining, nowMs, creditsPerSport, creditsPerDay, used } = input;
  if (first === undefined || remaining === null || remaining.credits >= creditsPerSport) return [];
  const isOld = input.refetchBeforeMs !== null || nowMs - remaining.seenAtMs >= REMAINDER_BELIEVED_MS;
  return isOld && creditsPerDay - used >= creditsPerSport ? [first] : [];
}

type Share = { everyMs: Record<Request, Record<Tier, number>>; spare: number };

function shareOut({ nowMs, sports, creditsPerSport, refreshMinutes, sharp }: PlanInput, available: number): Share {
  const refreshMs = refreshMinutes * MINUTE_MS;
  const spent = timeInTiers(sports, nowMs, midnightAfter(nowMs));
  const never = (): Record<Tier, number> => ({ near: 0, day: 0, days: 0, week: 0, far: 0 });
  const every = { main: never(), sharp: never() };
  const needOf = (tier: Tier, wished: number, credits: number) => (spent[tier] / wished) * credits;
  const mainNeed = TIERS.reduce((sum, tier) => sum + needOf(tier, everyMs(tier, refreshMs), creditsPerSport), 0);
  const most = { main: available, sharp: Math.max(available * MOST_FOR_SHARP, available - mainNeed) };
  let left = available;
  let forNear = 0;
  const grant = (request: Request, tier: Tier, wished: number, credits: number) => {
    const need = needOf(tier, wished, credits);
    const granted = Math.min(need, left, most[request]);
    left -= granted;
    most[request] -= granted;
    if (tier === 'near') forNear += granted;
    every[request][tier] = need > granted ? stretched(wished, need, granted) : wished;
  };
  for (const tier of TIERS) {
    grant('main', tier, everyMs(tier, refreshMs), creditsPerSport);
    if (sharp) grant('sharp', tier, sharpEveryMs(tier, refreshMs), sharp.creditsPerSport);
  }
  if (forNear > 0 && left > 0) {
    const slower = forNear / (forNear + left);
    every.main.near = faster(every.main.near, slower, FASTEST_MS);
    every.sharp.near = faster(every.sharp.near, slower, 2 * FASTEST_MS);
  }
  return { everyMs: every, spare: Math.floor(left) };
}

const faster = (intervalMs: number, factor: number, fastestMs: number): number =>
  Math.min(intervalMs, Math.max(fastestMs, intervalMs * factor));

const stretched = (wishedMs: number, need: number, granted: number): number =>
  granted <= 0 ? Number.POSITIVE_INFINITY : wishedMs * (need / granted);

function dueMs(
  sport: PlannedSport,
  tier: Tier,
  intervalMs: number,
  { nowMs, refetchBeforeMs }: Pick<PlanInput, 'nowMs' | 'refetchBeforeMs'>,
): number {
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
function shortfallOf(input: PlanInput, { everyMs: { main: every } }: Share): RefreshPlan['shortfall'] {
  const refreshMs = input.refreshMinutes * MINUTE_MS;
  const { nowMs, sharp } = input;
  const today = timeInTiers(input.sports, nowMs, midnightAfter(nowMs));
  const slowestMs = Math.max(today.near > 0 ? every.near : 0, today.day > 0 ? every.day : 0);
  if (slowestMs <= refreshMs) return null;
  const day = timeInTiers(input.sports, nowMs, nowMs + DAY_MS);
  const credits = TIERS.reduce(
    (sum, tier) =>
      sum +
      (day[tier] / everyMs(tier, refreshMs)) * input.creditsPerSport +
      (day[tier] / sharpEveryMs(tier, refreshMs)) * (sharp?.creditsPerSport ?? 0),
    0,
  );
  return {
    minutes: slowestMs === Number.POSITIVE_INFINITY ? null : Math.round(slowestMs / MINUTE_MS),
    creditsNeeded: Math.ceil(credits / (1 - KEPT_FOR_QUESTIONS)),
  };
}

const midnightAfter = (nowMs: number): number => (Math.floor(nowMs / DAY_MS) + 1) * DAY_MS;
