import { type Asked, calculated } from './call.ts';
import { sumsOf } from './onward-sum.ts';
import type { Tagged } from './tagged.ts';

const BACK = /\b(get|want|make|have|just)\b.*\b(back|even)\b|\bbreak ?even\b|\b(no|zero) loss\b|\bnot lose\b/;
const MOST_WORDS = 14;

/** "Just want my 50 back if the Chiefs lose" behind a hedge: the smallest one, which stands among its figures. */
export function stakeBack({ plain, tokens, previous, amounts }: Tagged): Asked | null {
  const [hedge, ...others] = sumsOf(previous);
  if (hedge?.kind !== 'hedge' || others.length > 0 || tokens.length > MOST_WORDS) return null;
  return amounts.prices.length === 0 && BACK.test(plain) ? calculated([hedge], [SMALLEST]) : null;
}

const SMALLEST =
  'To have only your stake back if the hedge wins, bet the smallest hedge that loses nothing: it stands below, and what is left if the first bet wins is what that returns less both stakes.';
