import { type Asked, say } from '../calls/call.ts';
import { ALERT_OF_WHAT, alertAt, trackedBet, watches } from '../calls/settings-calls.ts';
import { statedOf } from '../lists/about-bet.ts';
import type { ActQuestion } from './act-question.ts';

/** "Track it, I got it at DK for 40", "lmk if it hits +150": what was shown is to be kept as it was bet, or watched. */
export function saveShown({ shown, places, open, previous, plain, amounts, books }: ActQuestion): Asked | null {
  const bet = shown[(places[0] ?? 1) - 1];
  const [price] = amounts.prices;
  if (watches(plain))
    return bet && price ? alertAt(statedOf({ ...bet, price: null }, null), price.text) : say(ALERT_OF_WHAT);
  if (previous?.ticket === true && open) return say(NO_PARLAYS_KEPT);
  if (!bet) return null;
  const own = price ? { ...bet, price: price.text } : bet;
  return trackedBet(statedOf(own, books[0] ?? null), amounts);
}

const NO_PARLAYS_KEPT =
  'Only single bets can be tracked from chat, so this parlay was not saved. Add it yourself in My Bets.';
