import { type CombinedLegs, combineLegs } from '#engine/picks/parlay.ts';
import type { Candidate } from '../best-bets/candidates.ts';
import { type SameGame, sameGames } from './same-game.ts';

export type Joint = CombinedLegs & { games: SameGame[] };

/** How likely all legs win, with what is known of how those of one game hang together. */
export function jointOf(legs: readonly Candidate[], nowMs: number): Joint {
  const games = sameGames(legs, new Date(nowMs));
  const combined = combineLegs(
    legs.map(({ event, priced }) => ({
      eventId: event.id,
      decimal: priced.decimal,
      probability: priced.fairProbability,
    })),
    new Map(games.map(({ eventId, lift }) => [eventId, lift])),
  );
  return { ...combined, games };
}
