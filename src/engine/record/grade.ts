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
import { isOfficial, type RulesName, requireRules, type ShortenedGame } from './house-rules.ts';
import { type GradedResult, profitOf } from './settlement.ts';

/** A bet on what one player does; the line is in what the player is counted in. */
export type PlayerBet = { market: 'player_prop'; side: 'over' | 'under'; line: number };

export type GradableBet = ScoreBet | PlayerBet;

/**
 * What happened. `final` holds the score over the time that the market counts: 90 minutes and stoppage for soccer, 60 minutes
 * for a three-way hockey market, overtime and extra innings for every other one. `count` is what the player did. `shortened` is
 * a game called off early; whether it counts is for the rules to say. `pitcherChanged`: not both listed pitchers started.
 */
export type Happened =
  | { status: 'final'; score: Score; pitcherChanged?: boolean }
  | { status: 'final'; count: number; pitcherChanged?: boolean }
  | { status: 'shortened'; game: ShortenedGame; count?: number; pitcherChanged?: boolean }
  | { status: 'void'; reason: 'postponed' | 'cancelled' | 'no_contest' | 'did_not_play' };

/** What was agreed with the bet: the book's rules, and for baseball whether it stands whoever pitches (`action`). */
export type Terms = { rules: RulesName; pitchers: 'action' | 'listed' };

const USUAL_TERMS: Terms = { rules: 'us_five_innings', pitchers: 'action' };

/** `rules` is to be stored with the pick: another book may have graded it otherwise. */
export type Grade = { result: GradedResult; profit: number; rules: RulesName };

/**
 * How a bet ended and what it won.
 *
 * Units: decimal odds to units of profit per unit staked.
 * Formula: win d - 1, half win (d - 1)/2, push and void 0, half loss -1/2, loss -1; the result by `resultAtScore`. Void where a
 * shortened game is not official (`isOfficial`), or a listed pitcher did not start.
 * Source: the printed rules of bet365 and Pinnacle (quarter lines) and BetMGM Nevada (ties, voids, shortened games).
 * Known bias: house rules differ; the two sets here are the common ones of US books.
 * A player who did not play is void even where the line was already decided.
 * @throws OddsInputError for a decimal that is not a price, an unknown market, side, status, sport or rules, a line that is not a
 * multiple of a quarter, or a score, count or time played that the market cannot use.
 */
export function grade(bet: GradableBet, decimal: number, happened: Happened, terms: Terms = USUAL_TERMS): Grade {
  requireDecimal(decimal);
  requireRules(terms.rules);
  requireOneOf(terms.pitchers, ['action', 'listed'], 'pitchers');
  const result = resultOf(bet, happened, terms);
  return { result, profit: profitOf(result, decimal), rules: terms.rules };
}

function resultOf(bet: GradableBet, happened: Happened, { rules, pitchers }: Terms): GradedResult {
  const decide = bet.market === 'player_prop' ? byCount(bet) : byScore(bet);
  requireOneOf(happened.status, ['final', 'shortened', 'void'], 'status');
  if (happened.status === 'void') return 'void';
  const ended = happened.status === 'final' ? happened : endOf(happened);
  const result = decide(ended);
  if (happened.status === 'shortened' && !isOfficial(happened.game, bet.market, rules)) return 'void';
  return happened.pitcherChanged && pitchers === 'listed' ? 'void' : result;
}

/** A shortened game in the shape of a full one. */
const endOf = ({ game, count }: Extract<Happened, { status: 'shortened' }>): Final =>
  count === undefined ? { status: 'final', score: game.score } : { status: 'final', score: game.score, count };

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
