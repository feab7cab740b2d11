import { dollars } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import { onlySum } from '../calls/onward-sum.ts';
import type { Tagged } from '../calls/tagged.ts';

const NOT_BACK =
  /\b(stake|it|bonus|free bet)( is| s| isnt| wont be| wont| doesnt| does)*( not)? (returned|come back|get returned)\b|\bsnr\b/;
const DENIES = /\b(not|isnt|wont|doesnt|snr)\b/;
const ASKS = /^(so |and |but |wait )*(do|does|is|will|would|can|what|how)\b/;
const MOST_WORDS = 8;

/** "Stake not returned btw" behind a free bet: that is how it was worked out. */
export function stakeNotBack({ plain, tokens, previous }: Tagged): Asked | null {
  const free = onlySum(previous, 'free_bet');
  const isTold = NOT_BACK.test(plain) && DENIES.test(plain) && !ASKS.test(plain) && tokens.length <= MOST_WORDS;
  if (free === null || !isTold) return null;
  return say(
    `That is how it was worked out: the ${dollars(free.faceCents)} of the free bet itself does not come back, only what it wins.`,
    [],
    { calculation: free, sums: [free], ...(previous?.focus && { focus: previous.focus, unjudged: true as const }) },
  );
}
