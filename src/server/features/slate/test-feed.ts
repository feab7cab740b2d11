import type { FeedBatch, FeedEvent, FeedPrice, OddsFeed, Selection } from '../../providers/odds-feed/odds-feed.port.ts';

/** A feed that delivers what a test puts into it; an Error in the queue is thrown. */
export function createTestFeed(odds: 'live' | 'demo' = 'live') {
  const queue: (FeedBatch | Error)[] = [];
  let calls = 0;
  const feed: OddsFeed = {
    odds,
    async fetchBatch() {
      calls += 1;
      const next = queue.shift();
      if (next === undefined) throw new Error('The test feed has nothing more to deliver.');
      if (next instanceof Error) throw next;
      return next;
    },
  };
  return { feed, queue, calls: () => calls };
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
