import { sql } from 'drizzle-orm';
import { OVER_AFTER_MS } from '#research/slate/build-slate.ts';
import type { Fact } from '#research/slate/fact.ts';
import type { FeedPrice, Selection } from '#research/slate/price.ts';
import type { PriceMove } from '#research/slate/slate.ts';
import type { EventInfo, StoredSlate } from '#research/slate/stored-slate.ts';
import { type Db, rowsOf } from '../../platform/database/database.ts';
import { millis } from '../../platform/database/sql-time.ts';
import { executeWritten, textValue, value, writeStatement } from '../../platform/database/written-statement.ts';
import { type EventTimes, quoteTimeMs } from './quote-times.ts';

type OddsKind = 'live' | 'demo';

export async function findVersion(db: Db, odds: OddsKind): Promise<number> {
  const rows = rowsOf<{ version: number }>(await db.execute(sql`select version from slate_state where odds = ${odds}`));
  return rows[0]?.version ?? 0;
}

/**
 * Every stored row of this kind that can still matter: events that are not over, and all prices. Read in several statements,
 * which belong together only in one snapshot, or under the lock of the version, which every writer takes.
 */
export async function readStoredSlate(db: Db, odds: OddsKind, now: Date): Promise<StoredSlate> {
  const version = await findVersion(db, odds);
  const since = new Date(now.getTime() - OVER_AFTER_MS).toISOString();
  const matters = sql`e.odds = ${odds} and (e.starts_at > ${since}::timestamptz or exists (
    select 1 from prices q where q.event_id = e.id))`;
  const events = rowsOf<Omit<EventInfo, 'startsAt'> & { startsAt: number }>(
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
  const rows = rowsOf<Omit<FeedPrice, 'quotedAt' | 'link'> & { eventId: string; link: string | null }>(
    await db.execute(sql`
      select p.event_id as "eventId", p.book_key as "bookKey", p.market, p.selection, p.player,
        p.line_hundredths as "lineHundredths", p.odds_decimal as "oddsDecimal", p.link
      from prices p join events e on e.id = p.event_id where e.odds = ${odds}`),
  );
  const prices = new Map<string, FeedPrice[]>();
  for (const { eventId, link, ...row } of rows) {
    const price = link === null ? row : { ...row, link };
    const quotedAt = new Date(quoteTimeMs(timesOf.get(eventId) ?? {}, price));
    const ofEvent = prices.get(eventId);
    if (ofEvent) ofEvent.push({ ...price, quotedAt });
    else prices.set(eventId, [{ ...price, quotedAt }]);
  }
  return prices;
}

const LIST_MOVES = writeStatement(sql`
  select s.nth, ${millis('c.changed_at')} as at, c.line_hundredths as "lineHundredths", c.odds_decimal as "oddsDecimal"
  from jsonb_to_recordset(${textValue('asked')}::jsonb)
    as s(nth int, "eventId" text, market text, player text, selection text, "bookKey" text)
  cross join lateral (
    select changed_at, id, line_hundredths, odds_decimal from price_changes
    where odds = ${textValue('odds')} and event_id = s."eventId" and market = s.market and player = s.player
      and selection = s.selection and book_key = s."bookKey"
    order by changed_at desc, id desc limit ${value('limit')}::int) c
  order by s.nth, c.changed_at, c.id`);

/** The newest recorded changes of each price, oldest first: the end of each price's stretch of the key, in one statement. */
export async function listMoves(
  db: Db,
  odds: OddsKind,
  series: readonly { eventId: string; market: string; bookKey: string; selection: Selection; player: string }[],
  limit: number,
): Promise<PriceMove[][]> {
  const moves: PriceMove[][] = series.map(() => []);
  if (series.length === 0) return moves;
  const asked = JSON.stringify(series.map((price, nth) => ({ ...price, nth })));
  const rows = rowsOf<Omit<PriceMove, 'at'> & { nth: number; at: number }>(
    await executeWritten(db, LIST_MOVES, { asked, odds, limit }),
  );
  for (const { nth, at, ...move } of rows) moves[nth]?.push({ ...move, at: new Date(at) });
  return moves;
}
