import { spokenBets } from '../acts/after.ts';
import { sameBet } from '../correct/is-spoken-of.ts';
import type { BetFocus, Reading } from '../reading.ts';
import { asOneThing } from './one-thing.ts';

const MOST_BETS = 4;

/** The single bets that a chat spoke of one after another, the newest last; none where several picks or a parlay were shown. */
export function lastBets(previous: Reading | null): readonly BetFocus[] {
  if (previous === null || isOfSeveral(previous)) return [];
  const [bet, ...others] = asOneThing(spokenBets(previous), previous.pointed);
  const held = previous.heldBets ?? [];
  if (!bet || others.length > 0) return held;
  const known = held.find((one) => sameBet(one, bet));
  const isOnlySpokenOf = previous.unjudged === true && (known === undefined || known.unjudged === true);
  const kept = isOnlySpokenOf ? { ...bet, unjudged: true as const } : bet;
  return [...held.filter((one) => one !== known), kept].slice(-MOST_BETS);
}

/** The one best bet of a search is a single bet like one that was named. */
const isOfSeveral = ({ list, ticket, focus = [] }: Reading): boolean =>
  ticket === true || (list === true && focus.length !== 1);
