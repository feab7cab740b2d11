import type { FeedPrice } from '#research/slate/price.ts';
import type { FeedBatch, FeedEvent, FeedStarts, OddsFeed } from '../odds-feed.port.ts';
import { DEMO_BOOKS } from './demo-books.ts';
import { quotedAtMs, shownAt } from './demo-quotes.ts';
import { type DemoFixture, demoFixtures } from './demo-schedule.ts';
import { DEMO_SPORTS } from './demo-sports.ts';
import { createDemoWorld, type DemoWorld } from './demo-world.ts';

/**
 * A made-up slate around the real time: real teams and books, invented fixtures and prices. It is a pure function of
 * the seed and the time, so every process and every restart sees the same games move the same way.
 */
export function createDemoFeed(options: { seed: number }): OddsFeed {
  const world = createDemoWorld(options.seed);
  return {
    odds: 'demo',
    costs: { sport: 0, eventMarket: 0 },
    listSports: async () => ({ sportKeys: DEMO_SPORTS.map(({ key }) => key) }),
    listStarts: async (sportKeys, now) => demoStarts(sportKeys, options.seed, now),
    fetchOdds: async (sportKeys, now) => demoBatch(world, sportKeys, now),
    // Props and alternate lines are part of the slate from the start.
    eventMarkets: () => [],
    fetchEventMarkets: async () => ({ ...EMPTY, events: [] }),
  };
}

const EMPTY: FeedBatch = {
  events: [],
  books: [],
  completeSports: [],
  completeMarkets: [],
  failures: [],
  refused: {},
  creditsRemaining: null,
};

function demoStarts(sportKeys: readonly string[], seed: number, now: Date): FeedStarts[] {
  const fixtures = demoFixtures(seed, now).filter(({ startsAt }) => startsAt > now);
  return sportKeys.map((sportKey) => ({
    sportKey,
    startsAt: fixtures.flatMap(({ sport, startsAt }) => (sport.key === sportKey ? [startsAt] : [])),
  }));
}

function demoBatch(world: DemoWorld, sportKeys: readonly string[], now: Date): FeedBatch {
  const nowMs = now.getTime();
  const asked = new Set(sportKeys);
  const fixtures = demoFixtures(world.seed, now).filter(({ sport }) => asked.has(sport.key));
  const events = fixtures.map((fixture): FeedEvent => {
    const isOpen = fixture.startsAt.getTime() > nowMs;
    return {
      id: fixture.id,
      sportKey: fixture.sport.key,
      sportTitle: fixture.sport.title,
      home: fixture.home,
      away: fixture.away,
      startsAt: fixture.startsAt,
      prices: isOpen ? demoPrices(world, fixture, nowMs) : [],
    };
  });
  return {
    ...EMPTY,
    events,
    books: DEMO_BOOKS.map(({ key, title }) => ({ key, title })),
    completeSports: [...sportKeys],
    completeMarkets: 'all',
  };
}

/** What every book shows for the fixture. */
function demoPrices(world: DemoWorld, fixture: DemoFixture, nowMs: number): FeedPrice[] {
  const quotedAt = new Map(DEMO_BOOKS.map(({ key }) => [key, new Date(quotedAtMs(fixture.key, key, nowMs))]));
  return world.quotesOf(fixture).flatMap((quote) =>
    shownAt(quote, nowMs).prices.map((price) => ({
      ...price,
      quotedAt: quotedAt.get(price.bookKey) ?? new Date(nowMs),
    })),
  );
}
