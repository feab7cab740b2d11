import type { FeedBatch, FeedEvent } from '../../../src/server/providers/odds-feed/odds-feed.port.ts';
import { parseEvents } from '../../../src/server/providers/odds-feed/the-odds-api/parse-events.ts';
import { createRefusals } from '../../../src/server/providers/odds-feed/the-odds-api/refusals.ts';
import type { Row } from './bare-upsert.ts';

const SPORTS = [
  'americanfootball_nfl',
  'baseball_mlb',
  'basketball_nba',
  'icehockey_nhl',
  'mma_mixed_martial_arts',
  'soccer_epl',
  'tennis_atp_us_open',
];
const BOOKS = Array.from({ length: 10 }, (_, index) => `book_${index}`);
const PRICES_PER_EVENT = BOOKS.length * 10;
const STARTS_AT = '2100-01-01T00:00:00Z';

type Outcome = { name: string; description?: string; price: number; point?: number; link: string };
type RawEvent = ReturnType<typeof rawEvent>;

/** A slate that can be asked for again and again: each time every quote is newer, and `share` of the prices moved. */
export function slateOfSize(prices: number, share: number, random: () => number) {
  const raw = Array.from({ length: prices / PRICES_PER_EVENT }, (_, index) => rawEvent(index));
  const outcomes = raw.flatMap(({ bookmakers }) =>
    bookmakers.flatMap(({ markets }) => markets.flatMap((m) => m.outcomes)),
  );
  const every = Math.round(1 / share);
  let turn = 0;
  let before: FeedEvent[] = [];

  return {
    size: outcomes.length,
    events: raw.length,
    /** An answer as it is read from a provider's text, and the rows that a store must write for it. */
    next(now: Date): { batch: FeedBatch; moved: Row[] } {
      turn += 1;
      for (let index = turn % every; index < outcomes.length; index += every) move(outcomes[index], random);
      requote(raw, now);
      const events = parseEvents(JSON.parse(JSON.stringify(raw)), '', now, createRefusals()).events;
      const moved = events.flatMap((event, order) => movedOf(event, before[order]));
      before = events;
      return { batch: batchOf(events), moved };
    },
  };
}

function move(outcome: Outcome | undefined, random: () => number): void {
  if (outcome) outcome.price = Math.round(1000 * (1.2 + 3 * random())) / 1000;
}

/** Each book quotes all markets of an event at one time, as recorded answers do. */
function requote(events: readonly RawEvent[], now: Date): void {
  for (const [order, { bookmakers }] of events.entries()) {
    for (const [place, book] of bookmakers.entries()) {
      const quotedAt = new Date(now.getTime() - 1000 * (1 + place + (order % 30))).toISOString();
      for (const market of book.markets) market.last_update = quotedAt;
    }
  }
}

const movedOf = ({ id, prices }: FeedEvent, before: FeedEvent | undefined): Row[] =>
  prices.flatMap((price, place) =>
    price.oddsDecimal === before?.prices[place]?.oddsDecimal ? [] : [{ eventId: id, price }],
  );

function rawEvent(index: number) {
  const [home, away] = [`Home ${index}`, `Away ${index}`];
  const two = (first: string, second: string, point?: number, description?: string): Outcome[] =>
    [first, second].map((name, side) => ({
      name,
      price: 1.91,
      link: `https://sportsbook.example/event/${index}?outcomes=0HC${index}P${point ?? 0}N${side}_3&market=${point ?? 'h2h'}`,
      ...(description !== undefined && { description }),
      ...(point !== undefined && { point: name === away ? -point : point }),
    }));
  const markets = () =>
    [
      { key: 'h2h', outcomes: two(home, away) },
      { key: 'spreads', outcomes: two(home, away, 3.5) },
      { key: 'totals', outcomes: two('Over', 'Under', 44.5) },
      {
        key: 'player_points',
        outcomes: [...two('Over', 'Under', 21.5, 'Ada Alpha'), ...two('Over', 'Under', 18.5, 'Bo Beta')],
      },
    ].map((market) => ({ ...market, last_update: '' }));
  return {
    id: index.toString(16).padStart(32, '0'),
    sport_key: SPORTS[index % SPORTS.length],
    commence_time: STARTS_AT,
    home_team: home,
    away_team: away,
    bookmakers: BOOKS.map((key) => ({ key, title: key, markets: markets() })),
  };
}

const batchOf = (events: FeedEvent[]): FeedBatch => ({
  events,
  books: BOOKS.map((key) => ({ key, title: key })),
  completeSports: SPORTS,
  completeMarkets: 'all',
  failures: [],
  refused: {},
  creditsRemaining: null,
});
