import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Db } from '../../platform/database/database.ts';
import {
  sendJson,
  sportsListing,
  startTestProvider,
  type TestProvider,
} from '../../providers/odds-feed/the-odds-api/test-provider.ts';
import { createTheOddsApiFeed } from '../../providers/odds-feed/the-odds-api/the-odds-api-feed.ts';
import { createSlateService } from './slate.service.ts';
import type { RefreshSettings } from './slate-deps.ts';

export const TEST_KEY = 'secret-key-0123456789';
export const HOUR_MS = 3_600_000;

export type WorldGame = {
  id: string;
  sport: string;
  startsAt: Date;
  home?: string;
  away?: string;
  /** American prices of home and away; none: the game is listed without books. */
  prices?: [number, number] | null;
};

type Answer = (response: ServerResponse, path: string) => void;

/**
 * The Odds API in small: it lists what is in `games`, charges as the real one does and says so in its headers. `fault`
 * answers in its place where it is set; a null from it lets the ordinary answer through.
 */
export type OddsWorld = {
  provider: TestProvider;
  games: WorldGame[];
  sports: string[];
  /** What its region holds; what is asked for by name comes in any case. */
  regionBooks: string[];
  /** What these books do not quote, though they are asked for. */
  silent: Set<string>;
  spent: number;
  /** Of the plan; null: nothing is said about credits. */
  plan: number | null;
  fault: ((path: string) => Answer | null) | null;
  /** The paid calls since the last look. */
  paidCalls(): string[];
  logs: string[];
  /** A process of its own on this database. */
  process(
    db: Db,
    settings?: Partial<RefreshSettings> & { sharpBooks?: string[] },
    timeoutMs?: number,
  ): ReturnType<typeof createSlateService>;
  close(): Promise<void>;
};

export async function startOddsWorld(now: () => Date): Promise<OddsWorld> {
  const provider = await startTestProvider();
  const note = (...words: unknown[]) =>
    void world.logs.push(JSON.stringify(words, (_, value) => (value instanceof Error ? String(value.stack) : value)));
  const logger = { info: note, warn: note, error: note };
  const world: OddsWorld = {
    provider,
    games: [],
    sports: ['americanfootball_nfl', 'basketball_nba'],
    regionBooks: ['pinnacle', 'draftkings'],
    silent: new Set(),
    spent: 0,
    plan: 100_000,
    fault: null,
    logs: [],
    paidCalls: () => provider.asked.splice(0).filter((path) => path.includes('/odds?')),
    process: (db, { sharpBooks = [], ...settings } = {}, timeoutMs = 400) =>
      createSlateService({
        db,
        now,
        logger,
        holder: randomUUID(),
        feed: createTheOddsApiFeed({
          baseUrl: provider.baseUrl,
          apiKey: TEST_KEY,
          logger,
          sharpBooks,
          limits: { timeoutMs, maxBytes: 1_000_000 },
        }),
        settings: { refreshMinutes: 30, creditsPerDay: 1000, ...settings },
      }),
    close: () => provider.close(),
  };
  provider.answer = (path, request, response) => {
    const fault = world.fault?.(path);
    if (fault) fault(response, path);
    else answer(world, new URL(request.url ?? '/', 'http://x'), response, now());
  };
  return world;
}

function answer(world: OddsWorld, { pathname, searchParams }: URL, response: ServerResponse, now: Date): void {
  const [, , , sport, what, eventId] = pathname.split('/');
  const ofSport = world.games.filter((game) => game.sport === sport);
  const markets = (searchParams.get('markets') ?? '').split(',');
  const named = searchParams.get('bookmakers')?.split(',');
  const books = (named ?? world.regionBooks).filter((book) => !world.silent.has(book));
  const reply = (body: unknown, cost: number) => {
    world.spent += cost;
    const left = world.plan === null ? {} : { 'x-requests-remaining': String(world.plan - world.spent) };
    const said = world.plan === null ? {} : { 'x-requests-used': String(world.spent), 'x-requests-last': String(cost) };
    sendJson(response, body, 200, { ...left, ...said });
  };
  const game = ofSport.find(({ id }) => id === eventId);
  if (!sport) reply(sportsListing(...world.sports), 0);
  else if (what === 'odds') reply(rows(ofSport, markets, books, now), ofSport.length > 0 ? markets.length : 0);
  else if (!eventId) reply(rows(ofSport, [], books, now), 0);
  else if (game) reply(row(game, markets, books, now), markets.length);
  else sendJson(response, { message: 'unknown' }, 404);
}

const rows = (games: readonly WorldGame[], markets: string[], books: string[], now: Date) =>
  games.map((game) => row(game, markets, books, now));

const iso = (at: Date): string => at.toISOString();

function row(
  { id, sport, startsAt, home = 'Home', away = 'Away', prices = [-110, -110] }: WorldGame,
  markets: string[],
  quoting: string[],
  now: Date,
) {
  const seen = iso(new Date(now.getTime() - 30_000));
  const [ofHome, ofAway] = prices ?? [0, 0];
  const outcomesOf = (key: string) => {
    if (key === 'h2h')
      return [
        { name: home, price: ofHome },
        { name: away, price: ofAway },
      ];
    if (key === 'alternate_spreads')
      return [
        { name: home, price: 150, point: -7.5 },
        { name: away, price: -180, point: 7.5 },
      ];
    if (!key.startsWith('player_')) return [];
    return ['Over', 'Under'].map((name) => ({ name, description: 'A Player', price: -115, point: 20.5 }));
  };
  const offered = markets
    .map((key) => ({ key, last_update: seen, outcomes: outcomesOf(key) }))
    .filter(({ outcomes }) => outcomes.length > 0);
  const books = prices === null || offered.length === 0 ? [] : quoting;
  return {
    id,
    sport_key: sport,
    sport_title: sport,
    commence_time: iso(startsAt),
    home_team: home,
    away_team: away,
    bookmakers: books.map((key) => ({ key, title: key, last_update: seen, markets: offered })),
  };
}
