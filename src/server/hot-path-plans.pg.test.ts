import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Db, type OpenDatabase, rowsOf } from './platform/database/database.ts';
import { openTestDatabase, testDatabaseKind } from './platform/database/test-database.ts';
import { addPerson, type Person } from './test-people.ts';
import { startWholeApp, type WholeApp } from './test-whole-app.ts';

const ROWS = 100_000;
/** One row for each kind of odds. */
const SMALL_TABLES = ['slate_state'];

type Kept = { name: string; statement: string; values: number };
type Node = { 'Node Type': string; 'Relation Name'?: string; Plans?: Node[] };

describe.skipIf(testDatabaseKind() === 'embedded')('the statements of a signed-in read and of a turn', () => {
  let open: OpenDatabase;
  let whole: WholeApp;
  let person: Person;
  let statements: Kept[];

  // One connection, so that what it keeps is what the requests asked.
  beforeAll(async () => {
    open = await openTestDatabase({ poolSize: 1 });
    whole = await startWholeApp(open.db);
    person = await addPerson(open.db);
    for (let use = 0; use < 3; use += 1) await askAll(whole, person);
    statements = await keptBy(open.db);
  });
  afterAll(async () => {
    await whole.close();
    await open.close();
  });

  it('are all kept by the connection', () => {
    const asked = ['auth_sessions', 'token_grants', 'spending_limits', 'chat_messages', 'analyses', 'picks'];
    for (const table of asked) expect(statements.filter(({ statement }) => statement.includes(table))).not.toEqual([]);
    // Of a turn: who asks, where, how prices moved; what it may spend, the tokens, the turn; the charge and the answer.
    expect(statements.length).toBeGreaterThan(7);
    expect(statements.length, statements.map(({ statement }) => statement).join('\n')).toBeLessThan(12);
  });

  it('find their rows by an index while the tables are new', async () => {
    expect(await wholeReads(open.db, statements)).toEqual([]);
  });

  it(`still do under the plans that were kept, when each table has ${ROWS} rows more`, async () => {
    await open.db.execute(sql`analyze`);
    await fillTables(open.db);
    await open.db.execute(sql`analyze`);
    await askAll(whole, person);
    expect((await keptBy(open.db)).map(({ name }) => name)).toEqual(
      expect.arrayContaining(statements.map(({ name }) => name)),
    );
    expect(await wholeReads(open.db, statements)).toEqual([]);
  });

  it('are planned once and not at every call', async () => {
    for (let use = 0; use < 6; use += 1) await askAll(whole, person);
    const before = await customPlans(open.db);
    await askAll(whole, person);
    const after = await customPlans(open.db);
    const replanned = statements.filter(({ name }) => after.get(name) !== before.get(name));
    expect(replanned).toEqual([]);
  });
});

async function askAll({ app }: WholeApp, { cookie }: Person): Promise<void> {
  const ask = async (method: 'GET' | 'POST', url: string, body?: object) => {
    const answer = await app.inject({ method, url, headers: { cookie }, ...(body && { payload: body }) });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };
  await ask('GET', '/api/auth/user');
  const message = 'Best NFL bets today?';
  const { sessionId } = await ask('POST', '/api/chat/message', { message, mode: 'regular' });
  await ask('POST', '/api/chat/message', { message, mode: 'regular', sessionId });
}

async function keptBy(db: Db): Promise<Kept[]> {
  return rowsOf<Kept>(
    await db.execute(sql`
      select name, statement, cardinality(parameter_types) as values from pg_prepared_statements
      where not from_sql order by name`),
  );
}

async function customPlans(db: Db): Promise<Map<string, unknown>> {
  const rows = await db.execute(sql`select name, custom_plans as "custom" from pg_prepared_statements`);
  return new Map(rowsOf<{ name: string; custom: unknown }>(rows).map(({ name, custom }) => [name, custom]));
}

/** Which statements would read a whole table under the plan that fits any values. */
async function wholeReads(db: Db, statements: readonly Kept[]): Promise<string[]> {
  const found: string[] = [];
  await db.execute(sql`set plan_cache_mode = force_generic_plan`);
  for (const { name, statement, values } of statements) {
    const nulls = Array.from({ length: values }, () => 'null').join(', ');
    const rows = rowsOf<{ 'QUERY PLAN': { Plan: Node }[] }>(
      await db.execute(sql.raw(`explain (format json) execute "${name}"(${nulls})`)),
    );
    const read = rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => tablesReadWhole(Plan)));
    for (const table of read) if (!SMALL_TABLES.includes(table)) found.push(`${table}: ${statement}`);
  }
  await db.execute(sql`reset plan_cache_mode`);
  return found;
}

function tablesReadWhole(node: Node): string[] {
  const own = node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : [];
  return [...own, ...(node.Plans ?? []).flatMap(tablesReadWhole)];
}

/** As many accounts as rows, each with one row in everything that a turn reads. */
async function fillTables(db: Db): Promise<void> {
  const id = (kind: number) => sql.raw(`('00000000-0000-4000-800${kind}-' || lpad(to_hex(n), 12, '0'))::uuid`);
  const all = sql.raw(`from generate_series(1, ${ROWS}) n`);
  const at = sql.raw(`timestamptz '2026-01-01' + n * interval '1 minute'`);
  await db.execute(sql`insert into wallets (id, created_at) select ${id(1)}, ${at} ${all}`);
  await db.execute(sql`
    insert into users (id, email, email_key, password_hash, wallet_id, terms_version, age_confirmed, accepted_at, created_at)
    select ${id(2)}, n || '@many.example', n || '@many.example', '-', ${id(1)}, '1', '21+', ${at}, ${at} ${all}`);
  await db.execute(sql`
    insert into auth_sessions (token_hash, user_id, created_at, expires_at)
    select 'hash ' || n, ${id(2)}, ${at}, ${at} + interval '10 years' ${all}`);
  await db.execute(sql`
    insert into subscriptions (id, wallet_id, origin, status, anchor_at, current_period_start, current_period_end, created_at, updated_at)
    select ${id(1)}, ${id(1)}, 'admin', 'active', ${at}, ${at}, ${at} + interval '1 month', ${at}, ${at} ${all}`);
  await db.execute(sql`
    insert into token_grants (id, wallet_id, kind, granted, remaining, created_at)
    select ${id(3)}, ${id(1)}, 'signup', 150, 150, ${at} ${all}`);
  await db.execute(sql`
    insert into token_reservations (id, wallet_id, tokens, mode, state, lease_until, created_at, closed_at)
    select ${id(4)}, ${id(1)}, 1, 'regular', 'settled', ${at}, ${at}, ${at} ${all}`);
  await db.execute(sql`
    insert into spending_limits (user_id, unit, "window", amount, updated_at)
    select ${id(2)}, 'tokens', 'day', 5, ${at} ${all}`);
  await db.execute(sql`
    insert into exclusions (id, mailbox_hash, kind, starts_at, ends_at)
    select ${id(5)}, 'hash ' || n, 'time_out', ${at}, ${at} + interval '10 years' ${all}`);
  await db.execute(sql`
    insert into chat_sessions (id, user_id, title, created_at) select ${id(6)}, ${id(2)}, 'Many', ${at} ${all}`);
  await db.execute(sql`
    insert into chat_messages (id, session_id, role, content, mode, has_picks, created_at)
    select ${id(7)}, ${id(6)}, 'assistant', 'An answer', 'regular', true, ${at} ${all}`);
  await db.execute(sql`
    insert into analyses (id, user_id, session_id, reservation_id, mode, state, request_hash, reading, created_at)
    select ${id(8)}, ${id(2)}, ${id(6)}, ${id(4)}, 'regular', 'delivered', 'hash', '{}', ${at} ${all}`);
}
