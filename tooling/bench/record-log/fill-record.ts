import { sql } from 'drizzle-orm';
import { sumsOf } from '../../../src/engine/record/record-sums.ts';
import type { Db } from '../../../src/server/platform/database/database.ts';

/** What the days of the filled record hold, over so many of them. */
const DAYS = 1_000;
const SPORTS = ['NFL', 'MLB', 'NBA', 'NHL', 'MLS', 'WNBA'] as const;
const MARKETS = ['moneyline', 'spread', 'total'] as const;
const VERDICTS = ['bet', 'lean', 'pass'] as const;

/** The rows that so many picks leave beside their leaves: picks, seals, grades and the sums of their days. */
export async function fillRecord(db: Db, picks: number): Promise<void> {
  const list = (values: readonly string[]) => sql.raw(`(array[${values.map((one) => `'${one}'`).join(', ')}])`);
  await db.execute(sql`
    insert into picks (id, analysis_id, event_id, sport, game, starts_at, pick, market, selection, player, line, book_key,
      odds_decimal, price_at, fair_probability, edge, verdict, confidence, units, worst_decimal, odds, shown_at)
    select gen_random_uuid(), gen_random_uuid(), 'bench:' || n / 3, ${list(SPORTS)}[1 + (n / 3) % ${SPORTS.length}::int],
      'Away @ Home', t.at, 'Home', ${list(MARKETS)}[1 + n % 3], case when n % 3 = 2 then 'over' else 'home' end, '',
      case when n % 3 = 0 then null else 2.5 end, 'draftkings', 1.9, t.at - interval '3 hours', 0.53, 0.01,
      ${list(VERDICTS)}[1 + (n / 18) % 3], 1 + n % 5, 1, null, 'live', t.at - interval '2 hours'
    from generate_series(0, ${picks - 1}::int) as n,
      lateral (select now() - interval '1 day' * ${DAYS}::int + n * (interval '1 day' * ${DAYS}::int / ${picks}::int) as at) as t`);
  await db.execute(sql`truncate pick_arrivals`);
  await db.execute(sql`
    insert into pick_seals (pick_id, event_id, odds, starts_at, salt, commitment, leaf, reveal_leaf, counts, is_graded)
    select id, event_id, odds, starts_at, repeat('a', 64), repeat('b', 64), nth, nth, true, true
    from (select p.*, row_number() over (order by starts_at)::int as nth from picks p) p`);
  await db.execute(sql`
    insert into pick_grades (pick_id, revision, leaf, result, reason, rules, profit, close_decimal, close_fair, close_books, clv,
      clv_fair, graded_at)
    select pick_id, 0, leaf, case when leaf % 2 = 0 then 'win' else 'loss' end, null, 'us_five_innings',
      case when leaf % 2 = 0 then 0.9 else -1 end, 1.87, 0.53, 9, 0.016, 0.007, starts_at + interval '4 hours'
    from pick_seals`);
  await fillDays(db, Math.max(1, Math.round(picks / DAYS / (SPORTS.length * MARKETS.length * VERDICTS.length))));
  await db.execute(sql`vacuum analyze`);
}

/** Each day has every sport, market and verdict. */
async function fillDays(db: Db, picksOfRow: number): Promise<void> {
  const one = { units: 1, probability: 0.53, confidence: 3, clv: 0.016, clvFair: 0.007 };
  const sums = sumsOf({ ...one, result: 'win', profit: 0.9 });
  const times = (value: number | readonly number[]): number | number[] =>
    typeof value === 'number' ? value * picksOfRow : value.map((part) => part * picksOfRow);
  const grown = Object.fromEntries(Object.entries(sums).map(([name, value]) => [name, times(value)]));
  const rows = SPORTS.flatMap((sport) =>
    MARKETS.flatMap((market) => VERDICTS.map((verdict) => ({ sport, market, verdict }))),
  );
  await db.execute(sql`
    insert into record_days (odds, day, sport, market, verdict, sums, size)
    select 'live', current_date - d, r.sport, r.market, r.verdict, ${JSON.stringify(grown)}::text::jsonb,
      row_number() over (order by d desc)
    from generate_series(1, ${DAYS}::int) as d,
      jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as r(sport text, market text, verdict text)`);
}
