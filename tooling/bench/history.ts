/**
 * How fast the movement of a line is read when the history holds ten million rows, first in one partition and then in
 * two years of months: the service as the route calls it and its one large query alone, for games of every age.
 */
import { sql } from 'drizzle-orm';
import { createLineHistory } from '../../src/server/features/slate/line-history.service.ts';
import { type Db, rowsOf } from '../../src/server/platform/database/database.ts';
import { EVENTS, fillHistory, ROWS } from './history/fill-history.ts';
import { ROOT } from './load-bundled.ts';
import { withOwnDatabase } from './storage/own-database.ts';
import { quantiles, timed } from './storage/quantiles.ts';

const READS = 400;
const WARM_UP_READS = 40;
const QUERY = { market: 'spread', selection: 'home' } as const;

/** Another game at each read, spread over all ages. */
const eventOf = (read: number): string => `bench:${(read * 617) % EVENTS}`;

type Plan = { 'Node Type': string; Plans?: Plan[] };

/** The large query of one read as the server itself times it, and which scans it took. */
async function explainRead(db: Db, read: number): Promise<{ ms: number; scans: string[] }> {
  const [row] = rowsOf<{ 'QUERY PLAN': [{ Plan: Plan; 'Planning Time': number; 'Execution Time': number }] }>(
    await db.execute(sql`
      explain (analyze, timing off, format json)
      select book_key, line_hundredths, odds_decimal, changed_at from price_changes
      where odds = 'live' and event_id = ${eventOf(read)} and market = ${QUERY.market} and player = ''
        and selection = ${QUERY.selection}
      order by changed_at desc, id desc limit 20001`),
  );
  const [plan] = row?.['QUERY PLAN'] ?? [];
  if (plan === undefined) throw new Error('PostgreSQL gave no plan.');
  return { ms: plan['Planning Time'] + plan['Execution Time'], scans: scansIn(plan.Plan) };
}

const scansIn = (plan: Plan): string[] => [
  ...(plan['Node Type'].includes('Scan') ? [plan['Node Type']] : []),
  ...(plan.Plans ?? []).flatMap(scansIn),
];

for (const months of [1, 24]) {
  await withOwnDatabase(ROOT, async (db) => {
    const fillMs = await timed(() => fillHistory(db, months));
    const history = createLineHistory({ db, odds: 'live' });
    const times: number[] = [];
    let points = 0;
    for (let read = 0; read < WARM_UP_READS + READS; read += 1) {
      const ms = await timed(async () => {
        const { series } = await history.lineHistory(eventOf(read), QUERY);
        points += series.reduce((sum, { recorded }) => sum + recorded, 0);
      });
      if (read >= WARM_UP_READS) times.push(ms);
    }
    const { p50, p95, worst } = quantiles(times);
    console.log(`${ROWS} rows of ${EVENTS} games in ${months} live partition${months === 1 ? '' : 's'}`);
    console.log(
      `  filled in ${(fillMs / 1000).toFixed(0)} s; ${Math.round(points / (WARM_UP_READS + READS))} points of 10 books a read`,
    );
    console.log(`  line history  p50 ${p50.toFixed(2)} ms  p95 ${p95.toFixed(2)} ms  worst ${worst.toFixed(2)} ms`);
    const alone: number[] = [];
    let scans: string[] = [];
    for (let read = 0; read < READS; read += 1) {
      const { ms, scans: taken } = await explainRead(db, read);
      alone.push(ms);
      scans = taken;
    }
    const server = quantiles(alone);
    console.log(
      `  query in the server, plan and run  p50 ${server.p50.toFixed(2)} ms  p95 ${server.p95.toFixed(2)} ms`,
    );
    console.log(`  scans: ${scans.length} x ${[...new Set(scans)].join(', ')}`);
  });
}
