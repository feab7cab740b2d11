import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { listFailed } from '../features/admin/analyses.repo.ts';
import { listPicks } from '../features/record/record.repo.ts';
import { listReports } from '../features/reports/reports.repo.ts';
import { listMarketChanges } from '../features/slate/line-history.repo.ts';
import { listMoves } from '../features/slate/slate.repo.ts';
import { deleteCalls } from '../features/turns/model/model-calls.repo.ts';
import { closeAbandonedCalls } from '../features/turns/model/model-calls.service.ts';
import { listUnmatched } from '../jobs/unmatched-names.repo.ts';
import { type Db, rowsOf } from '../platform/database/database.ts';
import { testDatabase } from '../platform/database/test-database.ts';
import { explaining } from '../platform/database/test-explain.ts';

const NOW = new Date('2026-06-15T12:00:00Z');
const ROWS = 20_000;

const open = await testDatabase();
beforeAll(async () => {
  const walletId = randomUUID();
  await open.db.execute(
    sql`insert into wallets (id, created_at) select gen_random_uuid(), now() from generate_series(1, 1000)`,
  );
  await open.db.execute(sql`
    insert into users (id, email, email_key, password_hash, wallet_id, terms_version, age_confirmed, accepted_at, created_at)
    select id, id || '@example.com', id || '@example.com', 'x', id, '1', true, now(), now() from wallets`);
  await open.db.execute(sql`
    insert into chat_sessions (id, user_id, title, created_at) select id, id, 'A chat', now() from users`);
  await open.db.execute(sql`
    insert into chat_messages (id, session_id, role, content, mode, created_at)
    select gen_random_uuid(), id, 'assistant', 'x', 'regular', now()
    from chat_sessions cross join generate_series(1, ${ROWS / 1000}::int)`);
  await open.db.execute(sql`
    insert into analyses (id, user_id, session_id, mode, state, request_hash, reading, answer_message_id, created_at)
    select gen_random_uuid(), session_id, session_id, 'regular', 'delivered', 'x', '{}', id, now()
    from chat_messages`);
  await open.db.execute(sql`
    insert into model_calls (id, wallet_id, day, model, purpose, prompt_version, input_tokens, output_tokens, cost_micros,
      outcome, dropped, started_at)
    select gen_random_uuid(), ${walletId}::uuid, at::date, 'm', 'write', '1', 1, 1, 1, 'done', '{}', at
    from (select ${NOW.toISOString()}::timestamptz - n * interval '20 minutes' as at from generate_series(1, ${ROWS}::int) n) calls`);
  await open.db.execute(sql`select ensure_price_partition('live', ${NOW.toISOString()}::timestamptz)`);
  await open.db.execute(sql`
    insert into price_changes (odds, event_id, book_key, market, selection, player, line_hundredths, odds_decimal, changed_at)
    select 'live', 'live:' || n % 50, 'book' || n % 10, 'moneyline', 'home', '', 0, 1.5 + n % 7,
      ${NOW.toISOString()}::timestamptz + n * interval '1 second' from generate_series(1, ${ROWS}::int) n`);
  await open.db.execute(sql`
    insert into answer_reports (id, message_id, reason, question, answer, created_at)
    select gen_random_uuid(), gen_random_uuid(), 'wrong', 'x', '{}', now() - n * interval '1 minute'
    from generate_series(1, ${ROWS}::int) n`);
  await open.db.execute(sql`
    insert into unmatched_names (source, sport_key, kind, name, times, first_seen_at, last_seen_at)
    select 'x', 'x', 'player', 'name ' || n, 1, now(), now() - n * interval '1 minute' from generate_series(1, ${ROWS}::int) n`);
  await open.db.execute(sql`
    insert into picks (id, analysis_id, event_id, sport, game, starts_at, pick, market, selection, player, book_key,
      odds_decimal, price_at, fair_probability, edge, verdict, confidence, units, worst_decimal, odds, shown_at)
    select gen_random_uuid(), gen_random_uuid(), 'x', 'sport ' || n % 100, 'x', now(), 'x', 'moneyline', 'home', '', 'book',
      1.9, now(), 0.5, 0, 'bet', 3, 1, 1.8, 'live', now() - n * interval '1 minute'
    from generate_series(1, ${ROWS}::int) n`);
  await open.db.execute(sql`
    insert into pick_seals (pick_id, event_id, odds, starts_at, salt, commitment, leaf, reveal_leaf, counts)
    select id, event_id, odds, shown_at, '', '', 0, 1, true from picks`);
  await open.db.execute(sql`
    insert into pick_grades (pick_id, revision, leaf, result, rules, profit, close_books, graded_at)
    select id, 0, 1, 'loss', rules, -1, 0, now() from picks`);
  await open.db.execute(sql`update analyses set failure = 'x', created_at = now() - random() * interval '30 days'`);
  await open.db.execute(sql`analyze`);
});

/** How a statement is planned that is prepared once for all values, as those of the database's own keys are. */
async function genericPlan(statement: string, parameter: string): Promise<string> {
  return open.db.transaction(async (tx) => {
    await tx.execute(sql`set local plan_cache_mode = force_generic_plan`);
    await tx.execute(sql.raw(`prepare planned (uuid) as ${statement}`));
    const plan = JSON.stringify(
      rowsOf(await tx.execute(sql.raw(`explain (format json) execute planned ('${parameter}')`))),
    );
    await tx.execute(sql`deallocate planned`);
    return plan;
  });
}

const PAGE = { limit: 50, offset: 0 };
const EVERYTHING = { kind: 'live' as const, sport: null, verdict: null, market: null, since: null };

describe('in filled tables', () => {
  it.each<[string, (db: Db) => Promise<unknown[]>, string]>([
    ['reports', (db) => listReports(db, PAGE), 'answer_reports_newest'],
    ['names that nothing matches', (db) => listUnmatched(db, 50), 'unmatched_names_newest'],
    ['answers that failed', (db) => listFailed(db, PAGE), 'analyses_failed'],
    ['picks', (db) => listPicks(db, EVERYTHING, { before: null, limit: 50 }), 'pick_seals_public'],
  ])('the newest %s are the end of their index', async (_, list, index) => {
    const { db, plans } = explaining(open.db);
    expect(await list(db)).toHaveLength(50);
    expect(plans).toHaveLength(1);
    expect(plans[0]).toContain(`"Index Name":"${index}"`);
    // An incremental sort puts rows of one moment in order; a whole one would read the table for each page.
    expect(plans[0]).not.toMatch(/"Node Type":"(Sort|Gather Merge|Bitmap Heap Scan)"/);
  });

  it.each([
    [
      'an answer’s message',
      'update analyses set answer_message_id = null where answer_message_id = $1',
      'analyses_answer',
    ],
    ['a user', 'delete from analyses where user_id = $1', 'analyses_user'],
  ])('the analyses of %s that is deleted are found by their index', async (_, statement, index) => {
    const plan = await genericPlan(statement, randomUUID());
    expect(plan).toContain(index);
    expect(plan).not.toContain('Seq Scan');
  });

  it('the sweep of calls whose server died reads the running ones alone', async () => {
    const { db, plans } = explaining(open.db);
    await closeAbandonedCalls({ db, now: () => NOW });
    expect(plans).toHaveLength(1);
    expect(plans[0]).toContain('model_calls_running');
    expect(plans[0]).not.toContain('Seq Scan');
  });

  it('old calls of a model are found by their day', async () => {
    const { db, plans } = explaining(open.db);
    expect(await deleteCalls(db, new Date(NOW.getTime() - 270 * 86_400_000), 100)).toBe(100);
    expect(plans[0]).toContain('model_calls_day');
    expect(plans[0]).not.toContain('Seq Scan');
  });

  it('the histories of all prices of an answer are the ends of their stretches of one key, in one statement', async () => {
    const { db, plans } = explaining(open.db);
    const series = Array.from({ length: 13 }, (_, n) => ({
      eventId: `live:${n}`,
      market: 'moneyline',
      bookKey: `book${n % 10}`,
      selection: 'home' as const,
      player: '',
    }));
    const moves = await listMoves(db, 'live', series, 5);
    expect(moves.map((found) => found.length)).toEqual(Array(13).fill(5));
    expect(plans).toHaveLength(1);
    expect(plans[0]).toMatch(/Index (Only )?Scan/);
    expect(plans[0]).not.toMatch(/Seq Scan/);
  });

  it('the histories of whole markets are stretches of the same key, in one statement', async () => {
    const { db, plans } = explaining(open.db);
    const markets = Array.from({ length: 13 }, (_, n) => ({ eventId: `live:${n}`, market: 'moneyline', player: '' }));
    const changes = await listMarketChanges(db, 'live', markets, 50);
    expect(changes.map((found) => found.length)).toEqual(Array(13).fill(50));
    expect(plans).toHaveLength(1);
    expect(plans[0]).toMatch(/Index (Only )?Scan/);
    expect(plans[0]).not.toMatch(/Seq Scan/);
  });
});
