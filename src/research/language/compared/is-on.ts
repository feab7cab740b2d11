import type { Mention } from '../calls/mentions.ts';
import type { BetFocus } from '../reading.ts';

/** Whether a bet is on the side or the player who is named. */
export const isOn = ({ eventId, side, player }: BetFocus, { persons }: Mention): boolean =>
  persons.some(
    (who) => who.event.id === eventId && (who.kind === 'side' ? who.selection === side : who.name === player),
  );
