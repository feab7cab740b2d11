import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../platform/database.ts';
import { millis } from '../../platform/sql-time.ts';
import type { Fact } from '../../providers/facts/facts.port.ts';
import type { FeedPrice, Selection } from '../../providers/odds-feed/odds-feed.port.ts';
import { OVER_AFTER_MS } from './diff-prices.ts';
import { type EventTimes, quoteTimeMs } from './quote-times.ts';
import type { PriceMove } from './slate.ts';
import type { StoredEvent, StoredSlate } from './stored-slate.ts';

type OddsKind = 'live' | 'demo';

export async function findVersion(db: Db, odds: OddsKind): Promise<number> {
  const rows = rowsOf<{ version: number }>(await db.execute(sql`select version from slate_state where odds = ${odds}`));
  return rows[0]?.version ?? 0;
}

/** Every stored row of this kind that can still matter: events that are not over, and all prices. */
export async function readStoredSlate(db: Db, odds: OddsKind, now: Date): Promise<StoredSlate> {
  const version = await findVersion(db, odds);
  const since = new Date(now.getTime() - OVER_AFTER_MS).toISOString();
  const matters = sql`e.odds = ${odds} and (e.starts_at > ${since}::timestamptz or exists (
    select 1 from prices q where q.event_id = e.id))`;
  const events = rowsOf<Omit<StoredEvent, 'startsAt'> & { startsAt: number }>(
    await db.execute(sql`
      select e.id, e.sport_key as "sportKey", e.sport_title as "sportTitle", e.home, e.away,
        ${millis('e.starts_at')} as "startsAt"
      from events e where ${matters}`),
  );
  const facts = rowsOf<Omit<Fact, 'observedAt'> & { observedAt: number }>(
    await db.execute(sql`
      select f.id, f.event_id as "eventId", f.kind, f.team, f.player, f.text, f.numbers, f.source_name as "sourceName",
        f.source_url as "sourceUrl", ${millis('f.observed_at')} as "observedAt"
      from facts f join events e on e.id = f.event_id where e.odds = ${odds} and e.starts_at > ${since}::timestamptz`),
  );
  const books = rowsOf<{ key: string; title: string }>(await db.execute(sql`select key, title from books`));
  return {
    version,
    events: new Map(events.map((row) => [row.id, { ...row, startsAt: new Date(row.startsAt) }])),
    prices: await readPrices(db, odds),
    facts: new Map(facts.map((row) => [row.id, { ...row, observedAt: new Date(row.observedAt) }])),
    bookTitles: new Map(books.map(({ key, title }) => [key, title])),
  };
}

async function readPrices(db: Db, odds: OddsKind): Promise<Map<string, FeedPrice[]>> {
  const buckets = rowsOf<{ times: EventTimes }>(
    await db.execute(sql`select times from quote_times where odds = ${odds}`),
  );
  const timesOf = new Map(buckets.flatMap(({ times }) => Object.entries(times)));
  const rows = rowsOf<Omit<FeedPrice, 'quotedAt'> & { eventId: string }>(
    await db.execute(sql`
      select p.event_id as "eventId", p.book_key as "bookKey", p.market, p.selection, p.player,
        p.line_hundredths as "lineHundredths", p.odds_decimal as "oddsDecimal"
      from prices p join events e on e.id = p.event_id where e.odds = ${odds}`),
  );
  const prices = new Map<string, FeedPrice[]>();
  for (const { eventId, ...price } of rows) {
    const quotedAt = new Date(quoteTimeMs(timesOf.get(eventId) ?? {}, price));
    const ofEvent = prices.get(eventId);
    if (ofEvent) ofEvent.push({ ...price, quotedAt });
    else prices.set(eventId, [{ ...price, quotedAt }]);
  }
  return prices;
}

/** The newest recorded changes of one price, oldest first. */
export async function listMoves(
  db: Db,
  series: { eventId: string; market: string; bookKey: string; selection: Selection; player: string },
  limit: number,
): Promise<PriceMove[]> {
  const rows = rowsOf<{ at: number; lineHundredths: number; oddsDecimal: number | null }>(
    await db.execute(sql`
      select ${millis('changed_at')} as at, line_hundredths as "lineHundredths", odds_decimal as "oddsDecimal"
      from price_changes
      where event_id = ${series.eventId} and market = ${series.market} and book_key = ${series.bookKey}
        and selection = ${series.selection} and player = ${series.player}
      order by changed_at desc, id desc limit ${limit}`),
  );
  return rows.reverse().map((row) => ({ ...row, at: new Date(row.at) }));
}
