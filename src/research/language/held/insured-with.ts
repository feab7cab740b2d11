import type { Asked } from '../calls/call.ts';
import { asksVerdict } from '../calls/price-questions.ts';
import { type Tagged, tag } from '../calls/tagged.ts';
import { heldBefore } from '../sums/held-bet.ts';
import { type Pair, pairOf } from './pair-of-bets.ts';
import { sumOfPair } from './results-of-both.ts';

const INSURES =
  /\b(insur\w*|hedg\w*|cover|protect\w*|safety|backup|back up|against (it|that|my bet)|other side|offset)\b/;
const PURPOSE =
  /\b(?:to|as|for|and) (?:an? |my |some |it )*(?:cover|insur(?:e|ance)|hedge|protect(?:ion)?|offset|safety)(?: (?:it|that|this|myself|me|my bet))?\b/i;
const SUPPOSES =
  /\b(what if|what happens|say|suppose|if) i (also |just |only )?(bet|put|add|added|throw|threw|drop|take|took|play|lay|laid|stake)\b/;
const ELSE = /\b(parlay|teaser|boost\w*|free ?bet|bonus|instead|switch|how much (do|should|would|to))\b/;

/** "What if I bet Holloway 20 as insurance": so much on the other side of a bet that is held, and what both leave either way. */
export function insuredWith(read: Tagged): Asked | null {
  const { plain, amounts } = read;
  if (amounts.money.length === 0 || ELSE.test(plain) || !(INSURES.test(plain) || SUPPOSES.test(plain))) return null;
  // "To cover it" says what for, and no spread.
  const pair = pairOf(tag({ ...read, text: read.text.replace(PURPOSE, ' ') }));
  return pair !== null && pair.otherStakeCents !== null && isHeld(pair, read) && !asksVerdict(plain)
    ? sumOfPair(pair, [], read)
    : null;
}

/** A bet that was only asked about is held by nobody. */
const isHeld = ({ stakeCents }: Pair, { previous }: Tagged): boolean =>
  stakeCents !== null || heldBefore(previous)?.stakeCents !== undefined;
