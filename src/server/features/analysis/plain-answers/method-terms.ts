import type { Term } from '#engine/questions/glossary-terms.ts';

/** Terms about staking and about how an answer here is to be read. Each ends in numbers that one can check. */
export const METHOD_TERMS = {
  kelly:
    'The Kelly criterion is the stake that makes a bankroll grow fastest, if the chance is right: edge divided by (decimal odds - 1). Because the chance is never certain, a quarter of it is the usual limit. Example: 54% at -110 has an edge of 3.09%, divided by 0.909 that is 3.40% of the bankroll. A quarter of that is 0.85%.',
  unit: 'A unit is a fixed part of a bankroll, so that bets of different people can be compared. Here 1 unit is 1% of the bankroll. Example: with $1,000 one unit is $10, and a pick of 0.75 units is $7.50.',
  bankroll:
    'A bankroll is money set aside for betting that you can lose without harm. It is not rent, savings or credit. Stakes are a small part of it, so that a bad run does not end it. Example: with $1,000 and 1 unit of 1%, twenty losses in a row at one unit cost about 18.2%, if the unit shrinks with the bankroll, and you can go on.',
  variance:
    'Variance is how far results swing around the average by luck. It is large, which is why short records say little. Example: somebody who wins 55% of bets at -110 has a standard deviation of 4.97 points over 100 bets. In about 19 of 20 such runs the win rate is between 45% and 65%, so a losing run is nothing unusual.',
  confidence:
    'Confidence, 1 to 5 stars, says how sure I am that the edge is real. It is not the chance that the bet wins. It grows with the number of books, with fresh prices and with sharp books among them. Example: three stars need a chance of at least 70% that the edge is positive and an edge of at least 1%; five stars need 95% and 3%.',
  verdict:
    'Each pick has a verdict. Bet: the edge is positive, the stake at least 0.25 units and confidence at least 3. Lean: positive edge and at least 0.25 units, but less sure. Pass: no stake, shown so that you see how close it is. Example: with $1,000 the smallest stake of 0.25 units is $2.50.',
  middle:
    'A middle is two opposite bets at different numbers that can both win. Example: $110 on -2.5 and $110 on +3.5, each at -110. Most results win one and lose one, a loss of $10. If the favorite wins by exactly 3 both win, a profit of $200. It pays when that happens more than 4.76% of the time.',
  hedge:
    'A hedge is a second bet against your first, to fix a result. It costs the margin of the second bet, so it buys calm, not value. Example: a $100 bet at +400 stands to return $500. $272.73 on the other side at -120 also returns $500. You staked $372.73 and are $127.27 ahead whatever happens. A cash-out is a hedge at the price of the book.',
  chasing_losses:
    'Chasing losses is betting more to win back what was lost. The next bet does not know about the last one, so it only raises the stakes when they hurt most. Example: doubling from $10 after each loss, six losses in a row cost $630 and the next bet is $640, to win back to a profit of $10. At even chances six in a row happen once in 64 tries. If you notice it in yourself, stop for today.',
} as const satisfies Partial<Record<Term, string>>;
