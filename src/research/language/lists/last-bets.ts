import { spokenBets } from '../acts/after.ts';
import { sameBet } from '../correct/is-spoken-of.ts';
import type { BetFocus, Reading } from '../reading.ts';

const MOST_BETS = 4;

/** The single bets that a chat spoke of one after another, the newest last; none where a list or a parlay was shown. */
export function lastBets(previous: Reading | null): readonly BetFocus[] {
  if (previous === null || previous.list === true || previous.ticket === true) return [];
  const [bet, ...others] = spokenBets(previous);
  const held = previous.heldBets ?? [];
  if (!bet || others.length > 0) return held;
  return [...held.filter((one) => !sameBet(one, bet)), bet].slice(-MOST_BETS);
}
