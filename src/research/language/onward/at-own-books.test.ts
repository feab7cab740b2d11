import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk } = await demoTalk();
const OWN = 'i only have draftkings and fanduel';

describe('the books of the bettor behind an answer', () => {
  it('show what was shown at these', () => {
    expect(talk('chiefs moneyline at every book', OWN).plan).toMatchObject({
      calls: [{ tool: 'show_board', input: { market: 'moneyline', books: ['DraftKings', 'FanDuel'] } }],
      assumed: ['Noted: you bet at DraftKings and FanDuel.'],
    });
  });

  it.each([
    ['should i bet the chiefs ml', 'play'],
    ['chiefs ml or chiefs -3.5', 'better'],
  ])('judge what was judged at these, free: %s', (first, explains) => {
    const { plan, reading } = talk(first, OWN);
    expect(plan).toMatchObject({ calls: [{ tool: 'price_bets' }], explains });
    expect(reading.memory?.sportsbooks).toEqual(['draftkings', 'fanduel']);
  });

  it('leave a price that is his own', () => {
    const { plan } = talk('should i bet the chiefs ml -150', OWN);
    expect(plan).toMatchObject({ calls: [{ input: { bets: [{ price: '1.6667' }] } }] });
  });

  it.each([['is mahomes hurt'], ['kelly at +120 with 50%']])(
    'are only noted where no prices were told: %s',
    (first) => {
      expect(talk(first, OWN).plan?.kind).not.toBe('calls');
    },
  );
});

describe('a book more than those that were asked for', () => {
  it.each(['what if i could use fanduel too', 'and if i also had fanduel'])(
    'is beside them in the prices: %s',
    (text) => {
      expect(talk('bills ml at draftkings', text).plan).toMatchObject({
        calls: [{ tool: 'show_board', input: { books: ['DraftKings', 'FanDuel'] } }],
      });
    },
  );

  it('and asks for that one alone where it is to be the only one', () => {
    expect(JSON.stringify(talk('bills ml at draftkings', 'what about at fanduel').plan)).not.toContain('"DraftKings"');
  });
});
