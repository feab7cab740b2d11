import { verdictWasAsked } from '../verdict/was-asked.ts';
import type { Asked } from './call.ts';
import { readJudgement } from './judgements.ts';
import type { StatedBet } from './stated-bets.ts';
import type { Tagged } from './tagged.ts';

/** Whoever is to score at any time is bet on to do it: there is one side to it. */
export const toScore = (bet: StatedBet): StatedBet =>
  bet.direction === null && bet.stats.some((stat) => stat.startsWith('anytime_')) ? { ...bet, direction: 'yes' } : bet;

/** "And his touchdown prop" behind a bet on him that was asked about: whether to bet that. */
export function scoreAsked({ previous, bets, where, amounts }: Tagged): Asked | null {
  const [bet, ...others] = bets;
  if (!previous || !bet || others.length > 0 || !verdictWasAsked(previous)) return null;
  const scores = toScore(bet);
  return scores === bet ? null : readJudgement([scores], { where: { ...where, window: null }, amounts });
}
