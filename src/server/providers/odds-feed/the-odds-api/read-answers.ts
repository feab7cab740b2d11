import type { JsonAnswer } from '../../fetch-json.ts';
import type { FeedBatch, FeedCredits, FeedEvent } from '../odds-feed.port.ts';
import { keepNewest, parseEvents } from './parse-events.ts';
import { addCredits, type Failed, feedErrorOf, isLasting, isRefusal, noCredits, pauseOf } from './provider-calls.ts';
import { createRefusals, type Refusals } from './refusals.ts';

/** The answers of several calls on their way to one batch. */
export type Reading = {
  now: Date;
  /** What one call costs when its answer does not say. */
  assumedCost: number;
  batch: Pick<FeedBatch, 'completeSports' | 'failures'>;
  refusals: Refusals;
  events: FeedEvent[];
  bookTitles: Map<string, string>;
  credits: FeedCredits;
  /** The answer after which asking on is useless. */
  stopped: Failed | null;
  firstFailure: Failed | null;
  unreachableInARow: number;
};

const UNREACHABLE_MAX = 3;

export const startReading = (now: Date, assumedCost: number): Reading => ({
  now,
  assumedCost,
  batch: { completeSports: [], failures: [] },
  refusals: createRefusals(),
  events: [],
  bookTitles: new Map(),
  credits: noCredits,
  stopped: null,
  firstFailure: null,
  unreachableInARow: 0,
});

export function takeAnswer(reading: Reading, sportKey: string, answer: JsonAnswer): void {
  if (!answer.ok) {
    // A refused call costs nothing unless it says so; one that broke off after its headers was paid for.
    const assumed = answer.status === null || answer.status === 200 ? reading.assumedCost : 0;
    reading.credits = addCredits(reading.credits, answer.headers, assumed);
    takeFailure(reading, sportKey, answer);
    return;
  }
  reading.unreachableInARow = 0;
  reading.credits = addCredits(reading.credits, answer.headers, reading.assumedCost);
  const { body } = answer;
  const read = Array.isArray(body) ? parseEvents(body, sportKey, reading.now, reading.refusals) : null;
  // A list of which nothing can be read withdraws no price: it says nothing about what is offered.
  if (!Array.isArray(body) || !read || (body.length > 0 && read.events.length === 0)) {
    takeFailure(reading, sportKey, {
      ...answer,
      ok: false,
      status: 200,
      reason: 'sent something else than a list of events',
    });
    return;
  }
  reading.events.push(...read.events);
  for (const [key, title] of read.bookTitles) reading.bookTitles.set(key, title);
  reading.batch.completeSports.push(sportKey);
}

function takeFailure(reading: Reading, sportKey: string, failed: Failed): void {
  reading.batch.failures.push({ sportKey, reason: failed.reason, ...(isLasting(failed) && { lasting: true }) });
  reading.firstFailure ??= failed;
  reading.unreachableInARow = failed.status === null ? reading.unreachableInARow + 1 : 0;
  if (isRefusal(failed) || reading.unreachableInARow >= UNREACHABLE_MAX) reading.stopped ??= failed;
}

/** @throws FeedError when no answer could be used. */
export function finishReading(reading: Reading, completeMarkets: readonly string[]): FeedBatch {
  const { batch, credits, now, refusals } = reading;
  const blocked = reading.stopped ?? reading.firstFailure;
  if (blocked && batch.completeSports.length === 0) throw feedErrorOf(blocked, now, credits);
  const pause = reading.stopped && pauseOf(reading.stopped, now);
  return {
    ...batch,
    events: keepNewest(reading.events, refusals),
    books: [...reading.bookTitles].map(([key, title]) => ({ key, title })),
    completeMarkets,
    refused: refusals.counts,
    creditsRemaining: credits.remaining,
    credits,
    ...(pause !== null && { retryAfterSeconds: pause }),
  };
}
