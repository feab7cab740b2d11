import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk, callsOf, calcsOf, game } = await demoTalk();
const gameId = game('Buffalo Bills');

describe('the expected value of a stored bet', () => {
  it.each([
    ['bills lions prices', 'ev on 100 on the bills'],
    ['whats the no vig on bills lions', 'just the bills side. ev at dk per 100'],
    ['best price on bills ml', 'fair chance, and ev if i put 75 on it'],
    ['what does 75 on bills ml pay', 'ev not payout'],
    ['bills lions prices', 'expected loss if i bet 40 on bills ml'],
  ])('is told by a verdict, and by no prices or payout: %s | %s', (...texts) => {
    const { plan, isCharged } = talk(...texts);
    expect(isCharged).toBe(true);
    expect(plan).toMatchObject({ calls: [{ tool: 'price_bets', input: { bets: [{ eventId: gameId }] } }] });
  });

  it('is at the book that is named, for the stake that is named', () => {
    expect(talk('bills lions prices', 'ev of 60 on the bills ml at fanduel').plan).toMatchObject({
      calls: [{ input: { bets: [{ side: 'home', market: 'moneyline', book: 'FanDuel' }], stakeCents: 60_00 } }],
    });
  });

  it('stays a sum where its writer has a chance of his own, and a term where it is asked for', () => {
    expect(calcsOf('+145 and i think its 44%. ev on 100', 'ev on 200')).toMatchObject([
      { kind: 'ev', stakeCents: 200_00 },
    ]);
    expect(callsOf('bills lions prices', 'what does ev mean')).toEqual([
      { tool: 'look_up', input: { topic: { kind: 'term', term: 'expected value' } } },
    ]);
  });
});
