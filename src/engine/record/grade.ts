import type { BetResult } from '../odds/line-result.ts';
import { OddsInputError } from '../odds/odds-input-error.ts';
import { requireCount, requireFinite, requireOneOf } from '../odds/require-model.ts';
import { requireDecimal } from '../odds/require-odds.ts';
import {
  overUnder,
  requireLine,
  requireScoreBet,
  resultAtScore,
  type Score,
  type ScoreBet,
} from '../odds/score-bet.ts';
import { type GradedResult, profitOf } from './settlement.ts';

/** A bet on what one player does; the line is in what the player is counted in. */
export type PlayerBet = { market: 'player_prop'; side: 'over' | 'under'; line: number };

export type GradableBet = ScoreBet | PlayerBet;

/**
 * What happened. `final` holds the score over the time that the market counts: 90 minutes and stoppage for soccer, 60 minutes
 * for a three-way hockey market, overtime and extra innings for every other one. `count` is what the player did.
 */
export type Happened =
  | { status: 'final'; score: Score }
  | { status: 'final'; count: number }
  | { status: 'void'; reason: 'postponed' | 'cancelled' | 'no_contest' | 'did_not_play' };

export type Grade = { result: GradedResult; profit: number };

/**
 * How a bet ended and what it won.
 *
 * Units: decimal odds to units of profit per unit staked.
 * Formula: win d - 1, half win (d - 1)/2, push and void 0, half loss -1/2, loss -1; the result by `resultAtScore`.
 * Source: the printed rules of bet365 and Pinnacle (quarter lines) and BetMGM Nevada (ties, voids).
 * Known bias: house rules differ, above all on shortened games and listed pitchers: store which rules were used with each pick.
 * A player who did not play is void even where the line was already decided.
 * @throws OddsInputError for a decimal that is not a price, an unknown market, side or status, a line that is not a multiple of a
 * quarter, or a score or count that the market cannot use.
 */
export function grade(bet: GradableBet, decimal: number, happened: Happened): Grade {
  requireDecimal(decimal);
  const result = resultOf(bet, happened);
  return { result, profit: profitOf(result, decimal) };
}

function resultOf(bet: GradableBet, happened: Happened): GradedResult {
  const decide = bet.market === 'player_prop' ? byCount(bet) : byScore(bet);
  requireOneOf(happened.status, ['final', 'void'], 'status');
  return happened.status === 'void' ? 'void' : decide(happened);
}

type Final = Extract<Happened, { status: 'final' }>;

function byScore(bet: ScoreBet): (final: Final) => BetResult {
  requireScoreBet(bet);
  return (final) => {
    if (!('score' in final)) throw new OddsInputError('score', 'is needed to grade this market');
    requireCount(final.score.home, 'home');
    requireCount(final.score.away, 'away');
    return resultAtScore(bet, final.score);
  };
}

function byCount(bet: PlayerBet): (final: Final) => BetResult {
  requireOneOf(bet.side, ['over', 'under'], 'side');
  requireLine(bet.line);
  return (final) => {
    if (!('count' in final)) throw new OddsInputError('count', 'is needed to grade a player bet');
    // Yards can be negative; nothing is counted in less than halves.
    requireFinite(final.count, 'count');
    if (!Number.isInteger(final.count * 2)) throw new OddsInputError('count', 'must be a whole or a half number');
    return overUnder(bet, final.count);
  };
}
