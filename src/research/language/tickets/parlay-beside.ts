import { MOST_LEGS } from '#contract/research/build-parlay.ts';
import type { Asked } from '../calls/call.ts';
import { hasSubject } from '../calls/stated-bets.ts';
import type { Tagged } from '../calls/tagged.ts';
import { betsCall } from '../lists/about-bet.ts';
import { joinedLegs } from './joined-legs.ts';
import { legsNamed } from './named-parlay.ts';
import { FEWEST_LEGS, legOf } from './ticket-call.ts';

const JOINS = /\b(parlay|parlayed|parlaying|parley|combo|combined|combining|acca|double|together)\b/;
const COMPARES =
  /\b(better|worse|smarter|safer|wiser|more value|compare|compares|compared|beats?|stronger|best bet|rather|instead)\b/;
/** What it is held against: the bet that was spoken of. */
const OF_SPOKEN =
  /\b(than|over|to|vs|versus|with|against|of) (just )?(taking |playing |betting )?(that|this|it|those|them|the (single|straight|spread|total|over|under|prop|other|first))\b|\b(compare|compares) (that|this|it)\b|\bbetter off\b|\b(instead|rather)\b/;
const LEANS =
  /\b(parlay|parlaying|combining|combine|put|putting) (it|that|this)\b|\b(it|that|this) (parlayed|combined|with)\b/;

/**
 * "Would Argentina ML parlayed with Spain ML be better than that" behind one bet: both are looked at, and which of them is better is told. Null:
 * no parlay is named, or it is held against nothing.
 */
export function parlayBeside(read: Tagged): Asked | null {
  const { plain, previous, said, books } = read;
  const focus = previous?.focus ?? [];
  const isSpoken = focus.length === 1 || (previous?.ticket === true && focus.length >= FEWEST_LEGS);
  if (!previous || !isSpoken || !JOINS.test(plain) || !COMPARES.test(plain) || !OF_SPOKEN.test(plain)) return null;
  if (said.filter(hasSubject).length === 0) return null;
  const named = legsNamed(read);
  if ('kind' in named) return named;
  const kept = LEANS.test(plain) && previous.ticket !== true ? focus.map(legOf) : [];
  const legs = joinedLegs(kept, named.refs);
  if (legs.length < FEWEST_LEGS || legs.length > MOST_LEGS) return null;
  const parlay = { tool: 'build_parlay' as const, input: { legs, ...(books[0] && { book: books[0] }) } };
  return { kind: 'calls', calls: [parlay, betsCall(focus, previous)], assumed: [], tells: 'better' };
}
