import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addBet } from '#contract/bets/bets.ts';
import type { LookUpResult } from '#contract/research/look-up.ts';
import type { ProposeResult } from '#contract/research/propose.ts';
import { footballSlate, NOW } from '#research/slate/test-slate.ts';
import { rowsOf } from '../../platform/database/database.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { giveBet, START } from '../record/test-given-bets.ts';
import { type DeskApp, type DeskCaller, newDeskCaller, startDeskApp, visitorAt } from './test-desk-app.ts';

let site: DeskApp;
let bettor: Awaited<ReturnType<typeof newDeskCaller>>;
const open = await testDatabase();
beforeEach(async () => {
  site = await startDeskApp(open.db, footballSlate(), NOW);
  bettor = await newDeskCaller(site, open.db);
});
afterEach(() => site.app.close());

async function lookUp(topic: object, caller: DeskCaller = bettor): Promise<LookUpResult> {
  const answer = await caller.call('look_up', { topic });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}

async function propose(action: object): Promise<ProposeResult> {
  const answer = await bettor.call('propose', { action });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}

const figuresOf = ({ figures }: LookUpResult) => Object.fromEntries(figures.map(({ key, value }) => [key, value]));

describe('what is looked up over HTTP', () => {
  it('is the record as it is stored, for everybody', async () => {
    await giveBet(open.db, bettor.id);
    await giveBet(open.db, bettor.id, { verdict: 'pass', units: 0, odds: 'demo' });
    const [counted] = rowsOf<{ picks: number }>(await open.db.execute(sql`select count(*)::int as picks from picks`));
    const record = await lookUp({ kind: 'record' }, visitorAt(site.app));
    expect(figuresOf(record)).toMatchObject({ recorded: counted?.picks });
    expect(record.text).toContain('Each pick is graded once its game has ended');
  });

  it('is the caller’s own bets, graded by what is stored, and nobody else’s', async () => {
    const game = await giveBet(open.db, bettor.id);
    await open.db.execute(sql`
      insert into event_results (event_id, status, home_score, away_score, source_name, observed_at, settled_at)
      values (${game}, 'final', 17, 20, 'ESPN', ${START.toISOString()}, ${START.toISOString()})`);
    const own = await lookUp({ kind: 'own_bets' });
    expect(own.rows).toMatchObject([{ pick: 'Bills +2.5', state: 'win', profitUnits: 1.5 * 0.95, text: '-105' }]);
    const other = await newDeskCaller(site, open.db);
    expect((await lookUp({ kind: 'own_bets' }, other)).rows).toEqual([]);
    await open.db.execute(sql`
      insert into tracked_bets (id, user_id, origin, sport, league, game, bet, market, player, book, odds_decimal, stake_cents,
        placed_at, told_result, told_by, created_at)
      values (gen_random_uuid(), ${other.id}::uuid, 'hand', 'NFL', '', 'x', 'Bills +2.5', 'spread', '', 'FanDuel', 1.95, 10000,
        ${START.toISOString()}, 'win', 'bettor', ${START.toISOString()})`);
    expect((await lookUp({ kind: 'own_bets' }, other)).text).toContain(
      'You keep 1 bet under My Bets. 1 is settled: 1-0, +$95.00 on $100.00 staked, a return of +95.0%.',
    );
    expect((await lookUp({ kind: 'own_bets' })).text).toContain('counted once you keep it under My Bets');
  });

  it('is the own limits, in a time-out too, in which bets are not', async () => {
    await bettor.click({
      method: 'PUT',
      path: '/api/user/limits',
      body: { unit: 'money', window: 'week', amount: 50 },
    });
    expect((await lookUp({ kind: 'limits' })).text).toContain('You set $50.00 a week ($0.00 used in the last 7 days).');
    await bettor.post('/api/user/limits/time-out', { duration: '24h' });
    expect((await lookUp({ kind: 'limits' })).text).toContain('You chose a time-out. It holds until');
    const refused = await bettor.call('look_up', { topic: { kind: 'own_bets' } });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'excluded']);
  });

  it('costs nothing', async () => {
    for (const kind of ['about', 'prices', 'sports', 'books', 'term', 'limits', 'own_bets'])
      expect((await bettor.call('look_up', { topic: { kind } })).json()).toMatchObject({ charged: 0, verdicts: 0 });
    expect(await bettor.tokens()).toBe(150);
  });
});

describe('what is proposed over HTTP', () => {
  const settings = async () => (await bettor.get('/api/user/settings')).json();
  const limits = async () => (await bettor.get('/api/user/limits')).json();
  const limit = (amount: number | null) => ({ kind: 'limit', change: { unit: 'tokens', window: 'day', amount } });

  it('changes no setting by the call, and all of what it says by the click', async () => {
    const before = await settings();
    const change = { oddsFormat: 'decimal', bankroll: 1000, sportsbooks: ['dk', 'fd'], timeZone: 'America/Denver' };
    const proposal = await propose({ kind: 'setting', change });
    expect(await settings()).toEqual(before);
    const clicked = proposal.request && (await bettor.click(proposal.request));
    expect(clicked?.statusCode).toBe(200);
    expect(await settings()).toEqual({
      ...before,
      ...change,
      sportsbooks: ['draftkings', 'fanduel'],
    });
    expect((await propose({ kind: 'setting', change })).request).toBeNull();
  });

  it('sets a limit, and raises it when it said that it would', async () => {
    const first = await propose(limit(20));
    expect((await limits()).limits[0]).toMatchObject({ amount: null });
    await bettor.click(first.request ?? expect.fail());
    expect((await limits()).limits[0]).toMatchObject({ amount: 20, pendingFrom: null });
    const raise = await propose(limit(40));
    await bettor.click(raise.request ?? expect.fail());
    expect((await limits()).limits[0]).toMatchObject({
      amount: 20,
      pendingAmount: 40,
      pendingFrom: raise.takesEffectAt,
    });
  });

  it('excludes until the moment that it named', async () => {
    const proposal = await propose({ kind: 'self_exclusion', duration: '1y' });
    expect((await limits()).exclusion).toBeNull();
    await bettor.click(proposal.request ?? expect.fail());
    expect((await limits()).exclusion).toEqual({ kind: 'self_exclusion', endsAt: '2027-11-22T16:00:00.000Z' });
    expect(proposal.sentence).toContain('until November 22, 2027 at 11:00 AM EST');
    expect((await propose({ kind: 'time_out', duration: '24h' })).request).toBeNull();
  });

  it('asks for a bet to be kept as the endpoint of bets takes it', async () => {
    const bet = { eventId: 'g1', market: 'moneyline', side: 'home', price: '-130', named: ['side', 'price'] };
    const { request } = await propose({ kind: 'tracked_bet', bet, stakeCents: 1_000 });
    expect(request).toMatchObject({ method: addBet.method, path: addBet.path });
    expect(addBet.body.parse(request?.body)).toMatchObject({ eventId: 'g1', price: '-130', stakeCents: 1_000 });
  });

  it('is refused where it cannot be', async () => {
    const setting = { kind: 'setting', change: { bankroll: 10, unit: 20 } };
    const wrong = await bettor.call('propose', { action: setting });
    expect([wrong.statusCode, wrong.json().message]).toEqual([400, 'The unit must not be more than the bankroll.']);
  });
});
