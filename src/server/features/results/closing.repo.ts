import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../platform/database/database.ts';
import { time } from '../../platform/database/sql-time.ts';

/** The oldest begun events without closing prices, locked; those that another process is closing are passed over. */
export async function lockUnclosed(tx: Db, startedBy: Date, limit: number): Promise<string[]> {
  const rows = rowsOf<{ id: string }>(
    await tx.execute(sql`
      select id from events where closed_at is null and starts_at <= ${time(startedBy)}
      order by starts_at, id limit ${limit} for no key update skip locked`),
  );
  return rows.map(({ id }) => id);
}

/** What an outcome can be bet against at is no price of a bet. */
const isOffered = (rows: 'p' | 'c') => sql`right(${sql.raw(rows)}.market, 4) <> '_lay'`;

/**
 * Replaces the closes of the events: what was quoted before the start and still stands, and for the rest what the
 * history shows to have stood at the start. A price withdrawn before the start was nobody's last and is no close.
 */
export async function replaceCloses(tx: Db, eventIds: readonly string[]): Promise<number> {
  const ids = sql`(select jsonb_array_elements_text(${JSON.stringify(eventIds)}::text::jsonb))`;
  await tx.execute(sql`delete from closing_prices where event_id in ${ids}`);
  const inserted = rowsOf<{ closes: number }>(
    await tx.execute(sql`
      with begun as (select id, odds, starts_at from events where id in ${ids}),
      standing as (
        select p.event_id, p.book_key, p.market, p.selection, p.player, p.line_hundredths, p.odds_decimal, p.quoted_at,
          b.starts_at
        from quoted_prices p join begun b on b.id = p.event_id
        where p.quoted_at < b.starts_at and ${isOffered('p')}),
      recorded as (
        select distinct on (c.event_id, c.market, c.book_key, c.selection, c.player, c.line_hundredths)
          c.event_id, c.book_key, c.market, c.selection, c.player, c.line_hundredths, c.odds_decimal, c.changed_at,
          b.starts_at
        from price_changes c join begun b on b.id = c.event_id and b.odds = c.odds
        where c.changed_at < b.starts_at and ${isOffered('c')}
        order by c.event_id, c.market, c.book_key, c.selection, c.player, c.line_hundredths, c.changed_at desc, c.id desc),
      closes as (
        insert into closing_prices (event_id, book_key, market, selection, player, line_hundredths, odds_decimal,
          quoted_at, starts_at)
        select * from standing
        union all
        select r.* from recorded r
        where r.odds_decimal is not null and not exists (
          select 1 from standing s where s.event_id = r.event_id and s.market = r.market and s.book_key = r.book_key
            and s.selection = r.selection and s.player = r.player and s.line_hundredths = r.line_hundredths)
        returning 1)
      select count(*)::int as closes from closes`),
  );
  return inserted[0]?.closes ?? 0;
}

export async function markClosed(tx: Db, eventIds: readonly string[], at: Date): Promise<void> {
  await tx.execute(sql`
    update events set closed_at = ${time(at)}
    where id in (select jsonb_array_elements_text(${JSON.stringify(eventIds)}::text::jsonb))`);
}
