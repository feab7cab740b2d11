import { describe, expect, it } from 'vitest';
import { testReading } from '../../slate/test-slate.ts';
import { readWords } from '../calls/read-words.ts';
import type { Reading } from '../reading.ts';
import { askOfTwoGames, SHOWN_LIST, SHOWN_PARLAY, shownBet } from '../test-two-games.ts';
import { afterOf } from './after.ts';
import { readAct } from './read-act.ts';

const BET: Partial<Reading> = { focus: [shownBet('game', 'home')], calculation: { kind: 'payout', price: '1.90' } };

const ask = (text: string, before: Partial<Reading>) => askOfTwoGames(text, testReading(before));

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
    expect(afterOf(testReading(SHOWN_LIST))).toBe('list');
    expect(afterOf(testReading(BET))).toBe('bet');
    expect(afterOf(testReading(SHOWN_PARLAY))).toBe('parlay');
    expect(
      afterOf(
        testReading({ ...BET, looked: [{ tool: 'show_board', input: { market: 'moneyline', limit: 10, offset: 0 } }] }),
      ),
    ).toBe('board');
    expect(afterOf(testReading({ absent: 'I have no upcoming game with Belgium.' }))).toBe('bet');
  });
});

describe('behind a list', () => {
  it.each([
    ['how come the jets', { kind: 'why', place: 2 }],
    ['how confident are you in number 2', { kind: 'sure', place: 2 }],
    ['20 bucks on the 2nd one gets me what', { kind: 'pays', place: 2, cents: 2_000 }],
    ['what could go wrong with the bears game one', { kind: 'against', place: 1 }],
  ])('%s is told from what was said of it', (text, about) => {
    expect(ask(text, SHOWN_LIST)).toEqual({ kind: 'about', about });
  });

  it('of others than were shown is no question about those', () => {
    expect(ask('why the steelers', SHOWN_LIST)).not.toMatchObject({ kind: 'about' });
    expect(ask('explain the ninth one', SHOWN_LIST)).not.toMatchObject({ kind: 'about' });
  });

  it('a rule of the chat is noted and charged for by nobody', () => {
    expect(ask('i never bet props', SHOWN_LIST)).toMatchObject({
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
      ask('take the second leg off', {
        ...SHOWN_PARLAY,
        focus: [...(SHOWN_PARLAY.focus ?? []), shownBet('game', 'over', 'total')],
      }),
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
