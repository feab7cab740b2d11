import type { SlateEvent } from '../../slate/slate.ts';
import type { BetFocus } from '../reading.ts';

type Ahead = { events: readonly SlateEvent[]; nowMs: number };

/** The game of a bet that was spoken of, while it has not begun. */
export const gameAhead = (focus: Pick<BetFocus, 'eventId'> | undefined, { events, nowMs }: Ahead): SlateEvent | null =>
  events.find(({ id, startsAt }) => id === focus?.eventId && startsAt.getTime() > nowMs) ?? null;
