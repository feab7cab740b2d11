import type { FeedBatch, FeedEvent, OddsFeed } from '../odds-feed.port.ts';
import { DEMO_BOOKS } from './demo-books.ts';
import { demoPrices } from './demo-quotes.ts';
import { demoFixtures } from './demo-schedule.ts';
import { DEMO_SPORTS } from './demo-sports.ts';

/**
 * A made-up slate around the real time: real teams and books, invented fixtures and prices. It is a pure function of
 * the seed and the time, so every process and every restart sees the same games move the same way.
 */
export function createDemoFeed(options: { seed: number }): OddsFeed {
  return { odds: 'demo', fetchBatch: async (now) => demoBatch(options.seed, now) };
}

function demoBatch(seed: number, now: Date): FeedBatch {
  const nowMs = now.getTime();
  const events = demoFixtures(seed, now).map((fixture): FeedEvent => {
    const isOpen = fixture.startsAt.getTime() > nowMs;
    return {
      id: fixture.id,
      sportKey: fixture.sport.key,
      sportTitle: fixture.sport.title,
      home: fixture.home,
      away: fixture.away,
      startsAt: fixture.startsAt,
      prices: isOpen ? demoPrices(fixture, seed, nowMs) : [],
    };
  });
  return {
    events,
    books: DEMO_BOOKS.map(({ key, title }) => ({ key, title })),
    completeSports: DEMO_SPORTS.map(({ key }) => key),
    completeMarkets: 'all',
    failures: [],
    refused: {},
    creditsRemaining: null,
  };
}
