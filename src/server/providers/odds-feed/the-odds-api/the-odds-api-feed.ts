import type { FastifyBaseLogger } from 'fastify';
import { layOf } from '#research/slate/price.ts';
import type { Tracer } from '../../../platform/process/tracer.ts';
import type { FetchLimits } from '../../fetch-bytes.ts';
import {
  type FeedBatch,
  FeedError,
  type FeedSports,
  type FeedStarts,
  type OddsFeed,
  type SharpRequest,
} from '../odds-feed.port.ts';
import { eventMarkets, providerMarket } from './event-markets.ts';
import { PROVIDER } from './parse-events.ts';
import { addCredits, type Call, createCall, type Failed, feedErrorOf, noCredits } from './provider-calls.ts';
import { asObject, asTime } from './raw-values.ts';
import { finishReading, startReading, takeAnswer } from './read-answers.ts';
import { activeSports, LISTED_SPORTS } from './supported-sports.ts';

const MARKETS = ['h2h', 'spreads', 'totals'];
/** The same, as the product names them. What exchanges let bet against comes by itself, and costs nothing. */
const FEATURED_MARKETS = ['moneyline', 'spread', 'total'].flatMap((market) => [market, layOf(market)]);
/** So many books by name cost what a region costs. */
const BOOKS_OF_A_REGION = 10;

const AT_ONCE = 2;
/** A whole college slate at forty books is under 4 MB. */
const LIMITS: FetchLimits = { timeoutMs: 10_000, maxBytes: 8_000_000 };

export type TheOddsApiOptions = {
  /** Scheme and host, such as https://api.the-odds-api.com */
  baseUrl: string;
  apiKey: string;
  logger: Pick<FastifyBaseLogger, 'info'>;
  /** By the provider's keys; `us` where nothing is said. */
  regions?: readonly string[];
  /** The books of the second request; none: there is none. */
  sharpBooks?: readonly string[];
  limits?: FetchLimits;
  tracer?: Tracer | undefined;
};

/** Live odds of The Odds API, version 4. */
export function createTheOddsApiFeed({
  logger,
  limits = LIMITS,
  regions = ['us'],
  sharpBooks = [],
  ...options
}: TheOddsApiOptions): OddsFeed {
  const call = createCall({ ...options, limits });
  const everyBook = { regions: regions.join(',') };
  const costs = { sport: MARKETS.length * regions.length, eventMarket: regions.length };
  const featured = { call, logger };
  return {
    odds: 'live',
    costs,
    ...(sharpBooks.length > 0 && { sharp: sharpRequest(featured, sharpBooks) }),
    eventMarkets,
    listSports: (now, signal) => listSports(call, now, signal),
    listStarts: (sportKeys, now, signal) => listStarts(call, sportKeys, now, signal),
    async fetchOdds(sportKeys, now, signal) {
      const batch = await fetchFeatured({ ...featured, books: everyBook, cost: costs.sport }, sportKeys, now, signal);
      // A region may hold a book of the second request too: then this answer speaks for it.
      const listed = new Set(batch.books.map(({ key }) => key));
      const allBut = new Set(sharpBooks.filter((key) => !listed.has(key)));
      return allBut.size > 0 ? { ...batch, completeBooks: { allBut } } : batch;
    },
    async fetchEventMarkets(event, markets, now, signal) {
      const reading = startReading(now, costs.eventMarket * markets.length);
      const id = event.id.slice(`${PROVIDER}:`.length);
      const path = `/v4/sports/${encodeURIComponent(event.sportKey)}/events/${encodeURIComponent(id)}/odds`;
      const answer = await call(path, oddsQuery(everyBook, markets.map(providerMarket)), signal);
      // One event comes bare; what follows reads lists.
      takeAnswer(
        reading,
        event.sportKey,
        answer.ok && asObject(answer.body) ? { ...answer, body: [answer.body] } : answer,
      );
      const batch = finishReading(reading, markets);
      // Another game's prices, or another market's, were not asked for.
      const asked = new Set(markets);
      const events = batch.events.filter((found) => found.id === event.id);
      for (const found of events) found.prices = found.prices.filter((price) => asked.has(price.market));
      return { ...batch, events, completeSports: [] };
    },
  };
}

/** Within one request `bookmakers` stands over `regions`, so these books need one of their own. */
function sharpRequest(featured: Pick<FeaturedRequest, 'call' | 'logger'>, sharpBooks: readonly string[]): SharpRequest {
  const only = new Set(sharpBooks);
  const cost = MARKETS.length * Math.ceil(sharpBooks.length / BOOKS_OF_A_REGION);
  const books = { bookmakers: sharpBooks.join(',') };
  return {
    cost,
    async fetchOdds(sportKeys, now, signal) {
      const batch = await fetchFeatured({ ...featured, books, cost }, sportKeys, now, signal);
      for (const event of batch.events) event.prices = event.prices.filter(({ bookKey }) => only.has(bookKey));
      return { ...batch, books: batch.books.filter(({ key }) => only.has(key)), completeBooks: { only } };
    },
  };
}

type FeaturedRequest = {
  call: Call;
  logger: TheOddsApiOptions['logger'];
  books: { regions: string } | { bookmakers: string };
  cost: number;
};

async function fetchFeatured(
  { call, logger, books, cost }: FeaturedRequest,
  sportKeys: readonly string[],
  now: Date,
  signal: AbortSignal,
): Promise<FeedBatch> {
  const reading = startReading(now, cost);
  await eachOf(sportKeys, async (key) => {
    const { stopped } = reading;
    if (stopped) reading.batch.failures.push({ sportKey: key, reason: `not asked: ${stopped.reason}` });
    else
      takeAnswer(
        reading,
        key,
        await call(`/v4/sports/${encodeURIComponent(key)}/odds`, oddsQuery(books, MARKETS), signal),
      );
  });
  const batch = finishReading(reading, FEATURED_MARKETS);
  logger.info(
    {
      ...books,
      sports: batch.completeSports.length,
      events: batch.events.length,
      refused: batch.refused,
      credits: batch.credits,
    },
    'Odds fetched.',
  );
  return batch;
}

const oddsQuery = (books: FeaturedRequest['books'], markets: readonly string[]): Record<string, string> => ({
  ...books,
  markets: markets.join(','),
  oddsFormat: 'american',
  dateFormat: 'iso',
  includeLinks: 'true',
});

async function eachOf<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function listSports(call: Call, now: Date, signal: AbortSignal): Promise<FeedSports> {
  const answer = await call('/v4/sports', {}, signal);
  if (!answer.ok) {
    // Some stand-ins serve odds only.
    if (answer.status === 404) return { sportKeys: [...LISTED_SPORTS] };
    throw feedErrorOf(answer, now, addCredits(noCredits, answer.headers, 0));
  }
  const sportKeys = activeSports(answer.body);
  if (!sportKeys) throw new FeedError('The odds provider answered its list of sports with something else.');
  return { sportKeys, credits: addCredits(noCredits, answer.headers, 0) };
}

/** What could not be listed, or not before the time ran out, is absent: a plan can be made without it. */
async function listStarts(
  call: Call,
  sportKeys: readonly string[],
  now: Date,
  signal: AbortSignal,
): Promise<FeedStarts[]> {
  const found: FeedStarts[] = [];
  let paused: Failed | null = null;
  await eachOf(sportKeys, async (sportKey) => {
    if (paused || signal.aborted) return;
    const answer = await call(`/v4/sports/${encodeURIComponent(sportKey)}/events`, { dateFormat: 'iso' }, signal).catch(
      (error: unknown) => {
        if (signal.aborted) return null;
        throw error;
      },
    );
    if (answer?.ok === false && answer.status === 429) paused = answer;
    if (!answer?.ok || !Array.isArray(answer.body)) return;
    const starts = (answer.body as unknown[]).flatMap((row) => asTime(asObject(row)?.commence_time) ?? []);
    found.push({ sportKey, startsAt: starts.filter((at) => at > now).sort((a, b) => a.getTime() - b.getTime()) });
  });
  if (paused) throw feedErrorOf(paused, now);
  return found;
}
