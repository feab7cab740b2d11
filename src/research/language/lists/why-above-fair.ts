import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { betsCall } from './about-bet.ts';
import { isPickOn } from './last-list.ts';

const WHY = /\b(why|how come|what for|whats stopping)\b/;
/** "Need +127 if fair is +113", "pass when it pays more than fair". */
const ABOVE_FAIR =
  /\b(above|over|better than|higher than|more than|beats?|beating|past|if|when|and|but|not|cuz|because) (the |your |ur )*(fair|no vig)\b|\bfair (price |odds |value )?(is|was|s|at) (only |already )*[+-]?\d/;
/** "Why +105 and not -112". */
const NOT_AT = /[+-]\d{3,4} (and |but )?(not|instead of|when|if) .{0,12}[+-]\d{3,4}\b/;
const NEEDS_PRICE =
  /\b(need|needs|needed|want|wants|wait|waiting|hold out|holding out|require|requires|takes?|ask|asking)\b.{0,20}[+-]\d{3,4}\b/;
/** "It's plus EV, so why pass". */
const POSITIVE =
  /\b(positive|plus|[+]) ?(edge|ev|value|expected value)\b|\bedge (is|was|s) (still )?(positive|plus|[+])|[+]\d+(\.\d+)?% (is )?(still )?(edge|ev|value|positive|profit)?\b/;
const PASSES = /\b(pass|passing|no bet|not a bet|not bet|wont|dont|wouldnt|not (take|play|bet)|nothing|skip|0 units)\b/;
/** "Why did you say no price". */
const NO_PRICE = /\b(no|without a|not any|isnt (there )?(a|any)) (likely )?(price|number|limit)\b/;

/** With the signs of its numbers. */
const written = ({ text }: Tagged): string => text.toLowerCase().replace(/[’']/g, '');

const asksWhyMore = (said: string): boolean =>
  WHY.test(said) &&
  ((PASSES.test(said) && (ABOVE_FAIR.test(said) || POSITIVE.test(said))) ||
    NEEDS_PRICE.test(said) ||
    NOT_AT.test(said) ||
    NO_PRICE.test(said));

/** "Why do you need +127 if fair is +113": why a price that is only fair, or a little better, is no bet; of the picks or the bet spoken of. */
export function whyAboveFair(read: Tagged): Asked | null {
  const { previous, mentions } = read;
  const shown = previous?.focus ?? [];
  if (!previous || shown.length === 0 || !asksWhyMore(written(read))) return null;
  const named = mentions.length === 0 ? null : shown.findIndex((bet) => mentions.some((one) => isPickOn(bet, one))) + 1;
  if (named === 0) return null;
  if (previous.list === true && previous.ticket !== true)
    return { kind: 'about', about: { kind: 'above_fair', place: named ?? previous.pointed ?? 1 } };
  if (previous.ticket === true || previous.unjudged === true) return null;
  const bets = named === null ? shown.slice(0, 1) : shown.slice(named - 1, named);
  return { kind: 'calls', calls: [betsCall(bets, previous)], assumed: [], explains: 'above_fair' };
}

const LEAST_EDGE =
  /\b(how (much|many|big|large)( of an?| points( of)?| percent( of)?|%)? (edge|value|ev)\b.{0,30}\b(need|want|require|take|look|ask|before|to (bet|play|call))|\b(min|minimum|least|smallest|lowest)( amount of)? (edge|ev|value) (you|u|do|to|for|that|needed|required|is|before)\b|\bwhats (your|ur|the) (min|minimum|least|smallest|lowest) (edge|ev|value)$|\bedge (threshold|cutoff|minimum|bar)\b)/;

/** "How many points of edge do you need before you bet something": the rule, and no bet. */
export const leastEdgeAsked = ({ plain, mentions }: Tagged): Asked | null =>
  mentions.length === 0 && LEAST_EDGE.test(plain)
    ? {
        kind: 'calls',
        calls: [{ tool: 'look_up', input: { topic: { kind: 'method', of: 'verdict' } } }],
        assumed: [],
      }
    : null;
