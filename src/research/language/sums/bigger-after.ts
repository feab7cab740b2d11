import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';

const UP =
  /\b(im|i am|i was|we are|were|been|now|got|sitting) (\w+ )?(up|ahead|plus|winning)\b|\b(hot (streak|run|hand)|won (the |my )?last|on a (run|heater|roll)|winning streak|house money|playing with)\b|^(up|ahead) \S|\b(if|when|after|once) (i|we) (win|won|hit)\b/;
const BIGGER =
  /\b(bet|bets|betting|stake|stakes|units?|go|play|risk|size)( \w+){0,3} (bigger|more|larger|up|higher|big)\b|\b(bigger|larger|more|higher|raise|increase|up|double|press)( \w+){0,2} (bets?|stakes?|units?|size|sizes)\b|\b(press|size up|step (it )?up|ramp (it )?up|double (up|down|it))\b/;

/** "I'm up 300 today, should I bet bigger": the stake follows edge and bankroll. What was lost and is to be won back is help's matter. */
export function biggerAfter({ plain, mentions, amounts, says }: Tagged): Asked | null {
  if (!UP.test(plain) || !BIGGER.test(plain) || mentions.length > 0 || amounts.prices.length > 0) return null;
  if (says.has('kelly') || says.has('hedge') || /\b(down|lost|losing|loss|chase|chasing)\b/.test(plain)) return null;
  return say(
    'No: today’s result is no reason to bet bigger. What a bet deserves follows from its edge and from your bankroll, and the next bet does not know that you are up. Keep one unit at about 1% of the bankroll; if that has grown for good, the unit grows with it, by a little and not by the day.',
  );
}
