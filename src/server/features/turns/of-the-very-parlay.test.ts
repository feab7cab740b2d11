import { describe, expect, it } from 'vitest';
import { chatAtNoon } from './test-noon-chat.ts';

const chat = await chatAtNoon();

/** What is said of it, without its tables. */
const lastOf: typeof chat = async (...messages) => {
  const { text, cost } = await chat(...messages);
  const { blocks = [] } = (text.startsWith('{') ? JSON.parse(text) : {}) as {
    blocks?: { kind: string; text?: string }[];
  };
  const said = blocks.flatMap((block) => (block.kind === 'text' ? [block.text ?? ''] : []));
  return { text: said.length > 0 ? said.join(' ') : text, cost };
};

const THREE = 'parlay of lions ml, celtics ml and knicks ml for 25, what does it pay';
const AT_PRICES = '100 on pels -370 celtics -220 raptors -262 ml parlay, pays what';

/** Each free: no verdict is asked for. */
describe('a leg that goes', () => {
  it.each([
    ['drop knicks add bulls ml', /^The Knicks moneyline \S+ is out, and the Bulls moneyline \S+ is in/],
    ['is it a problem that the knicks are on a different day', /^That is fine: a parlay takes legs of any games/],
    ['are these kinda tied together tho', /^No: they are of different games/],
    ['drop the last leg, just 2', /^The Knicks moneyline \S+ went out/],
    ['get rid of the first one', /^The Lions moneyline \S+ went out/],
    ['drop the weakest leg', /with the least edge\.\s+The \w+ moneyline \S+ went out/],
    ['swap the biggest fav for bulls ml', /The Celtics moneyline \S+ is out, and the Bulls moneyline/],
    ['swap one of the legs for bulls ml', /^You named no leg to go.*and the Bulls moneyline \S+ is in/s],
    ['swap lions for the over in the lions game', /^The Lions moneyline \S+ is out, and over \d+ in Lions @ Bills/],
  ])('%s', async (question, told) => {
    const { text, cost } = await lastOf(THREE, question);
    expect(text).toMatch(told);
    expect(cost).toBe(0);
  });

  it('comes at the price that is named for it', async () => {
    const { text, cost } = await lastOf(AT_PRICES, 'swap raptors for knicks -122');
    expect(text).toMatch(
      /the Raptors moneyline \S+ is out, and the Knicks moneyline \S+ is in.*At your prices.*pay \+236/is,
    );
    expect(cost).toBe(0);
  });
});

describe('what is asked of all of it', () => {
  it.each([
    [[AT_PRICES], 'how much vig am i eating on that', /^With your \+155 .*vig in it is \d/],
    [[THREE], 'whats the juice on this', /the vig in it is \d+\.\d%, so the book keeps about \$\d/],
    [[THREE], 'can i get all that on caesars', /^Caesars has all 3 legs, and pays \+\d+ for them: \$25\.00 returns/],
    [[THREE], 'how much to win 100 on it', /of which \$(?:100\.0|99\.9)\d is won/],
    [[THREE], 'what are the odds they all hit', /^All 3 legs win \d+\.\d% of the time, so \+\d+ is fair\. \S.* pays/],
  ])('behind %s: %s', async (before, question, told) => {
    const { text, cost } = await lastOf(...before, question);
    expect(text).toMatch(told);
    expect(cost).toBe(0);
  });

  it('says that nothing is to be staked of a bankroll in dollars', async () => {
    const { text } = await lastOf(THREE, 'is it a bet?', 'how much on that with a 1k roll');
    expect(text).toMatch(/^Put \$0 on it: /);
    expect(text).not.toContain('$1,000');
  });
});

describe('bets that were spoken of as one', () => {
  it.each([
    [['biggest nfl favorites this weekend'], '50 on the top 3 parlayed, payout?', /^3 legs .*\$50\.00 returns/],
    [['biggest nfl favorites this weekend'], 'whats a 25 dollar parlay of the top 2 pay', /^2 legs .*\$25\.00 returns/],
    [['so 20 bucks unit, 2u on lions ml -175 wins what'], 'and parlayed w seahawks -240', /\$40\.00 returns \$89\.05/],
    [['whats lions ml at'], 'parlay that w seahawks ml', /^2 legs at .* That is just the price/],
  ])('%s, then free: %s', async (before, question, told) => {
    const { text, cost } = await lastOf(...before, question);
    expect(text).toMatch(told);
    expect(cost).toBe(0);
  });

  it('takes of two sides the one that was told to be the better', async () => {
    const { text } = await lastOf('trae young over 24.5 pts good tonight?', 'and his assists', 'parlay em together');
    expect(text).toMatch(/^2 legs of one game at .* win together/);
  });

  it('counts the one best bet of a search', async () => {
    const { text } = await lastOf('best nfl bet today', 'what about the celtics ml', 'parlay both');
    expect(text).toMatch(/2 legs at \S+ pay \+/);
  });
});
