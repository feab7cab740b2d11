import type { Reading } from '../language/reading.ts';
import { OPEN_READING } from '../language/wishes/wish-reading.ts';
import type { Fact } from './fact.ts';
import type { Selection } from './price.ts';
import type { Slate, SlateEvent, SlateMarket } from './slate.ts';

export const NOW = new Date('2026-11-22T16:00:00Z');
const HOUR_MS = 3_600_000;

/** Eight retail books and a sharp one; prices in decimal odds in the market's order. */
const BOOKS = ['pinnacle', 'draftkings', 'fanduel', 'betmgm', 'caesars', 'betrivers', 'espnbet', 'fanatics', 'bet365'];

export type TestMarket = {
  market: string;
  outcomes: readonly Selection[];
  /** The price most books offer. */
  decimals: readonly number[];
  line?: number;
  player?: string;
  /** Books that offer something else. */
  except?: Readonly<Record<string, readonly number[]>>;
  /** Books that offer it at all; all of them by default. */
  books?: readonly string[];
  ageSeconds?: number;
};

export function testEvent(
  id: string,
  args: {
    home: string;
    away: string;
    sportKey?: string;
    sportTitle?: string;
    inHours?: number;
    markets: TestMarket[];
    facts?: Fact[];
  },
): SlateEvent {
  return {
    id,
    sportKey: args.sportKey ?? 'americanfootball_nfl',
    sportTitle: args.sportTitle ?? 'NFL',
    home: args.home,
    away: args.away,
    startsAt: new Date(NOW.getTime() + (args.inHours ?? 4) * HOUR_MS),
    markets: args.markets.map((market) => testMarket(id, market)),
    facts: args.facts ?? [],
  };
}

function testMarket(eventId: string, market: TestMarket): SlateMarket {
  const lineHundredths = Math.round((market.line ?? 0) * 100);
  const quotedAt = new Date(NOW.getTime() - (market.ageSeconds ?? 45) * 1000);
  return {
    id: `${eventId}|${market.market}|${market.player ?? ''}|${lineHundredths}`,
    market: market.market,
    player: market.player ?? '',
    lineHundredths,
    outcomes: market.outcomes,
    quotes: (market.books ?? BOOKS).map((bookKey) => ({
      bookKey,
      decimals: market.except?.[bookKey] ?? market.decimals,
      quotedAt,
    })),
  };
}

export const testSlate = (events: SlateEvent[], odds: Slate['odds'] = 'demo'): Slate => ({
  odds,
  version: 1,
  asOf: new Date(NOW.getTime() - 45_000),
  events,
  bookTitles: new Map(BOOKS.map((key) => [key, key.charAt(0).toUpperCase() + key.slice(1)])),
});

export const testReading = (overrides: Partial<Reading> = {}): Reading => ({
  ...OPEN_READING,
  ...overrides,
});

const SIDES = ['home', 'away'] as const;
const OVER_UNDER = ['over', 'under'] as const;

/** Three NFL games and an NBA game; BetMGM is slow on the Bills' spread, so that one real edge exists. */
export const footballSlate = (odds: Slate['odds'] = 'demo'): Slate =>
  testSlate(
    [
      testEvent('g1', {
        home: 'Kansas City Chiefs',
        away: 'Buffalo Bills',
        markets: [
          {
            market: 'spread',
            outcomes: SIDES,
            line: -2.5,
            decimals: [2.0, 1.85],
            except: { betmgm: [1.8, 2.05], pinnacle: [2.02, 1.87] },
          },
          { market: 'total', outcomes: OVER_UNDER, line: 47.5, decimals: [1.91, 1.91] },
          { market: 'moneyline', outcomes: SIDES, decimals: [1.7, 2.2] },
        ],
        facts: [
          {
            id: 'f1',
            eventId: 'g1',
            kind: 'injury',
            team: 'Kansas City Chiefs',
            player: '',
            text: "Kansas City's left tackle is out (ankle).",
            numbers: {},
            sourceName: 'Test desk',
            sourceUrl: null,
            observedAt: NOW,
          },
        ],
      }),
      testEvent('g2', {
        home: 'Dallas Cowboys',
        away: 'New York Giants',
        inHours: 5,
        markets: [
          { market: 'spread', outcomes: SIDES, line: -7, decimals: [1.91, 1.91] },
          { market: 'total', outcomes: OVER_UNDER, line: 44, decimals: [1.95, 1.87] },
        ],
      }),
      testEvent('g3', {
        home: 'Seattle Seahawks',
        away: 'Los Angeles Rams',
        inHours: 30,
        markets: [{ market: 'moneyline', outcomes: SIDES, decimals: [1.8, 2.05] }],
      }),
      testEvent('n1', {
        home: 'Boston Celtics',
        away: 'Miami Heat',
        sportKey: 'basketball_nba',
        sportTitle: 'NBA',
        inHours: 6,
        markets: [
          { market: 'moneyline', outcomes: SIDES, decimals: [1.4, 3.0] },
          {
            market: 'prop:player_points',
            outcomes: OVER_UNDER,
            line: 27.5,
            player: 'Jayson Tatum',
            decimals: [1.9, 1.9],
          },
        ],
      }),
    ],
    odds,
  );
