import { beforeAll, describe, expect, it } from 'vitest';
import type { FeedPrice } from '#research/slate/price.ts';
import { fetchAll } from '../fetch-all.ts';
import type { FeedBatch, FeedEvent } from '../odds-feed.port.ts';
import { createDemoFeed } from './demo-feed.ts';
import { demoFixtures } from './demo-schedule.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const never = new AbortController().signal;
const SEED = 11;
const feed = createDemoFeed({ seed: SEED });
const at = (now: Date) => fetchAll(feed, now, never);
const dateFormat = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });
const easternDate = (time: Date) => dateFormat.format(time);
const hourFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  hour: 'numeric',
  hourCycle: 'h23',
});

/** 200 moments over a year that fall on every hour and weekday. */
const moments = Array.from(
  { length: 200 },
  (_, i) => new Date(Date.UTC(2026, 0, 3, 4, 17) + i * 1.823 * DAY_MS + i * 5003),
);

const ALWAYS_SIX = [
  'americanfootball_nfl',
  'basketball_nba',
  'baseball_mlb',
  'icehockey_nhl',
  'soccer_usa_mls',
  'mma_',
];
const ALWAYS_THREE = ['americanfootball_ncaaf', 'basketball_wnba', 'soccer_epl', 'soccer_mexico', 'boxing_', 'tennis_'];

type Market = { market: string; line: number; books: Map<string, FeedPrice[]> };

function marketsOf(event: FeedEvent): Market[] {
  const markets = new Map<string, Market>();
  for (const price of event.prices) {
    const line =
      price.market.endsWith('spread') && price.selection === 'away' ? -price.lineHundredths : price.lineHundredths;
    const key = `${price.market}|${price.player}|${line}`;
    const market = markets.get(key) ?? { market: price.market, line, books: new Map<string, FeedPrice[]>() };
    markets.set(key, market);
    market.books.set(price.bookKey, [...(market.books.get(price.bookKey) ?? []), price]);
  }
  return [...markets.values()];
}

const inverseSum = (prices: readonly FeedPrice[]) => prices.reduce((sum, price) => sum + 1 / price.oddsDecimal, 0);

/** Best price of each outcome against the mean of all books' multiplicative chances. */
function edgesOf(event: FeedEvent): number[] {
  return marketsOf(event)
    .filter((market) => market.books.size >= 4)
    .flatMap((market) => {
      const books = [...market.books.values()];
      return books[0]!.map(({ selection }) => {
        const offers = books.map((prices) => prices.find((price) => price.selection === selection)!);
        const chances = books.map((prices, i) => 1 / offers[i]!.oddsDecimal / inverseSum(prices));
        const mean = chances.reduce((sum, chance) => sum + chance, 0) / chances.length;
        return mean * Math.max(...offers.map((offer) => offer.oddsDecimal)) - 1;
      });
    });
}

const coming = (now: Date) => demoFixtures(SEED, now).filter((fixture) => fixture.startsAt > now);

describe('the demo slate', () => {
  let batches: { now: Date; batch: FeedBatch; open: FeedEvent[] }[];
  beforeAll(async () => {
    batches = await Promise.all(
      moments
        .filter((_, i) => i % 5 === 0)
        .map(async (now) => {
          const batch = await at(now);
          return { now, batch, open: batch.events.filter((event) => event.startsAt > now) };
        }),
    );
  });

  it('has coming games of every sport at any time of the year', () => {
    for (const now of moments) {
      const fixtures = coming(now);
      const count = (prefix: string) => fixtures.filter(({ sport }) => sport.key.startsWith(prefix)).length;
      for (const sport of ALWAYS_SIX)
        expect(count(sport), `${sport} at ${now.toISOString()}`).toBeGreaterThanOrEqual(6);
      for (const sport of ALWAYS_THREE) {
        expect(count(sport), `${sport} at ${now.toISOString()}`).toBeGreaterThanOrEqual(3);
      }
    }
  });

  it('has three games today, US Eastern, of each sport that is always on, until the evening', () => {
    const mornings = moments.filter((now) => Number(hourFormat.format(now)) < 13);
    expect(mornings.length).toBeGreaterThan(50);
    for (const now of mornings) {
      const today = coming(now).filter(({ startsAt }) => easternDate(startsAt) === easternDate(now));
      for (const sport of ALWAYS_SIX) {
        const count = today.filter(({ sport: { key } }) => key.startsWith(sport)).length;
        expect(count, `${sport} at ${now.toISOString()}`).toBeGreaterThanOrEqual(3);
      }
    }
  });

  it('lists no game of a past date and nobody twice on a day', () => {
    for (const now of moments) {
      const fixtures = demoFixtures(SEED, now);
      expect(fixtures.filter(({ startsAt }) => easternDate(startsAt) < easternDate(now))).toEqual([]);
      const appearances = fixtures.flatMap(({ sport, home, away, startsAt }) =>
        [home, away].map((side) => `${sport.key}|${side}|${easternDate(startsAt)}`),
      );
      expect(new Set(appearances).size).toBe(appearances.length);
      expect(fixtures.filter(({ home, away }) => home.length < 2 || away.length < 2)).toEqual([]);
    }
  });

  it('offers whole markets with the margins of real books', () => {
    const quotes = batches.flatMap(({ open }) =>
      open.flatMap((event) =>
        marketsOf(event).flatMap(({ market, books }) =>
          [...books.values()].map((prices) => ({
            prices,
            margin: inverseSum(prices) - 1,
            outcomes: market === 'moneyline' && event.sportKey.startsWith('soccer_') ? 3 : 2,
          })),
        ),
      ),
    );
    expect(quotes.length).toBeGreaterThan(100_000);
    expect(quotes.filter(({ prices, outcomes }) => prices.length !== outcomes)).toEqual([]);
    expect(quotes.filter(({ margin }) => !(margin > 0 && margin < 0.1))).toEqual([]);
    expect(batches.flatMap(({ open }) => open.filter((e) => e.prices.every((p) => p.market !== 'moneyline')))).toEqual(
      [],
    );
  });

  it('offers prices above 1 on half points, seen within the past few minutes, for games that have not begun', () => {
    for (const { now, batch } of batches) {
      expect(batch.events.filter((event) => event.startsAt <= now && event.prices.length > 0)).toEqual([]);
      const isWrong = ({ quotedAt, oddsDecimal, lineHundredths }: FeedPrice) =>
        !(oddsDecimal > 1) ||
        lineHundredths % 50 !== 0 ||
        quotedAt > now ||
        now.getTime() - quotedAt.getTime() > 10 * MINUTE_MS;
      expect(batch.events.flatMap((event) => event.prices.filter(isWrong))).toEqual([]);
    }
  });

  it('prices at least six props at four books for each game of the four big leagues', () => {
    for (const { open } of batches.slice(0, 10)) {
      for (const event of open.filter((e) => ALWAYS_SIX.slice(0, 4).includes(e.sportKey))) {
        const props = new Map<string, Set<string>>();
        for (const { market, player, bookKey } of event.prices) {
          if (!market.startsWith('prop:')) continue;
          expect(player).not.toBe('');
          props.set(`${market}|${player}`, (props.get(`${market}|${player}`) ?? new Set()).add(bookKey));
        }
        expect([...props.values()].filter((books) => books.size >= 4).length).toBeGreaterThanOrEqual(6);
      }
    }
  });

  it('offers every market of each sport: three-way winners, alternate lines, props, who scores', () => {
    const marketsBy = new Map<string, Set<string>>();
    for (const event of batches.flatMap(({ open }) => open)) {
      const known = marketsBy.get(event.sportKey) ?? new Set<string>();
      for (const price of event.prices) known.add(price.selection === 'draw' ? 'draw' : price.market);
      marketsBy.set(event.sportKey, known);
    }
    const offers = (prefix: string, ...markets: string[]) => {
      const sports = [...marketsBy].filter(([sportKey]) => sportKey.startsWith(prefix));
      expect(sports.length, prefix).toBeGreaterThan(0);
      for (const [sportKey, known] of sports) expect([...known], sportKey).toEqual(expect.arrayContaining(markets));
    };
    for (const team of ['americanfootball_', 'basketball_', 'baseball_', 'icehockey_', 'soccer_']) {
      offers(team, 'moneyline', 'spread', 'total', 'alternate_spread', 'alternate_total');
    }
    for (const fight of ['mma_', 'boxing_']) offers(fight, 'moneyline', 'total');
    offers('tennis_', 'moneyline', 'spread', 'total');
    offers('soccer_', 'draw');
    offers('soccer_epl', 'prop:player_goal_scorer_anytime', 'prop:player_shots_on_target');
    offers('soccer_usa_mls', 'prop:player_goal_scorer_anytime', 'prop:player_shots_on_target');
    offers('americanfootball_nfl', 'prop:player_pass_yds', 'prop:player_anytime_td');
    offers('basketball_', 'prop:player_points', 'prop:player_rebounds');
    offers('baseball_', 'prop:pitcher_strikeouts', 'prop:batter_hits');
    offers('icehockey_', 'prop:player_shots_on_goal', 'prop:player_goal_scorer_anytime');
  });

  it('holds some real edges, and next to none that is too good', () => {
    const all = batches.flatMap(({ open }) => open.flatMap(edgesOf));
    const share = (low: number, high: number) => all.filter((edge) => edge >= low && edge < high).length / all.length;
    expect(share(0.01, 0.06)).toBeGreaterThan(0.005);
    expect(share(0.01, 0.06)).toBeLessThan(0.08);
    expect(share(0.08, 9)).toBeLessThan(0.001);
    const withNflEdge = batches.filter(({ open }) =>
      open.filter((e) => e.sportKey === 'americanfootball_nfl').some((e) => edgesOf(e).some((edge) => edge > 0.01)),
    );
    expect(withNflEdge.length / batches.length).toBeGreaterThan(0.8);
  });

  it('is the same at every start, keeps a game through the day, and moves its prices a little', async () => {
    const now = new Date('2026-10-04T13:00:00Z');
    const again = await fetchAll(createDemoFeed({ seed: SEED }), now, never);
    expect(again).toEqual(await at(now));
    const later = await at(new Date(now.getTime() + 60 * MINUTE_MS));
    const fixture = ({ id, home, away, startsAt }: FeedEvent) => [id, home, away, startsAt.getTime()].join('|');
    expect(later.events.map(fixture)).toEqual(again.events.map(fixture));
    const nextDay = new Set((await at(new Date(now.getTime() + DAY_MS))).events.map(fixture));
    const tomorrow = again.events.filter((event) => easternDate(event.startsAt) > '2026-10-04');
    expect(tomorrow.length).toBeGreaterThan(40);
    expect(tomorrow.filter((event) => !nextDay.has(fixture(event)))).toEqual([]);
    const odds = (batch: FeedBatch) =>
      new Map(
        batch.events.flatMap((event) =>
          event.prices.map(
            (p) =>
              [
                `${event.id}|${p.bookKey}|${p.market}|${p.selection}|${p.player}|${p.lineHundredths}`,
                p.oddsDecimal,
              ] as const,
          ),
        ),
      );
    const [before, after] = [odds(again), odds(later)];
    const moved = [...before].filter(([key, price]) => after.has(key) && after.get(key) !== price).length;
    expect(moved / before.size).toBeGreaterThan(0.02);
    expect(moved / before.size).toBeLessThan(0.25);
    expect(await fetchAll(createDemoFeed({ seed: 12 }), now, never)).not.toEqual(again);
  });
});
