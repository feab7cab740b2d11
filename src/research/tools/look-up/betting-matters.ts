import { PRODUCT_NAME } from '#contract/product.ts';
import type { AboutMatter } from '#contract/research/look-up.ts';
import { keyNumberMargins } from '#engine/odds/key-number-margins.ts';
import { capital, dollars } from '../../words/format.ts';
import { glossaryText } from '../../words/plain-answers/glossary.ts';
import * as figures from '../calculate/figures.ts';
import type { World } from '../world.ts';
import { OPEN, type OpenMatter } from './open-matters.ts';
import { SCHOOL, type SchoolMatter } from './school-matters.ts';
import { SETTLING, type SettlingMatter } from './settling-matters.ts';

/** What newcomers ask of betting itself: the same for every bet, so no price stands in it. */
export type BettingMatter =
  | Extract<
      AboutMatter,
      | 'bet_size'
      | 'book_limits'
      | 'cannot'
      | 'favorites'
      | 'key_numbers'
      | 'odds_signs'
      | 'pictures'
      | 'placing'
      | 'pushes'
      | 'ratings'
      | 'tax'
    >
  | SchoolMatter
  | SettlingMatter
  | OpenMatter;

type Told = { title: string; text: string };

const UNIT_SHARE = 0.01;
const MOST_UNITS = 2;

export const BETTING_MATTERS: Readonly<Record<BettingMatter, (world: World) => Told>> = {
  ...SCHOOL,
  ...SETTLING,
  ...OPEN,
  bet_size: ({ bettor }) => ({
    title: 'How much on a bet',
    text: `A common size is 1 unit a bet, which is 1% of the money that you set aside for betting and can lose without harm: ${unitWords(bettor.bankrollCents)}. Picks here take 0.25 to ${MOST_UNITS} units, more where the price is further off and surer, and never more because you like the team. All of it on one bet is far too much: even a good bet loses nearly half the time, and then nothing is left for the next.`,
  }),
  book_limits: () => ({
    title: 'Books that limit accounts',
    text: 'Sportsbooks cut the stakes of accounts that beat their prices, soonest on props and where somebody takes nothing but arbitrage and promotions; their terms allow it, and it is seldom undone. What helps: more than one licensed book, main markets rather than props, bets nearer to the start, when limits are higher, and books or exchanges that live by volume. No second account and nobody else’s: that breaks the rules and can cost the balance. Which book limits whom, and from when on, is not recorded here.',
  }),
  cannot: () => ({
    title: 'What it cannot do',
    text: 'I place no bets, hold no money, and see no sportsbook account, bet slip or picture. I have no live prices or scores, no futures, no names on injury reports and no public betting splits, and I make no forecast of my own beside what the prices say. I promise no win, and give no legal or tax advice. What I do not have, I say so; I never guess.',
  }),
  favorites: () => ({
    title: 'Favorites and prices',
    text: 'A favorite wins more often, but it pays less, so it is no safer way to make money. At -200 a bet must win 66.7% of the time just to break even, at -110 52.4%, at +200 only 33.3%. A bet is good where it wins more often than its price needs: 55% is plenty at -110, and 65% is too little at -200.',
  }),
  key_numbers: () => ({ title: 'How often games land on a number', text: keyNumberWords() }),
  odds_signs: () => ({
    title: 'Plus and minus on odds',
    text: 'American odds are written around $100: a minus number is what you stake to win $100, a plus number is what $100 wins. -150 takes $150 to win $100, and +130 wins $130 on $100. The minus is the favorite and the plus the underdog; where both sides have a minus, such as -110 each, the game is close, and the larger minus is the favorite. Beside a spread or a total the second number is its price, and the first, such as -4.5, is the points.',
  }),
  pictures: () => ({
    title: 'No pictures',
    text: 'No picture can be sent here, so none is seen and none is kept. Type the bets with their prices, such as "Bills -3 -110 at FanDuel"; what you write stays in your chat until you delete it.',
  }),
  placing: () => ({
    title: 'How to place a bet',
    text: `Step by step: (1) open an account at a sportsbook that is licensed in the state you are in, on its website or in its app; (2) show your age and who you are, and pay money in; (3) find the game and tap the price of your bet, the moneyline if you want a team just to win; (4) type your stake into the bet slip, check the price once more and confirm. You need no app where the book has a website, but it checks where you are. ${PRODUCT_NAME} takes no bets itself: say your state for the books that are licensed there, or name the bet and I show which book pays most.`,
  }),
  pushes: () => ({
    title: 'When a bet pushes',
    text: 'A single bet that pushes brings its stake back, and nothing is won or lost; a leg of a parlay that pushes drops out, and the parlay stands at the price of its other legs. A push is a bet that ends exactly on its number: a team at -3 that wins by exactly 3 pushes, one at +3 that loses by 3 does, and so does a total of 45 that ends on 45. A half point, such as -3.5, cannot push.',
  }),
  ratings: () => ({ title: 'How sure a pick is', text: glossaryText('confidence') ?? '' }),
  tax: () => ({
    title: 'Taxes',
    text: 'Betting winnings are taxable income in the US, whether a book reports them or not; a single large win at long odds comes with a form W-2G. Losses count only for who itemizes, and never beyond the winnings. What you owe depends on your state and your case, and no tax advice is given here: ask a tax adviser.',
  }),
};

const unitWords = (bankrollCents: number | null): string =>
  bankrollCents === null ? '$1 of $100' : `${dollars(bankrollCents * UNIT_SHARE)} of your ${dollars(bankrollCents)}`;

const KEY_SPREADS = [3, 7] as const;
const EVEN = 0.5;

/** From the model of margins that lines are priced with. */
function keyNumberWords(): string {
  const told = KEY_SPREADS.map((spread) => {
    const { low, chances } = keyNumberMargins({ line: -spread, coverProbability: EVEN });
    const on = (margin: number) => figures.shareText((chances[margin - low] ?? 0) + (chances[-margin - low] ?? 0));
    const push = figures.shareText(chances[spread - low] ?? 0);
    return `with a spread of ${spread}, ${on(3)} of games end on a margin of 3, ${on(7)} on 7, ${on(6)} on 6 and ${on(10)} on 10, and the spread pushes ${push} of the time`;
  });
  return `In the NFL the key numbers are 3 and 7, then 6 and 10, because scores come by threes and sevens; a half point such as 3.5 is no key number itself, what counts is on which side of 3 it stands. ${capital(told.join('; '))}. That is the model that lines are priced with here, measured on 3,115 NFL games of 2009 to 2020 against their closing lines, and no list of results. In the NBA no margin stands out as much: 5 to 9 come about a quarter more often than a smooth curve says.`;
}
