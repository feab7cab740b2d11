import { describe, expect, it } from 'vitest';
import { type PlanInput, type PlannedSport, planRefresh } from './refresh-plan.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOON = Date.parse('2026-11-21T12:00:00Z');
const COST = 3;

const sport = (sportKey: string, startsInHours: number[] | null, more: Partial<PlannedSport> = {}): PlannedSport => ({
  sportKey,
  startsMs: startsInHours?.map((hours) => NOON + hours * HOUR) ?? null,
  fetchedAtMs: null,
  failures: 0,
  notBeforeMs: 0,
  isBusy: false,
  ...more,
});

const input = (sports: PlannedSport[], more: Partial<PlanInput> = {}): PlanInput => ({
  nowMs: NOON,
  sports,
  refreshMinutes: 30,
  creditsPerSport: COST,
  sharp: null,
  creditsPerDay: 1000,
  used: 0,
  usedForQuestions: 0,
  remaining: null,
  refetchBeforeMs: null,
  ...more,
});

/** How long after a fetch this sport is due again, in minutes; null: not within a day. */
function dueAfter(one: PlannedSport, more: Partial<PlanInput> = {}): number | null {
  for (let minutes = 1; minutes <= 24 * 60; minutes++) {
    const fetched = { ...one, fetchedAtMs: NOON };
    // The budget is that of noon, however long the step.
    const later = fetched.startsMs?.map((at) => at + minutes * MINUTE) ?? null;
    const plan = planRefresh(input([{ ...fetched, startsMs: later }], { nowMs: NOON + minutes * MINUTE, ...more }));
    if (plan.fetchNow.length > 0) return minutes;
  }
  return null;
}

describe('the refresh plan', () => {
  it('renews the nearer the start the more often', () => {
    expect(dueAfter(sport('near', [1]))).toBe(1);
    expect(dueAfter(sport('day', [11]))).toBe(30);
    expect(dueAfter(sport('unknown', null))).toBe(30);
    expect(dueAfter(sport('days', [60]))).toBe(120);
    expect(dueAfter(sport('week', [140]))).toBe(360);
    expect(dueAfter(sport('far', [400]))).toBe(24 * 60);
    expect(dueAfter(sport('none', []))).toBe(24 * 60);
  });

  it('fetches all at a start, the nearest start first, but not what was fetched since', () => {
    const sports = [
      sport('far', [400], { fetchedAtMs: NOON - MINUTE }),
      sport('today', [9], { fetchedAtMs: NOON - MINUTE }),
      sport('soon', [1], { fetchedAtMs: NOON - MINUTE }),
      sport('since', [2], { fetchedAtMs: NOON - 5_000 }),
    ];
    const plan = planRefresh(input(sports, { refetchBeforeMs: NOON - 10_000 }));
    expect(plan.fetchNow).toEqual(['soon', 'today', 'far']);
  });

  it('gives short credits to the nearest starts, and says what a day takes', () => {
    const sports = [sport('later', [20]), sport('soon', [1]), sport('soonest', [0.5])];
    const plan = planRefresh(input(sports, { creditsPerDay: 100, used: 84 }));
    expect(plan.fetchNow).toEqual(['soonest', 'soon']);
    expect(plan.shortfall?.minutes ?? Number.POSITIVE_INFINITY).toBeGreaterThan(30);
    expect(plan.shortfall?.creditsNeeded).toBeGreaterThan(100);
    expect(planRefresh(input(sports)).shortfall).toBeNull();
  });

  it('keeps a tenth for questions, and gives them what the schedule does not need', () => {
    expect(planRefresh(input([sport('a', null)], { used: 900 })).fetchNow).toEqual([]);
    expect(planRefresh(input([sport('a', null)], { used: 900 })).questionCredits).toBe(100);
    expect(planRefresh(input([sport('a', null)], { used: 900, usedForQuestions: 60 })).questionCredits).toBe(40);
    expect(planRefresh(input([], { used: 100 })).questionCredits).toBe(900);
    expect(planRefresh(input([], { used: 100, remaining: { credits: 7, seenAtMs: NOON } })).questionCredits).toBe(7);
  });

  it('waits out what failed and what the provider asked for, and leaves to others what they fetch', () => {
    const waiting = sport('a', [1], { failures: 2, notBeforeMs: NOON + MINUTE });
    expect(planRefresh(input([waiting]))).toMatchObject({ fetchNow: [], nextLookMs: NOON + MINUTE });
    expect(planRefresh(input([waiting], { nowMs: NOON + MINUTE })).fetchNow).toEqual(['a']);
    expect(planRefresh(input([sport('b', [1], { isBusy: true })]))).toMatchObject({
      fetchNow: [],
      nextLookMs: NOON + 15_000,
    });
  });

  it('asks the sharp books every second time, each tier after its main request, and not for what is far away', () => {
    const sports = [sport('near', [1]), sport('day', [11]), sport('far', [400])];
    const sharp = { sports, creditsPerSport: 3 };
    expect(planRefresh(input(sports, { sharp }))).toMatchObject({
      fetchNow: ['near', 'day', 'far'],
      fetchSharpNow: ['near', 'day'],
    });
    const left = (credits: number) => planRefresh(input(sports, { sharp, used: 900 - credits }));
    expect(left(24)).toMatchObject({ fetchNow: ['near'], fetchSharpNow: ['near'] });
    expect(left(18)).toMatchObject({ fetchNow: ['near'], fetchSharpNow: [] });
    const fetched = (minutesAgo: number) => {
      const done = sports.map((one) => ({ ...one, fetchedAtMs: NOON - minutesAgo * MINUTE }));
      return planRefresh(input(done, { sharp: { ...sharp, sports: done } }));
    };
    expect(fetched(1)).toMatchObject({ fetchNow: ['near'], fetchSharpNow: [] });
    expect(fetched(30)).toMatchObject({ fetchNow: ['near', 'day'], fetchSharpNow: ['near'] });
    expect(fetched(60)).toMatchObject({ fetchSharpNow: ['near', 'day'] });
    // A start fetches anew what can be bet on, and no sharp price that is not due.
    const started = sports.map((one) => ({ ...one, fetchedAtMs: NOON - 1000 }));
    expect(planRefresh(input(started, { sharp: { ...sharp, sports: started }, refetchBeforeMs: NOON }))).toMatchObject({
      fetchNow: ['near', 'day', 'far'],
      fetchSharpNow: [],
    });
  });

  it('counts both requests in what a day takes', () => {
    const sports = [sport('a', [20])];
    const short = { creditsPerDay: 20 };
    const alone = planRefresh(input(sports, short)).shortfall?.creditsNeeded ?? 0;
    const both = planRefresh(input(sports, { ...short, sharp: { sports, creditsPerSport: 3 } })).shortfall;
    expect(both?.creditsNeeded ?? 0).toBeGreaterThan(1.4 * alone);
  });

  it('asks once an hour whether a used-up plan was renewed', () => {
    const usedUp = (agoMs: number) => ({ remaining: { credits: 2, seenAtMs: NOON - agoMs } });
    const sports = [sport('a', [1]), sport('b', [1])];
    expect(planRefresh(input(sports, usedUp(59 * MINUTE))).fetchNow).toEqual([]);
    expect(planRefresh(input(sports, usedUp(HOUR))).fetchNow).toEqual(['a']);
    expect(planRefresh(input(sports, { ...usedUp(0), refetchBeforeMs: NOON })).fetchNow).toEqual(['a']);
  });
});
