import type { Tracer } from '../../platform/process/tracer.ts';
import type { FactEvent, UnmatchedName } from '../facts/facts.port.ts';
import type { FetchLimits } from '../fetch-bytes.ts';
import type { JsonAnswer } from '../fetch-json.ts';
import type { FeedCredits } from '../odds-feed/odds-feed.port.ts';
import { PROVIDER } from '../odds-feed/the-odds-api/parse-events.ts';
import {
  addCredits,
  createCall,
  type Failed,
  feedErrorOf,
  isRefusal,
  noCredits,
} from '../odds-feed/the-odds-api/provider-calls.ts';
import { asList, asObject, asText, asTime, type RawObject } from '../odds-feed/the-odds-api/raw-values.ts';
import type { GameResult, ResultsBatch, ResultsFeed } from './results.port.ts';

const SOURCE_NAME = 'The Odds API';
const LIMITS: FetchLimits = { timeoutMs: 10_000, maxBytes: 5_000_000 };
const DAY_MS = 86_400_000;
/** It tells of finished games so many days back, for twice the price of the games under way alone. */
const DAYS_MAX = 3;
const CREDITS_PER_SPORT = 2;

/** The day's credits, which the odds are paid from as well. */
export type CreditAccount = {
  /** Null, and nothing taken, when those of the day do not suffice. */
  reserve(credits: number, at: Date): Promise<ReservedCredits | null>;
  /** What a reservation really cost. */
  settle(reserved: ReservedCredits, credits: FeedCredits, at: Date): Promise<void>;
};

/** With the day that they were taken from: a call may end on the next one. */
export type ReservedCredits = { day: string; credits: number };

export type TheOddsApiScoresOptions = {
  /** Scheme and host, such as https://api.the-odds-api.com */
  baseUrl: string;
  apiKey: string;
  credits: CreditAccount;
  limits?: FetchLimits;
  tracer?: Tracer | undefined;
};

/** Final scores of The Odds API: one call for each sport in which a game of the last three days awaits its result. */
export function createTheOddsApiScores(options: TheOddsApiScoresOptions): ResultsFeed {
  const call = createCall({ ...options, limits: options.limits ?? LIMITS });
  return {
    name: 'the-odds-api-scores',
    async fetchResults(events, now, signal) {
      const batch: ResultsBatch = { results: [], unmatched: [], failures: [] };
      let isAnswered = false;
      let failed: Failed | null = null;
      for (const [sportKey, games] of bySport(events, now)) {
        const answer = await askPaid(options.credits, now, () => {
          const query = { daysFrom: String(daysBack(games, now)), dateFormat: 'iso' };
          return call(`/v4/sports/${encodeURIComponent(sportKey)}/scores`, query, signal);
        });
        if (answer?.ok) {
          isAnswered = true;
          readScores(answer.body, sportKey, games, now, batch);
          continue;
        }
        batch.failures.push(`${sportKey}: ${answer?.reason ?? "the day's credits are used up"}`);
        failed ??= answer;
        if (answer === null || isRefusal(answer)) break;
      }
      if (failed && !isAnswered) throw feedErrorOf(failed, now);
      return batch;
    },
  };
}

/** Null when it was not asked because the day's credits do not suffice. */
async function askPaid(credits: CreditAccount, at: Date, ask: () => Promise<JsonAnswer>): Promise<JsonAnswer | null> {
  const reserved = await credits.reserve(CREDITS_PER_SPORT, at);
  if (reserved === null) return null;
  const answer = await ask();
  // A refused call costs nothing unless it says so; one that broke off after its headers was paid for.
  const assumed = answer.ok || answer.status === null ? CREDITS_PER_SPORT : 0;
  await credits.settle(reserved, addCredits(noCredits, answer.headers, assumed), at);
  return answer;
}

type Games = ReadonlyMap<string, FactEvent>;

/** The games that it can still tell of, by its own id. */
function bySport(events: readonly FactEvent[], now: Date): Map<string, Games> {
  const sports = new Map<string, Map<string, FactEvent>>();
  for (const event of events) {
    const isOurs = event.id.startsWith(`${PROVIDER}:`);
    if (!isOurs || event.startsAt.getTime() < now.getTime() - DAYS_MAX * DAY_MS) continue;
    const games = sports.get(event.sportKey) ?? new Map<string, FactEvent>();
    sports.set(event.sportKey, games.set(event.id.slice(PROVIDER.length + 1), event));
  }
  return sports;
}

const daysBack = (games: Games, now: Date): number => {
  const oldestMs = Math.min(...[...games.values()].map(({ startsAt }) => startsAt.getTime()));
  return Math.min(DAYS_MAX, Math.max(1, Math.ceil((now.getTime() - oldestMs) / DAY_MS)));
};

function readScores(body: unknown, sportKey: string, games: Games, now: Date, batch: ResultsBatch): void {
  if (!Array.isArray(body)) {
    batch.failures.push(`${sportKey}: sent something else than a list of scores`);
    return;
  }
  let withoutScores = 0;
  for (const row of asList(body)) {
    const raw = asObject(row);
    const event = games.get(asText(raw?.id) ?? '');
    if (!raw || !event || raw.completed !== true) continue;
    const read = readRow(raw, event, now);
    if (read === null) withoutScores += 1;
    else if ('status' in read) batch.results.push(read);
    else batch.unmatched.push(read);
  }
  if (withoutScores > 0) batch.failures.push(`${sportKey}: ${withoutScores} finished without scores that can be read`);
}

/** The id says which game it is; the row's own names say whose score is whose. */
function readRow(raw: RawObject, event: FactEvent, now: Date): GameResult | UnmatchedName | null {
  const scores = new Map(
    asList(raw.scores).flatMap((row) => {
      const [name, points] = [nameOf(asObject(row)?.name), pointsOf(asObject(row)?.score)];
      return name !== null && points !== null ? [[name, points] as const] : [];
    }),
  );
  if (scores.size !== 2) return null;
  const [home, away] = [nameOf(raw.home_team), nameOf(raw.away_team)];
  const stranger = [...scores.keys()].find((name) => name !== home && name !== away);
  if (stranger !== undefined) return { sportKey: event.sportKey, kind: 'team', name: stranger };
  // On neutral ground a provider may turn the sides around: ours stay as they were priced.
  const isSwapped = home === nameOf(event.away) && away === nameOf(event.home);
  const [ours, theirs] = isSwapped ? [away, home] : [home, away];
  return {
    eventId: event.id,
    status: 'final',
    homeScore: scores.get(ours ?? '') ?? null,
    awayScore: scores.get(theirs ?? '') ?? null,
    detail: '',
    sourceName: SOURCE_NAME,
    sourceUrl: null,
    observedAt: asTime(raw.last_update) ?? now,
  };
}

const nameOf = (value: unknown): string | null => asText(value)?.toLowerCase() ?? null;

/** Texts, as it sends them, or whole numbers. */
function pointsOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isInteger(value) && value >= 0 ? value : null;
  return typeof value === 'string' && /^\d{1,4}$/.test(value.trim()) ? Number(value) : null;
}
