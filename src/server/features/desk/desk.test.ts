import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DeskFound, DeskReply, ToolName } from '#contract/research/desk.ts';
import type { Slate } from '#research/slate/slate.ts';
import { demoSlateAt } from '#research/slate/test-demo-slate.ts';
import { NOW } from '#research/slate/test-slate.ts';
import { DESK } from '#research/tools/desk.ts';
import { SAMPLE_CALLS } from '#research/tools/test-sample-calls.ts';
import { testWorlds } from '#research/tools/test-worlds.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { openTestDatabase } from '../../platform/database/test-database.ts';
import { newNetwork } from '../auth/test-auth-app.ts';
import { type DeskApp, newDeskCaller, newKey, startDeskApp, visitorAt } from './test-desk-app.ts';

const PAYOUT = { calc: { kind: 'payout', price: '+120', stakeCents: 10_000 } };
const MINUTE_MS = 60_000;

let open: OpenDatabase;
let slate: Slate;
let site: DeskApp;
beforeAll(async () => {
  [open, slate] = [await openTestDatabase(), await demoSlateAt(NOW)];
});
afterAll(() => open.close());
beforeEach(async () => {
  site = await startDeskApp(open.db, slate, NOW);
});
afterEach(() => site.app.close());

const signedIn = () => newDeskCaller(site, open.db);
const visitor = () => visitorAt(site.app);

describe('the desk over HTTP', () => {
  it.each(ToolName.options)('answers %s over the demo slate, as its result says', async (tool) => {
    const answer = await (await signedIn()).call(tool, SAMPLE_CALLS[tool](slate), newKey());
    expect(answer.statusCode, answer.body).toBe(200);
    const reply = DeskFound.parse(answer.json());
    expect(reply.tool).toBe(tool);
    expect(DESK[tool].result.safeParse(reply.data).error).toBeUndefined();
  });

  it('answers every tool over recorded slates too, or says what of it is not stored there', async () => {
    for (const { name, world } of await testWorlds()) {
      const recorded = await startDeskApp(open.db, world.slate, new Date(world.nowMs));
      const bettor = await newDeskCaller(recorded, open.db);
      for (const tool of ToolName.options) {
        const answer = await bettor.call(tool, SAMPLE_CALLS[tool](world.slate), newKey());
        expect(answer.statusCode, `${tool} over ${name}: ${answer.body}`).toBe(200);
      }
      await recorded.app.close();
    }
  });

  it('gives a signed-in bettor what was found, for nothing, with what is left', async () => {
    const answer = await (await signedIn()).call('show_board', { market: 'moneyline', limit: 2 });
    expect(answer.json()).toMatchObject({
      tool: 'show_board',
      ok: true,
      data: { scope: 'games', markets: [{ market: 'moneyline' }, { market: 'moneyline' }] },
      verdicts: 0,
      charged: 0,
      tokensRemaining: 150,
    });
  });

  it('tells what is not stored as an answer that names it', async () => {
    const answer = await (await signedIn()).call('show_board', { eventId: 'no-such-game' });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { tool: 'show_board', ok: false, reason: 'no_such_game', charged: 0, tokensRemaining: 150 },
    ]);
    expect(DeskReply.safeParse(answer.json()).error).toBeUndefined();
  });

  it('writes prices as the bettor reads them', async () => {
    const bettor = await signedIn();
    const texts = async () => JSON.stringify((await bettor.call('calculate', PAYOUT)).json().data.inputs);
    expect(await texts()).toContain('+120');
    await open.db.execute(sql`update users set settings = '{"oddsFormat": "decimal"}'`);
    expect(await texts()).toContain('2.20');
  });

  it('refuses what a tool cannot read with 400, naming the field', async () => {
    const bettor = await signedIn();
    for (const [input, field] of [
      [{ limit: 99 }, 'limit'],
      [{ leagues: ['XFL'] }, 'leagues.0'],
      [[], 'input'],
    ] as const) {
      const { statusCode, body } = await bettor.call('find_games', input);
      expect([statusCode, JSON.parse(body).code]).toEqual([400, 'invalid_input']);
      expect(JSON.parse(body).message).toContain(field);
    }
  });

  it('knows no tool that is not on the desk', async () => {
    const { statusCode } = await (await signedIn()).post('/api/desk/read_minds', {});
    expect(statusCode).toBe(404);
  });
});

describe('a visitor', () => {
  it('calculates, and is told nothing of an account', async () => {
    const answer = await visitor().call('calculate', PAYOUT);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ tool: 'calculate', ok: true });
    expect(Object.keys(answer.json())).not.toContain('charged');
  });

  it('looks up what is public, and nothing of an account', async () => {
    const reader = visitor();
    for (const kind of ['about', 'record', 'sports', 'prices']) {
      expect((await reader.call('look_up', { topic: { kind } })).json(), kind).toMatchObject({ ok: true });
    }
    for (const kind of ['own_bets', 'limits']) {
      expect((await reader.call('look_up', { topic: { kind } })).statusCode, kind).toBe(401);
    }
  });

  it.each(ToolName.options.filter((tool) => tool !== 'calculate' && tool !== 'look_up'))(
    'has to sign in for %s, whatever is sent',
    async (tool) => {
      for (const input of [SAMPLE_CALLS[tool](slate), { nonsense: 1 }]) {
        const answer = await visitor().call(tool, input);
        expect([answer.statusCode, answer.json().message]).toEqual([401, 'Unauthorized']);
      }
    },
  );

  it('is one whose session has ended too', async () => {
    const gone = { cookie: `edgewise_session=${'a'.repeat(43)}` };
    expect((await visitor().call('calculate', PAYOUT, gone)).json()).not.toHaveProperty('tokensRemaining');
    expect((await visitor().call('find_games', {}, gone)).statusCode).toBe(401);
  });

  it('calculates 120 times in ten minutes from one address, and is told when there is more', async () => {
    const [from, other] = [{ 'x-forwarded-for': newNetwork() }, { 'x-forwarded-for': newNetwork() }];
    const calculator = visitor();
    for (let nth = 0; nth < 120; nth += 1)
      expect((await calculator.call('calculate', PAYOUT, from)).statusCode).toBe(200);
    const refused = await calculator.call('calculate', PAYOUT, from);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '600']);
    expect((await calculator.call('calculate', PAYOUT, other)).statusCode).toBe(200);
    site.pass(10 * MINUTE_MS);
    expect((await calculator.call('calculate', PAYOUT, from)).statusCode).toBe(200);
  });
});

describe('free calls', () => {
  it('are sixty in ten minutes for one account', async () => {
    const bettor = await signedIn();
    for (let nth = 0; nth < 60; nth += 1) expect((await bettor.call('find_games', { limit: 1 })).statusCode).toBe(200);
    const refused = await bettor.call('find_games', {});
    expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
      429,
      'rate_limited',
      '600',
    ]);
    expect((await (await signedIn()).call('find_games', {})).statusCode).toBe(200);
    expect((await bettor.call('calculate', PAYOUT)).statusCode).toBe(200);
  });

  it('over their limit are refused before anything is read for them, and so are verdicts that came to nothing', async () => {
    const bettor = await signedIn();
    let reads = 0;
    const current = site.source.current;
    site.source.current = () => {
      reads += 1;
      return current();
    };
    for (let nth = 0; nth < 60; nth += 1) await bettor.call('find_games', { limit: 1 });
    const parlay = { choose: { count: 10 }, targetPrice: '+50000' };
    for (let nth = 0; nth < 60; nth += 1)
      expect((await bettor.call('best_bets', { teams: ['Toledo Mud Hens'] }, newKey())).json()).toMatchObject({
        charged: 0,
      });
    reads = 0;
    expect((await bettor.call('find_games', {})).statusCode).toBe(429);
    expect((await bettor.call('build_parlay', parlay)).statusCode).toBe(429);
    expect((await bettor.call('build_parlay', parlay, newKey())).statusCode).toBe(429);
    expect(reads).toBe(0);
    site.source.current = current;
  });

  it('are three hundred sums in ten minutes, counted by themselves: an edit of a calculator is no question', async () => {
    const bettor = await signedIn();
    for (let nth = 0; nth < 300; nth += 1) expect((await bettor.call('calculate', PAYOUT)).statusCode).toBe(200);
    const refused = await bettor.call('calculate', PAYOUT);
    expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
      429,
      'rate_limited',
      '600',
    ]);
    expect((await bettor.call('find_games', {})).statusCode).toBe(200);
  });

  it('are not counted for an unlimited account', async () => {
    const bettor = await signedIn();
    await open.db.execute(sql`
      update users set email_verified = true, email = id || '@acme.example', email_key = id || '@acme.example'`);
    for (let nth = 0; nth < 62; nth += 1) expect((await bettor.call('find_games', { limit: 1 })).statusCode).toBe(200);
  });
});

describe('who is excluded', () => {
  it('has arithmetic, and neither boards nor games', async () => {
    const bettor = await signedIn();
    expect((await bettor.post('/api/user/limits/time-out', { duration: '24h' })).statusCode).toBe(200);
    for (const tool of ['find_games', 'show_board'] as const) {
      const refused = await bettor.call(tool, SAMPLE_CALLS[tool](slate));
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'excluded']);
      expect(refused.json().message).toContain('You chose a time-out');
    }
    expect((await bettor.call('calculate', PAYOUT)).statusCode).toBe(200);
  });

  it('is so too who said to be under age', async () => {
    const bettor = await signedIn();
    await open.db.execute(sql`update users set under_age_since = now()`);
    const refused = await bettor.call('find_games', {});
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'under_age']);
  });
});
