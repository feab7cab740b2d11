/** A stake of one's own, that is given back as a bonus bet where it loses. */
export const ONLY_IF_LOST =
  /\b(no ?sweat|risk ?free|second chance|bet insurance|insured bet|safety net|(back|refund\w*) (as|in) (a )?(bonus|free))\b/;

/** That it is told of the bonus bet, where nothing else is. */
export const OF_BONUS_ITSELF =
  'This is for the bonus bet itself: such an offer gives it only where your own stake loses first.';
