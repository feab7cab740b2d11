import type { Term } from '#engine/questions/glossary-terms.ts';

/** Terms about prices and what they say. Each ends in numbers that one can check. */
export const PRICING_TERMS = {
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
