import { beforeAll, describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

let demo: Awaited<ReturnType<typeof demoTalk>>;
beforeAll(async () => {
  demo = await demoTalk();
});

describe('an amount beside a bet with its price', () => {
  it.each([
    ['knicks -1 at -116, 50 bucks', 'Knicks -1', '-116', 50_00],
    ['lakers ml +120 $20', 'Lakers moneyline', '+120', 20_00],
    ['100 on the chiefs -3.5 +125', 'Chiefs -3.5', '+125', 100_00],
  ])('%s is what it pays, free', (text, bet, price, stakeCents) => {
    expect(demo.calcsOf(text)).toMatchObject([{ kind: 'payout', bet, price, stakeCents }]);
  });

  it.each([
    '50 on knicks -1 at -116, good?',
    'should i put 50 on knicks -1 at -116',
    'knicks -1 at -116, 50 bucks, thoughts',
  ])('%s is judged', (text) => {
    expect(demo.talk(text).isCharged).toBe(true);
  });
});

describe('points that are said of whom was shown', () => {
  it.each([
    ['knicks odds', '50 on em at -1 what do i win', 'Knicks -1', '-116'],
    ['bills spread', 'what do i win with 50 on them at +6.5', 'Bills +6.5', '-125'],
    ['bills odds', '50 on them what do i win', 'Bills moneyline', '+184'],
  ])('%s, %s: %s', (before, text, bet, price) => {
    expect(demo.calcsOf(before, text)).toMatchObject([{ kind: 'payout', bet, price, stakeCents: 50_00 }]);
  });
});
