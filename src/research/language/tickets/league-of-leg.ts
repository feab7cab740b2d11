import { leagueOf } from '../../slate/leagues.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import type { BetFocus } from '../reading.ts';

/** Null: its game, or the league of it, is not known. */
export function leagueOfLeg({ eventId }: BetFocus, events: readonly SlateEvent[]): ReturnType<typeof leagueOf> {
  const game = events.find(({ id }) => id === eventId);
  return game ? leagueOf(game.sportKey) : null;
}
