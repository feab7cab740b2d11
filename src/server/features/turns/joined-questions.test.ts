import { describe, expect, it } from 'vitest';
import { chatAtNoon } from './test-noon-chat.ts';

const lastOf = await chatAtNoon();

/** Questions that are answered well alone, and what each answer holds. */
const ALONE = {
  time: ['what time do the cowboys play', /starts Mon 7:15 PM ET/],
  favorite: ['whos favored in cowboys patriots', /are favored/],
  thatFavorite: ['who is the fav', /are favored/],
  best: ['best price on the lions ml', /best price on the Lions is/],
  total: ['whats the total in cowboys patriots', /best price on over/],
  deadHeat: ['what is a dead heat', /A dead heat is a tie/],
  vig: ['what does vig mean', /The vig \(also juice/],
  pushed: ['if one leg of my parlay pushes do i lose the whole thing', /A leg that is void or pushes drops out/],
  overtime: ['does ot count for totals', /Overtime and extra innings count/],
  payout: ['what does 50 at +120 pay', /\$110\.00/],
  decimal: ['whats -150 in decimal', /1\.67/],
  futures: ['who wins the nba title', /I have no futures/],
  books: ['which books do you look at', /have prices here now/],
  paidBy: ['do they pay u if i lose', /No sportsbook pays for a pick/],
  tokens: ['what am i spending tokens on', /A question costs 1 token/],
  trust: ['how do i know the odds arent made up', /No figure here is a guess/],
  left: ['how many tokens do i have', /You have 150 tokens left/],
  judged: ['is cowboys ml a good bet', /Cowboys moneyline/],
  hurt: ['whos hurt for the cowboys', /injury report|questionable|without/],
  where: ['is it in germany right', /Where a game is played is not stored/],
} as const satisfies Readonly<Record<string, readonly [string, RegExp]>>;
type Alone = keyof typeof ALONE;

const JOINTS = [' and ', ', also ', '? ', ' & '];

/** Two of one message, and whether one of them is charged. */
const PAIRS: readonly (readonly [Alone, Alone, 0 | 1])[] = [
  ['time', 'thatFavorite', 0],
  ['time', 'total', 0],
  ['favorite', 'overtime', 0],
  ['deadHeat', 'pushed', 0],
  ['deadHeat', 'vig', 0],
  ['best', 'vig', 0],
  ['payout', 'vig', 0],
  ['payout', 'decimal', 0],
  ['futures', 'overtime', 0],
  ['futures', 'total', 0],
  ['futures', 'vig', 0],
  ['books', 'paidBy', 0],
  ['books', 'trust', 0],
  ['tokens', 'trust', 0],
  ['left', 'deadHeat', 0],
  ['total', 'judged', 1],
  ['judged', 'deadHeat', 1],
  ['judged', 'hurt', 1],
  ['judged', 'left', 1],
  ['hurt', 'total', 0],
  ['time', 'where', 0],
  ['total', 'left', 0],
];

describe('two questions that are each understood alone', () => {
  it.each(PAIRS.map(([one, other, cost], at) => ({ one, other, cost, joint: JOINTS[at % JOINTS.length] ?? ' and ' })))(
    'are both answered, in their order: $one, $other',
    async ({ one, other, cost, joint }) => {
      const told = await lastOf(`${ALONE[one][0]}${joint}${ALONE[other][0]}`);
      const [first, second] = [told.text.search(ALONE[one][1]), told.text.search(ALONE[other][1])];
      expect([first >= 0, second >= 0], told.text.slice(0, 600)).toEqual([true, true]);
      expect(second).toBeGreaterThan(first);
      expect(told.cost).toBe(cost);
    },
  );
});

describe('what belongs to the question before it', () => {
  it.each([
    ['if i bet 50 on the lions and it wins what do i get', /Payout/],
    ['how much to win 100 at -150 and what is the break even', /\$150\.00/],
    ['should i bet the lions ml and if so how much', /Lions moneyline/],
    ['whats the difference between a spread and a moneyline', /spread/i],
    ['got a $100 free bet, where does it convert best', /free bet/i],
  ])('is no other one: %s', async (question, told) => {
    const { text } = await lastOf(question);
    expect(text).toMatch(told);
    expect(text).not.toContain('I did not get the part');
  });
});
