import type { Term } from '../../language/glossary-terms.ts';
import { MORE_TERMS } from './more-terms.ts';

/** Terms about prices and what they say. Each ends in numbers that one can check. */
const PRICING_TERMS = {
  vig: 'The vig (also juice, margin or hold) is what a book charges by paying a little less than a fair price. Add up the chances that its prices imply: whatever stands above 100% is the margin. Example: both sides at -110 imply 52.38% each, together 104.76%. The margin is 4.76%, and if the money is balanced the book keeps 4.55% of all stakes.',
  american_odds:
    'American odds are written around $100. A plus number is the profit on a $100 stake, a minus number is the stake for a $100 profit. Example: +145 wins $145 on $100, which is 2.45 in decimal odds. -110 takes a stake of $110 to win $100, which is 1.91 in decimal odds.',
  decimal_odds:
    'Decimal odds are what comes back for each dollar staked, stake included. They make arithmetic easy: return = stake x odds. Example: $100 at 2.45 returns $245, a profit of $145, so it is +145 in American odds. For a favorite, 1.50 is -200.',
  implied_probability:
    'The implied probability is how often a bet must win to break even at its price: 1 divided by the decimal odds. It still holds the margin of the book, so it is a bit higher than the true chance. Example: -110 implies 110 / 210 = 52.38%, and +150 implies 100 / 250 = 40.00%.',
  fair_price:
    "A fair price is a price without the book's margin: nobody gains on average. One finds it by removing the margin from both sides of a market. Example: -120 and +100 imply 54.55% and 50.00%, together 104.55%. Divided by that sum they are 52.17% and 47.83%, so fair is about -109 and +109. I use the power method, which shares out the margin a little differently on long shots, and then combine the books.",
  consensus:
    'The consensus is the fair chance that many books agree on. I remove the margin from each book, let fresh prices count more than old ones and sharp books five times as much as retail books, and average them on the scale of log odds. Example: a sharp book at 52% (weight 5) and a retail book at 54% (weight 1) give a consensus of 52.3%.',
  sharp_book:
    'A sharp book takes large bets from winning players and moves its prices by what they do, so its prices are the best public estimate. It works with a small margin. A retail book limits winners and charges more. Example: -104 on both sides is a margin of 1.96%; -110 on both sides is 4.76%.',
  edge: 'Edge is what a bet earns on average for each dollar staked, if the fair chance is right: fair chance x decimal odds - 1. Example: a fair chance of 50% at +110 (2.10) has an edge of 0.50 x 2.10 - 1 = 5.0%. At -110 the same bet has an edge of -4.5%. The price decides, not the team.',
  expected_value:
    'Expected value (EV) is the average result of a bet over many repeats: fair chance x decimal odds - 1, times the stake. Example: a bet that wins 54% of the time at -110 (1.909) has an EV of 0.54 x 1.909 - 1 = 3.1%, or $3.09 for each $100 staked. A single bet still wins or loses in full.',
  closing_line_value:
    'Closing line value (CLV) compares the price you took with the last price before the start, which is the best estimate there is. Beating it again and again is the earliest sign of real skill, long before results can show it. Formula: your decimal odds x fair closing chance - 1. Example: you took +120 (2.20) and the fair closing chance is 47.5%. Your CLV is 2.20 x 0.475 - 1 = 4.5%.',
  line_movement:
    'Line movement is the change of a price or a number as bets and news come in. Moves at sharp books carry information; retail books often follow minutes later. Example: a move from -110 to -125 lifts the implied chance from 52.38% to 55.56%, by 3.17 points. Late on the same side you would pay that much more.',
  steam:
    'Steam is a fast move of one price at many books at once, mostly because a large player bet it everywhere. Following it pays only where a book has not moved yet. Example: -110 turns into -130 within minutes. The break-even rate goes from 52.38% to 56.52%, so who is late needs 4.14 points more.',
  arbitrage:
    'An arbitrage is a pair of prices at two books that wins whatever happens, because the implied chances add up to less than 100%. Example: +105 on one side and +100 on the other imply 48.78% + 50.00% = 98.78%. $1,000 split as $493.83 and $506.17 returns $1,012.35 either way, a profit of 1.23%. In practice prices move while you bet, and books limit those who do it.',
  key_number:
    'A key number is a margin on which games often end, so that half a point across it is worth more than elsewhere. In the NFL these are 3 and 7. Example: with a line of 3, about 8.5% of NFL games from 2009 to 2020 ended on exactly 3. Paying -120 instead of -110 to move from -3 to -2.5 raises the break-even rate by 2.16 points, and turns those pushes into wins.',
  line_shopping:
    'Line shopping is taking the best price among several books. It is the one edge that needs no opinion. Example: at -110 a bet must win 52.38% of the time, at -105 only 51.22%. That is 1.16 points for free, on each bet.',
  limits:
    'A limit is the most that a book accepts on a bet. Retail books cut the limits of players who keep beating the closing line, sometimes to a few dollars. Example: an edge of 3% earns $15 on a $500 bet, but $0.60 when the limit is $20.',
} as const satisfies Partial<Record<Term, string>>;

/** Terms about what can be bet on. Each ends in numbers that one can check. */
const MARKET_TERMS = {
  moneyline:
    'A moneyline bet is on who wins, by any score. In soccer a draw is a third outcome and loses for both teams. Example: at -150 you stake $150 to win $100, so the team must win 60.00% of the time to break even. At +130 you stake $100 to win $130 and need 43.48%.',
  spread:
    'The spread gives one team points so that both sides are near even. The favorite must win by more than the number, the underdog may lose by less. Example: Bills -3.5 wins if the Bills win by 4 or more; +3.5 on the other side wins if they lose by 3 or less or win. At -110 you need 52.38%. In hockey it is called the puck line and in baseball the run line, both mostly 1.5.',
  asian_handicap:
    'An Asian handicap is a soccer spread in quarter steps. On a quarter line half of the stake goes on each neighbor. Example: $100 on -0.75 at 1.95 is $50 on -0.5 and $50 on -1. A win by exactly one goal wins the first half and returns the second: a profit of $47.50.',
  total:
    'A total (over/under) is a bet on the points or goals of both teams together. Example: over 47.5 wins at 48 points or more, under 47.5 at 47 or less. At -110 on both sides you need 52.38% to break even. With a whole number such as 47 the bet is refunded when the game lands on it.',
  team_total:
    "A team total is an over/under on one team's points alone. It follows from the spread and the total. Example: a total of 47 and a spread of -3 put the favorite near (47 + 3) / 2 = 25 points and the underdog near 22.",
  prop: 'A prop is a bet on something other than the result, mostly on the numbers of one player. Limits are lower and margins higher than on the main lines. Example: over 25.5 points at -115 on both sides implies 53.49% twice, together 106.98%: a margin of 6.98%, against 4.76% at -110.',
  parlay:
    'A parlay joins several bets; all must win. The decimal odds multiply, and so do the margins. Example: three legs at -110 pay 1.909 x 1.909 x 1.909 = 6.96 (+596). If each leg is a coin flip, they all win 12.5% of the time and fair odds are 8.00. The expected value is -13.0%, against -4.5% for one leg.',
  same_game_parlay:
    'A same-game parlay joins bets of one game. They depend on each other, so their odds must not simply be multiplied. Example: two legs of 50% each win together 25% of the time if they are independent, which is 4.00 (+300). If they help each other and both win 32% of the time, fair is only 3.13 (+213). The book sets its own price, mostly with a larger margin.',
  round_robin:
    'A round robin is every parlay of a given size from a list of picks. One loss does not lose everything, but each parlay carries its own margin. Example: four picks by twos are 6 parlays. At $10 each you stake $60, and with three winners 3 of the 6 parlays win.',
  teaser:
    'A teaser is a parlay in which each spread or total is moved in your favor, for a lower price. Example: two NFL teams by 6 points at -120 must both win 54.55% of the time, so each leg must win 73.85%. That is mostly reached only where the 6 points cross both 3 and 7.',
  future:
    'A future is a bet on something decided later, such as a champion. Your money is tied up for months and the margin is large. Example: if all prices of a market add up to 125%, a team at +500 (16.67%) has a fair chance of about 16.67% / 1.25 = 13.33%.',
  live_betting:
    'Live betting is betting while a game is played. Prices move within seconds, margins are larger, and the book is mostly faster than the broadcast. Example: -120 on both sides implies 54.55% twice, a margin of 9.09%. I only price games that have not begun.',
  alternate_line:
    'An alternate line is another spread or total than the main one, at another price. Example: -3.5 at -110 must win 52.38% of the time, -6.5 at +145 only 40.82%. It is worth taking when its true chance is above that, not because it pays more.',
  push: 'A push is a bet that ends exactly on its number. The stake comes back, nothing is won or lost. Example: $110 on -3 and the team wins by 3: you get $110 back. In a parlay that leg drops out: 1.909 x 1.909 x 1.00 pays 3.64 in place of 6.96.',
  draw_no_bet:
    'Draw no bet is a soccer bet on a team with the stake returned when it is a draw. Its fair chance is the win chance without the draws. Example: win 45%, draw 27%, loss 28%. The fair chance is 0.45 / (0.45 + 0.28) = 61.64%, fair odds 1.62.',
} as const satisfies Partial<Record<Term, string>>;

/** Terms about staking and about how an answer here is to be read. Each ends in numbers that one can check. */
const METHOD_TERMS = {
  kelly:
    'The Kelly criterion is the stake that makes a bankroll grow fastest, if the chance is right: edge divided by (decimal odds - 1). Because the chance is never certain, a quarter of it is the usual limit. Example: 54% at -110 has an edge of 3.09%, divided by 0.909 that is 3.40% of the bankroll. A quarter of that is 0.85%.',
  unit: 'A unit is a fixed part of a bankroll, so that bets of different people can be compared. Here 1 unit is 1% of the bankroll. Example: with $1,000 one unit is $10, and a pick of 0.75 units is $7.50.',
  bankroll:
    'A bankroll is money set aside for betting that you can lose without harm. It is not rent, savings or credit. Stakes are a small part of it, so that a bad run does not end it. Example: with $1,000 and 1 unit of 1%, twenty losses in a row at one unit cost about 18.2%, if the unit shrinks with the bankroll, and you can go on.',
  variance:
    'Variance is how far results swing around the average by luck. It is large, which is why short records say little. Example: somebody who wins 55% of bets at -110 has a standard deviation of 4.97 points over 100 bets. In about 19 of 20 such runs the win rate is between 45% and 65%, so a losing run is nothing unusual.',
  confidence:
    'Confidence, 1 to 5 stars, says how sure it is that the price beats the fair one, not how likely the bet is to win: a bet that wins 55% of the time can be 5 of 5 where its price needs 52%. It grows with the number of books, with fresh prices and with sharp books among them, and comes from how far apart they are in their fair prices, not from a record of wins. Example: three stars need a chance of at least 70% that the edge is positive and an edge of at least 1%; five stars need 95% and 3%. "Good to" is the worst price at which it still is a bet, a lean is less sure, and a pass is no bet.',
  verdict:
    'Each pick has a verdict. Bet: the edge is positive, the stake at least 0.25 units and confidence at least 3. Lean: positive edge and at least 0.25 units, but less sure. Pass: no stake, shown so that you see how close it is. Example: with $1,000 the smallest stake of 0.25 units is $2.50.',
  middle:
    'A middle is two opposite bets at different numbers that can both win. Example: $110 on -2.5 and $110 on +3.5, each at -110. Most results win one and lose one, a loss of $10. If the favorite wins by exactly 3 both win, a profit of $200. It pays when that happens more than 4.76% of the time.',
  hedge:
    'A hedge is a second bet against your first, to fix a result. It costs the margin of the second bet, so it buys calm, not value. Example: a $100 bet at +400 stands to return $500. $272.73 on the other side at -120 also returns $500. You staked $372.73 and are $127.27 ahead whatever happens. A cash-out is a hedge at the price of the book.',
  chasing_losses:
    'Chasing losses is betting more to win back what was lost. The next bet does not know about the last one, so it only raises the stakes when they hurt most. Example: doubling from $10 after each loss, six losses in a row cost $630 and the next bet is $640, to win back to a profit of $10. At even chances six in a row happen once in 64 tries. If you notice it in yourself, stop for today.',
} as const satisfies Partial<Record<Term, string>>;

/** The explanation of every term that a question can ask for. */
export const GLOSSARY: Readonly<Record<Term, string>> = {
  ...PRICING_TERMS,
  ...MARKET_TERMS,
  ...METHOD_TERMS,
  ...MORE_TERMS,
};

export const glossaryText = (term: string | null): string | null =>
  term !== null && Object.hasOwn(GLOSSARY, term) ? GLOSSARY[term as Term] : null;
