import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BestBetsResult } from '#contract/research/best-bets.ts';
import { footballSlate, NOW, testSlate } from '#research/slate/test-slate.ts';
import { rowsOf } from '../../platform/database/database.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { brokenLedgerRules } from '../tokens/test-ledger-invariants.ts';
import { type DeskApp, newDeskCaller, newKey, startDeskApp } from './test-desk-app.ts';

/** Buffalo +2.5 at 2.05 is the one real edge of the slate. */
const BET = { teams: ['Bills'] };
/** Basketball has none. */
const NO_BET = { leagues: ['NBA'] };

let site: DeskApp;
const open = await testDatabase();
beforeEach(async () => {
  site = await startDeskApp(open.db, footballSlate(), NOW);
});
afterEach(async () => {
  expect(await brokenLedgerRules(open.db)).toEqual([]);
  await site.app.close();
});

const signedIn = (tokens?: number) => newDeskCaller(site, open.db, tokens);

type TurnRow = { origin: string; state: string; sessionId: string | null; key: string | null; picks: number };

const turnsOf = async (userId: string) =>
  rowsOf<TurnRow>(
    await open.db.execute(sql`
      select origin, state, session_id as "sessionId", idempotency_key as key,
        (select count(*)::int from picks p where p.analysis_id = a.id) as picks
      from analyses a where user_id = ${userId} order by created_at`),
  );

describe('a call that judges a bet', () => {
  it('costs a token, is saved as a turn without a session, and puts what it shows on the record', async () => {
    const bettor = await signedIn();
    const key = newKey();
    const answer = await bettor.call('best_bets', BET, key);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({ ok: true, charged: 1, tokensRemaining: 149, verdicts: 1 });
    expect(await bettor.tokens()).toBe(149);
    expect(await turnsOf(bettor.id)).toEqual([
      { origin: 'desk', state: 'delivered', sessionId: null, key: key['idempotency-key'], picks: 1 },
    ]);
    const [shown] = (answer.json().data as BestBetsResult).picks;
    const [recorded] = rowsOf<Record<string, unknown>>(
      await open.db.execute(sql`
        select p.event_id as "eventId", p.pick, p.line, p.selection as side, p.book_key as "bookKey", p.sport,
          p.odds_decimal as decimal, p.fair_probability as "fairChance", p.edge, p.verdict, p.units, p.odds,
          (extract(epoch from p.shown_at - p.price_at))::float8 as "ageSeconds"
        from picks p join analyses a on a.id = p.analysis_id where a.user_id = ${bettor.id}`),
    );
    const { eventId, pick, line, side, bookKey, decimal, fairChance, edge, verdict, units, ageSeconds } = shown!;
    const told = { eventId, pick, line, side, bookKey, decimal, fairChance, edge, verdict, units, ageSeconds };
    expect(recorded).toEqual({ ...told, sport: 'NFL', odds: 'demo' });
  });

  it('counts among the own bets', async () => {
    const bettor = await signedIn();
    await bettor.call('best_bets', BET, newKey());
    const own = await bettor.call('look_up', { topic: { kind: 'own_bets' } });
    expect(own.json().data.rows).toMatchObject([{ pick: 'Buffalo Bills +2.5', verdict: 'bet', state: 'open' }]);
  });

  it('is refused without an Idempotency-Key before anything is charged, and bounded like what is free', async () => {
    const bettor = await signedIn();
    const refused = await bettor.call('best_bets', BET);
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'invalid_input']);
    expect(refused.json().message).toContain('Idempotency-Key');
    expect(await bettor.tokens()).toBe(150);
    expect(await turnsOf(bettor.id)).toEqual([]);
    for (let nth = 1; nth < 60; nth += 1) await bettor.call('best_bets', BET);
    expect((await bettor.call('best_bets', BET)).statusCode).toBe(429);
    expect((await bettor.call('best_bets', BET, newKey())).statusCode).toBe(200);
  });

  it('sets nothing aside for an unlimited account, and is counted all the same', async () => {
    const bettor = await signedIn();
    await open.db.execute(sql`
      update users set email_verified = true, email = id || '@acme.example', email_key = id || '@acme.example'
      where id = ${bettor.id}`);
    expect((await bettor.call('best_bets', BET, newKey())).json()).toMatchObject({ charged: 0, tokensRemaining: 150 });
    const uses = await open.db.execute(sql`
      select state, tokens from token_reservations where wallet_id = ${bettor.walletId}`);
    expect(rowsOf(uses)).toEqual([{ state: 'settled', tokens: 0 }]);
  });

  it('tells once that tokens run low', async () => {
    const bettor = await signedIn(31);
    expect((await bettor.call('best_bets', BET, newKey())).json().balanceNotice).toMatchObject({ balance: 30 });
    expect((await bettor.call('best_bets', BET, newKey())).json()).not.toHaveProperty('balanceNotice');
  });
});

describe('a call that judges none', () => {
  it('is free and leaves nothing behind', async () => {
    const bettor = await signedIn();
    const answer = await bettor.call('best_bets', NO_BET, newKey());
    expect(answer.json()).toMatchObject({ ok: true, verdicts: 0, charged: 0, tokensRemaining: 150 });
    expect(await turnsOf(bettor.id)).toEqual([]);
  });

  it('is free too where nothing fits what was asked for', async () => {
    const answer = await (await signedIn()).call('best_bets', { teams: ['Toledo Mud Hens'] }, newKey());
    expect(answer.json()).toMatchObject({ ok: false, reason: 'no_such_game', charged: 0, tokensRemaining: 150 });
  });
});

describe('a call under a key that was used', () => {
  it('is told what was answered then, whatever has changed since, and costs nothing', async () => {
    const bettor = await signedIn(3);
    const key = newKey();
    const first = await bettor.call('best_bets', BET, key);
    site.source.current = async () => ({ ...testSlate([]), version: 2 });
    site.pass(86_400_000);
    const again = await bettor.call('best_bets', BET, key);
    expect(again.json()).toEqual(first.json());
    expect(again.json()).toMatchObject({ charged: 1, tokensRemaining: 2 });
    expect((await bettor.post('/api/user/limits/time-out', { duration: '24h' })).statusCode).toBe(200);
    expect((await bettor.call('best_bets', BET, key)).json()).toEqual(first.json());
    expect(await turnsOf(bettor.id)).toHaveLength(1);
  });

  it('says what there is to spend now', async () => {
    const bettor = await signedIn(5);
    const key = newKey();
    await bettor.call('best_bets', BET, key);
    await bettor.call('best_bets', BET, newKey());
    expect((await bettor.call('best_bets', BET, key)).json()).toMatchObject({ charged: 1, tokensRemaining: 3 });
  });

  it('is a conflict with another body, another tool or a message of a chat', async () => {
    const bettor = await signedIn();
    const key = newKey();
    await bettor.call('best_bets', BET, key);
    for (const [tool, input] of [
      ['best_bets', { ...BET, count: 1 }],
      ['find_games', BET],
      ['calculate', { calc: { kind: 'payout', price: '+120', stakeCents: 100 } }],
    ] as const) {
      const refused = await bettor.call(tool, tool === 'find_games' ? {} : input, key);
      expect([refused.statusCode, refused.json().code], tool).toEqual([409, 'conflict']);
    }
    const chatKey = newKey();
    await open.db.execute(sql`
      with chat as (insert into chat_sessions (id, user_id, title, created_at)
        values (${randomUUID()}, ${bettor.id}, 'A chat', now()) returning id)
      insert into analyses (id, user_id, session_id, mode, state, idempotency_key, request_hash, reading, created_at)
      select ${randomUUID()}, ${bettor.id}, id, 'regular', 'delivered', ${chatKey['idempotency-key']}, 'x', '{}', now()
      from chat`);
    expect((await bettor.call('best_bets', BET, chatKey)).statusCode).toBe(409);
    expect(await bettor.tokens()).toBe(149);
  });

  it('is another account’s own', async () => {
    const key = newKey();
    await (await signedIn()).call('best_bets', BET, key);
    expect((await (await signedIn()).call('best_bets', BET, key)).json()).toMatchObject({ tokensRemaining: 149 });
  });
});

describe('who cannot pay', () => {
  it('gets 402 for a verdict with price, balance and the way to more, and everything that is free', async () => {
    const bettor = await signedIn(0);
    const refused = await bettor.call('best_bets', BET, newKey());
    expect([refused.statusCode, refused.json()]).toMatchObject([
      402,
      { code: 'insufficient_tokens', balance: 0, price: 1, topUp: '/pricing' },
    ]);
    expect((await bettor.call('show_board', {})).statusCode).toBe(200);
  });

  it('gets 403 beyond an own limit, which counts verdicts of the desk', async () => {
    const bettor = await signedIn();
    const limit = { unit: 'tokens', window: 'day', amount: 1 };
    const set = await site.app.inject({
      method: 'PUT',
      url: '/api/user/limits',
      payload: limit,
      headers: { cookie: bettor.cookie },
    });
    expect(set.statusCode, set.body).toBe(200);
    const key = newKey();
    expect((await bettor.call('best_bets', BET, key)).statusCode).toBe(200);
    const refused = await bettor.call('best_bets', BET, newKey());
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'limit_reached']);
    expect((await bettor.call('show_board', {})).statusCode).toBe(200);
    expect((await bettor.call('best_bets', BET, key)).statusCode).toBe(200);
    expect(await bettor.tokens()).toBe(149);
  });

  it('gets 403 while excluded or under age', async () => {
    const bettor = await signedIn();
    await open.db.execute(sql`update users set under_age_since = now() where id = ${bettor.id}`);
    expect((await bettor.call('best_bets', BET, newKey())).json()).toMatchObject({ code: 'under_age' });
    expect(await bettor.tokens()).toBe(150);
  });
});

describe('fresher prices', () => {
  const wanted: unknown[] = [];
  beforeEach(() => {
    wanted.length = 0;
    site.source.freshen = async (prices) => {
      wanted.push(prices);
    };
  });

  it('are fetched before a bet is judged, and judged by', async () => {
    const bettor = await signedIn();
    const stale = site.source.current;
    const empty = { ...testSlate([]), version: 0 };
    site.source.freshen = async (prices) => {
      wanted.push(prices);
      site.source.current = stale;
    };
    site.source.current = async () => empty;
    expect((await bettor.call('best_bets', { leagues: ['NFL'] }, newKey())).json()).toMatchObject({ verdicts: 1 });
    expect(wanted).toMatchObject([{ sportKeys: expect.arrayContaining(['americanfootball_nfl']) }]);
  });

  it('are fetched for nobody who is not charged', async () => {
    const bettor = await signedIn();
    await bettor.call('best_bets', BET);
    await bettor.call('show_board', {});
    await (await signedIn(0)).call('best_bets', BET, newKey());
    expect(wanted).toEqual([]);
  });
});

describe('an account that is deleted', () => {
  it('takes its calls with it, and not what is on the record', async () => {
    const bettor = await signedIn();
    await bettor.call('best_bets', BET, newKey());
    const count = async () =>
      rowsOf<{ n: number }>(await open.db.execute(sql`select count(*)::int as n from picks`))[0]?.n;
    const before = await count();
    await open.db.execute(sql`delete from users where id = ${bettor.id}`);
    expect(await turnsOf(bettor.id)).toEqual([]);
    expect(await count()).toBe(before);
  });
});
