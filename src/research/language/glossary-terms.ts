import { indexPhrases } from '#engine/names/phrase-index.ts';

/** What can be explained: the key of each term with the names it goes by. */
const TERMS = {
  vig: 'vig, vigorish, juice, juiced, margin, overround, house edge, rake, the vig, bookmaker margin, book margin',
  moneyline: 'moneyline, money line, ml, moneylines',
  spread: 'spread, point spread, spreads, against the spread, ats, handicap',
  asian_handicap: 'asian handicap, quarter line, quarter lines, split line',
  total: 'total, totals, over under, o u, ou, over unders, game total',
  team_total: 'team total, team totals',
  prop: 'prop, props, player prop, player props, prop bet, prop bets',
  parlay: 'parlay, parlays, accumulator, acca',
  same_game_parlay: 'same game parlay, same game parlays, sgp, sgps, correlated parlay',
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
  sharp_book: 'sharp book, sharp, sharps, sharp books, sharp money, sharp bettor, market maker',
  fair_price: 'fair price, fair odds, true odds, fair line',
  implied_probability:
    'implied probability, implied odds, implied chance, break even, breakeven, break even rate, win probability',
  american_odds: 'american odds, plus minus odds, us odds, odds, betting odds, minus odds, plus odds, plus money',
  decimal_odds: 'decimal odds, european odds, fractional odds',
  line_movement: 'line movement, line moves, line move, moving lines',
  reverse_line_movement: 'reverse line movement, reverse line move, rlm',
  steam: 'steam, steam move, steam moves, chasing steam',
  arbitrage: 'arbitrage, arb, arbs, arbing, surebet, sure bet',
  middle: 'middle, middling, middles, middle bet',
  hedge: 'hedge, hedging, hedge bet, hedges',
  key_number: 'key number, key numbers, key numbers 3 and 7',
  variance: 'variance, swings, luck, downswing, standard deviation, sample size',
  confidence: 'confidence, confidence rating, confidence stars, stars, star rating',
  verdict: 'verdict, pass lean bet, lean, pass, bet verdict, lean verdict, pass verdict',
  line_shopping: 'line shopping, shopping lines, shop for lines, shopping around, best price',
  alternate_line: 'alternate line, alt line, alternate lines, alt lines, alternate spread',
  chasing_losses: 'chasing losses, chasing, chase losses, tilt, on tilt, martingale, doubling up',
  limits: 'limited, betting limits, getting limited, bet limits',
  draw_no_bet: 'draw no bet, dnb, three way, 3 way, 1x2',
  hold: 'hold, theoretical hold, book hold, hold percentage',
  no_vig: 'no vig, no vig odds, no vig price, no vig line, devig, devigging, de vig, devigged',
  puck_line: 'puck line, puckline, puck lines',
  run_line: 'run line, runline, run lines',
  method_of_victory: 'method of victory, method of victory bet, winning method, round betting',
  cash_out: 'cash out, cashout, cashing out, early cash out',
  double_chance: 'double chance',
  both_teams_to_score: 'both teams to score, btts, both to score',
  favorite: 'favorite, favorites, favourite, chalk, chalky',
  underdog: 'underdog, underdogs',
  pick_em: 'pick em, pickem, pick them, pk',
  hook: 'hook, the hook, half point, buying the hook, buying points',
  public_money: 'public money, square, squares, public betting, fade the public, fading the public, handle',
  opening_line: 'opening line, opener, openers, open line, opening odds',
  exchange: 'exchange, betting exchange, exchanges, prediction market, prediction markets',
  lay: 'lay, laying, lay bet, lay betting, back and lay',
  dead_heat: 'dead heat, dead heats, dead heat rule, dead heat rules',
  bad_beat: 'bad beat, bad beats',
  lock: 'lock, locks, guaranteed win, sure thing, guaranteed bet',
  free_bet: 'free bet, free bets, bonus bet, bonus bets, promo bet, risk free bet',
  odds_boost: 'odds boost, odds boosts, boost, boosts, profit boost, boosted odds',
  return_on_investment: 'return on investment, roi, yield',
  risk_of_ruin: 'risk of ruin, ruin, going broke, drawdown',
  stale_price: 'stale price, stale line, stale lines, stale odds, palpable error, voided bet',
  period_bet:
    'first half bet, first half line, period bet, quarter bet, first five, first five innings, f5, halftime bet',
  correlation: 'correlation, correlated, correlated bets',
  line: 'betting line, betting lines',
  wager: 'sports wager, sports wagers',
  gamblers_fallacy: 'gamblers fallacy, gambler fallacy, due for a win, hot hand, hot streak',
} as const;

export type Term = keyof typeof TERMS;

export const TERM_KEYS = Object.keys(TERMS) as readonly Term[];

/** Words too common to be a term within a question; where a term alone is asked for they stand for one. */
const COMMON_NAMES: Readonly<Partial<Record<Term, string>>> = {
  line: 'line, lines, the number',
  wager: 'wager, wagers, bet, bets, a bet, stake, stakes, action',
  underdog: 'dog, dogs',
  limits: 'limit, limits',
  hook: 'buy points, half points',
  hold: 'low hold, synthetic hold, hold percent',
  no_vig: 'power method, shin, shin method, margin removal',
  unit: 'bet size, stake size, bet sizing',
  kelly: 'staking, stake sizing',
  live_betting: 'live, in game',
  prop: 'player bet, player bets',
  run_line: 'rl',
};

export const commonNames = (term: Term): string[] => COMMON_NAMES[term]?.split(', ') ?? [];

/** What a term goes by. */
export const termNames = (term: Term): string[] => [...new Set(TERMS[term].split(', '))];

export const TERM_PHRASES = indexPhrases<Term>(
  TERM_KEYS.flatMap((term) => termNames(term).map((name) => [name, term] as const)),
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
  'reverse_line_movement',
  'steam',
  'arbitrage',
  'middle',
  'hedge',
  'key_number',
  'variance',
  'asian_handicap',
  'round_robin',
  'chasing_losses',
  'hold',
  'no_vig',
  'return_on_investment',
  'risk_of_ruin',
  'gamblers_fallacy',
  'method_of_victory',
  'cash_out',
  'dead_heat',
]);
