import { describe, expect, it } from 'vitest';
import { StateRules } from '#contract/research/state-rules.ts';
import { DEFAULT_SETTINGS } from '#contract/settings.ts';
import { testDatabase } from '../../platform/database/test-database.ts';
import { signUpNew } from '../auth/test-auth-app.ts';
import { startSettingsApp, visitorOf } from './test-settings-app.ts';

const open = await testDatabase();
const app = await startSettingsApp(open.db);

const newVisitor = async () => visitorOf(app, (await signUpNew(app)).cookie);

it('the rules of a state are told with the day of the check, to signed-in users', async () => {
  const rulesOf = async (state: string, cookie = '') =>
    app.inject({ url: `/api/state-rules?state=${state}`, headers: { cookie } });
  const { cookie } = await signUpNew(app);
  const ohio = await rulesOf('OH', cookie);
  expect([ohio.statusCode, StateRules.parse(ohio.json())]).toEqual([
    200,
    expect.objectContaining({
      online: 'statewide',
      legalAge: 21,
      selfExclusion: 'Time Out Ohio',
      checkedOn: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
      books: expect.arrayContaining(['DraftKings', 'FanDuel']),
    }),
  ]);
  expect((await rulesOf('XX', cookie)).statusCode).toBe(400);
  expect((await rulesOf('OH')).statusCode).toBe(401);
});

describe('settings', () => {
  it('are for signed-in users', async () => {
    const nobody = visitorOf(app, '');
    expect((await nobody.settings()).statusCode).toBe(401);
    expect((await nobody.change({ bankroll: -1 })).statusCode).toBe(401);
  });

  it('start with their defaults', async () => {
    const answer = await (await newVisitor()).settings();
    expect([answer.statusCode, answer.json()]).toEqual([200, DEFAULT_SETTINGS]);
  });

  it('keep what is sent, change nothing else, and take back what is set to null', async () => {
    const visitor = await newVisitor();
    const whole = {
      oddsFormat: 'decimal',
      timeZone: 'America/Los_Angeles',
      bankroll: 1000.55,
      unit: 12.5,
      sportsbooks: ['betmgm', 'draftkings'],
      state: 'OH',
    };
    const saved = await visitor.change({ ...whole, sportsbooks: ['draftkings', 'betmgm', 'draftkings'] });
    expect([saved.statusCode, saved.json()]).toEqual([200, whole]);
    expect((await visitor.change({ unit: null })).json()).toEqual({ ...whole, unit: null });
    expect((await visitor.change({ timeZone: null, sportsbooks: [], state: null })).json()).toEqual({
      ...whole,
      timeZone: null,
      unit: null,
      sportsbooks: [],
      state: null,
    });
    expect((await visitor.change({ state: 'XX' })).statusCode).toBe(400);
    expect((await visitor.change({})).json()).toEqual((await visitor.settings()).json());
  });

  it('are each user’s own', async () => {
    const [one, other] = [await newVisitor(), await newVisitor()];
    await one.change({ oddsFormat: 'decimal' });
    expect((await other.settings()).json()).toEqual(DEFAULT_SETTINGS);
  });

  it('keep two changes that come at once', async () => {
    const visitor = await newVisitor();
    await Promise.all([visitor.change({ bankroll: 500 }), visitor.change({ oddsFormat: 'decimal' })]);
    expect((await visitor.settings()).json()).toMatchObject({ bankroll: 500, oddsFormat: 'decimal' });
  });

  it.each([
    [{ sportsbooks: ['draftkings', 'no_such_book'] }, 'sportsbooks: no book is known as no_such_book'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone must be an IANA name such as America/New_York'],
    [{ timeZone: '+05:00' }, 'timeZone must be an IANA name such as America/New_York'],
    [{ bankroll: 0 }, 'bankroll must be more than 0'],
    [{ bankroll: '100' }, 'bankroll must be a number of dollars'],
    [{ bankroll: 10.005 }, 'bankroll must have at most two decimals'],
    [{ unit: -5 }, 'unit must be more than 0'],
    [{ bankroll: 100, unit: 100.01 }, 'unit must not be more than the bankroll'],
    [{ oddsFormat: 'fractional' }, 'oddsFormat must be american or decimal'],
  ])('refuses %j', async (body, message) => {
    const visitor = await newVisitor();
    const answer = await visitor.change(body);
    expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
    expect((await visitor.settings()).json()).toEqual(DEFAULT_SETTINGS);
  });

  it('refuses a unit above the bankroll that was set before, and the other way round', async () => {
    const visitor = await newVisitor();
    await visitor.change({ bankroll: 100 });
    expect((await visitor.change({ unit: 101 })).statusCode).toBe(400);
    expect((await visitor.change({ unit: 100 })).statusCode).toBe(200);
    expect((await visitor.change({ bankroll: 99 })).json().message).toBe('unit must not be more than the bankroll');
    expect((await visitor.settings()).json()).toMatchObject({ bankroll: 100, unit: 100 });
  });

  it('refuses a name that it does not know', async () => {
    const answer = await (await newVisitor()).change({ bankrol: 5 });
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'The body must not hold bankrol']);
  });
});
