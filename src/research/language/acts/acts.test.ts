import { describe, expect, it } from 'vitest';
import { NOW, testEvent, testReading, testSlate } from '../../slate/test-slate.ts';
import { planCalls } from '../calls/plan-calls.ts';
import { readWords } from '../calls/read-words.ts';
import { readQuestion } from '../read-question.ts';
import type { BetFocus, Reading } from '../reading.ts';
import { zoneOf } from '../time-zone.ts';
import { afterOf } from './after.ts';
import { readAct } from './read-act.ts';

const ZONE = 'America/New_York';
const moneyline = { market: 'moneyline', outcomes: ['home', 'away'] as const, decimals: [1.9, 1.95] };
const total = { market: 'total', outcomes: ['over', 'under'] as const, line: 45.5, decimals: [1.91, 1.91] };
const SLATE = testSlate([
  testEvent('game', { home: 'Detroit Lions', away: 'Chicago Bears', markets: [moneyline, total] }),
  testEvent('other', { home: 'Buffalo Bills', away: 'New York Jets', markets: [moneyline, total], inHours: 30 }),
]);
const bet = (eventId: string, side: BetFocus['side'], market = 'moneyline'): BetFocus => ({
  eventId,
  market,
  side,
  line: null,
  player: null,
});
const LIST: Partial<Reading> = { list: true, focus: [bet('game', 'home'), bet('other', 'away')] };
const BET: Partial<Reading> = { focus: [bet('game', 'home')], calculation: { kind: 'payout', price: '1.90' } };
const PARLAY: Partial<Reading> = {
  ticket: true,
  ticketBook: 'FanDuel',
  focus: [bet('game', 'home'), bet('other', 'away')],
};

function ask(text: string, before: Partial<Reading>) {
  const nowMs = NOW.getTime();
  const previous = testReading(before);
  const reading = readQuestion(text, { nowMs, timeZone: ZONE, previous });
  return planCalls({ text, reading, previous, slate: SLATE, nowMs, zone: zoneOf(ZONE) });
}

describe('what a message wants', () => {
  it.each([
    ['whats the logic behind that', 'why'],
    ['so what do i pocket if it lands', 'pays'],
    ['nah give me something different', 'more'],
    ['haha nice', 'react'],
    ['talk me out of it', 'against'],
  ])('%s', (text, act) => {
    const [first] = readAct(readWords(text), 'list');
    expect(first?.act).toBe(act);
  });

  it('is shared out among all acts', () => {
    const shares = readAct(readWords('is the second one still good at caesars'), 'list');
    expect(shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
    expect(shares[0]?.share).toBeGreaterThanOrEqual(shares[1]?.share ?? 1);
  });

  it('depends on what was shown', () => {
    expect(afterOf(null)).toBe('none');
    expect(afterOf(testReading(LIST))).toBe('list');
    expect(afterOf(testReading(BET))).toBe('bet');
    expect(afterOf(testReading(PARLAY))).toBe('parlay');
    expect(
      afterOf(
        testReading({ ...BET, looked: [{ tool: 'show_board', input: { market: 'moneyline', limit: 10, offset: 0 } }] }),
      ),
    ).toBe('board');
    expect(afterOf(testReading({ absent: 'No priced game ahead has Belgium.' }))).toBe('bet');
  });
});

describe('behind a list', () => {
  it.each([
    ['how come the jets', { kind: 'why', place: 2 }],
    ['how confident are you in number 2', { kind: 'sure', place: 2 }],
    ['20 bucks on the 2nd one gets me what', { kind: 'pays', place: 2, cents: 2_000 }],
    ['what could go wrong with the bears game one', { kind: 'against', place: 1 }],
  ])('%s is told from what was said of it', (text, about) => {
    expect(ask(text, LIST)).toEqual({ kind: 'about', about });
  });

  it('of others than were shown is no question about those', () => {
    expect(ask('why the steelers', LIST)).not.toMatchObject({ kind: 'about' });
    expect(ask('explain the ninth one', LIST)).not.toMatchObject({ kind: 'about' });
  });

  it('a rule of the chat is noted and charged for by nobody', () => {
    expect(ask('i never bet props', LIST)).toMatchObject({
      kind: 'say',
      spoken: { memory: { wishes: { markets: ['prop'] } } },
    });
  });
});

describe('behind a bet', () => {
  it('explains what was judged, free', () => {
    expect(ask('what could go wrong', BET)).toMatchObject({ kind: 'calls', explains: 'against' });
  });

  it('judges it at a price of its own', () => {
    expect(ask('is +130 ok for that', BET)).toMatchObject({
      calls: [{ tool: 'price_bets', input: { bets: [{ eventId: 'game', side: 'home', price: '+130' }] } }],
    });
  });

  it('holds the other side of the game against it, in the same market', () => {
    expect(ask('the bears side any better?', BET)).toMatchObject({
      calls: [
        {
          tool: 'price_bets',
          input: {
            bets: [
              { eventId: 'game', market: 'moneyline', side: 'home' },
              { eventId: 'game', market: 'moneyline', side: 'away' },
            ],
          },
        },
      ],
    });
  });

  it('joins who is named with it', () => {
    expect(ask('pair it with the bills', BET)).toMatchObject({
      calls: [{ tool: 'build_parlay', input: { legs: [{ eventId: 'game' }, { eventId: 'other', side: 'home' }] } }],
    });
  });

  it('says nothing of a reaction, and charges nothing', () => {
    expect(ask('lol ok', BET)).toMatchObject({ kind: 'say' });
  });
});

describe('behind a parlay', () => {
  it('one leg less is one leg less, at its book', () => {
    expect(
      ask('take the second leg off', { ...PARLAY, focus: [...(PARLAY.focus ?? []), bet('game', 'over', 'total')] }),
    ).toMatchObject({
      calls: [
        {
          tool: 'build_parlay',
          input: {
            book: 'FanDuel',
            legs: [
              { eventId: 'game', side: 'home' },
              { eventId: 'game', side: 'over' },
            ],
          },
        },
      ],
    });
  });
});

describe('who is not stored', () => {
  it('is kept in mind', () => {
    expect(ask('any value on Belgium', {})).toMatchObject({ kind: 'say', spoken: { absent: expect.any(String) } });
  });
});
