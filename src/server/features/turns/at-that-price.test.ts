import { describe, expect, it } from 'vitest';
import { chatAtNoon } from './test-noon-chat.ts';

const lastOf = await chatAtNoon();

const UFC = 'best bet tonight in ufc?';

describe('so many cents from the price that was told', () => {
  it.each<[string, string, RegExp]>([
    [UFC, 'would you still take it 20 cents worse', /No, nothing on over 2\.5 in .* at -150: .* -139 or better/],
    [UFC, 'my book is 5 cents worse, still a bet?', /Yes, .* at -135\./],
    [UFC, 'and if its 10c better', / at -120\. Fair is/],
    ['is bills +4.5 good', 'still good 20 cents worse?', /No, nothing on Bills \+4\.5 at -115/],
    ['is lions ml good at -190', 'worse by 10 cents?', /No, nothing on the Lions moneyline at -200/],
  ])('%j, then %j is that price, of what was judged free', async (before, question, told) => {
    const { text, cost } = await lastOf(before, question);
    expect(text).toMatch(told);
    expect(cost).toBe(0);
  });
});

describe('the price that was named last', () => {
  it.each<[string[], string, RegExp]>([
    [['haaland anytime monday price', 'break even % at +149'], 'so take it?', /at your \+149: no edge/],
    [['haaland anytime monday price', 'break even % at +149'], 'should i bet it', /at your \+149: no edge/],
    [['haaland anytime monday price'], 'so take it?', /Haaland anytime goal at \+138 \(FanDuel\)/],
  ])('%j, then %j is judged at it', async (before, question, told) => {
    const { text, cost } = await lastOf(...before, question);
    expect(text).toMatch(told);
    expect(cost).toBe(1);
  });
});

it.each<[string[], string]>([
  [['how much would i win w/ 25 on the bills'], 'which book pays the most for that'],
  [['what does $40 on lions -4.5 pay'], 'which book is best for that'],
])('%j, then %j is a book, free', async (before, question) => {
  const { text, cost } = await lastOf(...before, question);
  expect(text).toMatch(/best price on .* is [+-]\d+ at /);
  expect(cost).toBe(0);
});
