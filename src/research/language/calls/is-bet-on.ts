import type { Person } from '../../slate/slate.ts';
import type { BetFocus } from '../reading.ts';

/** Whether a bet is on him, or on that side. A total is on neither. */
export const isBetOn = (
  { eventId, player, side }: Pick<BetFocus, 'eventId' | 'player' | 'side'>,
  person: Person,
): boolean =>
  person.event.id === eventId &&
  (person.kind === 'player' ? player === person.name : player === null && side === person.selection);
