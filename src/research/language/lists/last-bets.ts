import { spokenBets } from '../acts/after.ts';
import type { BetFocus, Reading } from '../reading.ts';

const MOST_BETS = 4;

const isSame = (one: BetFocus, other: BetFocus): boolean =>
  one.eventId === other.eventId &&
  one.market === other.market &&
  one.side === other.side &&
  one.line === other.line &&
  one.player === other.player;

/** The single bets that a chat spoke of one after another, the newest last; none where a list or a parlay was shown. */
export function lastBets(previous: Reading | null): readonly BetFocus[] {
  if (previous === null || previous.list === true || previous.ticket === true) return [];
  const [bet, ...others] = spokenBets(previous);
  const held = previous.heldBets ?? [];
  if (!bet || others.length > 0) return held;
  return [...held.filter((one) => !isSame(one, bet)), bet].slice(-MOST_BETS);
}
