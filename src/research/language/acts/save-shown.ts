import { type Asked, say } from '../calls/call.ts';
import { NO_ALERTS, trackedBet, watches } from '../calls/settings-calls.ts';
import { statedOf } from '../lists/about-bet.ts';
import type { ActQuestion } from './act-question.ts';

/** "Track it, I got it at DK for 40", "lmk if it hits +150": what was shown is to be kept as it was bet, or watched. */
export function saveShown({ shown, places, open, previous, plain, amounts, books }: ActQuestion): Asked | null {
  if (watches(plain)) return say(NO_ALERTS);
  if (previous?.ticket === true && open) return say(NO_PARLAYS_KEPT);
  const bet = shown[(places[0] ?? 1) - 1];
  if (!bet) return null;
  const [price] = amounts.prices;
  const own = price ? { ...bet, price: price.text } : bet;
  return trackedBet(statedOf(own, books[0] ?? null), amounts);
}

const NO_PARLAYS_KEPT = 'Parlays of your own cannot be tracked here yet, so this one was not kept.';
