import { indexPhrases } from './phrase-index.ts';

/** What can be explained: the key of each term with the names it goes by. */
const TERMS = {
  vig: 'vig, vigorish, juice, juiced, margin, overround, hold, house edge, rake, the vig, bookmaker margin, book margin, theoretical hold',
  moneyline: 'moneyline, money line, ml, moneylines',
  spread: 'spread, point spread, spreads, against the spread, ats, handicap, puck line, run line, puckline, runline',
  asian_handicap: 'asian handicap, quarter line, quarter lines, split line',
  total: 'total, totals, over under, o u, over unders, game total',
  team_total: 'team total, team totals',
  prop: 'prop, props, player prop, player props, prop bet, prop bets',
  parlay: 'parlay, parlays, accumulator, acca',
  same_game_parlay: 'same game parlay, same game parlays, sgp, sgps, correlation, correlated parlay',
  round_robin: 'round robin, round robins',
  teaser: 'teaser, teasers, wong teaser',
  future: 'future, futures, futures bet, outright, outrights',
  live_betting: 'live betting, in play betting, live bet, in game betting, in play',
  edge: 'edge, betting edge, value, value bet, value betting',
  expected_value: 'expected value, ev, plus ev, positive ev, negative ev, positive expected value, ev betting',
  closing_line_value: 'closing line value, clv, closing line, beat the close, beating the closing line',
  kelly: 'kelly, kelly criterion, quarter kelly, half kelly, fractional kelly, kelly formula, kelly bet, kelly staking',
  unit: 'unit, units, unit size, betting unit',
  bankroll: 'bankroll, bankroll management, bank roll',
  push: 'push, pushes, void, voided',
  consensus: 'consensus, market consensus, consensus price, consensus line',
  sharp_book: 'sharp book, sharp, sharps, sharp books, sharp money, sharp bettor, market maker, square, public money',
  fair_price:
    'fair price, fair odds, no vig, no vig odds, no vig price, true odds, devig, devigging, de vig, fair line',
  implied_probability:
    'implied probability, implied odds, implied chance, break even, breakeven, break even rate, win probability',
  american_odds: 'american odds, plus minus odds, us odds, odds, betting odds, minus odds, plus odds, plus money',
  decimal_odds: 'decimal odds, european odds, fractional odds',
  line_movement: 'line movement, line moves, line move, moving lines, reverse line movement, rlm',
  steam: 'steam, steam move, steam moves, chasing steam',
  arbitrage: 'arbitrage, arb, arbs, arbing, surebet, sure bet',
  middle: 'middle, middling, middles, middle bet',
  hedge: 'hedge, hedging, hedge bet, hedges, cash out, cashout',
  key_number: 'key number, key numbers, key numbers 3 and 7',
  variance: 'variance, swings, luck, downswing, standard deviation, sample size',
  confidence: 'confidence, confidence rating, confidence stars, stars, star rating',
  verdict: 'verdict, pass lean bet, lean, pass, bet verdict, lean verdict, pass verdict',
  line_shopping: 'line shopping, shopping lines, shop for lines, shopping around, best price',
  alternate_line: 'alternate line, alt line, alternate lines, alt lines, alternate spread',
  chasing_losses: 'chasing losses, chasing, chase losses, tilt, on tilt, martingale, doubling up',
  limits: 'limited, betting limits, getting limited, bet limits',
  draw_no_bet: 'draw no bet, dnb, double chance, three way, 3 way, 1x2',
} as const;

export type Term = keyof typeof TERMS;

export const TERM_KEYS = Object.keys(TERMS) as readonly Term[];

export const TERM_PHRASES = indexPhrases<Term>(
  TERM_KEYS.flatMap((term) => [...new Set(TERMS[term].split(', '))].map((name) => [name, term] as const)),
);

/** Terms of theory, which alone make a question: "CLV?". */
export const THEORY_TERMS: ReadonlySet<string> = new Set<Term>([
  'vig',
  'expected_value',
  'closing_line_value',
  'kelly',
  'fair_price',
  'implied_probability',
  'line_movement',
  'steam',
  'arbitrage',
  'middle',
  'hedge',
  'key_number',
  'variance',
  'asian_handicap',
  'round_robin',
  'chasing_losses',
]);
