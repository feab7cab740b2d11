import type { FeedPrice, Selection } from '#research/slate/price.ts';
import type { Slate } from '#research/slate/slate.ts';
import type { FeedBatch, FeedEvent, OddsFeed } from '../../providers/odds-feed/odds-feed.port.ts';

/** A free feed in which these sports are in season; `fetchOdds` delivers whatever is asked for. */
export function testOddsFeed(
  fetchOdds: OddsFeed['fetchOdds'],
  sportKeys: () => string[],
  more: Partial<OddsFeed> = {},
): OddsFeed {
  return {
    odds: 'live',
    costs: { sport: 0, eventMarket: 0 },
    listSports: async () => ({ sportKeys: sportKeys() }),
    listStarts: async () => [],
    fetchOdds,
    eventMarkets: () => [],
    fetchEventMarkets: async () => {
      throw new Error('The test feed has no markets by game.');
    },
    ...more,
  };
}

/** A feed that delivers what a test puts into it; an Error in the queue is thrown. */
export function createTestFeed(odds: 'live' | 'demo' = 'live') {
  const queue: (FeedBatch | Error)[] = [];
  const inSeason = new Set(['americanfootball_nfl']);
  let calls = 0;
  const fetchOdds = async () => {
    calls += 1;
    const next = queue.shift();
    if (next === undefined) throw new Error('The test feed has nothing more to deliver.');
    if (next instanceof Error) throw next;
    return next;
  };
  const sportKeys = () => {
    const [next] = queue;
    if (next && !(next instanceof Error)) for (const { sportKey } of next.events) inSeason.add(sportKey);
    return [...inSeason];
  };
  return { feed: testOddsFeed(fetchOdds, sportKeys, { odds }), queue, calls: () => calls };
}

export function testBatch(events: FeedEvent[], more: Partial<FeedBatch> = {}): FeedBatch {
  return {
    events,
    books: [
      { key: 'pinnacle', title: 'Pinnacle' },
      { key: 'draftkings', title: 'DraftKings' },
    ],
    completeSports: [...new Set(events.map((event) => event.sportKey))],
    completeMarkets: 'all',
    failures: [],
    refused: {},
    creditsRemaining: null,
    ...more,
  };
}

export function testEvent(id: string, startsAt: Date, prices: FeedPrice[], more: Partial<FeedEvent> = {}): FeedEvent {
  return {
    id: `test:${id}`,
    sportKey: 'americanfootball_nfl',
    sportTitle: 'NFL',
    home: 'Buffalo Bills',
    away: 'New York Jets',
    startsAt,
    prices,
    ...more,
  };
}

/** Both sides of a market at one book; an away spread gets the line from its own side. */
export function twoSides(
  bookKey: string,
  market: string,
  line: number,
  odds: Partial<Record<Selection, number>>,
  quotedAt: Date,
  player = '',
): FeedPrice[] {
  return (Object.entries(odds) as [Selection, number][]).map(([selection, oddsDecimal]) => ({
    bookKey,
    market,
    selection,
    player,
    lineHundredths: Math.round((market === 'spread' && selection === 'away' ? -line : line) * 100),
    oddsDecimal,
    quotedAt,
  }));
}

/** A slate as its values alone: each process remembers pricings, and what fits, of its own. */
export const withoutPricings = ({ fits: _, names: __, ...slate }: Slate): Slate => ({
  ...slate,
  events: slate.events.map((event) => ({
    ...event,
    markets: event.markets.map(({ pricings: _, ...market }) => market),
  })),
});
