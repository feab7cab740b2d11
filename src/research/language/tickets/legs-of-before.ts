import type { BetFocus, Reading } from '../reading.ts';
import { ticketsBefore } from './last-ticket.ts';

const isSameLeg = (one: BetFocus, other: BetFocus): boolean =>
  one.eventId === other.eventId &&
  one.market === other.market &&
  one.side === other.side &&
  one.player === other.player;

const legsBefore = (previous: Reading | null): readonly BetFocus[] => ticketsBefore(previous).at(-1)?.legs ?? [];

/** "Take that off again": the leg that came in last, where nothing else was changed; undefined: it is not clear which. */
export function addedLast(legs: readonly BetFocus[], previous: Reading | null): BetFocus | undefined {
  const before = legsBefore(previous);
  const added = legs.filter((leg) => !before.some((one) => isSameLeg(one, leg)));
  return before.length > 0 && before.length === legs.length - 1 && added.length === 1 ? added[0] : undefined;
}

/** "Put em back": the legs that went out last. */
export const goneLast = (legs: readonly BetFocus[], previous: Reading | null): readonly BetFocus[] =>
  legsBefore(previous).filter((one) => !legs.some((leg) => isSameLeg(one, leg)));
