import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { BetFocus } from '../reading.ts';
import { isSame, legOf } from '../tickets/ticket-call.ts';

const CHOOSES =
  /\b(which|what) (one|pick|bet|play|of (these|those|them|the (two|2)))\b.*\b(like|love|prefer|better|best|stronger|safer|more|rather)\b|^(which|whats|which is|which ones?)( is| do you)? (better|best|stronger|safer|like|prefer)\b/;
const JOINS =
  /\b(both|them|the two|those two|these two|those|em)\b.*\b(parlay|parlayed|together|one ticket)\b|\b(parlay|combine|join) (both|them|the two|those|these|em)\b/;
const MOST_WORDS = 12;

/**
 * "Which one do you like more", "put both in a parlay" behind two searches for one pick each: of these two. Null: more than one pick was shown
 * by either.
 */
export function betweenLists({ plain, tokens, mentions, amounts, previous }: Tagged): Asked | null {
  const bets = twoPicks(previous);
  const isElse = mentions.length + amounts.prices.length + amounts.lines.length > 0 || tokens.length > MOST_WORDS;
  if (bets === null || isElse) return null;
  const legs = bets.map(legOf);
  if (JOINS.test(plain)) return { kind: 'calls', calls: [{ tool: 'build_parlay', input: { legs } }], assumed: [] };
  return CHOOSES.test(plain)
    ? { kind: 'calls', calls: [{ tool: 'price_bets', input: { bets: legs } }], assumed: [], explains: 'better' }
    : null;
}

function twoPicks(previous: Tagged['previous']): readonly BetFocus[] | null {
  const { list, focus = [], heldList } = previous ?? {};
  const [last, ...others] = focus;
  const [before, ...more] = heldList?.bets ?? [];
  const isEach = list === true && last && before && others.length + more.length === 0;
  return isEach && !isSame([last], [before]) ? [before, last] : null;
}
