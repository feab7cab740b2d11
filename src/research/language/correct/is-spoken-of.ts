import type { BetFocus } from '../reading.ts';

type Bet = Pick<BetFocus, 'eventId' | 'market' | 'side' | 'line' | 'player'>;

/** Whether two are the same bet, at whatever price and book. */
export const sameBet = (one: Bet, other: Bet): boolean =>
  one.eventId === other.eventId &&
  one.market === other.market &&
  one.side === other.side &&
  one.line === other.line &&
  one.player === other.player;

/** Whether all of these bets were spoken of before, at whatever price and book. */
export const isSpokenOf = (bets: readonly Bet[], before: readonly Bet[]): boolean =>
  bets.length > 0 && bets.every((bet) => before.some((other) => sameBet(bet, other)));
