import { describe, expect, it } from 'vitest';
import { chatAtNoon } from './test-noon-chat.ts';

const lastOf = await chatAtNoon();

const BILLS = 'is Bills moneyline a good bet';
const OVER = 'is Dolphins -3 a good bet';

describe('what follows a bet that was judged or priced is of that bet, free where it says no more than was paid for', () => {
  it.each<[string[], RegExp]>([
    [[BILLS, OVER, 'if u had to pick one of the two'], /better/],
    [[BILLS, OVER, 'just one, whos it gonna be'], /better/],
    [[BILLS, OVER, 'gun to my head dolphins or buffalo'], /better/],
    [[BILLS, 'my app only has +120 tho'], /\+120 is .*worse? price|\+120 is the worst price/],
    [[BILLS, OVER, 'at what number would u take the bills'], /or better/],
    [[BILLS, 'what price would you take then, anyone got it'], /or better\..*(best you can get|enough)/],
  ])('%j', async (messages, said) => {
    const { text, cost } = await lastOf(...messages);
    expect(text).toMatch(said);
    expect(cost).toBe(0);
  });

  it('holds the bet before against the one that is named, and judges that', async () => {
    const { text, cost } = await lastOf(BILLS, 'vs dolphins -3. one bet only');
    expect(text).toMatch(/Bills moneyline[\s\S]*Dolphins -3/);
    expect(cost).toBe(1);
  });

  it.each<[string[], RegExp]>([
    [[BILLS, 'which book is best'], /better|best/],
    [[BILLS, 'is +150 a good price for it'], /Bills moneyline/],
    [[BILLS, 'too juicy, what else is good tonight'], /./],
  ])('%j asks something else', async (messages, said) => {
    const { text } = await lastOf(...messages);
    expect(text).toMatch(said);
    expect(text).not.toMatch(/The bets side by side|a worse price than you need/);
  });
});
