import { describe, expect, it } from 'vitest';
import { addAlert } from '#contract/alerts.ts';
import { addBet } from '#contract/bets/bets.ts';
import type { PlayLimits, SpendingLimit } from '#contract/play-limits.ts';
import { ProposeInput, ProposeResult } from '#contract/research/propose.ts';
import { type BettorSettings, DEFAULT_SETTINGS } from '#contract/settings.ts';
import { footballSlate, NOW } from '../../slate/test-slate.ts';
import { DESK } from '../desk.ts';
import { loadedWith, testLimits } from '../look-up/test-loaded.ts';
import type { Outcome } from '../outcome.ts';
import { worldOf } from '../test-worlds.ts';
import type { World } from '../world.ts';
import { propose } from './propose.ts';

const world = worldOf(footballSlate(), NOW, { loaded: loadedWith() });

const ask = (action: object, rest: Partial<World> = {}): Outcome<ProposeResult> =>
  propose(ProposeInput.parse({ action }), { ...world, ...rest });

function told(action: object, rest: Partial<World> = {}): ProposeResult & { assumed: string[] } {
  const outcome = ask(action, rest);
  if (!outcome.ok) throw new Error(outcome.message);
  expect(ProposeResult.parse(outcome.data)).toEqual(outcome.data);
  expect(outcome.verdicts).toBe(0);
  return { ...outcome.data, assumed: outcome.assumed };
}

describe('a setting', () => {
  const setting = (change: object) => ({ kind: 'setting', change });
  const withSettings = (changes: Partial<BettorSettings>): Partial<World> => ({
    loaded: loadedWith({ ownSettings: { ...DEFAULT_SETTINGS, ...changes } }),
  });
  const set = withSettings({ bankroll: 1000, unit: 20, sportsbooks: ['draftkings'] });

  it('is told with the request that the click would send', () => {
    expect(told(setting({ oddsFormat: 'decimal' }))).toMatchObject({
      title: 'Odds format',
      sentence: 'Show prices as decimal odds: 1.91 in place of -110.',
      request: { method: 'PATCH', path: '/api/user/settings', body: { oddsFormat: 'decimal' } },
      takesEffectAt: null,
      cannotBeUndone: false,
    });
    expect(told(setting({ bankroll: 500 })).sentence).toBe('Set your bankroll to $500.00. 1 unit is then $5.00.');
    expect(told(setting({ bankroll: 500, unit: 25 })).sentence).toBe(
      'Set your bankroll to $500.00. Set your unit to $25.00. 1 unit is then $25.00.',
    );
    expect(told(setting({ bankroll: null }), withSettings({ bankroll: 1000 })).sentence).toContain(
      'Stakes are then told in units alone.',
    );
    expect(told(setting({ timeZone: 'America/Chicago' })).sentence).toContain('America/Chicago');
  });

  it('names only what would change, and has nothing to click where nothing would', () => {
    expect(told(setting({ bankroll: 1000, oddsFormat: 'decimal' }), set).sentence).not.toContain('bankroll');
    expect(told(setting({ bankroll: 1500, oddsFormat: 'american' }), set).sentence).not.toContain('odds');
    expect(told(setting({ bankroll: 1000, sportsbooks: ['draftkings'] }), set)).toMatchObject({
      request: null,
      sentence: expect.stringContaining('It is set so already'),
    });
  });

  it('takes books by what bettors call them, and sends their keys', () => {
    const { sentence, request, assumed } = told(setting({ sportsbooks: ['fd', 'DraftKings'] }));
    expect(request?.body).toEqual({ sportsbooks: ['draftkings', 'fanduel'] });
    expect(sentence).toContain('at Draftkings and Fanduel alone');
    expect(assumed).toEqual(['"fd" was read as Fanduel']);
    expect(told(setting({ sportsbooks: [] }), set).sentence).toContain(
      'every book licensed in at least five US states',
    );
  });

  it('takes a state, and says what follows of it', () => {
    const { sentence, request } = told(setting({ state: 'OH' }));
    expect(request?.body).toEqual({ state: 'OH' });
    expect(sentence).toBe('Set your state to Ohio: bets are then told at books licensed in Ohio.');
  });

  it('that cannot be is refused by the name of what is wrong, as the server would', () => {
    expect(ask(setting({ sportsbooks: ['fanduels'] }))).toMatchObject({
      ok: false,
      reason: 'book_not_stored',
      named: ['fanduels'],
      choices: expect.arrayContaining([
        { label: 'Fanduel', tool: 'propose', input: { action: setting({ sportsbooks: ['fanduel'] }) } },
      ]),
    });
    expect(ask(setting({ timeZone: 'Mars/Base' }))).toMatchObject({ reason: 'invalid_input', named: ['Mars/Base'] });
    expect(ask(setting({ unit: 2000 }), set)).toMatchObject({ reason: 'invalid_input', named: ['unit'] });
    expect(ask(setting({ bankroll: 10 }), set)).toMatchObject({ reason: 'invalid_input', named: ['unit'] });
    expect(ask(setting({ unit: 5 }), { loaded: loadedWith({ ownSettings: null }) })).toMatchObject({
      reason: 'needs_account',
    });
    for (const change of [{}, { bankroll: -1 }, { bankroll: 1.005 }, { color: 'red' }])
      expect(ProposeInput.safeParse({ action: setting(change) }).success, JSON.stringify(change)).toBe(false);
  });
});

describe('a limit', () => {
  const limit = (amount: number | null, unit = 'tokens', window = 'day') => ({
    kind: 'limit',
    change: { unit, window, amount },
  });
  const AT = 'November 29, 2026 at 11:00 AM EST';
  const withLimit = (changes: Partial<SpendingLimit>): Partial<World> => {
    const limits = testLimits().limits.map((one, at) =>
      at === 0 ? { ...one, pendingAmount: null, pendingFrom: null, ...changes } : one,
    );
    return { loaded: loadedWith({ ownLimits: { limits, exclusion: null } }) };
  };

  it('that protects more holds at once', () => {
    expect(told(limit(10), withLimit({ amount: 20 }))).toMatchObject({
      title: 'Daily token limit',
      sentence:
        'Lower your limit from 20 tokens a day to 10 tokens a day. It holds at once; raising it again takes 7 days.',
      request: { method: 'PUT', path: '/api/user/limits', body: { unit: 'tokens', window: 'day', amount: 10 } },
      takesEffectAt: null,
    });
    expect(told(limit(30, 'money', 'month')).sentence).toMatch(
      /^Limit yourself to \$30\.00 a month\. It holds at once/,
    );
  });

  it('that protects less says when it would begin', () => {
    expect(told(limit(30), withLimit({ amount: 20 }))).toMatchObject({
      sentence: `Raise your limit from 20 tokens a day to 30 tokens a day. It takes effect on ${AT}; until then 20 tokens a day hold.`,
      takesEffectAt: '2026-11-29T16:00:00.000Z',
    });
    expect(told(limit(null), withLimit({ amount: 20 }))).toMatchObject({
      sentence: `Take your limit of 20 tokens a day away. It takes effect on ${AT}; until then 20 tokens a day hold.`,
      takesEffectAt: '2026-11-29T16:00:00.000Z',
    });
  });

  it('keeps the day of a raise that waits where less of it is asked for, and can drop it', () => {
    const waits = withLimit({ amount: 20, pendingAmount: 40, pendingFrom: '2026-11-25T16:00:00.000Z' });
    expect(told(limit(30), waits).takesEffectAt).toBe('2026-11-25T16:00:00.000Z');
    expect(told(limit(20), waits)).toMatchObject({
      sentence: 'Keep your limit of 20 tokens a day and drop the change that waits.',
      takesEffectAt: null,
    });
    expect(told(limit(40), waits)).toMatchObject({
      request: null,
      sentence:
        'Your limit is 20 tokens a day. From November 25, 2026 at 11:00 AM EST it is 40 tokens a day. Nothing would change.',
    });
  });

  it('says when more is used already than it would allow', () => {
    expect(told(limit(5), withLimit({ amount: 20, used: 5 })).sentence).toContain(
      'You used 5 tokens in the last 24 hours, so nothing more fits for now.',
    );
    expect(told(limit(6), withLimit({ amount: 20, used: 5 })).sentence).not.toContain('nothing more fits');
  });

  it('belongs to an account', () => {
    for (const action of [limit(1), { kind: 'time_out', duration: '24h' }, { kind: 'self_exclusion', duration: '1y' }])
      expect(ask(action, { loaded: loadedWith({ ownLimits: null }) })).toMatchObject({
        ok: false,
        reason: 'needs_account',
      });
  });
});

describe('a time-out or a self-exclusion', () => {
  it('says until when, and that nobody can end it early', () => {
    expect(told({ kind: 'time_out', duration: '72h' })).toMatchObject({
      sentence: expect.stringContaining('until November 25, 2026 at 11:00 AM EST'),
      request: { method: 'POST', path: '/api/user/limits/time-out', body: { duration: '72h' } },
      cannotBeUndone: true,
    });
    expect(told({ kind: 'self_exclusion', duration: '1y' })).toMatchObject({
      sentence: expect.stringContaining('cannot be undone or shortened'),
      request: { path: '/api/user/limits/self-exclusion', body: { duration: '1y', confirm: true } },
      cannotBeUndone: true,
    });
  });

  it('has nothing to click where one that holds ends later, and only lengthens one that ends sooner', () => {
    const rest = (endsAt: string): Partial<World> => {
      const ownLimits: PlayLimits = testLimits({ exclusion: { kind: 'time_out', endsAt } });
      return { loaded: loadedWith({ ownLimits }) };
    };
    expect(told({ kind: 'time_out', duration: '24h' }, rest('2026-12-01T16:00:00.000Z')).request).toBeNull();
    expect(told({ kind: 'time_out', duration: '30d' }, rest('2026-12-01T16:00:00.000Z')).request).not.toBeNull();
  });
});

describe('a bet to be kept', () => {
  const bet = { eventId: 'g1', market: 'moneyline', side: 'home' };
  const keep = (changes: object = {}) => told({ kind: 'tracked_bet', bet: { ...bet, ...changes }, stakeCents: 1_000 });
  const bodyOf = (request: ReturnType<typeof told>['request']) => addBet.body.parse(request?.body);

  it('is a request that its endpoint takes as it stands, at the best price where none is named', () => {
    const { request, link } = keep();
    expect(request).toMatchObject({ method: 'POST', path: '/api/bets' });
    expect(bodyOf(request)).toMatchObject({
      eventId: 'g1',
      stakeCents: 1_000,
      price: expect.stringMatching(/^[+-]\d+$/),
    });
    const asked = new URL(link.path, 'https://x.example').searchParams.get('track') ?? '';
    expect(JSON.parse(asked)).toEqual(request?.body);
  });

  it('is kept at the price and the book that are named, also on a line that nobody quotes', () => {
    const named = { price: '-115', book: 'Draftkings', named: ['price', 'book'] };
    expect(bodyOf(keep(named).request)).toMatchObject({ price: '-115', book: 'Draftkings' });
    const { request } = keep({ ...named, market: 'spread', side: 'away', line: 9.5, named: ['line', 'price', 'book'] });
    expect(bodyOf(request).bet).toMatch(/\+9\.5$/);
  });

  it('is refused where its game is not stored', () => {
    const away = { ...bet, eventId: 'g99' };
    expect(ask({ kind: 'tracked_bet', bet: away, stakeCents: 1_000 })).toMatchObject({ reason: 'no_such_game' });
  });
});

describe('an alert', () => {
  const bet = { eventId: 'g1', market: 'moneyline', side: 'home' };

  it('is a request that its endpoint takes as it stands', () => {
    const { request } = told({ kind: 'alert', bet, price: '+200' });
    expect(request).toMatchObject({ method: 'POST', path: '/api/alerts' });
    expect(addAlert.body.parse(request?.body)).toMatchObject({ kind: 'price', bet, price: '+200' });
  });

  it('is refused for a price that is none, and for a bet that is not stored', () => {
    expect(ask({ kind: 'alert', bet, price: 'soon' })).toMatchObject({ ok: false, reason: 'invalid_input' });
    expect(ask({ kind: 'alert', bet: { ...bet, eventId: 'g99' }, price: '+200' })).toMatchObject({
      ok: false,
      reason: 'no_such_game',
    });
  });
});

it('stays open for limits and settings while betting is closed, and for nothing else', () => {
  const call = (action: object) => {
    const read = DESK.propose.read({ action });
    return read.ok ? read.call.run({ ...world, may: 'help' }) : read;
  };
  expect(call({ kind: 'limit', change: { unit: 'tokens', window: 'day', amount: 1 } }).ok).toBe(true);
  expect(call({ kind: 'self_exclusion', duration: '5y' }).ok).toBe(true);
  expect(call({ kind: 'setting', change: { oddsFormat: 'decimal' } }).ok).toBe(true);
  const bet = { eventId: 'g1', market: 'moneyline', side: 'home' };
  expect(call({ kind: 'alert', bet, price: '+120' })).toMatchObject({ ok: false, reason: 'excluded' });
});
