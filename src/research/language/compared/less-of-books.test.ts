import { describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

const { talk } = await demoTalk();

describe('which of two books that were compared takes less', () => {
  it.each([
    ['compare draftkings and fanduel on lions bills', 'which one has less vig'],
    ['compare draftkings and fanduel on lions bills', 'which has the lower juice'],
    ['compare draftkings and betmgm for celtics mavericks', 'who charges less vig'],
    ['fanduel vs draftkings on celtics mavericks moneyline', 'which book takes less'],
    ['lions bills odds at fanduel and draftkings', 'ok so which one takes the bigger cut'],
  ])('is of those two: %s, %s', (first, text) => {
    const { plan, isCharged } = talk(first, text);
    const books = plan?.kind === 'calls' ? plan.calls.map(({ input }) => (input as { books?: unknown }).books) : [];
    expect(books.length).toBeGreaterThan(0);
    for (const pair of books) expect(pair).toHaveLength(2);
    expect(isCharged).toBe(false);
  });
});
