import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { betsCall } from './about-bet.ts';

const PASSES = /\b(pass|passes|skip|neither|nothing|none|avoid|leave|stay away)\b/;
const VALUE = /\b(value|edge)\b/;
/** Words that name nothing else: "so pass on both then". */
const BARE =
  /^(?:(?:so|ok|okay|then|and|but|i|id|guess|we|should|do|just|basically|you|u|ur|youre|saying|say|mean|is|its|it|thats|that|this|are|theyre|theres|there|a|an|the|to|be|better|best|hard|easy|no|nah|yeah|oh|damn|well|alright|on|from|in|of|with|all|both|two|three|four|five|2|3|4|5|everything|anything|any|real|them|those|these|here|at|bets|bet|plays|picks|legs|worth|betting|taking|playing|nothing|none|neither|either|pass|passes|skip|leave|alone|avoid|stay|away|one|ones|value|edge|huh|right|correct|lol|bro|man|for|me)(?: |$))+$/;
const ASKS =
  /^(so|then|ok so|and so|should|guess|basically|you saying|u saying|is it|are they|any|is there)\b|\b(then|huh|right|correct)$/;
const TAKES = /\b(ill|i will|im (gonna|going to)|gonna)\b/;

/**
 * "So pass on both?", "any value?" behind bets, picks or a parlay that were judged: whether all of them are passes is told first, free. Null:
 * something else is asked, or nothing was judged.
 */
export function passOnShown({ previous, plain, text, mentions, amounts, reading }: Tagged): Asked | null {
  const focus = previous?.focus ?? [];
  if (!previous || focus.length === 0 || previous.unjudged === true || mentions.length > 0) return null;
  if (amounts.prices.length > 0 || reading.leagues.length > 0 || reading.window !== null || TAKES.test(plain))
    return null;
  const isAsked = text.includes('?') || ASKS.test(plain);
  if (!isAsked || !BARE.test(plain) || !(PASSES.test(plain) || VALUE.test(plain))) return null;
  if (previous.list === true && previous.ticket !== true) return { kind: 'about', about: { kind: 'pass_all' } };
  return { kind: 'calls', calls: [betsCall(focus, previous)], assumed: [], explains: 'pass' };
}
