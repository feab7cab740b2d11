import { describe, expect, it } from 'vitest';
import { NOW, testEvent, testSlate } from '../../slate/test-slate.ts';
import { focusOf } from '../../words/blocks/focus-of.ts';
import { planCalls } from '../calls/plan-calls.ts';
import { readQuestion } from '../read-question.ts';
import type { BetFocus, Reading } from '../reading.ts';
import { zoneOf } from '../time-zone.ts';

const ZONE = 'America/New_York';
const moneyline = { market: 'moneyline', outcomes: ['home', 'away'] as const, decimals: [1.9, 1.95] };
const prop = (market: string, player: string) => ({
  market: `prop:player_${market}`,
  player,
  lineHundredths: 5_050,
  outcomes: ['over', 'under'] as const,
  decimals: [1.9, 1.9],
});
const PROPS = ['rush_yds', 'reception_yds'].map((market) => prop(market, 'Jahmyr Gibbs'));
const SLATE = testSlate([
  testEvent('a', { home: 'Detroit Lions', away: 'Chicago Bears', markets: [moneyline, ...PROPS] }),
  testEvent('b', { home: 'Buffalo Bills', away: 'New York Jets', markets: [moneyline] }),
  testEvent('c', { home: 'Dallas Cowboys', away: 'New York Giants', markets: [moneyline] }),
  testEvent('d', { home: 'Minnesota Vikings', away: 'Green Bay Packers', markets: [moneyline] }),
]);

const sideOf = (eventId: string, side: BetFocus['side'] = 'home'): BetFocus => ({
  eventId,
  market: 'moneyline',
  side,
  line: null,
  player: null,
});
const read = (text: string, previous: Reading | null) =>
  readQuestion(text, { nowMs: NOW.getTime(), timeZone: ZONE, previous });
const ask = (text: string, previous: Reading | null) =>
  planCalls({ text, reading: read(text, previous), previous, slate: SLATE, nowMs: NOW.getTime(), zone: zoneOf(ZONE) });

/** Lions, Bills and Cowboys, found by a search. */
const SEARCHED: Reading = {
  ...read('3 leg nfl parlay', null),
  intent: 'parlay',
  focus: ['a', 'b', 'c'].map((id) => sideOf(id)),
  ticket: true,
  ticketBook: 'FanDuel',
  list: true,
};
/** The Lions were priced, then the Bills, then the Cowboys. */
const ONE_BY_ONE: Reading = {
  ...read('cowboys moneyline price', null),
  focus: [sideOf('c')],
  given: [sideOf('a'), sideOf('b')],
  unjudged: true,
};

function legsOf(text: string, previous: Reading): string[] {
  const asked = ask(text, previous);
  if (asked?.kind !== 'calls') throw new Error(`${text}: ${JSON.stringify(asked)}`);
  const input = asked.calls[0]?.input as { legs: { eventId: string; side: string }[] };
  return input.legs.map(({ eventId, side }) => `${eventId} ${side}`);
}

describe('bets that were spoken of one by one', () => {
  it.each(['parlay those 2', 'parlay both', 'combine those two'])('%s: the last two of them', (text) => {
    expect(legsOf(text, ONE_BY_ONE)).toEqual(['b home', 'c home']);
  });

  it('are each the last that was said of one thing', () => {
    const flipped: Reading = { ...ONE_BY_ONE, given: [sideOf('a'), sideOf('a', 'away')] };
    expect(legsOf('combine them', flipped)).toEqual(['a away', 'c home']);
  });

  it('keep the line that was asked for, from the side\u2019s own view', () => {
    const shown = (input: object) => {
      const outcome = { ok: false, refusal: { kind: 'invalid_input', message: '' } } as never;
      return focusOf([{ eventId: 'a', ...input }], [{ tool: 'show_board', outcome }]).focus;
    };
    expect(shown({ market: 'total', side: 'under', line: 41 })).toMatchObject([{ side: 'under', line: 41 }]);
    expect(shown({ market: 'spread', side: 'away', line: -3.5 })).toMatchObject([{ side: 'away', line: 3.5 }]);
  });

  it('are joined with whom is named, and a list with its best', () => {
    expect(legsOf('parlay w the vikings n the bills', { ...ONE_BY_ONE, given: [] })).toEqual([
      'c home',
      'd home',
      'b home',
    ]);
    const list: Reading = { ...SEARCHED, intent: 'picks', ticket: false };
    expect(legsOf('parlay that with the vikings', list)).toEqual(['a home', 'd home']);
    expect(legsOf('parlay them', { ...list, count: 2 })).toEqual(['a home', 'b home']);
  });
});

describe('the parlay that was shown last', () => {
  it.each([
    'whats the odds of that hitting',
    'what r the chances all of them hit',
    'how likely is it',
    'whats the chance',
  ])('%s: is told of with its chance, free', (text) => {
    expect(ask(text, SEARCHED)).toMatchObject({
      kind: 'calls',
      calls: [{ tool: 'build_parlay', input: { book: 'FanDuel' } }],
      explains: 'fair',
    });
    expect(legsOf(text, SEARCHED)).toHaveLength(3);
  });

  it('has no leg twice: another is asked for', () => {
    expect(ask('swap leg 2 for the lions', SEARCHED)).toMatchObject({
      kind: 'say',
      text: expect.stringContaining('leg 1 of the parlay already'),
      spoken: { openEdit: 'swap leg 2 for' },
    });
  });

  it('makes room for another that is added up behind it', () => {
    expect(legsOf('ok just lions ml + vikings ml', SEARCHED)).toEqual(['a home', 'd home']);
  });

  it('is changed by the answer to which of his props is meant', () => {
    const asked = ask('swap the lions for gibbs over', SEARCHED);
    expect(asked).toMatchObject({ kind: 'say', spoken: { openEdit: 'swap the lions for gibbs over' } });
    const open: Reading = { ...SEARCHED, openEdit: 'swap the lions for gibbs over' };
    expect(ask('rushing yards', open)).toMatchObject({
      calls: [{ tool: 'build_parlay', input: { legs: [{ market: 'prop:player_rush_yds', side: 'over' }, {}, {}] } }],
    });
  });

  it('is left as it stands by an edit that finds no leg', () => {
    const input = { legs: ['a', 'b'].map((id) => ({ ...sideOf(id), price: null })), choose: { count: 3 } };
    const outcome = { ok: false, refusal: { kind: 'nothing_fits', message: '' } } as never;
    expect(focusOf([input], [{ tool: 'build_parlay', outcome }])).not.toHaveProperty('focus');
  });

  it.each(['longer than that, like +2000', 'get it to +2000', 'something around +2000'])(
    '%s: is one of the same kind at about that price',
    (text) => {
      const [call] = (ask(text, SEARCHED) as { calls?: object[] }).calls ?? [];
      expect(call).toMatchObject({ input: { legs: [], targetPrice: '+2000', choose: { leagues: ['NFL'] } } });
    },
  );

  it('is quoted at a price that a book has', () => {
    expect(ask('what if dk has it at +260', SEARCHED)).toMatchObject({ calls: [{ input: { price: '+260' } }] });
  });

  it.each(['all plus money legs', 'underdogs only', 'just plus money'])('%s: each of its legs', (text) => {
    expect(ask(text, SEARCHED)).toMatchObject({
      kind: 'picks',
      reading: { intent: 'parlay', leagues: ['NFL'], minDecimal: 2, count: 3 },
    });
  });
});

describe('long shots and dogs in a parlay', () => {
  it.each(['nfl longshot parlay', '3 leg nfl parlay underdogs only', 'parlay of nfl dogs'])(
    '%s: win their games, each at plus money',
    (text) => {
      expect(ask(text, null)).toMatchObject({
        kind: 'picks',
        reading: { intent: 'parlay', markets: ['moneyline'], minDecimal: 2, side: 'underdog' },
      });
    },
  );

  it('are on the handicap where that is said, and no others alone', () => {
    expect(ask('3 leg parlay of nfl underdog spreads', null)).toMatchObject({
      reading: { markets: ['spread'], minDecimal: null },
    });
    // With the points of its main line, and no +8 at -160.
    expect(ask('nfl dogs', null)).toMatchObject({ reading: { markets: [], minDecimal: 1 + 100 / 130 } });
  });
});
