import { BEGUN_NOTE } from './begun-note.ts';
import type { Asked } from './call.ts';
import type { Tagged } from './tagged.ts';

/** "So is Nets +1100 any good then" in a talk about the next game of the Nets: that another one has started is no news, and of no use. */
export function begunNotTold({ previous }: Tagged, asked: Asked | null): Asked | null {
  if (asked?.kind !== 'calls' || !asked.assumed.some((note) => note.endsWith(BEGUN_NOTE))) return asked;
  const spoken = new Set((previous?.focus ?? []).map(({ eventId }) => eventId));
  const bets = asked.calls.flatMap(({ input }) => ('bets' in input ? (input.bets as { eventId: string }[]) : []));
  if (bets.length === 0 || !bets.every(({ eventId }) => spoken.has(eventId))) return asked;
  return { ...asked, assumed: asked.assumed.filter((note) => !note.endsWith(BEGUN_NOTE)) };
}
