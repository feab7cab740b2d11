import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { calcsOf, notesOf, talk } = await demoTalk();

describe('whether a price beat the close', () => {
  it.each([
    ['got the bills at +120 friday, they closed +100. was that good', /^Yes, it was good: \+120 pays 10\.0% more/],
    ['bills +120 closing +100, good bet or not', /^Yes, it was good/],
    ['bills -110 closed -125, did i do ok', /^Yes, it was good/],
    ['took lions +150 and it closed +165, bad?', /^Yes, it was bad: your \+150 pays 5\.7% less/],
    ['had the lions +150, closed +165, was that any good', /^No, it was not good/],
  ])('is said first, free: %s', (text, told) => {
    expect(calcsOf(text)).toMatchObject([{ kind: 'clv' }]);
    expect(notesOf(text)).toMatch(told);
  });

  it.each(['so is that good or not lol', 'was it any good then'])('may be asked behind the sum: %s', (text) =>
    expect(notesOf('got the bills at +120, they closed +100', text)).toMatch(/^Yes, it was good/),
  );

  it('is not said of another bet that is asked about', () =>
    expect(talk('got the bills at +120, they closed +100', 'is lions ml good').isCharged).toBe(true));
});
