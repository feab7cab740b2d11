import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchAll } from '../fetch-all.ts';
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

/** Written for this test alone, from the provider's documentation: is this row a bet that can be taken before the game? */
function isBettable({ event, market, at, siblings, outcome }: Row, american: boolean): boolean {
  const isProp = /^(player|batter|pitcher)_/.test(market);
  if (!isProp && !['h2h', 'spreads', 'totals'].includes(market)) return false;
  if (at === '' || Date.parse(at) >= Date.parse(event.commence_time)) return false;
  const isPrice = ({ price }: Outcome) => (american ? Math.abs(price) >= 100 : price > 1);
  const partner = siblings.find(
    (other) =>
      other.name !== outcome.name &&
      other.name !== 'Draw' &&
      isPrice(other) &&
      other.description === outcome.description &&
      (market === 'spreads' ? -(other.point ?? 0) : (other.point ?? 0)) === (outcome.point ?? 0),
  );
  return isPrice(outcome) && partner !== undefined;
}

const decimal = (price: number, american: boolean) =>
  american ? (price < 0 ? (100 - price) / -price : (100 + price) / 100) : price;

describe.skipIf(!isPresent)(
  `recorded payloads, ${files.length} files (skipped where the recordings are absent)`,
  () => {
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
      for (const file of files) {
        const recorded = eventsIn(file);
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
        const markets: Record<string, string> = { moneyline: 'h2h', spread: 'spreads', total: 'totals' };
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
      // The data's own description counts 1,671 events; scores and sports listings hold none.
      expect(events).toBeGreaterThan(1000);
      expect(prices).toBeGreaterThan(40_000);
      expect(lays).toBeGreaterThan(500);
    });

    it('let no price below even, no line off the quarter grid and no unknown side through', async () => {
      for (const file of files) {
        const recorded = eventsIn(file);
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
      const recorded = eventsIn(join(folder, 'nfl_odds_16books_h2h_spreads_totals.json'));
      const batch = await fetchFile(recorded, new Date('2030-01-01T00:00:00Z'));
      expect(batch.events).toHaveLength(recorded.length);
      expect(batch.events.flatMap((event) => event.prices)).toEqual([]);
      expect(batch.refused).toEqual({ started: rowsIn(recorded).length });
    });
  },
);
