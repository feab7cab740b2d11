import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../platform/database/database.ts';
import { millis, time } from '../../../platform/database/sql-time.ts';
import type { ShownPick } from './pick-leaf.ts';

/** The columns of a shown pick, of `picks p`. */
export const SHOWN = sql`p.id, p.event_id as "eventId", p.odds, p.sport, p.game, ${millis('p.starts_at')} as "startsAtMs",
  p.pick, p.market, p.selection, p.player, p.line, p.book_key as "bookKey", p.odds_decimal as "oddsDecimal",
  ${millis('p.price_at')} as "priceAtMs", p.fair_probability as "fairProbability", p.edge, p.verdict, p.confidence, p.units,
  p.worst_decimal as "worstDecimal", ${millis('p.shown_at')} as "shownAtMs", p.rules`;

/** The oldest picks that arrived, taken out of the waiting line. One that is in the log already is passed over. */
export async function takeArrivals(tx: Db, limit: number): Promise<ShownPick[]> {
  const result = await tx.execute(sql`
    with taken as (
      delete from pick_arrivals where id in (select id from pick_arrivals order by id limit ${limit}::int)
      returning id, pick_id)
    select ${SHOWN} from taken t join picks p on p.id = t.pick_id
    where not exists (select from pick_seals s where s.pick_id = p.id) order by t.id`);
  return rowsOf<ShownPick>(result);
}

export type NewSeal = { pickId: string; salt: string; commitment: string; bet: string; leaf: number; late: boolean };

export async function insertSeals(tx: Db, seals: readonly NewSeal[]): Promise<void> {
  if (seals.length === 0) return;
  await tx.execute(sql`
    insert into pick_seals (pick_id, event_id, odds, starts_at, salt, commitment, bet, leaf, late)
    select p.id, p.event_id, p.odds, p.starts_at, s.salt, s.commitment, s.bet, s.leaf, s.late
    from jsonb_to_recordset(${JSON.stringify(seals)}::text::jsonb) as s("pickId" uuid, salt text, commitment text, bet text,
      leaf int, late boolean)
    join picks p on p.id = s."pickId"`);
}

export type DuePick = ShownPick & { salt: string; commitment: string };

/** Picks whose shown start has come and that nobody has read yet. */
export async function listDue(tx: Db, now: Date, limit: number): Promise<DuePick[]> {
  const result = await tx.execute(sql`
    select ${SHOWN}, s.salt, s.commitment
    from (select * from pick_seals where reveal_leaf is null and starts_at <= ${time(now)}
      order by starts_at, leaf limit ${limit}::int) s
    join picks p on p.id = s.pick_id order by s.starts_at, s.leaf`);
  return rowsOf<DuePick>(result);
}

/**
 * The picks are public from here on. Whether one counts: the first time that its bet was shown, a pass apart from what was
 * worth a stake, where it is not late; what is late takes no other's place. Their games are looked at, should they have ended already.
 */
export async function markRevealed(tx: Db, revealed: readonly { pickId: string; leaf: number }[]): Promise<void> {
  if (revealed.length === 0) return;
  const given = sql`jsonb_to_recordset(${JSON.stringify(revealed)}::text::jsonb) as g("pickId" uuid, leaf int)`;
  await tx.execute(sql`
    with given as (select g."pickId" as id, g.leaf from ${given}),
    ranked as (${firstShown(sql`s.event_id in (select q.event_id from picks q join given on given.id = q.id)`)})
    update pick_seals s set reveal_leaf = g.leaf, counts = coalesce(r.nth = 1, false)
    from given g left join ranked r on r.id = g.id where s.pick_id = g.id`);
  await tx.execute(sql`
    insert into result_arrivals (event_id)
    select distinct s.event_id from pick_seals s join event_results r on r.event_id = s.event_id
    where s.pick_id in (select g."pickId" from ${given})`);
}

/** How often each bet had been shown up to a pick, of those that are not late. */
export const firstShown = (which: SQL): SQL => sql`
  select p.id, row_number() over (partition by p.odds, coalesce(s.bet, p.id::text), (p.verdict = 'pass')
    order by p.shown_at, p.id) as nth
  from picks p join pick_seals s on s.pick_id = p.id where not s.late and ${which}`;
