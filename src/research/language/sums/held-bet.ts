import { sumsOf } from '../calls/sums-of.ts';
import type { BetFocus, Reading } from '../reading.ts';

/** Which bet is held: what was told with a stake, else at a price of its own, else what was spoken of last. */
export function heldBefore(previous: Reading | null): BetFocus | undefined {
  const { focus = [], given = [], tracked, ticket } = previous ?? {};
  if (tracked) return ownTracked(tracked);
  // What was asked beside it since, "shoulda done the ML at -167", is held by nobody; a parlay with its legs is a ticket of its own.
  const isHedged = sumsOf(previous).some(({ kind }) => kind === 'hedge');
  const staked = ticket === true || isHedged ? undefined : (focus.find(isStaked) ?? given.findLast(isStaked));
  return staked ?? focus.find(isPriced) ?? given.findLast(isPriced) ?? focus[0];
}

/** "Hedge my Bears bet": of those that were told the one on whom it names, where it says no other bet on him. */
export function heldOn(
  { eventId, side }: Pick<BetFocus, 'eventId' | 'side'>,
  previous: Reading | null,
): BetFocus | undefined {
  const { focus = [], given = [], ticket } = previous ?? {};
  const own = ticket === true ? [] : [...given, ...focus].filter(isStaked);
  return own.findLast((bet) => bet.eventId === eventId && bet.side === side);
}

const isStaked = ({ stakeCents }: BetFocus): boolean => stakeCents !== undefined;
const isPriced = ({ price }: BetFocus): boolean => price != null;

/** "Bet 120 on the Lions earlier": what it was offered to keep. */
const ownTracked = ({ bet, stakeCents }: NonNullable<Reading['tracked']>): BetFocus => ({
  eventId: bet.eventId,
  market: bet.market,
  side: bet.side,
  line: bet.line ?? null,
  player: bet.player ?? null,
  price: bet.price ?? null,
  ...(stakeCents != null && { stakeCents }),
});
