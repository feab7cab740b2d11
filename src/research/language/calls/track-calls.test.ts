import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { callsOf, game } = await demoTalk();
const LIONS = game('Detroit Lions');

const inputOf = (...texts: string[]): unknown => callsOf(...texts)[0]?.input;

describe('a bet that was made is kept as it was made, and never judged', () => {
  it.each([
    ['just took the lions ml for 35 at fanduel, could you log it', { book: 'FanDuel' }, 35_00],
    ['save lions moneyline 15 bucks for me', { book: null }, 15_00],
    ['track lions ml +120 at caesars, $60', { book: 'Caesars', price: '+120' }, 60_00],
    ['i already bet 25 on the lions ml at dk. keep track of that pls', { book: 'DraftKings' }, 25_00],
  ])('%s', (text, bet, stakeCents) => {
    expect(inputOf(text)).toMatchObject({
      action: {
        kind: 'tracked_bet',
        bet: { eventId: LIONS, market: 'moneyline', ...bet },
        stakeCents,
      },
    });
  });

  it('with what is put right of it', () => {
    const before = 'track lions ml at fanduel';
    expect(inputOf(before, 'no its 20 at caesars not 100')).toMatchObject({
      action: {
        bet: { eventId: LIONS, book: 'Caesars' },
        stakeCents: 20_00,
      },
    });
    expect(inputOf(`${before} for 20`, 'i got it at +130')).toMatchObject({
      action: {
        bet: { price: '+130', book: 'FanDuel' },
        stakeCents: 20_00,
      },
    });
  });

  it.each([
    ['track dk under 50.5 for 20', { side: 'under', line: 50.5, book: 'DraftKings' }, 20_00],
    ['log the under 47, 47 bucks', { side: 'under', line: 47 }, 47_00],
    ['save the over 47 at caesars', { side: 'over', line: 47, book: 'Caesars' }, 100_00],
  ])('of the game whose prices were shown, on the side and line that are named: %s', (text, bet, stakeCents) => {
    expect(inputOf('lions bills total', text)).toMatchObject({
      action: { bet: { eventId: LIONS, market: 'total', ...bet }, stakeCents },
    });
  });

  it('also behind a question of how that goes', () => {
    const before = ['put 20 on lions ml at draftkings, can you track that', 'can you keep a record of my bets or not'];
    expect(inputOf(...before)).toEqual({ topic: { kind: 'about', of: 'tracking' } });
    expect(inputOf(...before, 'ok so how do i do that, just save lions ml 20 bucks for me')).toMatchObject({
      action: {
        bet: { eventId: LIONS },
        stakeCents: 20_00,
      },
    });
  });

  it('and a record that is asked for is no bet', () => {
    expect(inputOf('whats your track record')).toEqual({ topic: { kind: 'record' } });
  });
});
