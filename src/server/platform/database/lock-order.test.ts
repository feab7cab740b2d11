import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTestDatabase, testDatabaseKind } from './test-database.ts';
import { LockOrderWatch } from './test-lock-order.ts';
import { lockStepsOf } from './test-lock-steps.ts';

/** What a transaction of these statements is told. */
function told(...statements: string[]): string {
  const watch = new LockOrderWatch();
  watch.see('begin');
  try {
    for (const statement of statements) watch.see(statement);
    return 'in order';
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  }
}

const user = 'select "id" from "users" where "users"."id" = $1 for update';
const wallet = 'select id from wallets where id = $1::uuid for no key update';
const chats = 'select from chat_sessions where user_id = $1::uuid order by id for update';

describe('the order of locks', () => {
  it('is told where it is broken, by any statement that may wait', () => {
    const late = (of: string, held: string) => `${of} stands above ${held} in LOCK_ORDER and is taken after it.`;
    expect(told(wallet, user, chats)).toBe('in order');
    expect(told(user, wallet)).toBe(late('wallets', 'users'));
    expect(told(chats, user)).toBe(late('users', 'chat_sessions'));
    expect(told('update analyses set state = $1', 'insert into chat_messages (session_id) values ($1)')).toBe(
      late('chat_sessions', 'analyses'),
    );
    expect(told('update "token_grants" set "remaining" = $1', 'delete from "users" where "id" = $1')).toBe(
      late('users', 'token_grants'),
    );
    expect(told(user, 'select pg_advisory_xact_lock($1) /* lock: mailbox */')).toBe(late('advisory mailbox', 'users'));
    expect(told(chats, 'insert into payment_events (id) values ($1) on conflict do nothing')).toBe(
      late('payment_events', 'chat_sessions'),
    );
    expect(
      told('with a as (select from analyses for update), b as (select from chat_sessions for share) select 1'),
    ).toBe(late('chat_sessions', 'analyses'));
  });

  it('knows what waits for nobody: what is skipped, what is held already, and rows that the transaction made', () => {
    const sweep = 'delete from rate_events where id in (select id from rate_events limit 1 for update skip locked)';
    expect(told(chats, sweep)).toBe('in order');
    expect(told(chats, 'delete from rate_events')).toMatch(/^rate_events stands above chat_sessions/);
    expect(told(user, chats, 'update users set email = $1')).toBe('in order');
    expect(told('insert into users (id) values ($1)', chats, 'insert into mail_links (user_id) values ($1)')).toBe(
      'in order',
    );
    expect(told(user, 'commit', 'begin', wallet)).toBe('in order');
    expect(told('savepoint a', user, 'rollback to savepoint a', wallet)).toBe('in order');
  });

  it('refuses a hold that two can share and then both want for themselves', () => {
    const share = 'select from users where id = $1 for share';
    expect(told(share, 'update users set email = $1')).toBe(
      'users is held for share and then taken for no key update.',
    );
    expect(told('select from users for key share', 'update users set email = $1')).toBe('in order');
  });

  it('refuses what has no place in it', () => {
    expect(told(user, 'update exclusions set kind = $1')).toMatch(/^exclusions has no place in LOCK_ORDER/);
    expect(told(user, 'select pg_advisory_xact_lock($1)')).toMatch(/^advisory without a name has no place/);
  });

  it('reads what a deletion takes along', () => {
    const taken = lockStepsOf('delete from "users" where "users"."id" = $1').map(({ of }) => of);
    expect(taken).toEqual(
      expect.arrayContaining(['users', 'chat_sessions', 'chat_messages', 'analyses', 'mail_links']),
    );
  });

  it('has each advisory lock of the product by its name', () => {
    const root = new URL('../../', import.meta.url);
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(?<!\.test)\.ts$/.test(file),
    );
    const bare = files.filter((file) => readFileSync(new URL(file, root), 'utf8').includes('pg_advisory_xact_lock('));
    expect(bare.filter((file) => !/\/test-[^/]+$/.test(file))).toEqual(['platform/database/lock-order.ts']);
  });
});

describe.skipIf(testDatabaseKind() === 'embedded')('a connection of the tests (needs PostgreSQL)', () => {
  it('refuses the statement that breaks the order, and the test file that caught it fails at its end', async () => {
    const open = await openTestDatabase();
    const breaking = open.db.transaction(async (tx) => {
      await tx.execute(sql`select from chat_sessions for update`);
      await tx.execute(sql`select from users for key share`);
    });
    await expect(breaking).rejects.toMatchObject({ cause: { name: 'LockOrderError' } });
    await expect(open.close()).rejects.toMatchObject({ name: 'LockOrderError' });
  });
});
