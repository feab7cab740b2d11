import { MOST_LEGS } from '#contract/research/build-parlay.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';

const LEGS = /\b(\d{2})[- ]?(?:legs?|legger|fold)\b/;
const BUILDS =
  /\b(?:build|make|give|gimme|find|want|need|best|safest|create|get me|put together|throw together|longshot|lotto)\b/;
/** A sum, a chance or a rule of so many legs. */
const ELSE = /\b(?:chances?|probability|odds of|likely|pays?|payout|allow\w*|each|at \d{3}|hit|total|points)\b/;

/** "Best parlay of 12 legs": more than a parlay has here is refused, and not cut down in silence. Null: it is no such wish. */
export function tooManyLegs({ plain, amounts }: Pick<Tagged, 'plain' | 'amounts'>): Asked | null {
  const count = Number(LEGS.exec(plain)?.[1] ?? 0);
  if (count <= MOST_LEGS || !BUILDS.test(plain) || ELSE.test(plain) || amounts.prices.length > 0) return null;
  return say(
    `A parlay has at most ${MOST_LEGS} legs here, so ${count} cannot be built. With each leg the vig of one more bet is paid, and ${count} of them hardly ever all win.`,
    [`Build me a ${MOST_LEGS}-leg parlay`, 'Build me a 3-leg parlay'],
  );
}
