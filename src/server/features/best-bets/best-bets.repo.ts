import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { bestBetLists, bestBets } from '../../db/schema/best-bets.ts';
import { picks } from '../../db/schema/chat.ts';
import { type Db, rowsOf } from '../../platform/database/database.ts';

type Odds = 'live' | 'demo';
export type ListRow = typeof bestBetLists.$inferSelect;
export type ListedBet = Pick<typeof bestBets.$inferSelect, 'pickId' | 'shown'>;
export type ShownRecord = typeof picks.$inferInsert;

/** The newest list. */
export async function findNewest(db: Db, odds: Odds): Promise<ListRow | undefined> {
  const [row] = await db
    .select()
    .from(bestBetLists)
    .where(eq(bestBetLists.odds, odds))
    .orderBy(desc(bestBetLists.day))
    .limit(1);
  return row;
}

/** The list before that of a day. */
export async function findBefore(db: Db, odds: Odds, day: string): Promise<ListRow | undefined> {
  const [row] = await db
    .select()
    .from(bestBetLists)
    .where(and(eq(bestBetLists.odds, odds), lt(bestBetLists.day, day)))
    .orderBy(desc(bestBetLists.day))
    .limit(1);
  return row;
}

export function listBets(db: Db, listId: string): Promise<ListedBet[]> {
  return db
    .select({ pickId: bestBets.pickId, shown: bestBets.shown })
    .from(bestBets)
    .where(eq(bestBets.listId, listId))
    .orderBy(bestBets.place);
}

/** False: another process drew this day's list first, and nothing is written. */
export async function insertList(
  tx: Db,
  list: ListRow,
  bets: readonly { shown: ListedBet['shown']; record: ShownRecord }[],
): Promise<boolean> {
  const inserted = await tx
    .insert(bestBetLists)
    .values(list)
    .onConflictDoNothing({ target: [bestBetLists.odds, bestBetLists.day] })
    .returning({ id: bestBetLists.id });
  if (inserted.length === 0) return false;
  if (bets.length === 0) return true;
  await tx.insert(picks).values(bets.map(({ record }) => record));
  await tx
    .insert(bestBets)
    .values(bets.map(({ shown, record }, at) => ({ listId: list.id, place: at + 1, pickId: record.id, shown })));
  return true;
}

export type AllLists = {
  days: number;
  empty: number;
  won: number;
  lost: number;
  pushed: number;
  graded: number;
  profit: number;
};

/** All lists of one kind of odds. A bet that stood on two of them counts where it stood first. */
export async function sumLists(db: Db, odds: Odds): Promise<AllLists> {
  const result = await db.execute(sql`
    with listed as (
      select distinct on (p.event_id, p.market, p.selection, p.player, p.line) p.id
      from best_bet_lists l join best_bets b on b.list_id = l.id join picks p on p.id = b.pick_id
      where l.odds = ${odds}
      order by p.event_id, p.market, p.selection, p.player, p.line, p.shown_at, p.id),
    graded as (
      select g.result, g.profit from listed join lateral (
        select * from pick_grades g where g.pick_id = listed.id order by g.revision desc limit 1) g on true
      where g.result not in ('ungraded', 'void'))
    select (select count(*)::int from best_bet_lists where odds = ${odds}) as days,
      (select count(*)::int from best_bet_lists l where odds = ${odds}
        and not exists (select from best_bets b where b.list_id = l.id)) as empty,
      count(*)::int as graded,
      (count(*) filter (where result in ('win', 'half_win')))::int as won,
      (count(*) filter (where result in ('loss', 'half_loss')))::int as lost,
      (count(*) filter (where result = 'push'))::int as pushed,
      coalesce(sum(profit), 0)::float8 as profit
    from graded`);
  const [row] = rowsOf<AllLists>(result);
  return row ?? { days: 0, empty: 0, won: 0, lost: 0, pushed: 0, graded: 0, profit: 0 };
}
