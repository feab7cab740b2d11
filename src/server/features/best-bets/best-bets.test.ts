import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BEST_BETS_MAX, BestBetResults, BestBets } from '#contract/best-bets.ts';
import type { Slate } from '#research/slate/slate.ts';
import { demoSlateAt } from '#research/slate/test-demo-slate.ts';
import { footballSlate, NOW, testEvent, testSlate } from '#research/slate/test-slate.ts';
import { mailChoices } from '../../db/schema/operations.ts';
import { bestBetsJob } from '../../jobs/best-bets.job.ts';
import { rowsOf } from '../../platform/database/database.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { get, post, signUpNew, startTestApp, type TestApp } from '../auth/test-auth-app.ts';
import { newLogKey } from '../log/note/log-key.ts';
import { exclusionMail } from '../mail/exclusion-mail.ts';
import { takeMails } from '../mail/test-mail.ts';
import { createPlayGuard } from '../play-limits/play-guard.ts';
import { playLimitsRoutes } from '../play-limits/play-limits.routes.ts';
import { runRecordLog } from '../record/log/record-log.service.ts';
import { bestBetsRoutes } from './best-bets.routes.ts';
import { createBestBets } from './best-bets.service.ts';

const AUTH_SECRET = 'a secret of the test';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SITE = { helplineName: 'Helpline', helplinePhone: '1-800-522-4700', supportEmail: 'help@example.com' };
const play = createPlayGuard({ authSecret: AUTH_SECRET, site: SITE });
const log = { origin: 'edgewise.example/log', key: newLogKey(), replaces: null };
const never = new AbortController().signal;

const open = await testDatabase();
let site: TestApp;
let slate: Slate;
let cookie: string;

beforeEach(async () => {
  // The trigger refuses to take single rows away.
  await open.db.execute(sql`truncate best_bets, best_bet_lists, mail_choices, mail_opt_outs, mails`);
  slate = footballSlate();
  // 11 in the morning in New York.
  site = await startTestApp(open.db, { startAt: NOW.toISOString() });
  const { db } = open;
  const books = { books: async () => [{ key: 'betmgm', title: 'BetMGM' }] };
  await site.app.register(bestBetsRoutes(createBestBets({ db, now: site.now, slate: books, play, odds: 'demo' })));
  const billing = { requestBillingStop: async () => undefined, sendBillingStops: async () => undefined };
  const mail = exclusionMail({ newId: randomUUID, authSecret: AUTH_SECRET, appUrl: '' });
  await site.app.register(
    playLimitsRoutes({ db, now: site.now, newId: randomUUID, authSecret: AUTH_SECRET, billing, mail }),
  );
  cookie = (await signUpNew(site.app)).cookie;
});
afterEach(() => site.app.close());

const source = { current: async () => ({ ...slate, asOf: site.now() }), moves: async () => [] };
const job = (current: typeof source.current = source.current) =>
  bestBetsJob({
    ...{ db: open.db, now: site.now, newId: randomUUID, authSecret: AUTH_SECRET, odds: 'demo' },
    appUrl: 'https://edgewise.example',
    slate: { ...source, current },
  }).run(never);
const today = async (): Promise<BestBets> => {
  const answer = await get(site.app, '/api/best-bets', { cookie });
  expect(answer.statusCode).toBe(200);
  return BestBets.parse(answer.json());
};
const results = async (): Promise<BestBetResults> => {
  site.pass(5_000);
  const answer = await get(site.app, '/api/best-bets/results');
  expect(answer.statusCode).toBe(200);
  return BestBetResults.parse(answer.json());
};
const even = (id: string, inHours: number, except: Record<string, number[]> = {}) =>
  testEvent(id, {
    home: `${id} Home`,
    away: `${id} Away`,
    inHours,
    markets: [{ market: 'moneyline', outcomes: ['home', 'away'], decimals: [1.91, 1.91], except }],
  });
const count = async (table: string) =>
  rowsOf<{ n: number }>(await open.db.execute(sql`select count(*)::int as n from ${sql.identifier(table)}`))[0]?.n;

describe('the day’s list', () => {
  it('is for signed-in users, and not there before it is drawn', async () => {
    const refused = await get(site.app, '/api/best-bets');
    expect([refused.statusCode, refused.json().message]).toEqual([401, 'Unauthorized']);
    expect(await today()).toEqual({ list: null, nextAt: '2026-11-23T14:00:00.000Z' });
  });

  it('is drawn once, holds only bets, with proof and words, and is not changed by newer prices', async () => {
    expect(await job()).toMatchObject({ detail: { day: '2026-11-22', mailed: 0 } });
    const first = await today();
    expect(first.list).toMatchObject({ day: '2026-11-22', odds: 'demo', drawnAt: NOW.toISOString() });
    expect(first.list?.picks[0]).toMatchObject({ pick: 'Buffalo Bills +2.5', book: 'Betmgm', oddsDecimal: 2.05 });
    for (const pick of first.list?.picks ?? []) {
      expect([pick.verdict, pick.analysis === '', pick.riskFactor === '']).toEqual(['bet', false, false]);
      expect(pick.proof.books.length).toBeGreaterThan(1);
    }
    slate = testSlate([even('a', 2)]);
    site.pass(HOUR_MS);
    await job();
    expect((await today()).list).toEqual(first.list);
    expect(await count('best_bet_lists')).toBe(1);
  });

  it('is drawn once by processes that come at the same time', async () => {
    await Promise.all([job(), job(), job()]);
    const bets = (await today()).list?.picks.length;
    expect([await count('best_bet_lists'), await count('best_bets')]).toEqual([1, bets]);
    const recorded = await open.db.execute(sql`
      select count(*)::int as n from picks where analysis_id in (select id from best_bet_lists)`);
    expect(rowsOf(recorded)).toEqual([{ n: bets }]);
  });

  it('has at most ten bets, one of a game, over a whole demo day', async () => {
    slate = await demoSlateAt(NOW);
    await job();
    const picks = (await today()).list?.picks ?? [];
    expect(picks.length).toBeGreaterThan(0);
    expect(picks.length).toBeLessThanOrEqual(BEST_BETS_MAX);
    expect(new Set(picks.map(({ eventId }) => eventId)).size).toBe(picks.length);
    expect(new Set(picks.map(({ verdict }) => verdict))).toEqual(new Set(['bet']));
  });

  it('is empty where no bet clears the bar: no lean and no pass stands in', async () => {
    slate = testSlate([even('a', 2), even('b', 3), even('c', 4)]);
    await job();
    const { list } = await today();
    expect([list?.picks, list?.considered]).toEqual([[], 3]);
    expect((await results()).all).toMatchObject({ days: 1, empty: 1 });
  });

  it('covers games that start within 24 hours, and none later', async () => {
    slate = {
      ...footballSlate(),
      events: footballSlate().events.map((event) => ({ ...event, startsAt: new Date(NOW.getTime() + DAY_MS) })),
    };
    await job();
    expect((await today()).list).toMatchObject({ picks: [], considered: 0 });
  });

  it('is followed by the next day’s at nine in the morning in New York, and not before', async () => {
    await job();
    site.pass(Date.parse('2026-11-23T13:59:59Z') - NOW.getTime());
    expect(await job()).toMatchObject({ nextInMs: 1_000, detail: { day: '2026-11-22' } });
    site.pass(1_000);
    await job();
    expect((await today()).list?.day).toBe('2026-11-23');
  });

  it('waits for prices that somebody confirmed within two hours', async () => {
    const old = async () => ({ ...slate, asOf: new Date(site.now().getTime() - 2 * HOUR_MS - 1) });
    expect(await job(old)).toMatchObject({ nextInMs: 60_000 });
    expect((await today()).list).toBeNull();
  });

  it('is not shown to somebody who is excluded', async () => {
    await job();
    await post(site.app, '/api/user/limits/time-out', { duration: '24h' }, { cookie });
    const refused = await get(site.app, '/api/best-bets', { cookie });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'excluded']);
  });
});

describe('its picks in the log', () => {
  it('are sealed like every shown pick, and graded', async () => {
    const runLog = () => runRecordLog({ db: open.db, now: site.now, log, randomBytes }, never);
    // What other tests left behind.
    await runLog();
    await job();
    const bets = (await today()).list?.picks ?? [];
    expect(await runLog()).toMatchObject({ sealed: bets.length, revealed: 0 });
    site.pass(DAY_MS);
    await runLog();
    const seals = await open.db.execute(sql`
      select count(*)::int as n from pick_seals where reveal_leaf is not null
        and pick_id in (select pick_id from best_bets)`);
    expect(rowsOf(seals)).toEqual([{ n: bets.length }]);
  });
});

describe('what everybody may read', () => {
  it('tells of the present list how long it is, and nothing of what stands on it', async () => {
    await job();
    const bets = (await today()).list?.picks ?? [];
    const answer = await get(site.app, '/api/best-bets/results');
    expect(answer.json()).toMatchObject({ today: { day: '2026-11-22', bets: bets.length }, last: null });
    expect(answer.body).not.toContain('Buffalo');
  });

  it('shows the list before from its games’ start on, with how each bet ended', async () => {
    await job();
    const [bet] = (await today()).list?.picks ?? [];
    await open.db.execute(sql`
      insert into pick_grades (pick_id, revision, leaf, result, rules, profit, close_books, graded_at)
      values (${bet?.id}, 0, 1, 'win', 'us_five_innings', 1.05, 0, now())`);
    site.pass(DAY_MS);
    slate = testSlate([]);
    await job();
    const { last, all, today: present } = await results();
    expect(last).toMatchObject({ day: '2026-11-22', hidden: 0 });
    expect(last?.picks[0]).toMatchObject({ pick: bet?.pick, result: 'win', profit: 1.05, book: 'BetMGM' });
    expect(all).toMatchObject({ days: 2, empty: 1, graded: 1, won: 1, lost: 0, flatReturn: null });
    expect(present).toMatchObject({ day: '2026-11-23', bets: 0 });
  });
});

describe('the mail', () => {
  const choose = (bestBets: boolean, as = cookie) =>
    site.app.inject({ method: 'PUT', url: '/api/user/mails', payload: { bestBets }, headers: { cookie: as } });
  const confirm = () => open.db.execute(sql`update users set email_verified = true, under_age_since = null`);
  const sent = async () => (await takeMails(open.db, site.now)).filter(({ subject }) => subject.includes('best bet'));

  it('is asked for with a confirmed address alone', async () => {
    const refused = await choose(true);
    expect([refused.statusCode, refused.json().message]).toEqual([
      400,
      'Confirm your address first: this comes by mail.',
    ]);
    await confirm();
    expect((await choose(true)).json()).toEqual({ bestBets: true });
    expect((await get(site.app, '/api/user/mails', { cookie })).json()).toEqual({ bestBets: true });
    expect((await choose(false)).json()).toEqual({ bestBets: false });
    expect(await open.db.$count(mailChoices)).toBe(0);
  });

  it('brings the list once, with the link that ends it, to nobody else', async () => {
    await signUpNew(site.app);
    await confirm();
    await choose(true);
    site.pass(1_000);
    expect(await job()).toMatchObject({ detail: { mailed: 1 } });
    await job();
    const [mail, ...others] = await sent();
    expect(others).toEqual([]);
    expect(mail?.text).toMatch(/1\. Buffalo Bills \+2\.5, \+105 at Betmgm, [\d.]+ units?\. .* Fair chance \d+\.\d%\./);
    expect(mail?.text).toContain('These are demo odds');
    expect(mail?.unsubscribeUrl).toMatch(/^https:\/\/edgewise\.example\/api\/mail\/unsubscribe\?token=/);
    await site.app.inject({ method: 'POST', url: mail?.unsubscribeUrl?.replace('https://edgewise.example', '') ?? '' });
    expect((await get(site.app, '/api/user/mails', { cookie })).json()).toEqual({ bestBets: false });
    site.pass(DAY_MS);
    slate = {
      ...footballSlate(),
      events: footballSlate().events.map((event) => ({
        ...event,
        startsAt: new Date(site.now().getTime() + 2 * HOUR_MS),
      })),
    };
    await job();
    expect(await sent()).toEqual([]);
    // Asked for again, it comes again.
    await choose(true);
    expect((await get(site.app, '/api/user/mails', { cookie })).json()).toEqual({ bestBets: true });
    expect(rowsOf(await open.db.execute(sql`select from mail_opt_outs`))).toEqual([]);
  });

  it.each([
    ['takes a time-out', () => post(site.app, '/api/user/limits/time-out', { duration: '24h' }, { cookie })],
    ['said to be under 21', () => open.db.execute(sql`update users set under_age_since = now() where email_verified`)],
  ])('is not sent to somebody who %s', async (_who, become) => {
    await confirm();
    await choose(true);
    site.pass(1_000);
    await become();
    expect(await job()).toMatchObject({ detail: { mailed: 0 } });
    expect(await sent()).toEqual([]);
  });

  it('is none on a day with no bet', async () => {
    await confirm();
    await choose(true);
    site.pass(1_000);
    slate = testSlate([even('a', 2)]);
    expect(await job()).toMatchObject({ detail: { mailed: 0 } });
    expect(await sent()).toEqual([]);
  });
});
