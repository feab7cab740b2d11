import { findPhrases, indexPhrases } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';

/**
 * What bettors say, by what it means: a list of ways to say each thing. A word has one meaning here; which call follows from
 * several together is the grammar's matter.
 */
const PHRASES = {
  // What a calculator is asked for.
  hedge:
    'same profit either way, lock the same profit, same either way, hedge, hedging, hedged, hedge calc, lay off, lay it off, guarantee profit, guarantee a profit, guaranteed profit, lock in profit, lock in a profit, lock in some profit, lock a profit, lock profit, cover the other side',
  arbitrage:
    'how much is in it, whats in it for me, how would i split, to split, split between, free money, guaranteed money, arb, arbs, arbitrage, arbitrages, arbing, surebet, surebets, sure bet, sure bets, riskless',
  middle: 'middle, middles, middling, middled, middle opportunities, middle opportunity',
  free_bet:
    'free bet, free bets, freebet, bonus bet, bonus bets, bonus credit, site credit, no sweat bet, no sweat, risk free bet, second chance bet, bet insurance, promo bet, snr, freebie, freebies',
  boost: 'profit boost, boost, boosts, boosted, boosting, odds boost, boost token',
  teaser: 'teaser, teasers, tease, teased, wong teaser, wong teasers, wong',
  parlay:
    'multiply these, multiply, parlay, parlays, parlayed, parlaying, parley, parlys, parly, acca, accy, accumulator, combinada, same game parlay, sgp, multi',
  round_robin: 'round robin, round robins, rr, by twos, by 2s, by threes, by 3s, by fours, by 4s, in twos, in threes',
  dutching: 'dutch, dutching, dutched',
  no_vig:
    'fair probs, fair probabilities, fair probability, fair american, no vig, vig free, vigless, devig, devigged, de vig, without vig, without the vig, remove the vig, take the vig out, take out the vig, strip the vig, minus the vig, no juice, without juice, without the juice, remove the juice, take the juice out, true odds, true probability, true price, true chance, fair odds, fair prices, fair price, fair probability, real odds',
  hold: 'book holding, books holding, book is holding, book keeping, book keeps, they holding, making on, book making, taking on, hold, holds, hold percentage, vig, vigorish, juice, juiced, overround, margin, house edge, bookmaker margin, rake',
  break_even:
    'break even, breakeven, break evens, breaking even, breakeven rate, need to hit, need to beat, have to beat, gotta hit, gotta win, gotta beat, stay at zero, come out flat, come out even, not lose money, stay even, have to hit, need to win, have to win, win rate needed, winrate needed, what win rate, what winrate, what hitrate, win rate do i need, winrate do i need, hit rate do i need, what hit rate, how often, what percent does, what percentage does, what percent do i need',
  ev: 'expected value, expected loss, expected profit, expected return, expected result, expect to make, expect to lose, expect to win, lose on average, make on average, win on average, expectation, ev, plus ev, positive ev, +ev, edge',
  kelly:
    'kelly, half kelly, quarter kelly, qtr kelly, full kelly, 1/2 kelly, 1/4 kelly, kellys, kelly criterion, kelly stake, kelly size, kelly bet, kelly calc',
  convert:
    'convert, conversion, converted, in decimal, to decimal, as decimal, decimal odds, decimal for, in american, to american, as american, american odds, as a fraction, in fractional, to fractional, in fractions, fractional odds, implied, implied probability, implied prob, implied chance, implied odds, implies',
  payout:
    'do i pocket, i pocket, walk away with, pay, pays, payout, payouts, pay out, pays out, paying, how much would i win, how much do i win, what do i win, get back, do i get, would i get, winnings, return, returns, profit, win, wins, to win, make',
  cash_out: 'cash out, cashout, cash outs, cashing out, cashed out, buy out, buyout',
  clv: 'clv, closing line value, beat the close, beat the closing line, beat the line, beat close, beat the closer, closed, closes, close, closing line, closing price, closed at, close at',
  ruin: 'risk of ruin, ruin, ror, go broke, going broke, go bust, going bust, busting, lose it all, lose everything, lose my whole bankroll, wipe out, wiped out',
  drawdown:
    'drawdown, drawdowns, draw down, drop to half, dropping to half, lose half, losing half, cut in half, fall to half, halve, halving, half my bankroll',
  streak:
    'in a row, straight losses, losing streak, losing streaks, lose streak, consecutive losses, consecutive, losers in a row, straight losers, losses in a row, loss streak, skid',
  sample_size:
    'sample size, how many bets, how many picks, how many wagers, big enough sample, significant, statistically significant, luck or skill, skill or luck, aint luck, not luck, just luck, isnt luck, lucky',
  how_much: 'how much, what stake, what size, how big, how many units, stake size, bet size',
  chance: 'chance, probability, likely, win rate, hit rate, i think, i give, my number, percent chance',
  roi: 'roi, return on investment, yield',
  full: 'full kelly, full',
  half: 'half kelly, 1/2 kelly, half',
  quarter: 'quarter kelly, 1/4 kelly, quarter, qtr, qtr kelly',
} as const satisfies Readonly<Record<string, string>>;

export type Concept = keyof typeof PHRASES;

export const CONCEPT_INDEX = indexPhrases<Concept>(
  Object.entries(PHRASES).flatMap(([concept, phrases]) =>
    phrases.split(', ').map((phrase) => [phrase, concept as Concept] as const),
  ),
);

/** Which of these things a question says. */
export const conceptsIn = (tokens: readonly Token[]): ReadonlySet<Concept> =>
  new Set(findPhrases(CONCEPT_INDEX, tokens).flatMap(({ values }) => values));
