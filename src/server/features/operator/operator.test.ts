import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { DataHealth } from '#contract/operator.ts';
import { modelCalls } from '../../db/schema/analyst.ts';
import { mails } from '../../db/schema/operations.ts';
import { claimJob, finishJob } from '../../jobs/job-state.repo.ts';
import { saveUnmatched } from '../../jobs/unmatched-names.repo.ts';
import { rowsOf } from '../../platform/database/database.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { ViolationTally } from '../../platform/http/violation-tally.ts';
import { get, newEmail, PASSWORD, post, signUpNew, startTestApp } from '../auth/test-auth-app.ts';
import { createResultsService } from '../results/results.service.ts';
import { reserveTokens } from '../tokens/tokens.service.ts';
import { registerMetrics } from './metrics.ts';
import { operatorRoutes } from './operator.routes.ts';

const PROVIDER = 'the-odds-api';
const START = new Date('2025-06-10T12:00:00.000Z');
const ADMIN = newEmail();

const open = await testDatabase();
const site = await startTestApp(open.db, { adminEmail: ADMIN });
const violations = new ViolationTally();
beforeAll(async () => {
  const status = {
    odds: 'live',
    asOf: '2025-06-10T11:20:00.000Z',
    ageSeconds: 2400,
    badge: 'DELAYED',
    events: 12,
    books: 9,
  } as const;
  const deps = {
    db: open.db,
    now: site.now,
    slate: { status: async () => status },
    results: createResultsService({ db: open.db, odds: 'live', now: site.now }),
    paid: { provider: PROVIDER, creditsPerDay: 1000 },
  };
  registerMetrics(site.app, { ...deps, violations, metricsToken: null, adminPath: '/portal-hidden' });
  await site.app.register(operatorRoutes(deps));
  site.app.get('/api/portal-hidden/users/:id', async () => 'x');
  await seed();
});

async function seed(): Promise<void> {
  const { db } = open;
  const at = sql`${START.toISOString()}::timestamptz`;
  await db.execute(sql`
    insert into slate_state (odds, version, last_attempt_at, last_success_at, last_error, refused)
    values ('live', 3, ${at}, ${at} - interval '40 minutes', 'The odds provider did not answer within 10 s.',
      '{"in_play": 4, "bad_price": 9}'::jsonb)`);
  await db.execute(sql`
    insert into provider_credits (provider, day, used, remaining, updated_at) values (${PROVIDER}, '2025-06-10', 321, 19000, ${at})`);
  await db.execute(sql`
    insert into events (id, odds, sport_key, sport_title, home, away, starts_at, updated_at)
    values ('live:old', 'live', 'baseball_mlb', 'MLB', 'Boston Red Sox', 'New York Yankees', ${at} - interval '4 days', ${at})`);
  const job = { name: 'facts', scope: 'injuries', holder: randomUUID() };
  await claimJob(db, { ...job, leaseUntil: new Date(START.getTime() + 60_000), force: false }, START);
  await finishJob(db, job, { at: START, nextRunAt: START, error: 'ESPN answered HTTP 500.', detail: { games: 7 } });
  await saveUnmatched(db, 'injuries', [{ sportKey: 'baseball_mlb', kind: 'team', name: 'Brooklyn Dodgers' }], START);
}

const inAnHour = () => new Date(site.now().getTime() + 3_600_000);

async function adminCookie(): Promise<string | undefined> {
  const signedUp = await post(site.app, '/api/auth/signup', { email: ADMIN, password: PASSWORD });
  await open.db.execute(sql`update users set email_verified = true where email = ${ADMIN}`);
  return signedUp.cookies.map(({ name, value }) => `${name}=${value}`)[0];
}

describe('the data health', () => {
  it('is for administrators whose address is verified', async () => {
    expect((await get(site.app, '/api/admin/data-health')).statusCode).toBe(401);
    const { cookie } = await signUpNew(site.app);
    const refused = await get(site.app, '/api/admin/data-health', { cookie });
    expect([refused.statusCode, refused.json().message]).toEqual([403, 'Administrators only']);
  });

  it('tells ages, credits, refusals by reason, jobs, unmatched names and games without a result, until rights end', async () => {
    const cookie = await adminCookie();
    const answer = await get(site.app, '/api/admin/data-health', { cookie });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const health = DataHealth.parse(answer.json());
    expect(health).toMatchObject({
      slate: { badge: 'DELAYED', ageSeconds: 2400 },
      lastError: 'The odds provider did not answer within 10 s.',
      credits: { perDay: 1000, usedToday: 321, remaining: 19_000 },
      refused: [
        { reason: 'bad_price', rows: 9 },
        { reason: 'in_play', rows: 4 },
      ],
      jobs: [{ name: 'facts', scope: 'injuries', failures: 1, lastError: 'ESPN answered HTTP 500.' }],
      unmatched: [{ source: 'injuries', name: 'Brooklyn Dodgers', times: 1 }],
      unmatchedTotal: 1,
      unsettled: [expect.stringContaining('Boston Red Sox')],
      unsettledTotal: 1,
    });
    await open.db.execute(sql`update users set email_verified = false where email = ${ADMIN}`);
    expect((await get(site.app, '/api/admin/data-health', { cookie })).statusCode).toBe(403);
  });
});

describe('/metrics', () => {
  it('says how old and how whole the data is, and names no address', async () => {
    await get(site.app, `/api/portal-hidden/users/${randomUUID()}`);
    const answer = await get(site.app, '/metrics');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^text\/plain/);
    for (const line of [
      'edgewise_odds_age_seconds{odds="live"} 2400',
      'edgewise_odds_refused_rows{reason="bad_price"} 9',
      'edgewise_odds_credits_used_today 321',
      'edgewise_odds_credits_remaining 19000',
      'edgewise_job_failures{job="facts",scope="injuries"} 1',
      'edgewise_unmatched_names 1',
      'edgewise_unsettled_games 1',
      'route="/api{secret}/users/:id"',
    ]) {
      expect(answer.body).toContain(line);
    }
    expect(answer.body).not.toContain('portal-hidden');
    expect(answer.body).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
  });

  it('says what waits, what is held, how the model did today and whether the books are right', async () => {
    const { db } = open;
    const { id } = await signUpNew(site.app);
    const [{ walletId } = expect.fail('no wallet')] = rowsOf<{ walletId: string }>(
      await db.execute(sql`select wallet_id as "walletId" from users where id = ${id}::uuid`),
    );
    const lease = { reservationId: randomUUID(), walletId, mode: 'pro' as const, tokens: 5 };
    await reserveTokens(db, { ...lease, leaseUntil: site.now(), now: site.now() });
    await reserveTokens(db, { ...lease, reservationId: randomUUID(), leaseUntil: inAnHour(), now: site.now() });
    const call = { walletId, day: '2025-06-10', model: 'm', purpose: 'write', promptVersion: 'v1' } as const;
    const cost = { inputTokens: 1, outputTokens: 1, costMicros: 1, dropped: {}, startedAt: site.now() };
    for (const outcome of ['done', 'failed', 'failed'] as const)
      await db.insert(modelCalls).values({ id: randomUUID(), ...call, ...cost, outcome });
    await db.update(mails).set({ createdAt: new Date(site.now().getTime() - 90_000) });

    site.pass(600_000);
    const { body } = await get(site.app, '/metrics');
    const waiting = await db.$count(mails, eq(mails.state, 'waiting'));
    expect(waiting).toBeGreaterThan(0);
    for (const line of [
      `edgewise_mails_waiting ${waiting}`,
      'edgewise_mails_oldest_seconds 690',
      'edgewise_reservations_held 2',
      'edgewise_reservations_overdue 1',
      'edgewise_model_calls_today{outcome="done"} 1',
      'edgewise_model_calls_today{outcome="failed"} 2',
      'edgewise_ledger_mismatches 0',
    ]) {
      expect(body).toContain(line);
    }

    await db.execute(sql`update token_grants set remaining = remaining - 1 where wallet_id = ${walletId}::uuid`);
    expect((await get(site.app, '/metrics')).body).toContain('edgewise_ledger_mismatches 0');
    site.pass(600_000);
    expect((await get(site.app, '/metrics')).body).toContain('edgewise_ledger_mismatches 1');
  });

  it('is read from this machine only, and never through a proxy', async () => {
    expect((await get(site.app, '/metrics', { from: '203.0.113.7' })).statusCode).toBe(403);
    const far = await site.app.inject({ method: 'GET', url: '/metrics', remoteAddress: '203.0.113.7' });
    expect(far.statusCode).toBe(403);
  });

  it('asks for the token where one is set, from everywhere', async () => {
    const guarded = await startTestApp(open.db);
    const deps = {
      db: open.db,
      now: guarded.now,
      slate: { status: async () => Promise.reject(new Error('down')) },
      results: { overdue: async () => ({ count: 0, games: [] }) },
    };
    const secrets = { metricsToken: 'a token of the test', adminPath: '/p', paid: null };
    registerMetrics(guarded.app, { ...deps, violations, ...secrets });
    expect((await get(guarded.app, '/metrics')).statusCode).toBe(401);
    const wrong = await get(guarded.app, '/metrics', { headers: { authorization: 'Bearer a token of the tes' } });
    expect(wrong.statusCode).toBe(401);
    const right = await get(guarded.app, '/metrics', {
      from: '203.0.113.7',
      headers: { authorization: 'Bearer a token of the test' },
    });
    expect(right.statusCode).toBe(200);
    expect(right.body).toContain('edgewise_metrics_failed_total 1');
  });
});
