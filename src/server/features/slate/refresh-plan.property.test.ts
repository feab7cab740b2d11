import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PlanInput, type PlannedSport, planRefresh, type RefreshPlan } from './refresh-plan.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOON = Date.parse('2026-11-21T12:00:00Z');
const COST = 3;
const SHARP_COST = 6;

/** One deployment: its sports with their starts, its settings, and what its provider's plan holds. */
type World = {
  sports: { key: string; startsMs: number[] }[];
  perDay: number;
  minutes: number;
  remaining: number | null;
  /** Whether a second request is made. */
  isSharp: boolean;
};

const worlds: fc.Arbitrary<World> = fc.record({
  sports: fc
    .array(fc.array(fc.integer({ min: -4, max: 24 * 12 }), { maxLength: 12 }), { minLength: 1, maxLength: 8 })
    .map((all) =>
      all.map((hours, i) => ({ key: `s${i}`, startsMs: hours.map((h) => NOON + h * HOUR).sort((a, b) => a - b) })),
    ),
  perDay: fc.integer({ min: 1, max: 1500 }),
  minutes: fc.integer({ min: 1, max: 240 }),
  remaining: fc.option(fc.integer({ min: 0, max: 2000 })),
  isSharp: fc.boolean(),
});

/** What happens at one look: the process has restarted, calls fail, a question is asked, the next look is late. */
type Happening = { restart: boolean; fails: boolean; question: number; lateMs: number };

const happenings: fc.Arbitrary<Happening[]> = fc.array(
  fc.record({
    restart: fc.boolean(),
    fails: fc.boolean(),
    question: fc.integer({ min: 0, max: 9 }),
    lateMs: fc.integer({ min: 0, max: 3 * HOUR }),
  }),
  { minLength: 1, maxLength: 120 },
);

/** Follows plans through time and keeps the books that the database keeps. */
function follow(world: World) {
  const unfetched = () =>
    new Map<string, PlannedSport>(
      world.sports.map(({ key, startsMs }) => [
        key,
        { sportKey: key, startsMs, fetchedAtMs: null, failures: 0, notBeforeMs: 0, isBusy: false },
      ]),
    );
  const [sports, sharpSports] = [unfetched(), unfetched()];
  const books = { day: Math.floor(NOON / DAY), used: 0, usedForQuestions: 0, left: world.remaining };
  const spend = (credits: number, isQuestion: boolean) => {
    books.used += credits;
    if (isQuestion) books.usedForQuestions += credits;
    if (books.left !== null) books.left -= credits;
  };
  return {
    books,
    ageMs: (key: string, nowMs: number) => nowMs - (sports.get(key)?.fetchedAtMs ?? Number.NEGATIVE_INFINITY),
    sharpAgeMs: (key: string, nowMs: number) => nowMs - (sharpSports.get(key)?.fetchedAtMs ?? Number.NEGATIVE_INFINITY),
    plan(nowMs: number, more: Partial<PlanInput> = {}): RefreshPlan {
      if (Math.floor(nowMs / DAY) !== books.day)
        Object.assign(books, { day: Math.floor(nowMs / DAY), used: 0, usedForQuestions: 0 });
      return planRefresh({
        nowMs,
        sports: [...sports.values()],
        refreshMinutes: world.minutes,
        creditsPerSport: COST,
        sharp: world.isSharp ? { sports: [...sharpSports.values()], creditsPerSport: SHARP_COST } : null,
        creditsPerDay: world.perDay,
        used: books.used,
        usedForQuestions: books.usedForQuestions,
        remaining: books.left === null ? null : { credits: books.left, seenAtMs: nowMs },
        refetchBeforeMs: null,
        ...more,
      });
    },
    /** A provider whose plan is used up refuses and charges nothing, and so does one that is down. */
    fetch(plan: RefreshPlan, nowMs: number, fails: boolean): void {
      const requests = [
        { keys: plan.fetchNow, states: sports, cost: COST },
        { keys: plan.fetchSharpNow, states: sharpSports, cost: SHARP_COST },
      ];
      const call = (key: string, states: Map<string, PlannedSport>, cost: number) => {
        const before = states.get(key);
        if (!before) throw new Error(`the plan names ${key}, which is no sport of this world`);
        const isRefused = fails || (books.left !== null && books.left < cost);
        if (!isRefused) spend(cost, false);
        const after = isRefused
          ? { failures: before.failures + 1, notBeforeMs: nowMs + MINUTE }
          : { failures: 0, notBeforeMs: 0, fetchedAtMs: nowMs };
        states.set(key, { ...before, ...after });
      };
      for (const { keys, states, cost } of requests) for (const key of keys) call(key, states, cost);
    },
    ask(credits: number, plan: RefreshPlan): void {
      if (credits <= plan.questionCredits) spend(credits, true);
    },
  };
}

const nextStart = (startsMs: readonly number[], nowMs: number): number =>
  startsMs.find((at) => at > nowMs) ?? Number.POSITIVE_INFINITY;

function allowedAgeMs(awayMs: number, minutes: number): number {
  if (awayMs <= 2 * HOUR) return MINUTE;
  return awayMs <= DAY ? minutes * MINUTE : 2 * DAY;
}

describe('a plan followed through any days', () => {
  it('never uses more than the day has, nor more than the provider has left', () => {
    fc.assert(
      fc.property(worlds, happenings, (world, steps) => {
        const life = follow(world);
        let nowMs = NOON;
        for (const { restart, fails, question, lateMs } of steps) {
          const plan = life.plan(nowMs, { refetchBeforeMs: restart ? nowMs : null });
          life.fetch(plan, nowMs, fails);
          life.ask(question, life.plan(nowMs));
          expect(life.books.used).toBeLessThanOrEqual(world.perDay);
          expect(life.books.left ?? 0).toBeGreaterThanOrEqual(0);
          expect(plan.nextLookMs).toBeGreaterThan(nowMs);
          expect(plan.nextLookMs - nowMs).toBeLessThanOrEqual(10 * MINUTE);
          nowMs = plan.nextLookMs + lateMs;
        }
      }),
      { numRuns: 500 },
    );
  });

  it('always leaves a tenth of the day to questions that have not used it', () => {
    fc.assert(
      fc.property(worlds, happenings, (world, steps) => {
        const life = follow({ ...world, remaining: null });
        let nowMs = NOON;
        for (const { restart, lateMs } of steps) {
          const plan = life.plan(nowMs, { refetchBeforeMs: restart ? nowMs : null });
          life.fetch(plan, nowMs, false);
          expect(life.plan(nowMs).questionCredits).toBeGreaterThanOrEqual(Math.floor(world.perDay / 10));
          nowMs = plan.nextLookMs + lateMs;
        }
      }),
      { numRuns: 200 },
    );
  });

  it('never fetches a later start while a nearer one that is due goes without', () => {
    fc.assert(
      fc.property(worlds, fc.integer({ min: 0, max: 1500 }), (world, used) => {
        const { fetchNow } = follow(world).plan(NOON, { used, refetchBeforeMs: NOON });
        const starts = world.sports.map(({ key, startsMs }) => ({ key, next: nextStart(startsMs, NOON) }));
        const fetched = starts.filter(({ key }) => fetchNow.includes(key)).map(({ next }) => next);
        const others = starts.filter(({ key }) => !fetchNow.includes(key)).map(({ next }) => next);
        expect(Math.min(...others)).toBeGreaterThanOrEqual(Math.max(Number.NEGATIVE_INFINITY, ...fetched));
      }),
      { numRuns: 500 },
    );
  });

  it('holds the wished minutes within a day of the start, and one just before it, when the credits allow it', () => {
    fc.assert(
      fc.property(worlds, (world) => {
        const life = follow({ ...world, perDay: 1_000_000, remaining: null });
        for (let nowMs = NOON; nowMs < NOON + 11 * HOUR; ) {
          const plan = life.plan(nowMs);
          expect(plan.shortfall).toBeNull();
          life.fetch(plan, nowMs, false);
          for (const { key, startsMs } of world.sports) {
            const allowedMs = allowedAgeMs(nextStart(startsMs, nowMs) - nowMs, world.minutes);
            expect(life.ageMs(key, nowMs)).toBeLessThanOrEqual(allowedMs);
            if (world.isSharp && nextStart(startsMs, nowMs) - nowMs <= DAY)
              expect(life.sharpAgeMs(key, nowMs)).toBeLessThanOrEqual(2 * allowedMs);
          }
          nowMs = plan.nextLookMs;
        }
      }),
      { numRuns: 60 },
    );
  });

  it('keeps the sharp request to what starts soon where the credits do not hold the main one', () => {
    const startsMs = [NOON + HOUR, NOON + 20 * HOUR];
    const life = follow({ sports: [{ key: 'a', startsMs }], perDay: 90, minutes: 10, remaining: null, isSharp: true });
    const sharpAt: number[] = [];
    for (let nowMs = NOON; nowMs < NOON + 12 * HOUR; ) {
      const plan = life.plan(nowMs);
      if (plan.fetchSharpNow.length > 0) sharpAt.push(nowMs - NOON);
      life.fetch(plan, nowMs, false);
      nowMs = plan.nextLookMs;
    }
    expect(sharpAt.length).toBeGreaterThanOrEqual(3);
    expect(Math.max(...sharpAt)).toBeLessThanOrEqual(HOUR);
  });

  it('spreads a short day over all of it: there is a call left in its last hours', () => {
    const startsMs = Array.from({ length: 48 }, (_, i) => NOON + (i + 1) * HOUR);
    const world = { sports: [{ key: 'a', startsMs }], perDay: 60, minutes: 5, remaining: null, isSharp: false };
    const life = follow(world);
    const midnight = Math.ceil(NOON / DAY) * DAY;
    const fetchedAt: number[] = [];
    for (let nowMs = NOON; nowMs < midnight; ) {
      const plan = life.plan(nowMs);
      if (plan.fetchNow.length > 0) fetchedAt.push(nowMs);
      life.fetch(plan, nowMs, false);
      nowMs = plan.nextLookMs;
    }
    expect(life.books.used).toBeLessThanOrEqual(54);
    expect(fetchedAt.length).toBeGreaterThanOrEqual(15);
    expect(midnight - Number(fetchedAt.at(-1))).toBeLessThan(2 * HOUR);
  });
});
