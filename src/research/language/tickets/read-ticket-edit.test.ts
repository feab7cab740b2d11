import { describe, expect, it } from 'vitest';
import { NOW, testEvent, testSlate } from '../../slate/test-slate.ts';
import { planCalls } from '../calls/plan-calls.ts';
import { withMemory } from '../calls/with-memory.ts';
import { readQuestion } from '../read-question.ts';
import type { BetFocus, Reading } from '../reading.ts';
import { zoneOf } from '../time-zone.ts';

const ZONE = 'America/New_York';
const moneyline = { market: 'moneyline', outcomes: ['home', 'away'] as const, decimals: [1.9, 1.95] };
const GAMES = [
  ['a', 'Detroit Lions', 'Chicago Bears'],
  ['b', 'Buffalo Bills', 'New York Jets'],
  ['c', 'Dallas Cowboys', 'New York Giants'],
  ['d', 'Minnesota Vikings', 'Green Bay Packers'],
] as const;
const SLATE = testSlate(GAMES.map(([id, home, away]) => testEvent(id, { home, away, markets: [moneyline] })));

const homeOf = (eventId: string): BetFocus => ({
  eventId,
  market: 'moneyline',
  side: 'home',
  line: null,
  player: null,
});
const read = (text: string, previous: Reading | null) =>
  readQuestion(text, { nowMs: NOW.getTime(), timeZone: ZONE, previous });
/** Lions, Bills and Cowboys to win, shown as a parlay at FanDuel. */
const TICKET: Reading = {
  ...read('3 leg nfl parlay at fanduel', null),
  focus: ['a', 'b', 'c'].map(homeOf),
  ticket: true,
  ticketBook: 'FanDuel',
  list: true,
};

function ask(text: string, previous: Reading = TICKET) {
  const reading = read(text, previous);
  return planCalls({ text, reading, previous, slate: SLATE, nowMs: NOW.getTime(), zone: zoneOf(ZONE) });
}

/** The legs that are asked for, by game and side, and what else the call says. */
function ticketOf(text: string, previous: Reading = TICKET) {
  const asked = ask(text, previous);
  if (asked?.kind !== 'calls') throw new Error(`${text}: ${JSON.stringify(asked)}`);
  const input = asked.calls[0]?.input as {
    legs: { eventId: string; side: string }[];
    changedFrom?: unknown;
    priceOnly?: true;
  };
  // What it was before is told beside it, and whether it is judged is another matter.
  const { legs, changedFrom: _, priceOnly: __, ...rest } = input;
  return { legs: legs.map(({ eventId, side }) => `${eventId} ${side}`), ...rest };
}

describe('a parlay that was shown', () => {
  it.each<[string, string[], object]>([
    ['drop the lions', ['b home', 'c home'], {}],
    ['take out leg 2', ['a home', 'c home'], {}],
    ['remove the last one', ['a home', 'b home'], {}],
    ['add the vikings', ['a home', 'b home', 'c home', 'd home'], {}],
    ['swap the bills for the packers', ['a home', 'd away', 'c home'], {}],
    ['drop the lions and use the vikings', ['d home', 'b home', 'c home'], {}],
    ['make the second leg the packers', ['a home', 'd away', 'c home'], {}],
    ['replace leg 3 w the other packers', ['a home', 'b home', 'd away'], {}],
    ['swap the lions for the bears', ['a away', 'b home', 'c home'], {}],
    ['bills out', ['a home', 'c home'], {}],
    ['less legs', ['a home', 'b home', 'c home'], { leaveOut: 'edge' }],
    ['more legs pls', ['a home', 'b home', 'c home'], { choose: { count: 4, leagues: ['NFL'] } }],
    ['drop the weakest leg', ['a home', 'b home', 'c home'], { leaveOut: 'edge' }],
    [
      'swap the riskiest one for a nba bet',
      ['a home', 'b home', 'c home'],
      { leaveOut: 'chance', choose: { count: 3, leagues: ['NBA'] } },
    ],
    ['just the first 2', ['a home', 'b home'], {}],
    ['make it 4 legs', ['a home', 'b home', 'c home'], { choose: { count: 4, leagues: ['NFL'] } }],
    ['add a 4th leg', ['a home', 'b home', 'c home'], { choose: { count: 4, leagues: ['NFL'] } }],
    ...(['swap out the second leg', 'swap the 2nd leg'] as const).map((text): [string, string[], object] => [
      text,
      ['a home', 'c home'],
      { choose: { count: 3, leagues: ['NFL'], excludedTeams: ['Buffalo Bills', 'New York Jets'], place: 2 } },
    ]),
  ])('%s: nothing else of it changes, nor its book', (text, legs, more) => {
    expect(ticketOf(text)).toEqual({ legs, book: 'FanDuel', ...more });
  });

  it('moves to the book that is named, and anywhere where any will do', () => {
    expect(ticketOf('at draftkings instead')).toMatchObject({
      legs: ['a home', 'b home', 'c home'],
      book: 'DraftKings',
    });
    expect(ticketOf('at the best book')).not.toHaveProperty('book');
  });

  it('keeps the book that was named for it, and else stands where it pays most', () => {
    const { book: _, ...unnamed } = TICKET;
    expect(ticketOf('drop the lions')).toMatchObject({ book: 'FanDuel' });
    expect(ticketOf('drop the lions', { ...unnamed, book: null })).not.toHaveProperty('book');
  });

  it('holds for a leg that comes later what it was asked to be of, whatever was said since', () => {
    const { heldTicket } = withMemory(read('why tho', TICKET), TICKET, 'why tho');
    const edited = {
      ...read('swap the lions for the vikings', TICKET),
      ...(heldTicket && { heldTicket }),
      ticket: true,
    };
    const shown: Reading = { ...edited, focus: ['d', 'b', 'c'].map(homeOf), ticketBook: 'FanDuel' };
    expect(ticketOf('make it 4 legs', shown)).toMatchObject({
      book: 'FanDuel',
      choose: { count: 4, leagues: ['NFL'] },
    });
    const kept: Reading = { ...TICKET, focus: ['d', 'b', 'c'].map(homeOf), list: false };
    expect(ticketOf('make it 4 legs', kept)).toMatchObject({ choose: { count: 4, leagues: ['NFL'] } });
  });

  it('of a least price is searched for anew where fewer of its legs pay less', () => {
    const atLeast = (wholeMin: number) => ask('make it 2 legs', { ...TICKET, intent: 'parlay', wholeMin });
    expect(atLeast(7)).toMatchObject({
      kind: 'picks',
      reading: { intent: 'parlay', count: 2, wholeMin: 7, book: 'FanDuel' },
    });
    expect(atLeast(3)).toMatchObject({ kind: 'calls' });
  });

  it('is not made of fewer than two legs, nor changed where nothing of it is named', () => {
    const two = { ...TICKET, focus: ['a', 'b'].map(homeOf) };
    expect(ask('drop the lions', two)).toMatchObject({ kind: 'say' });
    expect(ask('drop the vikings')).toMatchObject({ kind: 'say', text: expect.stringContaining('not on that parlay') });
    expect(ask('make it 3 legs')).toMatchObject({ kind: 'say', text: expect.stringContaining('3 legs already') });
  });
});

describe('bets that were shown apart', () => {
  const list: Reading = { ...TICKET, ticket: false, ticketBook: null, intent: 'picks' };

  it.each<[string, string[], object]>([
    ['parlay them', ['a home', 'b home', 'c home'], {}],
    ['parlay those two', ['a home', 'b home'], {}],
    ['put the first two in a parlay at caesars', ['a home', 'b home'], { book: 'Caesars' }],
    ['parlay #1 and #3', ['a home', 'c home'], {}],
    ['both as a parlay for $50', ['a home', 'b home'], { stakeCents: 5000 }],
  ])('%s: are joined as they stand', (text, legs, more) => {
    expect(ticketOf(text, list)).toEqual({ legs, ...more });
  });

  it('are joined with the one that was asked for besides', () => {
    const another: Reading = { ...list, asksMore: true, focus: [homeOf('b')], given: [homeOf('a')] };
    expect(ticketOf('parlay them', another)).toEqual({ legs: ['a home', 'b home'] });
  });

  const total = (eventId: string, side: 'over' | 'under'): BetFocus => ({
    ...homeOf(eventId),
    market: 'total',
    side,
    line: 44,
  });
  const mixed: Reading = {
    ...list,
    focus: [total('a', 'over'), total('b', 'under'), homeOf('c'), total('d', 'under')],
  };

  it.each<[string, string[], object]>([
    ['put both unders together', ['b under', 'd under'], {}],
    ['parlay those two unders for $20', ['b under', 'd under'], { stakeCents: 2000 }],
    ['combine all three totals', ['a over', 'b under', 'd under'], {}],
    ['parlay all of them', ['a over', 'b under', 'c home', 'd under'], {}],
  ])('%s: only those of the kind that is said are joined', (text, legs, more) => {
    expect(ticketOf(text, mixed)).toEqual({ legs, ...more });
  });

  it.each(['put both overs together', 'combine both totals', 'parlay those spreads'])(
    '%s: are not joined with others where there are not that many',
    (text) => {
      expect(ask(text, mixed)).toMatchObject({ kind: 'say', choices: ['Parlay all of them', 'Parlay the first two'] });
    },
  );
});
