import { beforeAll, describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';
import { freeCallsOf } from '../test-talk.ts';

let demo: Awaited<ReturnType<typeof demoTalk>>;
beforeAll(async () => {
  demo = await demoTalk();
});

describe('the number of a bet that is held', () => {
  it.each([
    ['i took the bills ml at +105, good number?', /^No, not a good number: \+105 pays less than fair/],
    ['locked in bills ml +205 was that good value', /^Yes, a good number: \+205 .* more than any book does now/],
    ['i grabbed chiefs ml -120 last night, solid number?', /^Yes, a good number: -120 pays more than fair/],
    ['got 50 on lions -4.5 at -115, good number?', /^No, not a good number.* pays more now\. It is placed/],
  ])('is told by yes or no and with what is left to do, free: %s', (text, lead) => {
    const told = demo.talk(text);
    expect(freeCallsOf(told)).toMatchObject([{ tool: 'calculate', input: { calc: { kind: 'position' } } }]);
    expect(told.plan).toMatchObject({ assumed: [expect.stringMatching(lead)] });
  });

  it.each([
    'bills ml +170 good number?',
    'got the lions -4.5 at -105, good number?',
    'can i get the bills at +160, good number?',
    'should i take bills ml at +170, good number?',
    'bet the bills at +170, good price?',
  ])('is none of a bet that may be made yet: %s', (text) => {
    expect(demo.talk(text).plan).toMatchObject({ kind: 'calls', calls: [{ tool: 'price_bets' }] });
  });
});

describe('what to do about an offer', () => {
  it('is said once, and the sum beside it says what the bet is worth', () => {
    const offered = '$100 on bills ml +150, cash-out $80?';
    expect(demo.calcsOf(offered)).toMatchObject([{ kind: 'cash_out', offerCents: 80_00, advised: true }]);
  });
});
