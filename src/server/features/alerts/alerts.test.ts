import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ALERT_MAILS_A_DAY, ALERTS_MAX, type AlertList } from '#contract/alerts.ts';
import type { Slate } from '#research/slate/slate.ts';
import { footballSlate, NOW } from '#research/slate/test-slate.ts';
import { alertsJob } from '../../jobs/alerts.job.ts';
import { rowsOf } from '../../platform/database/database.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { AUTH_SECRET, SITE } from '../../test-server.ts';
import { get, post, signUpNew, startTestApp, type TestApp } from '../auth/test-auth-app.ts';
import { exclusionMail } from '../mail/exclusion-mail.ts';
import { takeMails } from '../mail/test-mail.ts';
import { createPlayGuard } from '../play-limits/play-guard.ts';
import { playLimitsRoutes } from '../play-limits/play-limits.routes.ts';
import { giveBet } from '../record/test-given-bets.ts';
import { alertsRoutes } from './alerts.routes.ts';
import { exportAlerts } from './alerts.service.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const play = createPlayGuard({ authSecret: AUTH_SECRET, site: SITE });
const never = new AbortController().signal;
const BILLS = { eventId: 'g1', market: 'spread', side: 'away' };

const open = await testDatabase();
let site: TestApp;
let slate: Slate;
let cookie: string;
let userId: string;

// 11 in the morning in New York; the Bills' game of the slate is to come.
beforeEach(async () => {
  await open.db.execute(sql`truncate alerts, alert_hours, mails, mail_opt_outs`);
  slate = footballSlate();
  site = await startTestApp(open.db, { startAt: NOW.toISOString() });
  const deps = { db: open.db, now: site.now, newId: randomUUID, authSecret: AUTH_SECRET };
  await site.app.register(alertsRoutes({ ...deps, slate: { current: async () => slate }, play }));
  const billing = { requestBillingStop: async () => undefined, sendBillingStops: async () => undefined };
  await site.app.register(playLimitsRoutes({ ...deps, billing, mail: exclusionMail({ ...deps, appUrl: '' }) }));
  ({ cookie, id: userId } = await signUpNew(site.app));
  await confirm();
});
afterEach(() => site.app.close());

const confirm = () => open.db.execute(sql`update users set email_verified = true where id = ${userId}::uuid`);
const set = (body: object, as = cookie) => post(site.app, '/api/alerts', body, { cookie: as });
const atPrice = (price: string) => set({ kind: 'price', bet: BILLS, price });
const list = async (): Promise<AlertList> => (await get(site.app, '/api/alerts', { cookie })).json();
const run = () =>
  alertsJob({
    ...{ db: open.db, now: site.now, newId: randomUUID, authSecret: AUTH_SECRET, play },
    appUrl: 'https://edgewise.example',
    slate: { current: async () => slate },
  }).run(never);
const told = async (): Promise<string[]> =>
  (await takeMails(open.db, site.now)).filter(({ subject }) => subject.startsWith('Alert')).map(({ text }) => text);

/** The Bills' spread at BetMGM, which has the best price of it. */
const priced = (decimal: number): Slate => ({
  ...footballSlate(),
  events: footballSlate().events.map((event) => ({
    ...event,
    markets: event.markets.map((market) =>
      event.id === 'g1' && market.market === 'spread'
        ? {
            ...market,
            quotes: market.quotes.map((quote) =>
              quote.bookKey === 'betmgm'
                ? { ...quote, decimals: market.outcomes.map((side) => (side === 'away' ? decimal : 1.8)) }
                : quote,
            ),
          }
        : market,
    ),
  })),
});

describe('an alert', () => {
  it('is for signed-in users with a confirmed address', async () => {
    expect((await get(site.app, '/api/alerts')).statusCode).toBe(401);
    await open.db.execute(sql`update users set email_verified = false where id = ${userId}::uuid`);
    const refused = await atPrice('+120');
    expect([refused.statusCode, refused.json().message]).toEqual([
      400,
      'Confirm your address first: alerts come by mail.',
    ]);
  });

  it('is set once for the same, listed and taken away by its owner alone', async () => {
    const first = (await atPrice('+120')).json();
    expect(first).toMatchObject({ isNew: true, alert: { bet: 'Buffalo Bills +2.5', target: { text: '+120' } } });
    expect((await atPrice('+120')).json()).toMatchObject({ isNew: false, alert: { id: first.alert.id } });
    expect((await list()).alerts).toHaveLength(1);
    const other = await signUpNew(site.app);
    const remove = (as: string) =>
      site.app.inject({ method: 'DELETE', url: `/api/alerts/${first.alert.id}`, headers: { cookie: as } });
    expect((await remove(other.cookie)).statusCode).toBe(404);
    expect((await remove(cookie)).json()).toEqual({ removed: 1 });
    expect((await list()).alerts).toEqual([]);
  });

  it.each([
    ['no price', { kind: 'price', bet: BILLS }, 'Say the price to wait for, such as +120 or 2.20.'],
    ['no bet', { kind: 'starting' }, 'Say which bet the alert is for.'],
    [
      'a bet that is not stored',
      { kind: 'starting', bet: { ...BILLS, line: 40.5 } },
      'No price of this bet is stored that an alert could go by, or its game has begun.',
    ],
    [
      'a verdict on a bet that was not shown',
      { kind: 'edge_gone', bet: BILLS },
      'That an edge is gone is told of picks that were shown to you.',
    ],
  ])('is refused with %s', async (_what, body, words) => {
    const refused = await set(body);
    expect([refused.statusCode, refused.json().message]).toEqual([400, words]);
  });

  it(`is one of ${ALERTS_MAX} at most`, async () => {
    await atPrice('+120');
    await open.db.execute(sql`
      insert into alerts (id, user_id, kind, bet, label, game, sport, starts_at, created_at)
      select gen_random_uuid(), user_id, 'starting', bet, label, game, sport, starts_at, created_at
      from alerts cross join generate_series(2, ${ALERTS_MAX}::int)`);
    expect((await atPrice('+130')).json().message).toContain(`${ALERTS_MAX} alerts`);
  });
});

describe('what has come', () => {
  it('is a price that is that one or better: by mail, once, with the link that ends mails', async () => {
    await atPrice('+115');
    await run();
    expect(await told()).toEqual([]);
    slate = priced(2.15);
    expect(await run()).toMatchObject({ detail: { waiting: 1, told: 1 } });
    await run();
    const [mail, ...others] = await told();
    expect(others).toEqual([]);
    expect(mail).toContain('Buffalo Bills +2.5 is +115 at Betmgm now. You asked for +115 or better.');
    expect(mail).toContain('https://edgewise.example/unsubscribe?token=');
    expect((await list()).alerts).toMatchObject([
      { said: expect.stringContaining('+115'), firedAt: expect.any(String) },
    ]);
  });

  it('is told once by processes that look at the same time', async () => {
    await atPrice('+115');
    slate = priced(2.15);
    await Promise.all([run(), run(), run()]);
    expect(await told()).toHaveLength(1);
  });

  it('is a game that starts within half an hour, and none that has begun', async () => {
    await set({ kind: 'starting', bet: BILLS });
    await run();
    expect(await told()).toEqual([]);
    const start = slate.events.find(({ id }) => id === 'g1')?.startsAt.getTime() ?? 0;
    await open.db.execute(sql`insert into alert_hours values (${userId}::uuid, 0, 0)`);
    site.pass(start - 30 * MINUTE_MS - NOW.getTime());
    await run();
    expect((await told())[0]).toMatch(/Chiefs starts at .* E[SD]T\. You follow Buffalo Bills \+2\.5\./);
    await set({ kind: 'starting', bet: { ...BILLS, market: 'moneyline' } });
    site.pass(HOUR_MS);
    await run();
    expect(await told()).toEqual([]);
    expect((await list()).alerts.filter(({ firedAt }) => firedAt === null)).toEqual([]);
  });

  it('is an edge that is gone, of a pick that an answer showed', async () => {
    await giveBet(open.db, userId, { eventId: 'g1', startsAt: new Date(NOW.getTime() + 3 * HOUR_MS) });
    const [pick] = rowsOf<{ id: string }>(
      await open.db.execute(sql`
        select p.id from picks p join analyses a on a.id = p.analysis_id where a.user_id = ${userId}::uuid`),
    );
    const stranger = await signUpNew(site.app);
    expect((await set({ kind: 'edge_gone', pickId: pick?.id }, stranger.cookie)).statusCode).toBe(404);
    expect((await set({ kind: 'edge_gone', pickId: pick?.id })).json()).toMatchObject({ isNew: true });
    await run();
    expect(await told()).toEqual([]);
    slate = priced(1.8);
    await run();
    expect((await told())[0]).toMatch(/and that is a pass: the edge is gone\./);
  });

  it('is a price that moved by three points of chance', async () => {
    await set({ kind: 'line_moved', bet: { eventId: 'g1', market: 'moneyline', side: 'away' } });
    await open.db.execute(sql`update alerts set base_decimal = base_decimal - 0.01`);
    await run();
    expect(await told()).toEqual([]);
    await open.db.execute(sql`update alerts set base_decimal = 1 / (1 / base_decimal + 0.04)`);
    await run();
    expect((await told())[0]).toMatch(
      /^The price of Buffalo Bills moneyline moved from \+\d+\. Buffalo Bills moneyline is/,
    );
  });

  it('is a main line that is another', async () => {
    await set({ kind: 'line_moved', bet: BILLS });
    await run();
    expect(await told()).toEqual([]);
    await open.db.execute(sql`update alerts set base_line = 3.5`);
    await run();
    expect((await told())[0]).toContain('The line moved from +3.5 to Buffalo Bills +2.5.');
  });
});

describe('nothing is told', () => {
  beforeEach(async () => {
    await atPrice('+115');
    slate = priced(2.15);
  });

  it('in quiet hours, which are the bettor’s own; what still holds is told behind them', async () => {
    const hours = (from: number, to: number) =>
      site.app.inject({ method: 'PUT', url: '/api/alerts/quiet', payload: { from, to }, headers: { cookie } });
    expect((await hours(24, 8)).statusCode).toBe(400);
    expect((await list()).quiet).toEqual({ from: 23, to: 8 });
    expect((await hours(11, 12)).json()).toEqual({ from: 11, to: 12 });
    await run();
    expect(await told()).toEqual([]);
    await open.db.execute(sql`update users set time_zone = 'America/Chicago' where id = ${userId}::uuid`);
    await run();
    expect(await told()).toHaveLength(1);
  });

  it.each([
    ['on a time-out', () => post(site.app, '/api/user/limits/time-out', { duration: '24h' }, { cookie })],
    ['at a limit of one’s own', () => limitTo(0)],
    [
      'to somebody under 21',
      () => open.db.execute(sql`update users set under_age_since = now() where id = ${userId}::uuid`),
    ],
  ])('%s', async (_when, become) => {
    await become();
    await run();
    expect(await told()).toEqual([]);
    expect((await list()).alerts).toMatchObject([{ firedAt: null }]);
  });
  const limitTo = (amount: number) =>
    site.app.inject({
      method: 'PUT',
      url: '/api/user/limits',
      payload: { unit: 'tokens', window: 'day', amount },
      headers: { cookie },
    });

  it(`beyond ${ALERT_MAILS_A_DAY} a day`, async () => {
    await open.db.execute(sql`
      insert into alerts (id, user_id, kind, bet, label, game, sport, starts_at, created_at, fired_at, said)
      select gen_random_uuid(), user_id, 'starting', bet, label, game, sport, starts_at, created_at, created_at, 'told'
      from alerts cross join generate_series(1, ${ALERT_MAILS_A_DAY}::int)`);
    await run();
    expect(await told()).toEqual([]);
  });

  it('beyond those of a day where the bettor took away what had been told, which is out of sight at once and gone a day later', async () => {
    await open.db.execute(sql`
      insert into alerts (id, user_id, kind, bet, label, game, sport, starts_at, created_at, fired_at, said)
      select gen_random_uuid(), user_id, 'starting', bet, label, game, sport, starts_at, created_at, created_at, 'told'
      from alerts cross join generate_series(1, ${ALERT_MAILS_A_DAY}::int)`);
    for (const { id, firedAt } of (await list()).alerts) {
      if (firedAt === null) continue;
      const remove = () => site.app.inject({ method: 'DELETE', url: `/api/alerts/${id}`, headers: { cookie } });
      expect([(await remove()).statusCode, (await remove()).statusCode]).toEqual([200, 404]);
    }
    expect((await list()).alerts).toHaveLength(1);
    expect((await exportAlerts(open.db, userId)).removedToday).toHaveLength(ALERT_MAILS_A_DAY);
    await run();
    expect(await told()).toEqual([]);
    await open.db.execute(sql`update alerts set fired_at = fired_at - interval '1 day' where fired_at is not null`);
    await run();
    expect(await told()).toHaveLength(1);
    expect((await exportAlerts(open.db, userId)).removedToday).toEqual([]);
  });
});
