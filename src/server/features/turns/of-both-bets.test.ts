import { describe, expect, it } from 'vitest';
import { chatAtNoon } from './test-noon-chat.ts';

const lastOf = await chatAtNoon();

const TWO = ['seahawks, which is better value the -7.5 at plus money or alt -3.5'];
const CHIEFS = ['is chiefs -3.5 a good bet', 'whats the diff if i take them at -2 instead'];

describe('behind bets that were held against each other', () => {
  it.each<[readonly string[], string, readonly RegExp[]]>([
    [TWO, 'why', [/make Seahawks -7\.5 49\.0%/, /make Seahawks -3\.5 64\.3%/]],
    [['jokic or wemby, better over on pts tonight'], 'why', [/make Nikola Jokic over/, /make Victor Wembanyama over/]],
    [CHIEFS, 'ok so which of the 2 should i take', [/Chiefs -3\.5 is the better bet: .* for Chiefs -2\b/]],
    [['is chiefs -3.5 good', 'is chiefs -2 good'], 'which of the 2', [/Chiefs -3\.5 is the better bet/]],
  ])('%j, then %j is told of both, free', async (before, question, told) => {
    const { text, cost } = await lastOf(...before, question);
    for (const one of told) expect(text).toMatch(one);
    expect(cost).toBe(0);
  });

  it.each<[string, RegExp]>([
    ['what if its -165 by the time im in', /Seahawks -3\.5 at your -165/],
    ['what about at +140', /Seahawks -7\.5 at your \+140/],
  ])('%j is of the one whose price it can be', async (question, told) => {
    const { text, cost } = await lastOf(...TWO, question);
    expect(text).toMatch(told);
    expect(cost).toBe(1);
  });
});

it('holds the bet that was judged and the number that is named against each other', async () => {
  const { text, cost } = await lastOf(...CHIEFS);
  expect(text).toMatch(/Chiefs -3\.5 is the better bet: .* for Chiefs -2\b/);
  expect(cost).toBe(1);
});

it('judges both sides of a market at a book where none was named', async () => {
  const { text, cost } = await lastOf('ohio state usc spread every book', 'is fanduels any good');
  expect(text).toMatch(/Ohio State -7\.5 is the better of the two: .* for USC \+7\.5/);
  expect(cost).toBe(1);
});

it.each(['which one is most likely', 'whos the favorite'])(
  '%s of who wins is who is favored, free',
  async (question) => {
    const { text, cost } = await lastOf('everton newcastle moneyline every book', question);
    expect(text).toMatch(/Newcastle United (?:is|are) favored, 42\.5% to win/);
    expect(cost).toBe(0);
  },
);
