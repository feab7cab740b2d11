import { beforeAll, describe, expect, it } from 'vitest';
import { planCalls } from '../calls/plan-calls.ts';
import { withMemory } from '../calls/with-memory.ts';
import { readQuestion } from '../read-question.ts';
import type { Reading } from '../reading.ts';
import { demoTalk } from '../test-demo-talk.ts';
import { zoneOf } from '../time-zone.ts';
import { OPEN_READING } from '../wishes/wish-reading.ts';

const NOW_MS = Date.UTC(2026, 10, 21, 17);
const ZONE = 'America/New_York';
let demo: Awaited<ReturnType<typeof demoTalk>>;
let picks: Reading;
beforeAll(async () => {
  demo = await demoTalk();
  const moneyline = (team: string) => ({
    eventId: demo.game(team) ?? '',
    market: 'moneyline',
    side: 'home' as const,
    line: null,
    player: null,
  });
  picks = { ...OPEN_READING, list: true, focus: ['Buffalo Bills', 'Chicago Cubs', 'Dallas Cowboys'].map(moneyline) };
});

function planned(text: string, more: Partial<Reading>) {
  const previous = { ...picks, ...more };
  const reading = withMemory(readQuestion(text, { nowMs: NOW_MS, timeZone: ZONE, previous }), previous, text);
  return planCalls({ text, reading, previous, slate: demo.slate, nowMs: NOW_MS, zone: zoneOf(ZONE) });
}

const callsOf = (text: string, more: Partial<Reading>): { tool: string; input: object }[] => {
  const plan = planned(text, more);
  if (plan?.kind !== 'calls')
    throw new Error(plan?.kind === 'say' ? plan.text : `${text}: ${plan?.kind ?? 'a search'}`);
  return [...plan.calls];
};

const cubs = () => demo.game('Chicago Cubs');

describe('behind one pick that was told of', () => {
  it.each(['ok whats that at draftkings', 'is there a better number on it anywhere', 'any other book have it higher'])(
    '%s: its prices, free',
    (text) => {
      expect(callsOf(text, { pointed: 2 })).toMatchObject([{ tool: 'show_board', input: { eventId: cubs() } }]);
    },
  );

  it.each(['put 40 on it what do i get', 'ok 25 on that', '$60 on it'])('%s: what it pays', (text) => {
    const [call] = callsOf(text, { pointed: 2 });
    expect(call).toMatchObject({ tool: 'calculate', input: { calc: { kind: 'payout' }, bet: { eventId: cubs() } } });
  });

  it('"the other side" is the other side of that one', () => {
    expect(callsOf('and the other side?', { pointed: 2 })).toMatchObject([
      { input: { bets: [{ eventId: cubs(), side: 'away' }] } },
    ]);
  });

  it('stays the one where it is only explained', () => {
    expect(planned('why that one', { pointed: 2 })).not.toMatchObject({ kind: 'picks' });
    expect(planned('would you take it', { pointed: 2 })).toMatchObject({ kind: 'calls', pointed: 2 });
  });

  it.each(['rank them', 'what about the first one', 'how much on each with 2k'])('%s: of all of them still', (text) => {
    expect(planned(text, { pointed: 2 })).toMatchObject({ kind: 'about' });
  });
});

describe('a pick beside one that is chosen', () => {
  it.each([
    'put it with the best nhl bet in a parlay',
    'parlay it with the best nhl bet',
    'pair that with a good nhl pick',
  ])('%s', (text) => {
    const at = (more: Partial<Reading>) => callsOf(text, more)[0];
    const choose = { leagues: ['NHL'], count: 2 };
    expect(at({ pointed: 2 })).toMatchObject({ tool: 'build_parlay', input: { legs: [{ eventId: cubs() }], choose } });
    expect(at({})).toMatchObject({ input: { legs: [{ eventId: demo.game('Buffalo Bills') }], choose } });
  });

  it('is beside all of them where all are said', () => {
    const [call] = callsOf('pair those with the best nhl bet', {});
    expect(call).toMatchObject({ input: { legs: [{}, {}, {}], choose: { count: 4 } } });
  });
});

describe('a parlay of legs of two leagues', () => {
  const ticket = () => ({ list: false, ticket: true, ticketBook: 'DraftKings' });

  it.each(['drop the mlb one', 'ok take out the mlb leg', 'lose the mlb pick'])(
    '%s: it goes, and none comes',
    (text) => {
      const [call] = callsOf(text, ticket());
      const legs = ['Buffalo Bills', 'Dallas Cowboys'].map((team) => ({ eventId: demo.game(team) }));
      expect(call?.input).toMatchObject({ legs });
      expect(call?.input).not.toHaveProperty('choose');
    },
  );

  it('is none any more with one leg left', () => {
    expect(planned('drop the nfl ones', ticket())).toMatchObject({ kind: 'say', text: /^A parlay takes two legs/ });
  });
});

it.each(['nah something with a bigger payout', 'got anything with longer odds', 'give me riskier ones'])(
  '%s: others of the same wish at +150 or more',
  (text) => {
    const wish = { leagues: ['NFL'], minDecimal: 2.5 };
    expect(planned(text, { leagues: ['NFL'] })).toMatchObject({ kind: 'picks', refines: true, reading: wish });
  },
);

it.each(['which one is better', 'which is the better bet'])('%s: of two bets that were judged one by one', (text) => {
  const bills = (line: number, price: string) => ({
    eventId: demo.game('Buffalo Bills') ?? '',
    market: 'spread',
    side: 'home' as const,
    line,
    player: null,
    price,
  });
  const said = { list: false, given: [bills(2.5, '-110')], focus: [bills(3, '-125')] };
  expect(planned(text, said)).toMatchObject({
    explains: 'better',
    calls: [
      {
        input: {
          bets: [
            { line: 2.5, price: '-110' },
            { line: 3, price: '-125' },
          ],
        },
      },
    ],
  });
});

it.each([
  ['3 team parlay of nfl favorites, what would 20 pay', 20_00],
  ['give me a 4 leg nba parlay, how much does 10 win', 10_00],
  ['2 leg nhl parlay for $25', 25_00],
])('%s: a parlay is chosen for that stake', (text, stakeCents) => {
  const previous = null;
  const reading = withMemory(readQuestion(text, { nowMs: NOW_MS, timeZone: ZONE, previous }), previous, text);
  const plan = planCalls({ text, reading, previous, slate: demo.slate, nowMs: NOW_MS, zone: zoneOf(ZONE) });
  const wish = plan === null ? reading : plan.kind === 'picks' ? plan.reading : null;
  expect(wish).toMatchObject({ intent: 'parlay', stakeCents });
});
