import { and, eq, sql } from 'drizzle-orm';
import { pricedMarket } from '#research/slate/three-way.ts';
import { trackedBets } from '../../db/schema/bets.ts';
import { type Db, rowsOf } from '../../platform/database/database.ts';
import { millis, time } from '../../platform/database/sql-time.ts';
import type { CloseRow } from '../record/log/market-close.ts';

export type NewBetRow = typeof trackedBets.$inferInsert;

/** A bet with the end of its game; `status` is null while that has none, or is known by its words alone. */
export type BetRow = {
  id: string;
  origin: 'pick' | 'hand' | 'import';
  pickId: string | null;
  externalId: string | null;
  sport: string;
  league: string;
  game: string;
  bet: string;
  eventId: string | null;
  market: string;
  selection: string | null;
  player: string;
  lineHundredths: number | null;
  startsAtMs: number | null;
  book: string;
  bookKey: string | null;
  oddsDecimal: number;
  stakeCents: number;
  placedAtMs: number;
  toldResult: 'win' | 'half_win' | 'push' | 'void' | 'half_loss' | 'loss' | 'cashout' | null;
  toldBy: 'bettor' | 'book' | null;
  toldProfitCents: number | null;
  settledAtMs: number | null;
  closeDecimal: number | null;
  sportKey: string | null;
  status: 'final' | 'postponed' | 'cancelled' | 'abandoned' | null;
  homeScore: number | null;
  awayScore: number | null;
  detail: string | null;
  endStartsAtMs: number | null;
};

const COLUMNS = sql`
  b.id, b.origin, b.pick_id as "pickId", b.external_id as "externalId", b.sport, b.league, b.game, b.bet,
  b.event_id as "eventId", b.market, b.selection, b.player, b.line_hundredths as "lineHundredths",
  ${millis('b.starts_at')} as "startsAtMs", b.book, b.book_key as "bookKey", b.odds_decimal as "oddsDecimal",
  b.stake_cents::float8 as "stakeCents", ${millis('b.placed_at')} as "placedAtMs", b.told_result as "toldResult",
  b.told_by as "toldBy", b.told_profit_cents::float8 as "toldProfitCents", ${millis('b.settled_at')} as "settledAtMs",
  b.close_decimal as "closeDecimal", e.sport_key as "sportKey", r.status, r.home_score as "homeScore",
  r.away_score as "awayScore", r.detail, ${millis('e.starts_at')} as "endStartsAtMs"`;

/** What was said before the start is of an earlier date of the game. */
const WITH_ENDS = sql`
  tracked_bets b left join events e on e.id = b.event_id
    left join event_results r on r.event_id = e.id and r.settled_at >= e.starts_at`;

/** Every bet of a bettor, the newest first. */
export async function listBetRows(db: Db, userId: string): Promise<BetRow[]> {
  return rowsOf<BetRow>(
    await db.execute(sql`
      select ${COLUMNS} from ${WITH_ENDS} where b.user_id = ${userId}::uuid order by b.placed_at desc, b.id desc`),
  );
}

export async function findBetRow(db: Db, of: { userId: string; id: string }): Promise<BetRow | undefined> {
  const rows = await db.execute(sql`
    select ${COLUMNS} from ${WITH_ENDS} where b.user_id = ${of.userId}::uuid and b.id = ${of.id}::uuid`);
  return rowsOf<BetRow>(rows)[0];
}

/** What closed on the markets and lines of these bets, their alternate lines included; a spread has both signs. */
export async function listBetCloses(
  db: Db,
  bets: readonly Pick<BetRow, 'eventId' | 'market' | 'player' | 'lineHundredths'>[],
): Promise<CloseRow[]> {
  const asked = bets.map(({ eventId, market, player, lineHundredths: line }) => ({
    ...{ eventId, player, line },
    market: pricedMarket(market),
  }));
  if (asked.length === 0) return [];
  const result = await db.execute(sql`
    select c.event_id as "eventId", e.sport_key as "sportKey", c.book_key as "bookKey", c.market, c.selection, c.player,
      c.line_hundredths as "lineHundredths", c.odds_decimal as "oddsDecimal"
    from (select distinct b."eventId", b.market, b.player, abs(coalesce(b.line, 0)) as line
      from jsonb_to_recordset(${JSON.stringify(asked)}::text::jsonb) as b("eventId" text, market text, player text, line int)) b
    join closing_prices c on c.event_id = b."eventId" and c.market in (b.market, 'alternate_' || b.market)
      and c.player = b.player and abs(c.line_hundredths) = b.line
    join events e on e.id = c.event_id
    order by c.book_key, c.market`);
  return rowsOf<CloseRow>(result);
}

/** Holds the bettor until the transaction ends, so that what is added at once is judged one after the other. False: gone. */
export async function holdBettor(tx: Db, userId: string): Promise<boolean> {
  const rows = await tx.execute(sql`select id from users where id = ${userId}::uuid for no key update`);
  return rowsOf(rows).length === 1;
}

/** Parameters of one statement are bounded. */
const ROWS_AT_ONCE = 500;

export async function insertBets(tx: Db, rows: readonly NewBetRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await tx.insert(trackedBets).values(rows.slice(from, from + ROWS_AT_ONCE));
  }
}

/** What a file says of a bet that is there: its name, its end, its close. What is not said stays; another end has its own profit. */
export type BetUpdate = {
  id: string;
  /** The game that was known is not it, whatever is said of another. */
  isRetied: boolean;
  /** Where no game was known, or another. */
  eventId: string | null;
  market: string | null;
  selection: string | null;
  lineHundredths: number | null;
  startsAt: string | null;
  bookKey: string | null;
  externalId: string | null;
  result: BetRow['toldResult'];
  profitCents: number | null;
  closeDecimal: number | null;
  settledAt: string | null;
};

export async function updateBets(tx: Db, userId: string, updates: readonly BetUpdate[]): Promise<void> {
  if (updates.length === 0) return;
  const isTied = sql`(u."isRetied" or b.event_id is null and u."eventId" is not null)`;
  await tx.execute(sql`
    update tracked_bets b set external_id = coalesce(b.external_id, u."externalId"),
      told_result = coalesce(u.result, b.told_result), told_by = case when u.result is null then b.told_by else 'book' end,
      told_profit_cents = case when u.result is null or u.result = b.told_result
        then coalesce(u."profitCents", b.told_profit_cents) else u."profitCents" end,
      close_decimal = coalesce(u."closeDecimal", b.close_decimal), settled_at = coalesce(u."settledAt", b.settled_at),
      book_key = coalesce(b.book_key, u."bookKey"),
      event_id = case when ${isTied} then u."eventId" else b.event_id end,
      market = case when ${isTied} then coalesce(u.market, b.market) else b.market end,
      selection = case when ${isTied} then u.selection else b.selection end,
      line_hundredths = case when ${isTied} then u."lineHundredths" else b.line_hundredths end,
      starts_at = case when ${isTied} then u."startsAt" else b.starts_at end
    from jsonb_to_recordset(${JSON.stringify(updates)}::text::jsonb) as u(id uuid, "externalId" text, result text,
      "profitCents" bigint, "closeDecimal" float8, "settledAt" timestamptz, "eventId" text, market text, selection text,
      "lineHundredths" int, "startsAt" timestamptz, "bookKey" text, "isRetied" boolean)
    where b.id = u.id and b.user_id = ${userId}::uuid`);
}

/** False: this bettor has no such bet. */
export async function saveTold(
  db: Db,
  of: { userId: string; id: string },
  told: { result: BetRow['toldResult']; profitCents: number | null; at: Date },
): Promise<boolean> {
  const rows = await db
    .update(trackedBets)
    .set({
      toldResult: told.result,
      toldBy: told.result === null ? null : 'bettor',
      toldProfitCents: told.profitCents,
      settledAt: told.result === null ? null : told.at,
    })
    .where(and(eq(trackedBets.id, of.id), eq(trackedBets.userId, of.userId)))
    .returning({ id: trackedBets.id });
  return rows.length === 1;
}

export async function deleteBet(db: Db, of: { userId: string; id: string }): Promise<number> {
  const rows = await db
    .delete(trackedBets)
    .where(and(eq(trackedBets.id, of.id), eq(trackedBets.userId, of.userId)))
    .returning({ id: trackedBets.id });
  return rows.length;
}

export async function deleteImport(db: Db, of: { userId: string; importId: string }): Promise<number> {
  const rows = await db
    .delete(trackedBets)
    .where(and(eq(trackedBets.importId, of.importId), eq(trackedBets.userId, of.userId)))
    .returning({ id: trackedBets.id });
  return rows.length;
}

/** What a pick of a delivered answer was on. */
export type OwnPick = {
  id: string;
  eventId: string;
  sport: string;
  game: string;
  pick: string;
  market: string;
  selection: string;
  player: string;
  line: number | null;
  bookKey: string;
  startsAtMs: number;
};

/** Undefined: no answer gave it to this user. */
export async function findOwnPick(db: Db, of: { userId: string; pickId: string }): Promise<OwnPick | undefined> {
  const rows = await db.execute(sql`
    select p.id, p.event_id as "eventId", p.sport, p.game, p.pick, p.market, p.selection, p.player, p.line,
      p.book_key as "bookKey", ${millis('p.starts_at')} as "startsAtMs"
    from picks p join analyses a on a.id = p.analysis_id
    where p.id = ${of.pickId}::uuid and a.user_id = ${of.userId}::uuid`);
  return rowsOf<OwnPick>(rows)[0];
}

export type StoredGame = {
  id: string;
  sportKey: string;
  sportTitle: string;
  home: string;
  away: string;
  startsAtMs: number;
};

const GAME = sql`e.id, e.sport_key as "sportKey", e.sport_title as "sportTitle", e.home, e.away,
  ${millis('e.starts_at')} as "startsAtMs"`;

export async function findGame(db: Db, id: string): Promise<StoredGame | undefined> {
  return rowsOf<StoredGame>(await db.execute(sql`select ${GAME} from events e where e.id = ${id}::text`))[0];
}

/** The game that is called so and starts then; undefined where there is none, or several. */
export async function findNamedGame(
  db: Db,
  { game, startsAt, odds }: { game: string; startsAt: Date; odds: 'live' | 'demo' },
): Promise<StoredGame | undefined> {
  const rows = rowsOf<StoredGame>(
    await db.execute(sql`
      select ${GAME} from events e
      where odds = ${odds} and starts_at = ${time(startsAt)} and away || ' @ ' || home = ${game}::text limit 2`),
  );
  return rows.length === 1 ? rows[0] : undefined;
}

export type EndedGame = StoredGame &
  Pick<BetRow, 'status' | 'homeScore' | 'awayScore' | 'detail'> & {
    /** By when it was known how it ended. */
    endedAtMs: number | null;
  };

/** Live games that start within any of these ranges, by their starts, with how they ended. */
export async function listGamesIn(db: Db, ranges: readonly { fromMs: number; toMs: number }[]): Promise<EndedGame[]> {
  if (ranges.length === 0) return [];
  const asked = ranges.map(({ fromMs, toMs }) => ({
    from: new Date(fromMs).toISOString(),
    until: new Date(toMs).toISOString(),
  }));
  return rowsOf<EndedGame>(
    await db.execute(sql`
      select ${GAME}, r.status, r.home_score as "homeScore", r.away_score as "awayScore", r.detail,
        ${millis('r.settled_at')} as "endedAtMs"
      from jsonb_to_recordset(${JSON.stringify(asked)}::text::jsonb) as g("from" timestamptz, until timestamptz)
      join events e on e.odds = 'live' and e.starts_at > g."from" and e.starts_at <= g.until
      left join event_results r on r.event_id = e.id and r.settled_at >= e.starts_at
      order by e.starts_at, e.id`),
  );
}
