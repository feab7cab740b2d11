import { type BetResult, lineResult } from './line-result.ts';
import { OddsInputError } from './odds-input-error.ts';
import { requireOneOf } from './require-model.ts';

/** A bet that the final score of one game decides. Lines are the chosen side's own: -1.5 gives one and a half. */
export type ScoreBet =
  | { market: 'moneyline'; side: 'home' | 'away' }
  | { market: 'three_way'; side: 'home' | 'draw' | 'away' }
  | { market: 'draw_no_bet'; side: 'home' | 'away' }
  | { market: 'double_chance'; side: '1X' | '12' | 'X2' }
  | { market: 'spread'; side: 'home' | 'away'; line: number }
  | { market: 'total'; side: 'over' | 'under'; line: number }
  | { market: 'team_total'; team: 'home' | 'away'; side: 'over' | 'under'; line: number }
  | { market: 'both_score'; side: 'yes' | 'no' };

export type Score = { home: number; away: number };

const SIDES: Record<ScoreBet['market'], readonly string[]> = {
  moneyline: ['home', 'away'],
  three_way: ['home', 'draw', 'away'],
  draw_no_bet: ['home', 'away'],
  double_chance: ['1X', '12', 'X2'],
  spread: ['home', 'away'],
  total: ['over', 'under'],
  team_total: ['over', 'under'],
  both_score: ['yes', 'no'],
};

/** As pools coupons and double chance markets write them. */
const WINNER_SIGN = { home: '1', draw: 'X', away: '2' };

/**
 * How a bet ends at a final score.
 *
 * Units: goals, runs or points, over the time that the market counts.
 * Formula: spread by sign(margin + line), over by sign(total - line), quarter lines by halves; a tie hands back moneyline and
 * draw no bet, and loses either side of a three-way market.
 * Source: the printed rules of US and European books.
 * @throws OddsInputError for an unknown market or side, or a line that is not a multiple of a quarter.
 */
export function resultAtScore(bet: ScoreBet, score: Score): BetResult {
  const winner = winnerOf(score);
  switch (bet.market) {
    case 'moneyline':
    case 'draw_no_bet':
      return winner === 'draw' ? 'push' : won(bet.side === winner);
    case 'three_way':
      return won(bet.side === winner);
    case 'double_chance':
      return won(bet.side.includes(WINNER_SIGN[winner]));
    case 'spread':
      return lineResult(bet.line + (bet.side === 'home' ? score.home - score.away : score.away - score.home));
    case 'total':
      return overUnder(bet, score.home + score.away);
    case 'team_total':
      return overUnder(bet, score[bet.team]);
    case 'both_score':
      return won((score.home > 0 && score.away > 0) === (bet.side === 'yes'));
  }
}

function winnerOf({ home, away }: Score): 'home' | 'draw' | 'away' {
  if (home === away) return 'draw';
  return home > away ? 'home' : 'away';
}

/**
 * How an over or an under ends.
 *
 * Units: goals, runs, points or what the player is counted in.
 * Formula: `lineResult` of count - line for the over, of line - count for the under.
 * Source: definition.
 * @throws OddsInputError unless count and line differ by a multiple of a quarter.
 */
export function overUnder({ side, line }: { side: 'over' | 'under'; line: number }, count: number): BetResult {
  return lineResult(side === 'over' ? count - line : line - count);
}

/** Refuses a bet that no score can decide. @throws OddsInputError naming `market`, `side`, `team` or `line`. */
export function requireScoreBet(bet: ScoreBet): void {
  if (!Object.hasOwn(SIDES, bet.market)) throw new OddsInputError('market', 'is not one that a score decides');
  requireOneOf(bet.side, SIDES[bet.market], 'side');
  if (bet.market === 'team_total') requireOneOf(bet.team, ['home', 'away'], 'team');
  if ('line' in bet) requireLine(bet.line);
  else if (['spread', 'total', 'team_total'].includes(bet.market)) requireLine(Number.NaN);
}

/** Refuses a line that no book offers. Units: goals, runs or points. @throws OddsInputError naming `line`. */
export function requireLine(line: number): void {
  if (!Number.isInteger(line * 4)) throw new OddsInputError('line', 'must be a multiple of 0.25');
}

const won = (holds: boolean): BetResult => (holds ? 'win' : 'loss');
