import { describe, expect, it } from 'vitest';
import { chatAtNoon } from './test-noon-chat.ts';

const lastOf = await chatAtNoon();

describe('behind prices', () => {
  it.each<[string[], string, RegExp]>([
    [['chiefs -3.5 price at all the books'], 'what about -2 instead', /best price on Chiefs -2 is [+-]\d+ at /],
    [['chiefs -3.5 price at all the books', 'what about -2 instead'], 'and -0.5', /best price on Chiefs -0\.5 is/],
    [['flames ml best price n book'], 'and the other side', /best price on the Islanders is [+-]\d+ at /],
    [['lakers ml price'], 'flip side', /best price on the Thunder is/],
    [['lions ml best price and has it moved'], 'what about lions -4.5', /best price on Lions -4\.5 is/],
    [['best price over 47 lions bills'], 'under 47?', /best price on under 47 is/],
    [['best price bills +4.5'], 'and on fanduel', /FanDuel: Buffalo Bills \+4\.5/],
    [['mejor precio del over 2.5 en tijuana atlas'], 'y el menos de 3.5?', /best price on under 3\.5 is/],
  ])('%j, then %j is a price, free', async (before, question, told) => {
    const { text, cost } = await lastOf(...before, question);
    expect(text).toMatch(told);
    expect(cost).toBe(0);
  });

  it.each<[string, string, RegExp]>([
    ['chiefs -3.5 price', 'is -2 any good', /Chiefs -2 at [+-]\d+ \(/],
    ['flames ml best price n book', 'is the other side a good bet', /Islanders moneyline at/],
    ['lions ml best price', 'thoughts on lions -4.5', /Lions -4\.5 at/],
    ['lions ml best price', 'would you take -4.5', /Lions -4\.5 at/],
  ])('%j, then %j is a verdict, as that is asked for', async (before, question, told) => {
    const { text, cost } = await lastOf(before, question);
    expect(text).toMatch(told);
    expect(cost).toBe(1);
  });
});

describe('behind a verdict', () => {
  it.each<[string, string, RegExp]>([
    ['is lions -4.5 good', 'and -5?', /Lions -5 at/],
    ['is lions -4.5 good', 'other side?', /Bills \+4\.5 at/],
    ['is over 47 in lions bills a good bet', 'and the under', /under 47 in Lions/i],
  ])('%j, then %j is one too', async (before, question, told) => {
    const { text, cost } = await lastOf(before, question);
    expect(text).toMatch(told);
    expect(cost).toBe(1);
  });
});

describe('the price of a total of half a goal', () => {
  it.each(['price over 2.5 arsenal west ham', 'best odds over 1.5 arsenal west ham'])(
    '%s names no price',
    async (question) => {
      const { text, cost } = await lastOf(question);
      expect(text).toMatch(/best price on over [12]\.5 is/);
      expect(cost).toBe(0);
    },
  );
});
