import { expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

it.each([
  ['is the half point from bills -3 to -2.5 worth a nickel?', 5],
  ['is it worth a dime to get bills -2.5 instead of -3', 10],
])('takes a nickel for 5 cents of a price and a dime for 10: %s', async (text, cents) => {
  const demo = await demoTalk();
  expect(demo.callsOf(text).map(({ input }) => input)).toMatchObject([{ calc: { kind: 'line_worth', cents } }]);
});
