import { describe, expect, it } from 'vitest';
import { testReading } from '../../slate/test-slate.ts';
import type { Reading } from '../reading.ts';
import { askOfTwoGames, SHOWN_LIST, SHOWN_PARLAY, shownBet } from '../test-two-games.ts';

const OVER: Partial<Reading> = { focus: [shownBet('game', 'over', 'total')] };

const ask = (text: string, before: Partial<Reading>) => askOfTwoGames(text, testReading(before));

describe('a complaint of what was shown', () => {
  it('narrows nothing of what is asked behind it', () => {
    expect(ask('all overs lol. got an under?', SHOWN_LIST)).toMatchObject({
      kind: 'picks',
      reading: { side: 'under' },
    });
  });

  it('asks for what there was too little of', () => {
    expect(ask('too chalky', SHOWN_LIST)).toMatchObject({ kind: 'picks', reading: { minDecimal: 2 } });
  });

  it('is asked for nothing', () => {
    expect(ask('u always give me nobodies', SHOWN_LIST)).toMatchObject({ kind: 'say' });
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

  it('is watched for the price that is named', () => {
    const bet = { eventId: 'game', market: 'total', side: 'over' };
    for (const text of ['lmk if it hits +150', 'tell me when it gets to +150', 'ping me if that hits +150'])
      expect(ask(text, OVER), text).toMatchObject({
        calls: [{ tool: 'propose', input: { action: { kind: 'alert', bet, price: '+150' } } }],
      });
  });

  it('is none of several that were shown, where none of them is named', () => {
    expect(ask('lmk if it hits +150', SHOWN_LIST)).toMatchObject({ kind: 'say' });
  });

  it.each([
    ['tell me when the lions moneyline hits +150', { eventId: 'game', market: 'moneyline', side: 'home' }],
    ['let me know if the bears hit +130', { eventId: 'game', market: 'moneyline', side: 'away' }],
    ['ping me when jets gets to +120', { eventId: 'other', market: 'moneyline', side: 'away' }],
  ])('is watched for where it is named: "%s"', (text, bet) => {
    const alert = { kind: 'alert', bet, price: expect.stringMatching(/^\+\d+$/) };
    expect(askOfTwoGames(text, null)).toMatchObject({ calls: [{ tool: 'propose', input: { action: alert } }] });
  });

  it.each(['lmk if the total drops to 43', 'remind me if it goes to 5', 'alert me at 44'])(
    'is never judged: "%s"',
    (text) => {
      expect(ask(text, OVER)).toMatchObject({ kind: 'say' });
    },
  );

  it('is no leg of a parlay that was meant as a whole', () => {
    expect(ask('log it for me', SHOWN_PARLAY)).toMatchObject({ kind: 'say' });
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
    expect(ask('why not the over', { focus: [shownBet('game', 'home')] })).toMatchObject({
      calls: [{ input: { market: 'total', side: 'over' } }],
    });
  });
});

describe('a parlay', () => {
  it.each([
    ['put something hockey in there instead', /Which leg/],
    ['no props in it', /of that kind/],
  ])('is asked about or left, and nothing is searched for: "%s"', (text, words) => {
    expect(ask(text, SHOWN_PARLAY)).toMatchObject({ kind: 'say', text: expect.stringMatching(words) });
  });

  it('is made of those that are pointed at, and their number is no money', () => {
    const plan = ask('ok those 2 as a 2 legger on betmgm', SHOWN_LIST);
    expect(plan).toMatchObject({ calls: [{ tool: 'build_parlay', input: { book: 'BetMGM' } }] });
    expect(plan).not.toMatchObject({ calls: [{ input: { stakeCents: 200 } }] });
  });

  it('has a weakest leg', () => {
    expect(ask('which of those is shakiest', SHOWN_PARLAY)).toMatchObject({
      explains: 'worst',
      calls: [{ tool: 'price_bets' }],
    });
  });
});
