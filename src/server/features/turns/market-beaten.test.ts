import { expect, it } from 'vitest';
import { chatAtNoon } from './test-noon-chat.ts';

const lastOf = await chatAtNoon();

it.each<[string[], RegExp]>([
  [['bet vikings -6 -110 thurs. did i beat the market so far'], /Yes, by 1\.7% so far: Vikings -6 is -114/],
  [['i have bills ml +160, did i beat the line so far'], /No, you are 8\.5% behind so far: Bills moneyline is \+184/],
  [['took lions -4 at -105, beating the market?'], /Yes, by \d+\.\d% so far: Lions -4 is worth/],
  [['i got bills ml +150 yesterday am i beating the market', 'by how much in percent'], /is 12\.0% worse than/],
  [['bet vikings -6 -110 thurs. did i beat the market so far', 'whats that in percent'], /is 1\.7% better than/],
])('%j is the price that was taken against now, free', async (messages, told) => {
  const { text, cost } = await lastOf(...messages);
  expect(text).toMatch(told);
  expect(cost).toBe(0);
});
