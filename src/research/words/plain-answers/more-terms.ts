import type { Term } from '../../language/glossary-terms.ts';

/** Further words of bettors and books. Each ends in numbers that one can check. */
export const MORE_TERMS = {
  hold: 'Hold is the share of all stakes that a book keeps. The theoretical hold follows from its prices: 1 - 1 divided by the sum of the implied chances. What it really holds depends on results. Example: -110 on both sides imply 104.76% together, a theoretical hold of 4.55%. Of $1,000 staked the book keeps $45.45 on average.',
  no_vig:
    'No-vig odds are prices with the margin of the book taken out, so that the chances add up to 100%. They are the price to compare others with. Example: -110 on both sides imply 52.38% each, together 104.76%. Without the vig each side is 50.00%, which is +100.',
  puck_line:
    'The puck line is the spread of hockey, mostly 1.5 goals. The favorite at -1.5 must win by 2 or more; overtime adds a goal at most, so it does not cover it. Example: a favorite at -160 to win (61.54%) may be +155 on the puck line (39.22%): the difference is how often it wins by exactly one.',
  run_line:
    'The run line is the spread of baseball, mostly 1.5 runs. A home team that leads does not bat in the last inning, which costs a home favorite wins by 2. Example: a favorite at -150 to win (60.00%) may be +140 on the run line (41.67%).',
  method_of_victory:
    'Method of victory is a bet on how a fight is won: knockout, submission or decision. The outcomes are many and the margin is large; a draw loses all of them. I have no prices for it and give no picks on it. Example: +200, +350, +120, +900, +1200 and +600 imply 33.33% + 22.22% + 45.45% + 10.00% + 7.69% + 14.29% = 132.99%, a margin of 32.99%.',
  cash_out:
    'A cash-out is the offer of a book to buy a running bet back. It is a bet on the other side at a price that the book makes, so it carries a second margin. I do not offer it and take no bets. Example: a $100 bet at +300 returns $400. When its chance has risen to 50% it is worth $200; an offer of $180 gives up $20, or 10.0% of that.',
  double_chance:
    'Double chance is a soccer bet on two of the three outcomes. It is priced as the two chances together. Example: win 45%, draw 27%, loss 28%. Win or draw has a fair chance of 72%, fair odds 1.39 (-257).',
  both_teams_to_score:
    'Both teams to score is a soccer bet that each side gets a goal; who wins does not matter. It follows from the goals expected of each side. Example: with 1.6 and 1.2 goals expected, each scores at least once 79.81% and 69.88% of the time. If they score independently, both do 55.77% of the time, fair odds 1.79 (-126).',
  favorite:
    'The favorite is the side that the prices make likelier to win: the one with the minus price, or the shorter one. It is not by itself the better bet, because its price is short for that reason. Example: a favorite at -200 must win 66.67% of the time to break even. If it wins 64%, the bet loses 4.0% on average.',
  underdog:
    'The underdog is the side that the prices make less likely to win. It may be the better bet all the same, when its price pays for more than its chance. Example: at +180 it must win 35.71% of the time to break even. If it wins 38%, the bet earns 6.4% on average.',
  pick_em:
    "A pick'em (PK) is a game with a spread of 0: the bet is on who wins, and a tie refunds it. Example: at -110 on both sides each must win 52.38% of the time to break even, with no points given or gotten.",
  hook: 'The hook is the half point on a line. It turns a push into a win or a loss. Around a key number it is worth much, elsewhere little. Example: with a line of 3 about 8.5% of NFL games end on exactly 3. At +3.5 in place of +3 these are wins, not pushes.',
  public_money:
    'Public money is what the many small bettors stake, mostly on favorites, overs and well-known teams. Betting against it is no edge by itself: what counts is the price. Example: 75% of the tickets on a side at -110 do not change that the other side needs 52.38% at -110.',
  reverse_line_movement:
    'Reverse line movement (RLM) is a line that moves against the side with most of the bets, which is read as larger or sharper money on the other one. It is no edge by itself: the price has moved already, and no counts of bets are stored here. Example: 70% of the tickets are on a favorite, and yet its price goes from -150 to -140. Its implied chance falls from 60.00% to 58.33%, by 1.67 points, and who takes the other side now gets that much less than before.',
  opening_line:
    'The opening line is the first price that a book posts. Limits are low then, because it is the least sure; the closing line is the best informed. Example: you bet +120 at the open (45.45%) and it closes at +105 (48.78%). You got a price that asks for 3.33 points less.',
  exchange:
    'A betting exchange lets bettors bet against each other and takes a commission on winnings. Prices are better than at a book, while the commission has to be counted. Example: 2.10 with 2% commission pays 1 + 1.10 x 0.98 = 2.078, which breaks even at 48.12% in place of 47.62%.',
  lay: 'To lay is to bet against an outcome, on an exchange, or, in American speech, to take the favorite and give the points. The one who lays pays out if it happens. Example: laying $100 at 3.00 risks $200 to win $100. It breaks even if the outcome fails 66.67% of the time.',
  dead_heat:
    'A dead heat is a tie of several for fewer paid places, as in golf or racing. The stake is divided: the share of the paid places wins at the full price, the rest loses. Example: $100 at +400 to win, and two tie for first. $50 wins and returns $250.00, $50 is lost.',
  bad_beat:
    'A bad beat is a bet lost late that looked won. It says nothing about whether the bet was good; only its price against its chance does. Example: a bet that is 95% sure with a minute to go still loses once in 20 times.',
  lock: 'There is no lock. Nobody can promise a win, and whoever sells one is guessing or lying. Example: three bets that each win 80% of the time all win only 51.2% of the time.',
  free_bet:
    'A free bet (bonus bet) pays the profit but not the stake. It is worth more on longer prices. Example: $50 at +100 pays $50 half of the time, worth $25.00 if the price is fair. At +400 it pays $200 a fifth of the time, worth $40.00.',
  odds_boost:
    'An odds boost is a better price for a bet that the book chooses, mostly with a low limit. It is good only when the boosted price beats the fair one. Example: a parlay that is fair at +400 (20.00%), sold at +300 and boosted to +350, still loses 10.0% on average.',
  return_on_investment:
    'Return on investment (ROI, yield) is profit divided by everything staked. It needs many bets to mean anything. Example: 100 bets of $20 are $2,000 staked. With 54 wins at -110 the profit is $61.82, an ROI of 3.1%.',
  risk_of_ruin:
    'Risk of ruin is the chance to lose the whole bankroll, or a set part of it, before things turn. It falls with a smaller stake and a larger edge. Example: staking 1% of the starting bankroll each time takes 100 losses more than wins to end it; staking 10% takes 10.',
  stale_price:
    'A stale price is one that a book has not changed although the market has moved. It looks like a large edge and is often gone, or the bet is voided. I doubt any edge above 8% until a second book confirms it. Example: +150 at one book with a fair chance of 50% would be an edge of 25.0%; mostly that is a mistake.',
  period_bet:
    'A period bet is on a part of a game, such as a first half, a quarter or the first five innings. It has its own line and a larger margin. I price whole games only. Example: -115 on both sides of a first half is a margin of 6.98%, against 4.76% at -110.',
  correlation:
    'Correlation says how much the results of two bets go together, from -1 to +1; 0 is independent. Legs of different games are near 0; a favorite and the over of one game are a little above 0. Example: two bets of 50% with a correlation of 0.2 both win 0.25 + 0.2 x 0.25 = 30.0% of the time, not 25%.',
  line: 'A line is the number that a bet is on, such as a spread of -3.5 or a total of 47.5; in everyday talk also its price. Books move it as bets and news come in, and other books may have another one. Example: at -3.5 and -110 a side must win by 4 or more, and do so 52.38% of the time to break even. At -3 a win by exactly 3 would give the stake back, so the price is higher.',
  wager:
    'A wager is a bet: money staked at a price on something that can be checked later. "Action" means that the bet stands. Example: $50 at +150 returns $125 when it wins, a profit of $75, and loses the $50 when it does not. It must win 40.00% of the time to break even.',
  gamblers_fallacy:
    "The gambler's fallacy is to think that a result is due. Games do not remember the last ones. Example: after five lost bets at 50% the sixth still wins 50% of the time. Five losses in a row happen once in 32 tries, so over a season they are sure to come.",
} as const satisfies Partial<Record<Term, string>>;
