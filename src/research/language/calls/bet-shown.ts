import { countsOneOf } from '../../slate/prop-keys.ts';
import type { BetFocus } from '../reading.ts';
import { betOf, type Dialogue, flipped, merged } from './focus.ts';
import { gameAhead } from './game-ahead.ts';
import { isBetOn } from './is-bet-on.ts';
import type { StatedBet } from './stated-bets.ts';

/**
 * "Jokic over", "the Hurricanes one", "flagg over points": the bet on him that was shown, with its number, whatever else is priced of
 * him. Null: none was, several were, or another one is stated.
 */
export function betShown(said: StatedBet, dialogue: Dialogue): StatedBet | null {
  const { market, stats, line, direction, opponent } = said;
  if (opponent !== null || line !== null) return null;
  const own = dialogue.focus.filter((bet) => isOnNamed(bet, said));
  const alike = own.filter((bet) => (market === null || bet.market === market) && isCounted(bet, stats));
  const exact = alike.filter(({ side }) => direction === null || side === direction);
  const [first, ...others] = exact.length > 0 ? exact : alike;
  const event = gameAhead(first, dialogue);
  if (!first || !event || others.some((bet) => bet.market !== first.market)) return null;
  const meant = direction === null || first.side === direction ? first : flipped(first);
  if (direction !== null && meant.side !== direction) return null;
  const base = betOf(others.some((bet) => bet.line !== first.line) ? { ...meant, line: null } : meant, event);
  return merged(base, { ...said, stats: [], market: null, direction: null });
}

const isCounted = ({ market }: BetFocus, stats: StatedBet['stats']): boolean =>
  stats.length === 0 || (market.startsWith('prop:') && countsOneOf(stats, market));

/** A total is on no side of its game. */
const isOnNamed = (bet: BetFocus, said: StatedBet): boolean =>
  ((said.player ?? said.side)?.persons ?? []).some((person) => isBetOn(bet, person));
