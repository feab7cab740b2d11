import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../platform/database/database.ts';
import { millis } from '../../platform/database/sql-time.ts';

/** A public pick with everything that is known of it. */
export type ExportedRow = {
  id: string;
  shownAtMs: number;
  sport: string;
  game: string;
  startsAtMs: number;
  pick: string;
  market: string;
  selection: string;
  player: string;
  line: number | null;
  book: string;
  price: number;
  priceAtMs: number;
  fair: number;
  edge: number;
  verdict: string;
  stars: number;
  units: number;
  rules: string;
  priced: 'live' | 'demo';
  commitment: string;
  leaf: number;
  revealLeaf: number;
  /** It came into the log too late to count. */
  late: boolean;
  result: string | null;
  reason: string | null;
  profit: number | null;
  close: number | null;
  closeFair: number | null;
  clv: number | null;
  clvFair: number | null;
};

/** The next picks after one, the latest games first: places in this order never change. */
export async function listExported(
  db: Db,
  kind: 'live' | 'demo',
  after: string | null,
  limit: number,
): Promise<ExportedRow[]> {
  const place = sql`(select starts_at from pick_seals where pick_id = ${after}::uuid)`;
  const beyond = sql`and s.starts_at <= ${place} and (s.starts_at < ${place} or s.pick_id < ${after}::uuid)`;
  const result = await db.execute(sql`
    select p.id, ${millis('p.shown_at')} as "shownAtMs", p.sport, p.game, ${millis('p.starts_at')} as "startsAtMs",
      p.pick, p.market, p.selection, p.player, p.line, p.book_key as book, p.odds_decimal as price,
      ${millis('p.price_at')} as "priceAtMs", p.fair_probability as fair, p.edge, p.verdict, p.confidence as stars,
      p.units, p.rules, p.odds as priced, s.commitment, s.leaf, s.reveal_leaf as "revealLeaf", s.late, g.result, g.reason,
      g.profit, g.close_decimal as close, g.close_fair as "closeFair", g.clv, g.clv_fair as "clvFair"
    from pick_seals s join picks p on p.id = s.pick_id
      left join lateral (select * from pick_grades g where g.pick_id = s.pick_id order by g.revision desc limit 1) g on true
    where (s.counts or s.late) and s.reveal_leaf is not null and s.odds = ${kind} ${after === null ? sql`` : beyond}
    order by s.starts_at desc, s.pick_id desc limit ${limit}::int`);
  return rowsOf<ExportedRow>(result);
}

/** How many entries the log has: nothing public changes without one. */
export async function readLogSize(db: Db): Promise<number> {
  const rows = await db.execute(sql`select size::float8 as size from log_state`);
  return rowsOf<{ size: number }>(rows)[0]?.size ?? 0;
}
