import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';

const IF_OUT =
  /\b(if|say|suppose|when)\b.*\b(gets?|got|hes|shes|theyre|is|are|was|goes|go|ends up|he|turns out)\b.*\b(hurt|injured|ruled out|scratched|out|benched|sits?|pulled|down)\b/;
const FLIPS =
  /\bhow (many|much)\b.*\b(move|moves|drop|drops|worth|change|changes)\b|\b(flip|flips|change|changes|matter|matters|still|affect|affects|then what|what (then|happens)|do i|should i|would (that|it|u|you)|does (that|it))\b/;
const ELSE =
  /\b(rain\w*|postpon\w*|cancel\w*|suspend\w*|called off|snow\w*|void|voided|refund\w*|push|money back|graded|settled?|prop|count|counts|how much|pays?)\b/;
const MOST_WORDS = 20;

/** "What if the Lions qb gets hurt before kickoff, does that flip it" behind a bet: nobody's absence is worked into a price here. Null: no bet was spoken of. */
export function ifHurt({ plain, tokens, previous, amounts }: Tagged): Asked | null {
  const isElse = ELSE.test(plain) || amounts.prices.length + amounts.lines.length > 0 || tokens.length > MOST_WORDS;
  if (isElse || !IF_OUT.test(plain) || !FLIPS.test(plain) || (previous?.focus ?? []).length === 0) return null;
  return say(
    'It could. I do not model who plays: the verdict rests on the prices of the books, and those move within minutes of such news. Ask me again then, and the new prices are judged. A price you already hold stays as it is.',
    [],
    { focus: previous?.focus ?? [], unjudged: previous?.unjudged === true },
  );
}
