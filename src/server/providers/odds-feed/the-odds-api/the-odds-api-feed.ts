import type { FastifyBaseLogger } from 'fastify';
import { type FetchLimits, fetchJson, type JsonAnswer } from '../../fetch-json.ts';
import { type FeedBatch, FeedError, type FeedEvent, type OddsFeed } from '../odds-feed.port.ts';
import { keepNewest, parseEvents } from './parse-events.ts';
import { createRefusals, type Refusals } from './refusals.ts';
import { activeSports, LISTED_SPORTS } from './supported-sports.ts';

const MARKETS = ['h2h', 'spreads', 'totals'];
/** The same, as the product names them. */
const FEATURED_MARKETS = ['moneyline', 'spread', 'total'];
const REGIONS = ['us'];
/** What the provider charges for one sport's odds. */
const CREDITS_PER_SPORT = MARKETS.length * REGIONS.length;

const AT_ONCE = 2;
const LIMITS: FetchLimits = { timeoutMs: 10_000, maxBytes: 20_000_000 };

export type TheOddsApiOptions = {
  /** Scheme and host, such as https://api.the-odds-api.com */
  baseUrl: string;
  apiKey: string;
  logger: Pick<FastifyBaseLogger, 'info'>;
  limits?: FetchLimits;
};

/** Live odds of The Odds API, version 4. The key is in the address of every call: no address is ever logged or thrown. */
export function createTheOddsApiFeed(options: TheOddsApiOptions): OddsFeed {
  const limits = options.limits ?? LIMITS;
  const call = (path: string, query: Record<string, string>, signal: AbortSignal) => {
    const url = new URL(path, options.baseUrl);
    url.search = new URLSearchParams({ ...query, apiKey: options.apiKey }).toString();
    return fetchJson(url, signal, limits);
  };
  return {
    odds: 'live',
    async fetchBatch(now, signal) {
      const sports = await discoverSports(call, now, signal);
      const run = createRun(now);
      const waiting = [...sports];
      const worker = async () => {
        for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) {
          if (run.stopped) run.batch.failures.push({ sportKey: key, reason: `not asked: ${run.stopped.reason}` });
          else takeAnswer(run, key, await call(`/v4/sports/${encodeURIComponent(key)}/odds`, oddsQuery, signal));
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, worker));
      const batch = finish(run, sports);
      options.logger.info(
        { events: batch.events.length, refused: batch.refused, creditsRemaining: batch.creditsRemaining },
        'Odds fetched.',
      );
      return batch;
    },
  };
}

const oddsQuery = {
  regions: REGIONS.join(','),
  markets: MARKETS.join(','),
  oddsFormat: 'american',
  dateFormat: 'iso',
};

type Call = (path: string, query: Record<string, string>, signal: AbortSignal) => Promise<JsonAnswer>;

async function discoverSports(call: Call, now: Date, signal: AbortSignal): Promise<readonly string[]> {
  const answer = await call('/v4/sports', {}, signal);
  if (!answer.ok) {
    // Some stand-ins serve odds only.
    if (answer.status === 404) return LISTED_SPORTS;
    throw feedErrorOf(answer, now);
  }
  const sports = activeSports(answer.body);
  if (!sports) throw new FeedError('The odds provider answered its list of sports with something else.');
  return sports;
}

type Failed = Extract<JsonAnswer, { ok: false }>;

type Run = {
  now: Date;
  batch: Omit<FeedBatch, 'refused'> & { creditsUsed: number };
  refusals: Refusals;
  events: FeedEvent[];
  bookTitles: Map<string, string>;
  /** The answer after which asking on is useless. */
  stopped: Failed | null;
  firstFailure: Failed | null;
};

const createRun = (now: Date): Run => ({
  now,
  batch: {
    events: [],
    books: [],
    completeSports: [],
    completeMarkets: FEATURED_MARKETS,
    failures: [],
    creditsRemaining: null,
    creditsUsed: 0,
  },
  refusals: createRefusals(),
  events: [],
  bookTitles: new Map(),
  stopped: null,
  firstFailure: null,
});

function takeAnswer(run: Run, sportKey: string, answer: JsonAnswer): void {
  if (!answer.ok) {
    run.batch.failures.push({ sportKey, reason: answer.reason });
    run.firstFailure ??= answer;
    if (endsRun(run, answer)) run.stopped ??= answer;
    return;
  }
  noteCredits(run, answer.headers);
  const { body } = answer;
  const read = Array.isArray(body) ? parseEvents(body, sportKey, run.now, run.refusals) : null;
  // A list of which nothing can be read withdraws no price: it says nothing about what is offered.
  if (!Array.isArray(body) || !read || (body.length > 0 && read.events.length === 0)) {
    const reason = 'sent something else than a list of events';
    run.batch.failures.push({ sportKey, reason });
    run.firstFailure ??= { ...answer, ok: false, status: null, reason };
    return;
  }
  run.events.push(...read.events);
  for (const [key, title] of read.bookTitles) run.bookTitles.set(key, title);
  run.batch.completeSports.push(sportKey);
}

const REFUSALS = [401, 403, 429];
const UNREACHABLE_MAX = 3;

/** The key or its credits are refused, we were too quick, or nobody is there. */
const endsRun = (run: Run, answer: Failed): boolean =>
  answer.status === null
    ? run.batch.completeSports.length === 0 && run.batch.failures.length >= UNREACHABLE_MAX
    : REFUSALS.includes(answer.status);

/** Two calls run at once, so the lowest remainder is the latest. */
function noteCredits(run: Run, headers: Headers): void {
  const remaining = wholeNumber(headers.get('x-requests-remaining'));
  const before = run.batch.creditsRemaining;
  if (remaining !== null) run.batch.creditsRemaining = before === null ? remaining : Math.min(before, remaining);
  run.batch.creditsUsed += wholeNumber(headers.get('x-requests-last')) ?? CREDITS_PER_SPORT;
}

function finish(run: Run, sports: readonly string[]): FeedBatch {
  const blocked = run.stopped ?? run.firstFailure;
  if (blocked && run.batch.completeSports.length === 0) throw feedErrorOf(blocked, run.now);
  const retryAfterSeconds = run.stopped ? retryAfterOf(run.stopped, run.now) : null;
  // What the provider no longer lists at all is out of season: nothing of it is offered.
  const outOfSeason = LISTED_SPORTS.filter((key) => !sports.includes(key));
  return {
    ...run.batch,
    events: keepNewest(run.events, run.refusals),
    books: [...run.bookTitles].map(([key, title]) => ({ key, title })),
    completeSports: [...run.batch.completeSports, ...outOfSeason],
    refused: run.refusals.counts,
    ...(retryAfterSeconds !== null && { retryAfterSeconds }),
  };
}

function feedErrorOf(answer: Failed, now: Date): FeedError {
  const retryAfterSeconds = retryAfterOf(answer, now);
  return new FeedError(wordsOf(answer), retryAfterSeconds === null ? {} : { retryAfterSeconds });
}

function wordsOf({ status, reason, body }: Failed): string {
  const errorCode = typeof body === 'object' && body !== null && 'error_code' in body ? body.error_code : null;
  if (errorCode === 'OUT_OF_USAGE_CREDITS')
    return 'The odds provider says that the credits of ODDS_API_KEY are used up.';
  if (status === 401 || status === 403) return 'The odds provider refused ODDS_API_KEY.';
  if (status === 429) return 'The odds provider asks for a pause: too many calls.';
  return `The odds provider ${reason}.`;
}

/** Seconds, or a date, as HTTP has it. */
function retryAfterOf({ headers }: Failed, now: Date): number | null {
  const value = headers?.get('retry-after');
  if (!value) return null;
  const seconds = wholeNumber(value);
  if (seconds !== null) return seconds;
  const atMs = Date.parse(value);
  return Number.isNaN(atMs) ? null : Math.max(0, Math.ceil((atMs - now.getTime()) / 1000));
}

const wholeNumber = (value: string | null): number | null =>
  value !== null && /^\d{1,9}(\.0+)?$/.test(value.trim()) ? Number(value) : null;
