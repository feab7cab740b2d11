import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { calcsOf, callsOf, talk } = await demoTalk();

describe('the stake that wins so much', () => {
  it.each([
    ['lions -4.5 how much to win 300', 'Lions -4.5', 300_00],
    ['how much do i need on the lions -4.5 to win 300', 'Lions -4.5', 300_00],
    ['what do i risk on bills ml to win 50', 'Bills moneyline', 50_00],
  ])('is that on the bet that is named, at its best price: %s', (text, bet, toWinCents) => {
    expect(calcsOf(text)).toMatchObject([{ kind: 'payout', bet, toWinCents }]);
  });

  it('is none of so many games', () => {
    expect(JSON.stringify(talk('how much for the lions to win 10 games').plan)).not.toContain('toWinCents');
  });
});

describe('both sides of an arbitrage that was shown', () => {
  it.each([
    ['lock in both sides', 100_00],
    ['take both with 250', 250_00],
    ['how much on each side of that with 500', 500_00],
  ])('%s', (text, totalCents) => {
    expect(callsOf('any arbs', text)).toMatchObject([{ tool: 'calculate', input: { calc: { totalCents } } }]);
  });

  it('are none behind a list of picks', () => {
    expect(JSON.stringify(talk('lions bills moneyline prices', 'whats the lock').plan)).not.toContain('totalCents');
  });
});
