import { type SQL, sql } from 'drizzle-orm';
import type { Verdict } from '#contract/verdict.ts';
import { type Db, rowsOf } from '../../platform/database/database.ts';
import { millis, time } from '../../platform/database/sql-time.ts';

export type RecordFilter = {
  sport: string | null;
  verdict: Verdict | null;
  /** `prop` stands for every market of a player. */
  market: string | null;
  since: Date | null;
};

export type RecordRow = {
  id: string;
  shownAtMs: number;
  sport: string;
  game: string;
  startsAtMs: number;
  pick: string;
  market: string;
  bookKey: string;
  oddsDecimal: number;
  priceAtMs: number;
  fairProbability: number;
  edge: number;
  verdict: Verdict;
  confidence: number;
  units: number;
  odds: 'live' | 'demo';
};

/**
 * A page of the record, newest first. `before` is the last pick of the page before: the record only grows, so its place
 * never changes. The comparison of times alone is what the index finds; picks of one moment are told apart after it.
 * `nulls last` is the index's own order: without the words PostgreSQL sorts the whole table.
 */
export async function listPicks(
  db: Db,
  filter: RecordFilter,
  { before, limit }: { before: string | null; limit: number },
): Promise<RecordRow[]> {
  const place = sql`(select shown_at from picks where id = ${before}::uuid)`;
  const after = sql`and p.shown_at <= ${place} and (p.shown_at < ${place} or p.id < ${before}::uuid)`;
  const result = await db.execute(sql`
    select p.id, ${millis('p.shown_at')} as "shownAtMs", p.sport, p.game, ${millis('p.starts_at')} as "startsAtMs",
      p.pick, p.market, p.book_key as "bookKey", p.odds_decimal as "oddsDecimal", ${millis('p.price_at')} as "priceAtMs",
      p.fair_probability as "fairProbability", p.edge, p.verdict, p.confidence, p.units, p.odds
    from picks p
    where ${fits(filter)} ${before === null ? sql`` : after}
    order by p.shown_at desc nulls last, p.id desc
    limit ${limit}::int`);
  return rowsOf<RecordRow>(result);
}

export async function countPicks(db: Db, filter: RecordFilter): Promise<number> {
  const result = await db.execute(sql`select count(*)::int as count from picks p where ${fits(filter)}`);
  return rowsOf<{ count: number }>(result)[0]?.count ?? 0;
}

export type SportCount = { sport: string; picks: number; demo: number; sinceMs: number };

/** The whole record by sport, the most picks first. */
export async function countBySport(db: Db): Promise<SportCount[]> {
  return rowsOf<SportCount>(
    await db.execute(sql`
      select sport, count(*)::int as picks, (count(*) filter (where odds = 'demo'))::int as demo,
        ${millis('min(shown_at)')} as "sinceMs"
      from picks group by sport order by picks desc, sport`),
  );
}

function fits({ sport, verdict, market, since }: RecordFilter): SQL {
  const conditions = [
    sql`true`,
    ...(sport === null ? [] : [sql`p.sport = ${sport}::text`]),
    ...(verdict === null ? [] : [sql`p.verdict = ${verdict}::text`]),
    ...(market === null ? [] : [market === 'prop' ? sql`p.market like 'prop:%'` : sql`p.market = ${market}::text`]),
    ...(since === null ? [] : [sql`p.shown_at >= ${time(since)}`]),
  ];
  return sql.join(conditions, sql` and `);
}
