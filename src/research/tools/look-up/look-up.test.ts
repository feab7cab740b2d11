import { beforeAll, describe, expect, it } from 'vitest';
import { MONTHLY_PLAN, TOKEN_COST, TOKEN_PACKS } from '#contract/prices.ts';
import { LookUpInput, LookUpResult, MethodName } from '#contract/research/look-up.ts';
import type { UsState } from '#contract/research/us-states.ts';
import { REGISTRY, takesUsBets } from '../../books/registry.ts';
import { footballSlate, NOW } from '../../slate/test-slate.ts';
import { ANY_BETTOR } from '../../words/bettor.ts';
import { DESK } from '../desk.ts';
import type { Outcome } from '../outcome.ts';
import { testWorlds, worldOf } from '../test-worlds.ts';
import type { World } from '../world.ts';
import { lookUp } from './look-up.ts';
import { loadedWith, ownBet, TEST_SITE, testLimits, trackedSummary } from './test-loaded.ts';

const world = worldOf(footballSlate(), NOW, { loaded: loadedWith() });

const ask = (topic: object, rest: Partial<World> = {}): Outcome<LookUpResult> =>
  lookUp(LookUpInput.parse({ topic }), { ...world, ...rest });

function told(topic: object, rest: Partial<World> = {}): LookUpResult & { assumed: string[] } {
  const outcome = ask(topic, rest);
  if (!outcome.ok) throw new Error(outcome.message);
  expect(LookUpResult.parse(outcome.data)).toEqual(outcome.data);
  expect(outcome.verdicts).toBe(0);
  return { ...outcome.data, assumed: outcome.assumed };
}

const figuresOf = ({ figures }: LookUpResult) => Object.fromEntries(figures.map(({ key, value }) => [key, value]));

describe('a term', () => {
  it.each(['vig', 'juice', 'the juice', 'what is vig?', 'VIG'])('is found by what bettors call it: %s', (term) => {
    expect(told({ kind: 'term', term })).toMatchObject({ title: 'Vig', text: expect.stringContaining('4.76%') });
  });

  it('is told in the bettor’s own money where it is about stakes', () => {
    const bettor = { ...ANY_BETTOR, bankrollCents: 200_000 };
    expect(told({ kind: 'term', term: 'unit' }, { bettor }).text).toContain('1 unit is $20.00');
    expect(told({ kind: 'term', term: 'unit' }).text).not.toContain('In your numbers');
  });

  it('is found behind one slip, and says so', () => {
    expect(told({ kind: 'term', term: 'parley' })).toMatchObject({
      title: 'Parlay',
      assumed: ['"parley" was read as parlay'],
    });
  });

  it.each([
    ['-110', 'American odds', 'wins $90.91 on a stake of $100.00', '52.38%'],
    ['+150', 'American odds', 'wins $150.00 on a stake of $100.00', '40.00%'],
    ['2.20', 'Decimal odds', 'wins $120.00 on a stake of $100.00', '45.45%'],
  ])('may be a price, told by its own figures: %s', (term, title, wins, rate) => {
    const result = told({ kind: 'term', term });
    expect(result.title).toBe(title);
    expect(result.text).toContain(wins);
    expect(result.text).toContain(rate);
    expect(figuresOf(result).breakEven).toBeCloseTo(Number.parseFloat(rate) / 100, 4);
  });

  it.each([
    ['-3.5', 'Spread'],
    ['EV', 'Expected value'],
    ['dog', 'Underdog'],
    ['line', 'Line'],
    ['synthetic hold', 'Hold'],
  ])('may be an everyday word or a number: %s', (term, title) => {
    expect(told({ kind: 'term', term }).title).toBe(title);
  });

  it('that is not explained is named, with the nearest ones, and none stands in for it', () => {
    expect(ask({ kind: 'term', term: 'asian total goals' })).toMatchObject({
      ok: false,
      reason: 'not_recorded',
      named: ['asian total goals'],
      choices: expect.arrayContaining([
        expect.objectContaining({ input: { topic: { kind: 'term', term: 'asian_handicap' } } }),
      ]),
    });
    expect(ask({ kind: 'term', term: '???' })).toMatchObject({ ok: false, reason: 'not_recorded', named: ['???'] });
  });

  it('leads from every choice of a refusal to an explanation', () => {
    const outcome = ask({ kind: 'term', term: 'hedgehog parlays' });
    const choices = outcome.ok ? [] : outcome.choices;
    expect(choices.length).toBeGreaterThan(1);
    for (const { tool, input } of choices) {
      expect(tool).toBe('look_up');
      expect(lookUp(LookUpInput.parse(input), world).ok).toBe(true);
    }
  });

  it('left out lists them all, in pages, each of which can be asked for', () => {
    const all = [0, 30, 60].flatMap((offset) => told({ kind: 'term', limit: 30, offset }).rows);
    expect(all).toHaveLength(told({ kind: 'term' }).total);
    for (const row of all)
      expect(row.kind === 'term' && told({ kind: 'term', term: row.term }).text).toMatch(/Example: /);
  });
});

describe('how a figure is made', () => {
  it.each(MethodName.options)('%s is told with a formula and with the figures of its example', (of) => {
    const { text, formula, figures } = told({ kind: 'method', of });
    expect(formula).not.toBeNull();
    expect(figures.length).toBeGreaterThan(0);
    if (text.includes('Example'))
      expect(figures.some((figure) => text.includes(figure.text.replace('+', '').split(' ')[0] ?? '?'))).toBe(true);
  });

  // By hand; the fair chance is the root of .6^k + 2.3^-k = 1, and the chances of -3 are sums over margins, by another program.
  it.each([
    ['fair_price', { fair: 0.58398, implied: 0.6 }],
    ['chance', { kept: 0.3, chance: 0.515 }],
    ['edge', { edge: 0.54 * (210 / 110) - 1 }],
    ['push', { fair: 48 / 90, expectedValue: 0.06 }],
    ['confidence', { real: 0.9332, stars: 4 }],
    ['units', { kelly: 0.06, shrunk: 0.06 * (0.0036 / 0.0052), units: 1 }],
    ['parlay', { payout: (210 / 110) ** 3, chance: 0.52 ** 3 }],
    ['same_game', { joint: 0.25 + Math.asin(0.055) / (2 * Math.PI), multiplied: 0.25 }],
    ['other_lines', { win: 0.47, push: 0.06 }],
    ['hold', { margin: 1 / 21, hold: 1 / 22 }],
    ['closing_line_value', { clv: 0.025 }],
    ['grading', { win: 100 / 110 }],
  ] as const)('%s has the right figures', (of, expected) => {
    const found = figuresOf(told({ kind: 'method', of }));
    for (const [key, value] of Object.entries(expected)) expect(found[key], key).toBeCloseTo(value, 4);
  });

  it('writes prices as the bettor reads them, and a stake in the bettor’s money', () => {
    const bettor = { ...ANY_BETTOR, oddsFormat: 'decimal', bankrollCents: 100_000 } as const;
    expect(told({ kind: 'method', of: 'edge' }, { bettor }).text).toContain('at 1.91 is an edge');
    expect(told({ kind: 'method', of: 'units' }, { bettor }).text).toContain('With your bankroll that is $10.00');
  });
});

describe('the record', () => {
  it('says what is recorded, and states no rate and no profit', () => {
    const record = {
      recorded: 1234,
      since: '2026-11-01T12:00:00.000Z',
      demo: 34,
      sports: [{ sport: 'NFL', picks: 1234 }],
      results: { graded: 210, won: 108, lost: 99, pushed: 3 },
    };
    const { text, figures, rows } = told({ kind: 'record' }, { loaded: loadedWith({ record }) });
    expect(text).toContain('1,234 picks since November 1, 2026');
    expect(text).toContain('210 bets are settled: 108 won, 99 lost, 3 pushed.');
    expect(text).toContain('34 were priced from demo odds');
    expect(text).toMatch(/graded once its game has ended/);
    expect(text).not.toContain('%');
    expect(figures.every(({ unit }) => unit === 'count')).toBe(true);
    expect(rows).toEqual([{ kind: 'record', sport: 'NFL', picks: 1234 }]);
  });

  it('says so when there is none', () => {
    expect(told({ kind: 'record' }).text).toMatch(/^No pick has been recorded yet/);
  });
});

describe('the own bets', () => {
  const bets = [
    ownBet({ state: 'win', decimal: 2.1, units: 1.5, closeChance: 0.5 }),
    ownBet({ state: 'loss', units: 0.5, verdict: 'lean', closeChance: 0.49 }),
    ownBet({ state: 'push', units: 1 }),
    ownBet({ state: 'half_loss', units: 1 }),
    ownBet({ state: 'undecided', units: 2 }),
    ownBet({ units: 2 }),
  ];
  const rest = { loaded: loadedWith({ ownBets: { bets, total: 9 } }) };

  it('are graded at the advised stakes, and hold closing line value where it was measured', () => {
    const result = told({ kind: 'own_bets' }, rest);
    expect(figuresOf(result)).toMatchObject({ won: 1, lost: 2, level: 1, open: 1, undecided: 1 });
    expect(figuresOf(result).profit).toBeCloseTo(1.5 * 1.1 - 0.5 - 0.5, 9);
    expect(figuresOf(result).roi).toBeCloseTo(0.65 / 4, 9);
    expect(figuresOf(result).clv).toBeCloseTo((0.05 - 0.02) / 2, 9);
    expect(result.text).toContain('1-2-1, +0.65 units');
    expect(result.text).toContain('measured on 2: +1.5% on average');
    expect(result.text).toContain('The figures are of the newest 6');
  });

  it('come in pages, newest first as they were loaded', () => {
    const { rows, total, offset } = told({ kind: 'own_bets', limit: 2, offset: 1 }, rest);
    expect(rows.map((row) => row.kind === 'own_bet' && row.state)).toEqual(['loss', 'push']);
    expect([total, offset]).toEqual([6, 1]);
  });

  it('claim nothing where nothing was graded or measured', () => {
    const result = told({ kind: 'own_bets' }, { loaded: loadedWith({ ownBets: { bets: [ownBet()], total: 1 } }) });
    expect(result.text).toContain('None is graded yet');
    expect(result.text).toContain('not measured on any');
    expect(Object.keys(figuresOf(result))).not.toEqual(expect.arrayContaining(['profit']));
    expect(told({ kind: 'own_bets' }).text).toMatch(/^No answer has given you a bet/);
  });

  it('begin with what the bettor keeps, and what that proves', () => {
    const tracked = trackedSummary();
    const few = told({ kind: 'own_bets' }, { loaded: loadedWith({ ownBets: { bets: [], total: 0, tracked } }) });
    expect(few.text).toBe(
      'You keep 6 bets under My Bets. 4 are settled: 2-1-1, -$12.50 on $200.00 staked, a return of -6.3%. 1 is open. Of 1 only you can say how it ended. That is too few to tell skill from luck: a range is given from 30 settled bets on 20 days on. Against the fair closing price your prices were worth +1.2% on average, over 3 bets. Edgewise has cost you $15.99; with it taken off you are at -$28.49.\n\nNo answer has given you a bet or a lean yet.',
    );
    expect(figuresOf(few)).toMatchObject({ my_bets: 6, my_won: 2, my_lost: 1, my_profit: -1250, my_return: -0.0625 });
    expect(few.links[0]).toEqual({ label: 'My Bets', path: '/bets' });
    const range = { value: 0.04, low: -0.05, high: 0.13 };
    const many = { ...tracked, settled: 60, range, clv: null, clvFair: null, costCents: 0, open: 0, undecided: 0 };
    const { text } = told({ kind: 'own_bets' }, { loaded: loadedWith({ ownBets: { bets, total: 9, tracked: many } }) });
    expect(text).toContain(
      'The true return lies between -5.0% and +13.0% 95 times in 100. No closing price is known of any of them.',
    );
    expect(text).not.toContain('cost');
    expect(text).toContain('\n\nAnswers gave you 9 bets');
  });

  it('claim nothing of kept bets of which none is settled', () => {
    const none = {
      settled: 0,
      won: 0,
      lost: 0,
      pushed: 0,
      profitCents: 0,
      stakedCents: 0,
      returned: null,
      clvFair: null,
    };
    const tracked = { ...trackedSummary(), ...none, open: 5, costCents: 0 };
    const { text } = told({ kind: 'own_bets' }, { loaded: loadedWith({ ownBets: { bets: [], total: 0, tracked } }) });
    expect(text).toMatch(/^You keep 6 bets under My Bets\. None is settled yet\. 5 are open\./);
    expect(text).not.toMatch(/return|\$/);
  });

  it('belong to an account', () => {
    expect(ask({ kind: 'own_bets' }, { loaded: loadedWith({ ownBets: null }) })).toMatchObject({
      ok: false,
      reason: 'needs_account',
    });
  });
});

describe('the books', () => {
  it('of a state are those that take bets there, with the day as of which that is known', () => {
    const { rows, text } = told({ kind: 'books', state: 'NY', limit: 30 });
    expect(rows.length).toBeGreaterThan(5);
    for (const row of rows) {
      expect(row).toMatchObject({ kind: 'book', canBet: true, states: expect.arrayContaining(['NY']) });
      expect(row.kind === 'book' && row.checked?.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
    expect(text).toContain('in New York');
    expect(told({ kind: 'books', state: 'CA' })).toMatchObject({
      rows: [],
      text: expect.stringContaining('takes bets online in California: no legal online sportsbook there is known here.'),
    });
    const textIn = (state: UsState) => told({ kind: 'books', state }).text;
    expect(textIn('NE')).toContain('bets are taken there on site only');
    expect(textIn('RI')).toContain('online betting is legal there, at books whose prices are not known here');
  });

  it('hold every registered key once, and the bettor’s own books first', () => {
    const bettor = { ...ANY_BETTOR, sportsbooks: ['pinnacle'] };
    const rows = [0, 30, 60].flatMap((offset) => told({ kind: 'books', limit: 30, offset }, { bettor }).rows);
    expect(rows[0]).toMatchObject({ title: 'Pinnacle', canBet: true });
    expect(rows.slice(1).some((row) => row.kind === 'book' && row.canBet)).toBe(false);
    const keys = rows.flatMap((row) => (row.kind === 'book' ? row.keys : []));
    expect(keys.sort()).toEqual([...REGISTRY.keys()].sort());
  });

  it('name first whose prices are here, and who else takes bets in plain words', () => {
    const { text } = told({ kind: 'books' });
    expect(text).toMatch(/^\d+ books where you can bet have prices here now: /);
    expect(text).toMatch(/Licensed in at least five US states too, without prices now: /);
    expect(text).not.toContain('registry');
  });

  it('are found by what bettors call them; an unknown one is named, with the nearest', () => {
    expect(told({ kind: 'books', name: 'dk' })).toMatchObject({ title: 'Draftkings', total: 1 });
    expect(told({ kind: 'books', name: 'bovada' }).text).toContain('no US license');
    expect(told({ kind: 'books', name: 'Caesars', state: 'TX' }).text).toContain(
      'In Texas it does not take bets online',
    );
    expect(ask({ kind: 'books', name: 'Carsears' })).toMatchObject({
      ok: false,
      reason: 'not_recorded',
      named: ['Carsears'],
      choices: [expect.objectContaining({ input: { topic: { kind: 'books', name: 'Caesars' } } })],
    });
    expect(LookUpInput.safeParse({ topic: { kind: 'books', state: 'XX' } }).success).toBe(false);
  });
});

describe('on every slate', () => {
  let worlds: { name: string; world: World }[] = [];
  beforeAll(async () => {
    worlds = await testWorlds();
  });

  it('the sports add up to the games ahead, and every book that can be bet at takes US bets', () => {
    for (const { world: one } of worlds) {
      const rest = { ...one, loaded: loadedWith() };
      const ahead = one.slate.events.filter(
        (event) => event.startsAt.getTime() > one.nowMs && event.markets.length > 0,
      );
      const sports = told({ kind: 'sports' }, rest);
      const games = sports.rows.map((row) => (row.kind === 'sport' ? row.games : 0));
      expect(games.reduce((sum, count) => sum + count, 0)).toBe(ahead.length);
      expect(figuresOf(sports).games).toBe(ahead.length);
      const { rows } = told({ kind: 'books', limit: 30 }, rest);
      const open = rows.flatMap((row) => (row.kind === 'book' && row.canBet ? [row] : []));
      expect(open.length).toBeGreaterThan(5);
      expect(open.filter(({ keys }) => !keys.some((key) => takesUsBets(key)))).toEqual([]);
      expect(told({ kind: 'about' }, rest).text).toContain(one.slate.odds === 'demo' ? 'demo data' : 'The Odds API');
    }
    expect(worlds.length).toBeGreaterThan(0);
  });
});

describe('what else can be read', () => {
  it('the sports wait for odds, and say which leagues have no game', () => {
    const slate = { ...world.slate, asOf: null };
    expect(ask({ kind: 'sports' }, { slate })).toMatchObject({ ok: false, reason: 'no_odds_yet' });
    const { text, rows } = told({ kind: 'sports' });
    expect(text).toContain('4 games ahead are priced: NFL 3 and NBA 1.');
    expect(text).toContain('Which markets each has stands in the table.');
    expect(text).toContain('Out of season: WNBA and MLB.');
    const later = { nowMs: NOW.getTime() + 5.5 * 3_600_000 };
    expect(told({ kind: 'sports' }, later).text).toContain('2 games ahead are priced: NBA 1 and NFL 1.');
    expect(rows[0]).toMatchObject({ sport: 'NFL', games: 3, markets: ['moneyline', 'spread', 'total'], books: 9 });
  });

  it('prices are those of the price file', () => {
    const result = told({ kind: 'prices' });
    expect(figuresOf(result)).toMatchObject({
      regular: TOKEN_COST.regular,
      pro: TOKEN_COST.pro,
      month: MONTHLY_PLAN.amountCents,
    });
    expect(result.rows.map((row) => row.kind === 'price' && [row.tokens, row.cents])).toEqual([
      [MONTHLY_PLAN.tokens, MONTHLY_PLAN.amountCents],
      ...TOKEN_PACKS.map(({ tokens, amountCents }) => [tokens, amountCents]),
    ]);
    expect(result.text).toContain('$15.99 a month');
  });

  it('limits are those that are set, with what waits; they belong to an account', () => {
    const { text, rows } = told({ kind: 'limits' });
    expect(text).toContain(
      '20 tokens a day (5 tokens used in the last 24 hours; 40 tokens from November 28, 2026 at 7:00 AM EST)',
    );
    expect(text).toContain('$50.00 a week ($15.99 used');
    expect(rows).toHaveLength(6);
    expect(rows[4]).toMatchObject({ unit: 'money', amount: 5_000, used: 1_599 });
    const exclusion = { kind: 'time_out', endsAt: '2026-11-24T15:00:00.000Z' } as const;
    expect(told({ kind: 'limits' }, { loaded: loadedWith({ ownLimits: testLimits({ exclusion }) }) }).text).toContain(
      'You chose a time-out. It holds until November 24, 2026 at 10:00 AM EST',
    );
    expect(ask({ kind: 'limits' }, { loaded: loadedWith({ ownLimits: null }) })).toMatchObject({
      ok: false,
      reason: 'needs_account',
    });
  });

  it('what this is names who helps, the age and what it does not do', () => {
    const { text } = told({ kind: 'about' });
    for (const words of [TEST_SITE.helplinePhone, TEST_SITE.helplineName, '21 and older', 'takes no wagers'])
      expect(text).toContain(words);
  });

  it('is open to everybody but for what is of an account; limits stay open to the excluded', () => {
    const accessOf = (topic: object) => {
      const read = DESK.look_up.read({ topic });
      return read.ok ? read.call.access : null;
    };
    const open = [
      { kind: 'term' },
      { kind: 'record' },
      { kind: 'books' },
      { kind: 'sports' },
      { kind: 'prices' },
      { kind: 'about' },
    ];
    expect(open.map(accessOf)).toEqual(open.map(() => 'public'));
    expect(accessOf({ kind: 'own_bets' })).toBe('free');
    const limits = DESK.look_up.read({ topic: { kind: 'limits' } });
    expect(limits.ok && limits.call.run({ ...world, may: 'help' }).ok).toBe(true);
    const own = DESK.look_up.read({ topic: { kind: 'own_bets' } });
    expect(own.ok && own.call.run({ ...world, may: 'help' })).toMatchObject({ ok: false, reason: 'excluded' });
  });

  it('needs what it says that it needs, and fails loudly where it was not loaded', () => {
    const read = DESK.look_up.read({ topic: { kind: 'record' } });
    expect(read.ok && read.call.needs(world)).toEqual([{ kind: 'record' }]);
    expect(() => ask({ kind: 'record' }, { loaded: { lineHistory: new Map() } })).toThrow('record was not loaded');
  });
});
