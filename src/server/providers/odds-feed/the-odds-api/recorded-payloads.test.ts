import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchAll } from '../fetch-all.ts';
import { ownPayload, ownSeries } from './test-own-odds.ts';
import { sendJson, sportsListing, startTestProvider, type TestProvider } from './test-provider.ts';
import { createTheOddsApiFeed } from './the-odds-api-feed.ts';

const folder = join(process.env.EDGEWISE_SHARED ?? '../shared', 'data/payloads/the-odds-api');
const isPresent = existsSync(folder);
/** Before every recorded game, so that no event has begun. */
const early = new Date('2021-01-01T00:00:00Z');

type Outcome = { name: string; price: number; point?: number; description?: string };
type Bookmaker = {
  key: string;
  last_update?: string;
  markets: { key: string; last_update?: string; outcomes: Outcome[] }[];
};
type Event = {
  id: string;
  sport_key: string;
  commence_time: string;
  home_team: string;
  away_team: string;
  bookmakers: Bookmaker[];
};
type Row = { event: Event; book: string; market: string; at: string; siblings: Outcome[]; outcome: Outcome };

const files = isPresent
  ? [folder, join(folder, 'mlb-2026-08')].flatMap((inside) =>
      readdirSync(inside)
        .filter((name) => /\.json(\.gz)?$/.test(name))
        .map((name) => join(inside, name)),
    )
  : [];

function eventsIn(file: string): Event[] {
  const bytes = readFileSync(file);
  const payload = JSON.parse((file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'));
  const list = Array.isArray(payload) ? payload : (payload.games ?? payload.data ?? [payload]);
  const rows: Event[] = Array.isArray(list) ? list : [list];
  return rows.filter((row) => row.bookmakers);
}

const rowsIn = (events: Event[]): Row[] =>
  events.flatMap((event) =>
    event.bookmakers.flatMap((book) =>
      book.markets.flatMap(({ key, last_update, outcomes }) =>
        outcomes.map((outcome) => {
          const at = last_update ?? book.last_update ?? '';
          return { event, book: book.key, market: key, at, siblings: outcomes, outcome };
        }),
      ),
    ),
  );

const isAmerican = (events: Event[]) => rowsIn(events).some(({ outcome }) => outcome.price < 0);

/** Written for this test alone, from the provider's documentation: is this row a bet that can be taken or laid before the game? */
function isBettable({ event, market, at, siblings, outcome }: Row, american: boolean): boolean {
  const isProp = /^(player|batter|pitcher)_/.test(market);
  if (!isProp && !['h2h', 'h2h_lay', 'spreads', 'totals'].includes(market)) return false;
  if (at === '' || Date.parse(at) >= Date.parse(event.commence_time)) return false;
  const isPrice = ({ price }: Outcome) => (american ? Math.abs(price) >= 100 : price > 1);
  const partners = siblings.filter(
    (other) =>
      other.name !== outcome.name &&
      other.name !== 'Draw' &&
      isPrice(other) &&
      other.description === outcome.description &&
      (market === 'spreads' ? -(other.point ?? 0) : (other.point ?? 0)) === (outcome.point ?? 0),
  );
  // A draw is the third of two sides: where one of them has no price, the three of them are no market.
  return isPrice(outcome) && partners.length >= (outcome.name === 'Draw' ? 2 : 1);
}

const decimal = (price: number, american: boolean) =>
  american ? (price < 0 ? (100 - price) / -price : (100 + price) / 100) : price;

type Payload = { name: string; events: Event[] };
type Source = { payloads: () => Payload[]; least: { events: number; prices: number; lays: number } };

/** Our own are there always; the data's description counts 1,671 recorded events, scores and listings of sports hold none. */
const SOURCES: Readonly<Record<string, Source>> = {
  'invented payloads': {
    payloads: () => [ownPayload(), ...ownSeries()].map((events, at) => ({ name: `own ${at}`, events })),
    least: { events: 20, prices: 500, lays: 3 },
  },
  [`recorded payloads, ${files.length} files (skipped where the recordings are absent)`]: {
    payloads: () => files.map((name) => ({ name, events: eventsIn(name) })),
    least: { events: 1000, prices: 40_000, lays: 500 },
  },
};

for (const [source, { payloads, least }] of Object.entries(SOURCES)) {
  describe.skipIf(source.startsWith('recorded') && !isPresent)(source, () => {
    let provider: TestProvider;
    beforeAll(async () => {
      provider = await startTestProvider();
    });
    afterAll(() => provider.close());

    const fetchFile = async (events: Event[], now: Date) => {
      const keys = [...new Set(events.map((event) => event.sport_key))];
      provider.answer = (path, _request, response) => {
        const key = path.split('/')[3];
        sendJson(response, key ? events.filter((event) => event.sport_key === key) : sportsListing(...keys));
      };
      const feed = createTheOddsApiFeed({ baseUrl: provider.baseUrl, apiKey: 'k', logger: { info: () => {} } });
      return fetchAll(feed, now, new AbortController().signal);
    };

    it('come through exactly as an independent reader counts them, and every other row is refused and counted', async () => {
      let events = 0;
      let prices = 0;
      let lays = 0;
      for (const { name: file, events: recorded } of payloads()) {
        if (recorded.length === 0) continue;
        const batch = await fetchFile(recorded, early);
        const expected = [...new Set(recorded.map((event) => event.sport_key))].flatMap((key) => {
          const ofSport = recorded.filter((event) => event.sport_key === key);
          const american = isAmerican(ofSport);
          return rowsIn(ofSport)
            .filter((row) => isBettable(row, american))
            .map(({ event, book, market, outcome }) =>
              [event.id, book, market, outcome.description ?? '', decimal(outcome.price, american).toFixed(6)].join(
                '|',
              ),
            );
        });
        const markets: Record<string, string> = {
          moneyline: 'h2h',
          moneyline_lay: 'h2h_lay',
          spread: 'spreads',
          total: 'totals',
        };
        const found = batch.events.flatMap((event) =>
          event.prices.map((price) =>
            [
              event.id.replace('the-odds-api:', ''),
              price.bookKey,
              markets[price.market] ?? price.market.replace('prop:', ''),
              price.player,
              price.oddsDecimal.toFixed(6),
            ].join('|'),
          ),
        );
        expect(found.sort(), file).toEqual(expected.sort());
        expect(batch.events.length, file).toBe(recorded.length);
        const refused = Object.values(batch.refused).reduce((sum, count) => sum + count, 0);
        expect(found.length + refused, file).toBe(rowsIn(recorded).length);
        lays += rowsIn(recorded).filter(({ market }) => market === 'h2h_lay').length;
        events += batch.events.length;
        prices += found.length;
      }
      expect(events).toBeGreaterThanOrEqual(least.events);
      expect(prices).toBeGreaterThanOrEqual(least.prices);
      expect(lays).toBeGreaterThanOrEqual(least.lays);
    });

    it('let no price below even, no line off the quarter grid and no unknown side through', async () => {
      for (const { events: recorded } of payloads()) {
        if (recorded.length === 0) continue;
        const { events, books } = await fetchFile(recorded, early);
        const titles = new Map(books.map(({ key, title }) => [key, title]));
        for (const { prices } of events) {
          const wrong = prices.filter(
            (price) =>
              !(price.oddsDecimal > 1 && Number.isFinite(price.oddsDecimal)) ||
              price.lineHundredths % 25 !== 0 ||
              !titles.has(price.bookKey),
          );
          expect(wrong).toEqual([]);
        }
      }
    });

    it('are kept without prices once a game has begun', async () => {
      const recorded = payloads().find(({ events }) => events.length > 0)?.events ?? [];
      const batch = await fetchFile(recorded, new Date('2030-01-01T00:00:00Z'));
      expect(batch.events).toHaveLength(recorded.length);
      expect(batch.events.flatMap((event) => event.prices)).toEqual([]);
      expect(batch.refused).toEqual({ started: rowsIn(recorded).length });
    });
  });
}
