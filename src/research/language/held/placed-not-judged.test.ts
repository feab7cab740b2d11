import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';
import { freeCallsOf } from '../test-talk.ts';

const { talk, calcsOf, notesOf } = await demoTalk();

describe('a bet that is placed', () => {
  it.each([
    'i have bills ml +150 for 50, still ok?',
    'already took bills ml at +150, is it a good bet still',
    'i took bills ml at +150 this morning, still ok?',
  ])('is told what it is worth, free and without a verdict: %s', (text) => {
    expect(freeCallsOf(talk(text))).toMatchObject([{ tool: 'calculate', input: { calc: { kind: 'position' } } }]);
  });

  it.each(['no, its 200 on bills ml at +150 and pats ml is the hedge'])(
    'stays held where its hedge is corrected: %s',
    (text) => {
      expect(calcsOf('bet 100 on the bills ml at +150, how do i hedge', text)).toMatchObject([
        { kind: 'hedge', bet: 'Bills moneyline', stakeCents: 200_00 },
      ]);
    },
  );

  it.each([
    'live ticket: 4 leg parlay, 3 already hit, last leg bills ml. 25 to win 410. how much on the other side to lock it',
    'parlay: 3 of them hit, bills ml left, 25 stake pays 410 profit. how do i hedge',
  ])('returns its profit with its stake, and legs are no money: %s', (text) => {
    expect(calcsOf(text)).toMatchObject([{ kind: 'hedge', stakeCents: 25_00, returnsCents: 435_00 }]);
  });

  it('has the bankroll that is left', () => {
    for (const text of [
      'bankroll is 1200 and im down to 800. what should my unit be now',
      'bankroll was 1200, down to 800, what is my unit',
    ])
      expect(calcsOf(text)).toMatchObject([{ kind: 'stake_plan', bankrollCents: 800_00 }]);
    expect(notesOf('i have bills ml +150 for 50, still ok?')).toMatch(/good number|fair number/);
  });
});
