import { describe, expect, it } from 'vitest';
import { NOW, testEvent, testReading, testSlate } from '../../slate/test-slate.ts';
import { planCalls } from '../calls/plan-calls.ts';
import { readQuestion } from '../read-question.ts';
import type { BetFocus, Reading } from '../reading.ts';
import { zoneOf } from '../time-zone.ts';

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
const OVER: Partial<Reading> = { focus: [bet('game', 'over', 'total')] };
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

describe('a complaint of what was shown', () => {
  it('narrows nothing of what is asked behind it', () => {
    expect(ask('all overs lol. got an under?', LIST)).toMatchObject({ kind: 'picks', reading: { side: 'under' } });
  });

  it('asks for what there was too little of', () => {
    expect(ask('too chalky', LIST)).toMatchObject({ kind: 'picks', reading: { minDecimal: 2 } });
  });

  it('is asked for nothing', () => {
    expect(ask('u always give me nobodies', LIST)).toMatchObject({ kind: 'say' });
  });
});

describe('a bet to be kept or watched', () => {
  it('is kept at the price, book and stake that it was got for', () => {
    expect(ask('track it, got it at -300 dk for 40', OVER)).toMatchObject({
      calls: [
        {
          tool: 'propose',
          input: { action: { bet: { side: 'over', price: '-300', book: 'DraftKings' }, stakeCents: 40_00 } },
        },
      ],
    });
  });

  it.each(['lmk if the total drops to 43', 'remind me if it goes to 5', 'alert me at 44'])(
    'is never judged: "%s"',
    (text) => {
      expect(ask(text, OVER)).toMatchObject({ kind: 'say' });
    },
  );

  it('is no leg of a parlay that was meant as a whole', () => {
    expect(ask('log it for me', PARLAY)).toMatchObject({ kind: 'say' });
  });
});

describe('a kind that is named beside what was shown', () => {
  it('is its other side, told of free', () => {
    expect(ask('so ur saying bet the under lol', OVER)).toMatchObject({
      kind: 'calls',
      explains: 'play',
      calls: [{ input: { bets: [{ market: 'total', side: 'under' }] } }],
    });
  });

  it('is another bet, and no reason for the one that was shown', () => {
    expect(ask('why not the over', { focus: [bet('game', 'home')] })).toMatchObject({
      calls: [{ input: { bets: [{ market: 'total', side: 'over' }] } }],
    });
  });
});

describe('a parlay', () => {
  it.each([
    ['put something hockey in there instead', /Which leg/],
    ['no props in it', /of that kind/],
  ])('is asked about or left, and nothing is searched for: "%s"', (text, words) => {
    expect(ask(text, PARLAY)).toMatchObject({ kind: 'say', text: expect.stringMatching(words) });
  });

  it('is made of those that are pointed at, and their number is no money', () => {
    const plan = ask('ok those 2 as a 2 legger on betmgm', LIST);
    expect(plan).toMatchObject({ calls: [{ tool: 'build_parlay', input: { book: 'BetMGM' } }] });
    expect(plan).not.toMatchObject({ calls: [{ input: { stakeCents: 200 } }] });
  });

  it('has a weakest leg', () => {
    expect(ask('which of those is shakiest', PARLAY)).toMatchObject({
      explains: 'worst',
      calls: [{ tool: 'price_bets' }],
    });
  });
});
