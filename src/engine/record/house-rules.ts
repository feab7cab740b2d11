import { OddsInputError } from '../odds/odds-input-error.ts';
import { requireOneOf } from '../odds/require-model.ts';
import { requireNonNegative } from '../odds/require-odds.ts';
import type { Score } from '../odds/score-bet.ts';

export type Sport =
  | 'nfl'
  | 'college_football'
  | 'nba'
  | 'wnba'
  | 'college_basketball'
  | 'hockey'
  | 'baseball'
  | 'soccer'
  | 'fight';

/** How much of a game was played: minutes of the clock, or whole half-innings (nine innings are 18). */
export type Played = { minutes: number } | { halfInnings: number };

/** A game that ended before its time. */
export type ShortenedGame = { sport: Sport; played: Played; score: Score };

/**
 * The rules under which a bet was graded; store the name with each pick, since the books differ.
 * `us_five_innings`: a baseball moneyline stands from five innings on. `us_full_game`: only from nine, like run line and total.
 */
export type RulesName = 'us_five_innings' | 'us_full_game';

const RULES: readonly RulesName[] = ['us_five_innings', 'us_full_game'];

/** Minutes from which a game that was called off still counts. A fight counts from the first bell. */
const LEAST_MINUTES: Record<Exclude<Sport, 'baseball'>, number> = {
  nfl: 55,
  college_football: 55,
  nba: 43,
  wnba: 35,
  college_basketball: 35,
  hockey: 55,
  soccer: 90,
  fight: 0,
};
const FIVE_INNINGS = 10;
const NINE_INNINGS = 18;

/** Refuses rules that nobody wrote down. @throws OddsInputError naming `rules`. */
export function requireRules(rules: RulesName): void {
  requireOneOf(rules, RULES, 'rules');
}

/**
 * Whether a bet stands on a game that ended before its time; where it does not, it is void.
 *
 * Units: minutes or half-innings played.
 * Formula: football 55 minutes, NBA 43, WNBA and college basketball 35, hockey 55, soccer all 90, a fight the first bell;
 * baseball 9 innings, or 8 1/2 with home ahead; its moneyline under `us_five_innings` 5, or 4 1/2 with home ahead.
 * Source: the printed rules of BetMGM Nevada and other US books.
 * Known bias: some books pay what was decided before the game was called off; here all of it is void.
 * @throws OddsInputError for an unknown sport or rules, minutes where innings are needed or the reverse, or a negative amount.
 */
export function isOfficial(game: ShortenedGame, market: string, rules: RulesName): boolean {
  requireRules(rules);
  requireOneOf(game.sport, ['baseball', ...Object.keys(LEAST_MINUTES)], 'sport');
  if (game.sport !== 'baseball') return minutesOf(game.played) >= LEAST_MINUTES[game.sport];
  const needed = market === 'moneyline' && rules === 'us_five_innings' ? FIVE_INNINGS : NINE_INNINGS;
  const homeLeads = game.score.home > game.score.away;
  return halfInningsOf(game.played) >= (homeLeads ? needed - 1 : needed);
}

function minutesOf(played: Played): number {
  if (!('minutes' in played)) throw new OddsInputError('played', 'must be in minutes for this sport');
  requireNonNegative(played.minutes, 'played');
  return played.minutes;
}

function halfInningsOf(played: Played): number {
  if (!('halfInnings' in played)) throw new OddsInputError('played', 'must be in half-innings for baseball');
  requireNonNegative(played.halfInnings, 'played');
  return Math.floor(played.halfInnings);
}
