import { sql } from 'drizzle-orm';
import type { FeedPrice } from '#research/slate/price.ts';
import { pricedMarket } from '#research/slate/three-way.ts';
import { type Db, rowsOf } from '../../platform/database/database.ts';
import { millis } from '../../platform/database/sql-time.ts';
import type { SettledClose } from '../results/grade-closes.ts';

/** A bet that an answer gave, with its game; `status` is null while that has no result. */
export type OwnBetRow = {
  eventId: string;
  /** Null once the game is no longer stored. */
  sportKey: string | null;
  pick: string;
  game: string;
  sport: string;
  market: string;
  selection: FeedPrice['selection'];
  player: string;
  line: number | null;
  bookKey: string;
  decimal: number;
  verdict: 'bet' | 'lean';
  units: number;
  odds: 'live' | 'demo';
  startsAtMs: number;
  shownAtMs: number;
  status: SettledClose['status'] | null;
  homeScore: number | null;
  awayScore: number | null;
  detail: string | null;
  total: number;
};

/** The bets that delivered answers gave a user, each as it was first shown, the newest of them with how many there are. */
export async function listOwnBets(db: Db, userId: string, limit: number): Promise<OwnBetRow[]> {
  const result = await db.execute(sql`
    with given as (
      select distinct on (p.event_id, p.market, p.selection, p.player, p.line) p.*
      from analyses a join picks p on p.analysis_id = a.id
      where a.user_id = ${userId}::uuid and a.state = 'delivered' and p.verdict <> 'pass'
      order by p.event_id, p.market, p.selection, p.player, p.line, p.shown_at, p.id
    )
    select g.event_id as "eventId", e.sport_key as "sportKey", g.pick, g.game, g.sport, g.market, g.selection, g.player,
      g.line, g.book_key as "bookKey", g.odds_decimal as decimal, g.verdict, g.units, g.odds,
      ${millis('g.starts_at')} as "startsAtMs", ${millis('g.shown_at')} as "shownAtMs",
      r.status, r.home_score as "homeScore", r.away_score as "awayScore", r.detail,
      (count(*) over ())::int as total
    from given g left join events e on e.id = g.event_id
      left join event_results r on r.event_id = g.event_id and r.settled_at >= g.starts_at
    order by g.shown_at desc, g.id desc limit ${limit}::int`);
  return rowsOf<OwnBetRow>(result);
}

export type CloseRow = Omit<FeedPrice, 'quotedAt'> & { eventId: string };

/** What closed on the markets of these bets, their alternate lines included. */
export async function listCloses(
  db: Db,
  bets: readonly Pick<OwnBetRow, 'eventId' | 'market' | 'player'>[],
): Promise<CloseRow[]> {
  if (bets.length === 0) return [];
  const asked = JSON.stringify(
    bets.map(({ eventId, market, player }) => ({ eventId, market: pricedMarket(market), player })),
  );
  const result = await db.execute(sql`
    select c.event_id as "eventId", c.book_key as "bookKey", c.market, c.selection, c.player,
      c.line_hundredths as "lineHundredths", c.odds_decimal as "oddsDecimal"
    from (select distinct * from jsonb_to_recordset(${asked}::text::jsonb) as b("eventId" text, market text, player text)) b
    join closing_prices c on c.event_id = b."eventId" and c.market in (b.market, 'alternate_' || b.market)
      and c.player = b.player`);
  return rowsOf<CloseRow>(result);
}
