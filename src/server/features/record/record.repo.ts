import { type SQL, sql } from 'drizzle-orm';
import type { RecordFigures } from '#contract/record.ts';
import type { Verdict } from '#contract/verdict.ts';
import type { GradedResult } from '#engine/record/settlement.ts';
import { THREE_WAY } from '#research/slate/three-way.ts';
import { type Db, rowsOf } from '../../platform/database/database.ts';
import { millis, time } from '../../platform/database/sql-time.ts';

export type RecordFilter = {
  kind: 'live' | 'demo';
  sport: string | null;
  /** Null: bets and leans. */
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
  result: GradedResult | 'ungraded' | null;
  profit: number | null;
  clvFair: number | null;
};

const RECORDED = sql`p.id, ${millis('p.shown_at')} as "shownAtMs", p.sport, p.game, ${millis('p.starts_at')} as "startsAtMs",
  p.pick, p.market, p.book_key as "bookKey", p.odds_decimal as "oddsDecimal", ${millis('p.price_at')} as "priceAtMs",
  p.fair_probability as "fairProbability", p.edge, p.verdict, p.confidence, p.units, p.odds,
  g.result, g.profit, g.clv_fair as "clvFair"`;
const LAST_GRADE = sql`
  left join lateral (select * from pick_grades g where g.pick_id = p.id order by g.revision desc limit 1) g on true`;

/** These picks as far as their games have started, in this order. */
export async function listStarted(db: Db, ids: readonly string[], now: Date): Promise<RecordRow[]> {
  const result = await db.execute(sql`
    select ${RECORDED}
    from unnest(${`{${ids.join(',')}}`}::uuid[]) with ordinality as asked(id, place) join picks p on p.id = asked.id ${LAST_GRADE}
    where p.starts_at <= ${time(now)} order by asked.place`);
  return rowsOf<RecordRow>(result);
}

/**
 * A page of what is public, the latest games first, each bet once. `before` is the last pick of the page before: a place that
 * never changes.
 */
export async function listPicks(
  db: Db,
  filter: RecordFilter,
  { before, limit }: { before: string | null; limit: number },
): Promise<RecordRow[]> {
  const place = sql`(select starts_at from pick_seals where pick_id = ${before}::uuid)`;
  const after = sql`and s.starts_at <= ${place} and (s.starts_at < ${place} or s.pick_id < ${before}::uuid)`;
  const result = await db.execute(sql`
    select ${RECORDED} from pick_seals s join picks p on p.id = s.pick_id ${LAST_GRADE}
    where s.counts and ${fits(filter)} ${before === null ? sql`` : after}
    order by s.starts_at desc, s.pick_id desc
    limit ${limit}::int`);
  return rowsOf<RecordRow>(result);
}

/** The public picks that nothing was said of yet: few, whatever the size of the record. */
export async function countUngraded(db: Db, filter: RecordFilter): Promise<number> {
  const result = await db.execute(sql`
    select count(*)::int as count from pick_seals s join picks p on p.id = s.pick_id
    where s.reveal_leaf is not null and not s.is_graded and s.counts and ${fits(filter)}
      and not exists (select from pick_grades g where g.pick_id = s.pick_id)`);
  return rowsOf<{ count: number }>(result)[0]?.count ?? 0;
}

export type Outside = Pick<RecordFigures, 'hidden' | 'waiting' | 'signedAt' | 'late'>;

/** What is in no figure: what the log holds and nobody can read yet, what is public and of which nothing was said yet, and what was logged late. */
export async function countOutside(db: Db, kind: 'live' | 'demo'): Promise<Outside> {
  const result = await db.execute(sql`
    select (select count(*)::int from pick_seals where reveal_leaf is null and odds = ${kind}) as hidden,
      (select count(*)::int from pick_seals s where reveal_leaf is not null and not is_graded and odds = ${kind}
        and not exists (select from pick_grades g where g.pick_id = s.pick_id)) as waiting,
      (select ${millis('made_at')} from log_checkpoints order by size desc limit 1) as "signedAtMs",
      count(*)::int as picks, (count(*) filter (where g.result in ('win', 'half_win')))::int as won,
      (count(*) filter (where g.result in ('loss', 'half_loss')))::int as lost,
      (count(*) filter (where g.result = 'push'))::int as pushed
    from pick_seals s join picks p on p.id = s.pick_id ${LAST_GRADE}
    where s.late and s.odds = ${kind} and s.reveal_leaf is not null and p.verdict <> 'pass'`);
  const [row] = rowsOf<{ hidden: number; waiting: number; signedAtMs: number | null } & Outside['late']>(result);
  if (!row) throw new Error('A count has no row.');
  const { hidden, waiting, signedAtMs, ...late } = row;
  return { hidden, waiting, signedAt: signedAtMs === null ? null : new Date(signedAtMs).toISOString(), late };
}

export type SportCount = { sport: string; picks: number; demo: number; sinceMs: number };

/** The picks that were shown from one moment until before another, by sport. */
export async function countBySport(db: Db, from: Date | null, until: Date | null): Promise<SportCount[]> {
  const conditions = [
    ...(from === null ? [] : [sql`shown_at >= ${time(from)}`]),
    ...(until === null ? [] : [sql`shown_at < ${time(until)}`]),
  ];
  return rowsOf<SportCount>(
    await db.execute(sql`
      select sport, count(*)::int as picks, (count(*) filter (where odds = 'demo'))::int as demo,
        ${millis('min(shown_at)')} as "sinceMs"
      from picks ${conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`} group by sport`),
  );
}

function ofKind(market: string): SQL {
  if (market === 'prop') return sql`p.market like 'prop:%'`;
  if (market === 'moneyline') return sql`p.market in ('moneyline', ${THREE_WAY})`;
  return sql`p.market = ${market}::text`;
}

function fits({ kind, sport, verdict, market, since }: RecordFilter): SQL {
  const conditions = [
    sql`s.odds = ${kind}`,
    ...(sport === null ? [] : [sql`p.sport = ${sport}::text`]),
    verdict === null ? sql`p.verdict <> 'pass'` : sql`p.verdict = ${verdict}::text`,
    ...(market === null ? [] : [ofKind(market)]),
    ...(since === null ? [] : [sql`s.starts_at >= ${time(since)}`]),
  ];
  return sql.join(conditions, sql` and `);
}
