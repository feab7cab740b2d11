import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../platform/database/database.ts';
import { millis, time } from '../../../platform/database/sql-time.ts';
import type { GameEnd, Grade } from './grade-pick.ts';
import type { CloseRow } from './market-close.ts';
import type { ShownPick } from './pick-leaf.ts';
import { SHOWN } from './seals.repo.ts';

const ids = (list: readonly string[]) => sql`(select jsonb_array_elements_text(${JSON.stringify(list)}::text::jsonb))`;

/** Has the record look at the games whose public picks have waited long enough for a result. */
export async function callOverdue(tx: Db, startedBy: Date, limit: number): Promise<void> {
  await tx.execute(sql`
    insert into result_arrivals (event_id)
    select distinct event_id from (
      select event_id from pick_seals where reveal_leaf is not null and not is_graded and starts_at < ${time(startedBy)}
      order by starts_at limit ${limit}::int) s`);
}

/**
 * Some games whose end was told since, taken out of the waiting line first, so that what is told meanwhile is looked at again.
 * A game waits until its closes are taken, but no longer than a pick on it may wait for a result: one that was moved to next
 * month closes then.
 */
export async function takeGames(tx: Db, startedBy: Date, limit: number): Promise<string[]> {
  const result = await tx.execute(sql`
    with games as (
      select a.event_id from result_arrivals a left join events e on e.id = a.event_id
      where e.id is null or e.closed_at is not null or exists (
        select from pick_seals s
        where s.event_id = a.event_id and s.reveal_leaf is not null and not s.is_graded and s.starts_at < ${time(startedBy)})
      group by a.event_id order by min(a.id) limit ${limit}::int)
    delete from result_arrivals a using games g where a.event_id = g.event_id returning a.event_id as id`);
  return [...new Set(rowsOf<{ id: string }>(result).map(({ id }) => id))];
}

export type PublicPick = ShownPick & {
  sealedAtMs: number;
  commitment: string;
  counts: boolean;
  revision: number | null;
  gradeLeaf: number | null;
  graded: Grade | null;
};

type PublicRow = Omit<PublicPick, 'graded'> & Grade;

const PUBLIC = sql`${SHOWN}, ${millis(`(l.entry::jsonb ->> 'at')::timestamptz`)} as "sealedAtMs", s.commitment, s.counts, g.revision, g.leaf as "gradeLeaf", g.result, g.reason, g.profit,
    g.close_decimal as decimal, g.close_fair as fair, g.close_books as books, g.clv, g.clv_fair as "clvFair"
  from pick_seals s join picks p on p.id = s.pick_id join log_leaves l on l.index = s.leaf
    left join lateral (select * from pick_grades g where g.pick_id = p.id order by g.revision desc limit 1) g on true`;

/** The public picks on these games, with the grade that stands. */
export async function listPublicPicks(tx: Db, eventIds: readonly string[]): Promise<PublicPick[]> {
  return publicPicks(
    await tx.execute(sql`
    select ${PUBLIC} where s.event_id in ${ids(eventIds)} and s.reveal_leaf is not null order by s.leaf`),
  );
}

/** The next picks after one that count in the figures. */
export async function listCounted(tx: Db, after: string, limit: number): Promise<PublicPick[]> {
  return publicPicks(
    await tx.execute(sql`
    select ${PUBLIC} where s.counts and s.pick_id > ${after}::uuid order by s.pick_id limit ${limit}::int`),
  );
}

const publicPicks = (result: unknown): PublicPick[] =>
  rowsOf<PublicRow>(result).map(({ result: end, reason, profit, decimal, fair, books, clv, clvFair, ...pick }) => ({
    ...pick,
    graded: pick.revision === null ? null : { result: end, reason, profit, decimal, fair, books, clv, clvFair },
  }));

/** How the games ended, as it stands: what was said of an earlier date of a game does not. */
export async function listEnds(tx: Db, eventIds: readonly string[]): Promise<GameEnd[]> {
  const result = await tx.execute(sql`
    select r.event_id as event, e.sport_key as sport, r.status, r.home_score as home, r.away_score as away, r.detail,
      ${millis('e.starts_at')} as "startsAtMs", r.source_name as source
    from event_results r join events e on e.id = r.event_id
    where r.event_id in ${ids(eventIds)} and r.settled_at >= e.starts_at`);
  return rowsOf<Omit<GameEnd, 'startsAt'> & { startsAtMs: number }>(result).map(({ startsAtMs, ...end }) => ({
    ...end,
    startsAt: new Date(startsAtMs).toISOString(),
  }));
}

export async function listCloses(tx: Db, eventIds: readonly string[]): Promise<CloseRow[]> {
  const result = await tx.execute(sql`
    select c.event_id as "eventId", e.sport_key as "sportKey", c.book_key as "bookKey", c.market, c.selection, c.player,
      c.line_hundredths as "lineHundredths", c.odds_decimal as "oddsDecimal"
    from closing_prices c join events e on e.id = c.event_id
    where c.event_id in ${ids(eventIds)} order by c.book_key, c.market`);
  return rowsOf<CloseRow>(result);
}

export type LoggedFact = { subject: string; leaf: number; fact: string };

/** What the log says last of these subjects. */
export async function listFacts(tx: Db, subjects: readonly string[]): Promise<LoggedFact[]> {
  const result = await tx.execute(sql`
    select subject, leaf, fact from logged_facts where subject in ${ids(subjects)}`);
  return rowsOf<LoggedFact>(result);
}

export type NewFact = LoggedFact & { wasOver: boolean };

/** What was over once is kept so: who comes later could have known how it ended. */
export async function saveFacts(tx: Db, facts: readonly NewFact[]): Promise<void> {
  if (facts.length === 0) return;
  await tx.execute(sql`
    insert into logged_facts (subject, leaf, fact, was_over)
    select subject, leaf, fact, "wasOver"
    from jsonb_to_recordset(${JSON.stringify(facts)}::text::jsonb) as f(subject text, leaf int, fact text, "wasOver" boolean)
    order by subject
    on conflict (subject) do update set leaf = excluded.leaf, fact = excluded.fact,
      was_over = logged_facts.was_over or excluded.was_over`);
}

export type GradeRow = Grade & { pickId: string; revision: number; leaf: number; rules: string };

export async function insertGrades(tx: Db, grades: readonly GradeRow[], at: Date): Promise<void> {
  if (grades.length === 0) return;
  await tx.execute(sql`
    insert into pick_grades (pick_id, revision, leaf, result, reason, rules, profit, close_decimal, close_fair, close_books,
      clv, clv_fair, graded_at)
    select g."pickId", g.revision, g.leaf, g.result, g.reason, g.rules, g.profit, g.decimal, g.fair, g.books, g.clv,
      g."clvFair", ${time(at)}
    from jsonb_to_recordset(${JSON.stringify(grades)}::text::jsonb) as g("pickId" uuid, revision int, leaf int, result text,
      reason text, rules text, profit float8, decimal float8, fair float8, books int, clv float8, "clvFair" float8)`);
  await tx.execute(sql`
    update pick_seals s set is_graded = (g.result <> 'ungraded' or g.reason <> 'disputed')
    from jsonb_to_recordset(${JSON.stringify(grades)}::text::jsonb) as g("pickId" uuid, result text, reason text)
    where s.pick_id = g."pickId"`);
}
