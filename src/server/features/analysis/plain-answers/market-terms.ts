import type { Term } from '#engine/questions/glossary-terms.ts';

/** Terms about what can be bet on. Each ends in numbers that one can check. */
export const MARKET_TERMS = {
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
