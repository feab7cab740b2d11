import type { Db } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { FactEvent } from '../../providers/facts/facts.port.ts';
import type { GameResult } from '../../providers/results/results.port.ts';
import { type Claim, decideResult, isPlausible } from './decide-result.ts';
import { type AskedEvent, listAskable, listUnsettled, lockStored, removeResults, saveResults } from './results.repo.ts';
import { clearReviews, type NewReview, saveReviews } from './reviews.repo.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** No game of the covered sports is over sooner, but for a fight, which can wait. */
const ASK_AFTER_MS = 1.5 * HOUR_MS;
/** Scorers correct themselves within days; beside other games of the sport, asking again costs nothing. */
const CORRECTABLE_FOR_MS = 2 * DAY_MS;
const ASK_UNTIL_MS = 10 * DAY_MS;
/** Older games without a result are shown to the operator, for a month. */
const OVERDUE_AFTER_MS = 3 * DAY_MS;
const OVERDUE_UNTIL_MS = 30 * DAY_MS;
const LISTED_MAX = 5;

/** `late`: a score that changed long after it stood, and waits for a person. */
export type Settlement = { settled: number; corrected: number; implausible: number; late: number; disputes: string[] };

export type ResultsService = {
  /** The games worth asking about now: those that await a result, and of their sports those that were settled lately. */
  asked(): Promise<{ events: FactEvent[]; awaiting: number; newestStart: Date | null }>;
  /** Settles what the sources agree about. Of a dispute nothing stands. */
  settle(events: readonly FactEvent[], results: readonly GameResult[]): Promise<Settlement>;
  /** Games that should have a result by now, in words. */
  overdue(): Promise<{ count: number; games: string[] }>;
};

export function createResultsService(deps: { db: Db; odds: 'live' | 'demo'; now: Clock }): ResultsService {
  const { db, odds, now } = deps;
  const ago = (ms: number) => new Date(now().getTime() - ms);
  return {
    async asked() {
      const span = { from: ago(ASK_UNTIL_MS), to: ago(ASK_AFTER_MS), settledSince: ago(CORRECTABLE_FOR_MS) };
      return withoutIdleSports(await listAskable(db, odds, span));
    },
    settle: (events, results) => settle(db, events, results, now()),
    async overdue() {
      const span = { from: ago(OVERDUE_UNTIL_MS), to: ago(OVERDUE_AFTER_MS) };
      const { count, events } = await listUnsettled(db, odds, span, LISTED_MAX);
      return { count, games: events.map(nameOf) };
    },
  };
}

function withoutIdleSports(askable: readonly AskedEvent[]) {
  const awaiting = askable.filter(({ isSettled }) => !isSettled);
  const sports = new Set(awaiting.map(({ sportKey }) => sportKey));
  const events = askable.filter(({ sportKey }) => sports.has(sportKey)).map(({ isSettled: _, ...event }) => event);
  return { events, awaiting: awaiting.length, newestStart: awaiting.at(-1)?.startsAt ?? null };
}

async function settle(
  db: Db,
  events: readonly FactEvent[],
  results: readonly GameResult[],
  at: Date,
): Promise<Settlement> {
  const byId = new Map(events.map((event) => [event.id, event]));
  const gameOf = (id: string): string => {
    const event = byId.get(id);
    return event ? nameOf(event) : id;
  };
  const known = results.filter(({ eventId }) => byId.has(eventId));
  const said = new Map<string, GameResult[]>();
  for (const result of known.filter(isPlausible)) {
    said.set(result.eventId, [...(said.get(result.eventId) ?? []), result]);
  }
  const outcome: Settlement = { settled: 0, corrected: 0, implausible: 0, late: 0, disputes: [] };
  outcome.implausible = known.filter((result) => !isPlausible(result)).length;
  if (said.size === 0) return outcome;
  await db.transaction(async (tx) => {
    const settled: (GameResult & { corrections: number })[] = [];
    const waiting: NewReview[] = [];
    const agreed: string[] = [];
    for (const [eventId, stored] of await lockStored(tx, [...said.keys()], at)) {
      const decision = decideResult(said.get(eventId) ?? [], stored, at);
      if (decision.kind === 'settle') settled.push({ ...decision.result, corrections: decision.corrections });
      if (decision.kind === 'settle' || decision.kind === 'keep') agreed.push(eventId);
      else waiting.push({ eventId, why: WHY[decision.kind], claims: decision.claims.map(claimOf) });
    }
    const disputed = waiting.filter(({ why }) => why === 'contradiction');
    outcome.disputes = disputed.map(({ eventId, claims }) => `${gameOf(eventId)}: ${claims.map(wordsOf).join(', ')}`);
    outcome.late = waiting.length - disputed.length;
    await saveResults(tx, settled, at);
    await removeResults(
      tx,
      disputed.map(({ eventId }) => eventId),
    );
    await saveReviews(tx, waiting, at);
    await clearReviews(tx, agreed);
    outcome.settled = settled.filter(({ corrections }) => corrections === 0).length;
    outcome.corrected = settled.length - outcome.settled;
  });
  return outcome;
}

const WHY = { dispute: 'contradiction', late: 'late_change' } as const;

/** What a person needs to see of it, and nothing else that a source said. */
const claimOf = ({ sourceName, status, homeScore, awayScore }: Claim): Claim => ({
  sourceName,
  status,
  homeScore,
  awayScore,
});

const nameOf = ({ home, away, startsAt }: FactEvent): string => `${away} at ${home}, ${startsAt.toISOString()}`;

/** The home side's score comes first. */
const wordsOf = ({ sourceName, status, homeScore, awayScore }: Claim): string =>
  `${sourceName} says ${status === 'final' ? `${homeScore}-${awayScore}` : status}`;
