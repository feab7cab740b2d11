import { afterAll, beforeAll, beforeEach } from 'vitest';
import { fetchAll } from '../fetch-all.ts';
import { sendJson, sportsListing, startTestProvider, type TestProvider } from './test-provider.ts';
import { createTheOddsApiFeed, type TheOddsApiOptions } from './the-odds-api-feed.ts';

export const API_KEY = 'secret-key-0123456789';
export const now = new Date('2026-01-10T18:00:00Z');
const seen = '2026-01-10T17:59:00Z';
export const never = new AbortController().signal;

export const market = (key: string, outcomes: unknown[], more: object = {}) => ({
  key,
  last_update: seen,
  outcomes,
  ...more,
});
export const book = (key: string, markets: unknown[], more: object = {}) => ({
  key,
  title: key.toUpperCase(),
  last_update: seen,
  markets,
  ...more,
});
export const event = (id: string, bookmakers: unknown, more: object = {}) => ({
  id,
  sport_key: 'americanfootball_nfl',
  sport_title: 'NFL',
  commence_time: '2026-01-10T23:00:00Z',
  home_team: 'Buffalo Bills',
  away_team: 'New York Jets',
  bookmakers,
  ...more,
});
export const home = (price: unknown, point?: unknown) => ({ name: 'Buffalo Bills', price, point });
export const away = (price: unknown, point?: unknown) => ({ name: 'New York Jets', price, point });

const LIMITS = { timeoutMs: 5_000, maxBytes: 1_000_000 };
export const SHORT = { ...LIMITS, timeoutMs: 300 };

/** The live adapter over a provider of the tests of one block; what it logged is empty before each. */
export function liveFeed() {
  const started: { provider?: TestProvider } = {};
  const logged: string[] = [];
  const live = {
    logged,
    get provider(): TestProvider {
      if (!started.provider) throw new Error('the provider is started before the tests');
      return started.provider;
    },
    feed: (more: Partial<TheOddsApiOptions> = {}) =>
      createTheOddsApiFeed({
        baseUrl: live.provider.baseUrl,
        apiKey: API_KEY,
        logger: { info: (...words: unknown[]) => void logged.push(JSON.stringify(words)) },
        limits: LIMITS,
        ...more,
      }),
    serve: (events: unknown[], sport = 'americanfootball_nfl') => {
      live.provider.answer = (path, _request, response) =>
        sendJson(response, path === '/v4/sports' ? sportsListing(sport) : events, 200, {
          'x-requests-remaining': '497',
          'x-requests-last': '3',
        });
    },
    pricesOf: async (events: unknown[], sport?: string) => {
      live.serve(events, sport);
      const batch = await fetchAll(live.feed(), now, never);
      return {
        refused: batch.refused,
        prices: batch.events.flatMap((e) =>
          e.prices.map((p) => `${p.market} ${p.selection} ${p.lineHundredths} ${p.oddsDecimal}`),
        ),
      };
    },
  };
  beforeAll(async () => {
    started.provider = await startTestProvider();
  });
  afterAll(() => live.provider.close());
  beforeEach(() => {
    live.provider.asked.length = 0;
    logged.length = 0;
  });
  return live;
}
