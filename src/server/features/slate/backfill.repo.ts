import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../platform/database/database.ts';
import { time } from '../../platform/database/sql-time.ts';
import type { PastGame, PastPrice } from '../../providers/odds-feed/past-odds.port.ts';

type OddsKind = 'live' | 'demo';

const ids = (texts: readonly string[]): SQL =>
  sql`(select jsonb_array_elements_text(${JSON.stringify(texts)}::text::jsonb))`;

/** When the history of each stored game begins, by what is known of its winner; null where it has none yet. */
export async function listFirstChanges(
  db: Db,
  odds: OddsKind,
  gameIds: readonly string[],
): Promise<Map<string, Date | null>> {
  const rows = rowsOf<{ id: string; firstAt: number | null }>(
    await db.execute(sql`
      select e.id, (extract(epoch from (
        select min(c.changed_at) from price_changes c
        where c.odds = ${odds} and c.event_id = e.id and c.market = 'moneyline' and c.player = '')) * 1000)::float8 as "firstAt"
      from events e where e.odds = ${odds} and e.id in ${ids(gameIds)}`),
  );
  return new Map(rows.map(({ id, firstAt }) => [id, firstAt === null ? null : new Date(firstAt)]));
}

/** A game that is over and was never listed while the server ran. One that is stored already has its closes taken anew. */
export async function savePastGame(tx: Db, odds: OddsKind, game: PastGame, at: Date): Promise<void> {
  await tx.execute(sql`
    insert into events (id, odds, sport_key, sport_title, home, away, starts_at, updated_at)
    values (${game.id}, ${odds}, ${game.sportKey}, ${game.sportTitle}, ${game.home}, ${game.away},
      ${time(game.startsAt)}, ${time(at)})
    on conflict (id) do update set closed_at = null`);
}

/** Puts changes into the history that happened before it began. */
export async function appendPastChanges(
  tx: Db,
  odds: OddsKind,
  gameId: string,
  changes: readonly PastPrice[],
): Promise<void> {
  const days = [...new Set(changes.map(({ at }) => at.toISOString().slice(0, 10)))];
  for (const day of days)
    await tx.execute(sql`select ensure_price_partition(${odds}, ${`${day}T00:00:00Z`}::timestamptz)`);
  const texts = (text: (change: PastPrice) => string) => sql`${sql.param(changes.map(text))}::text[]`;
  await tx.execute(sql`
    insert into price_changes (odds, event_id, book_key, market, selection, player, line_hundredths, odds_decimal, changed_at)
    select ${odds}, ${gameId}, r.* from unnest(${texts(({ bookKey }) => bookKey)}, ${texts(({ market }) => market)},
      ${texts(({ selection }) => selection)}, ${texts(({ player }) => player)},
      ${sql.param(changes.map(({ lineHundredths }) => lineHundredths))}::int[],
      ${sql.param(changes.map(({ oddsDecimal }) => oddsDecimal))}::float8[],
      ${texts(({ at }) => at.toISOString())}::timestamptz[])
      as r(book_key, market, selection, player, line_hundredths, odds_decimal, changed_at)`);
}
