import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PushState } from '#contract/push.ts';
import { footballSlate, NOW } from '#research/slate/test-slate.ts';
import { alertsJob } from '../../jobs/alerts.job.ts';
import { pushesJob } from '../../jobs/pushes.job.ts';
import { rowsOf } from '../../platform/database/database.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import type { PushOutcome } from '../../providers/push/push-sender.port.ts';
import { AUTH_SECRET, SITE } from '../../test-server.ts';
import { cookieOf, get, PASSWORD, post, signUpNew, startTestApp, type TestApp } from '../auth/test-auth-app.ts';
import { createPlayGuard } from '../play-limits/play-guard.ts';
import { playLimitsRoutes } from '../play-limits/play-limits.routes.ts';
import { alertsRoutes } from './alerts.routes.ts';
import { pushRoutes } from './push.routes.ts';

const MINUTE_MS = 60_000;
const play = createPlayGuard({ authSecret: AUTH_SECRET, site: SITE });
const never = new AbortController().signal;
const CHROME = 'https://fcm.googleapis.com/fcm/send/one';
const FIREFOX = 'https://updates.push.services.mozilla.com/wpush/v2/two';
const MONEYLINE = { eventId: 'g1', market: 'moneyline', side: 'away' };

const open = await testDatabase();
let site: TestApp;
let one: { id: string; email: string; cookie: string };
let outcome: PushOutcome;
let pushed: string[];

// 11 in the morning in New York, and within half an hour of a game, so that an alert on its start has come.
beforeEach(async () => {
  await open.db.execute(sql`truncate alerts, alert_hours, mails, push_subscriptions`);
  site = await startTestApp(open.db, { startAt: NOW.toISOString() });
  const deps = { db: open.db, now: site.now, newId: randomUUID, authSecret: AUTH_SECRET };
  await site.app.register(alertsRoutes({ ...deps, slate: { current: async () => footballSlate() }, play }));
  await site.app.register(pushRoutes({ ...deps, pushKey: 'the key' }));
  const billing = { requestBillingStop: async () => undefined, sendBillingStops: async () => undefined };
  await site.app.register(playLimitsRoutes({ ...deps, billing }));
  one = await signUpNew(site.app);
  await open.db.execute(sql`update users set email_verified = true where id = ${one.id}::uuid`);
  outcome = { kind: 'sent' };
  pushed = [];
});
afterEach(() => site.app.close());

const on = (endpoint: string, { cookie } = one) =>
  site.app.inject({ method: 'PUT', url: '/api/push', payload: { endpoint }, headers: { cookie } });
const off = ({ cookie } = one) => site.app.inject({ method: 'DELETE', url: '/api/push', headers: { cookie } });
const state = async ({ cookie }: { cookie: string } = one): Promise<PushState> =>
  (await get(site.app, '/api/push', { cookie })).json();
const setAlert = () =>
  post(site.app, '/api/alerts', { kind: 'price', bet: MONEYLINE, price: '-10000' }, { cookie: one.cookie });
const jobDeps = () => ({ db: open.db, now: site.now, newId: randomUUID, authSecret: AUTH_SECRET, play });
const tellAlerts = () =>
  alertsJob({
    ...jobDeps(),
    appUrl: 'https://edgewise.example',
    slate: { current: async () => footballSlate() },
  }).run(never);
const push = async () => {
  const send = async ({ href }: URL) => {
    pushed.push(href);
    return outcome;
  };
  return (await pushesJob({ ...jobDeps(), push: { send } }).run(never)).detail;
};
const told = async () => {
  await setAlert();
  await tellAlerts();
};
const due = async () =>
  rowsOf<{ n: number }>(
    await open.db.execute(sql`select count(*)::int as n from push_subscriptions where due_at is not null`),
  )[0]?.n;

describe('a browser', () => {
  it('is told once it asked, is one however often it asks, and no more once it asked for that', async () => {
    expect((await get(site.app, '/api/push')).statusCode).toBe(401);
    expect(await state()).toEqual({ key: 'the key', isOn: false, browsers: 0 });
    expect((await on(CHROME)).json()).toEqual({ isOn: true, browsers: 1 });
    expect((await on(FIREFOX)).json()).toEqual({ isOn: true, browsers: 1 });
    expect((await off()).json()).toEqual({ isOn: false, browsers: 0 });
    await told();
    expect(await push()).toEqual({ sent: 0, gone: 0, later: 0, silent: 0 });
  });

  it.each([
    ['this machine', 'https://127.0.0.1/x'],
    ['a network of one’s own', 'https://10.0.0.7/x'],
    ['the metadata of a cloud', 'http://169.254.169.254/latest/meta-data'],
    ['any other host', 'https://push.example.com/x'],
    ['a host that ends like one of them', 'https://evilfcm.googleapis.com.example/x'],
    ['a host that only ends in the letters', 'https://notfcm.googleapis.com/x'],
    ['no encryption', 'http://fcm.googleapis.com/x'],
    ['another port', 'https://fcm.googleapis.com:8443/x'],
    ['a name in front', 'https://fcm.googleapis.com@127.0.0.1/x'],
    ['a name and the right host', 'https://user:pass@fcm.googleapis.com/x'],
    ['no address', 'fcm.googleapis.com'],
    ['a file', 'file:///etc/passwd'],
  ])('gives no address of %s', async (_what, endpoint) => {
    const refused = await on(endpoint);
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { code: 'invalid_input', field: 'endpoint' }]);
    expect((await state()).browsers).toBe(0);
  });

  it('is its account’s while it is signed in there, and the next one’s when that asks', async () => {
    await on(CHROME);
    const other = await signUpNew(site.app);
    expect((await state(other)).isOn).toBe(false);
    await off(other);
    expect((await state()).isOn).toBe(true);
    expect((await on(CHROME, other)).json()).toEqual({ isOn: true, browsers: 1 });
    expect((await state()).isOn).toBe(false);
    await on(FIREFOX);
    await post(site.app, '/api/auth/signout', {}, { cookie: one.cookie });
    await told();
    await push();
    expect(pushed).toEqual([]);
  });
});

describe('what has come', () => {
  it('wakes every browser once, however many alerts there were, and stays a mail', async () => {
    await on(CHROME);
    await told();
    await post(site.app, '/api/alerts', { kind: 'price', bet: MONEYLINE, price: '-9000' }, { cookie: one.cookie });
    expect((await tellAlerts()).detail).toMatchObject({ told: 1 });
    expect(await push()).toEqual({ sent: 1, gone: 0, later: 0, silent: 0 });
    await push();
    expect(pushed).toEqual([CHROME]);
    const mails = rowsOf<{ n: number }>(
      await open.db.execute(sql`select count(*)::int as n from mails where subject like 'Alert%'`),
    );
    expect(mails[0]?.n).toBe(2);
  });

  it('wakes at most 20 times a day', async () => {
    await on(CHROME);
    await told();
    await push();
    await open.db.execute(sql`
      insert into alerts (id, user_id, kind, bet, label, game, sport, starts_at, created_at, fired_at, said)
      select gen_random_uuid(), user_id, 'starting', bet, label, game, sport, starts_at, created_at, created_at, 'told'
      from alerts cross join generate_series(1, 19)`);
    await post(site.app, '/api/alerts', { kind: 'price', bet: MONEYLINE, price: '-8000' }, { cookie: one.cookie });
    await tellAlerts();
    await push();
    expect(pushed).toHaveLength(1);
  });

  it('forgets a browser that is gone, and tries again where a service asks for time', async () => {
    await on(CHROME);
    await told();
    outcome = { kind: 'later', afterMs: 5 * MINUTE_MS, reason: 'answered HTTP 429' };
    expect(await push()).toMatchObject({ later: 1 });
    site.pass(4 * MINUTE_MS);
    expect(await push()).toMatchObject({ later: 0, sent: 0 });
    site.pass(2 * MINUTE_MS);
    outcome = { kind: 'gone' };
    expect(await push()).toMatchObject({ gone: 1 });
    expect((await state()).browsers).toBe(0);
  });

  it('wakes no browser whose session has ended by time, and counts it no more', async () => {
    await on(CHROME);
    await told();
    await open.db.execute(sql`update auth_sessions set expires_at = ${site.now().toISOString()}::timestamptz`);
    expect(await push()).toEqual({ sent: 0, gone: 0, later: 0, silent: 0 });
    expect(pushed).toEqual([]);
    const again = await post(site.app, '/api/auth/signin', { email: one.email, password: PASSWORD });
    expect(await state({ ...one, cookie: cookieOf(again)! })).toMatchObject({ isOn: false, browsers: 0 });
  });

  it('is no news after half an hour', async () => {
    await on(CHROME);
    await told();
    site.pass(31 * MINUTE_MS);
    expect(await push()).toMatchObject({ sent: 0, silent: 1 });
    expect(await due()).toBe(0);
  });

  it.each([
    ['in quiet hours', () => open.db.execute(sql`insert into alert_hours values (${one.id}::uuid, 11, 12)`)],
    ['on a time-out', () => post(site.app, '/api/user/limits/time-out', { duration: '24h' }, { cookie: one.cookie })],
    [
      'at a limit of one’s own',
      () =>
        site.app.inject({
          method: 'PUT',
          url: '/api/user/limits',
          payload: { unit: 'tokens', window: 'day', amount: 0 },
          headers: { cookie: one.cookie },
        }),
    ],
  ])('wakes nobody %s, also where that came after it was told', async (_when, become) => {
    await on(CHROME);
    await told();
    await become();
    expect(await push()).toMatchObject({ sent: 0, silent: 1 });
    await post(site.app, '/api/alerts', { kind: 'price', bet: MONEYLINE, price: '-9000' }, { cookie: one.cookie });
    await tellAlerts();
    await push();
    expect(pushed).toEqual([]);
  });
});
