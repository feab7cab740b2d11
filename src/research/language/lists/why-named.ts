import type { Asked } from '../calls/call.ts';
import { plainText } from '../calls/plain-text.ts';
import type { Tagged } from '../calls/tagged.ts';
import { pickNamed } from './pick-named.ts';

const WHY =
  /^((ok|okay|so|and|but|wait|hold on|hm+|lol|bro) )*why( (the|a|that|is|do|are|you|u|like|liking|love|on|pick|picking|have|got))*$/;
const FORM =
  /\b(been|is|hes|shes|theyre|they are|keeps?|was|looks?) (\w+ )?(cooking|hot|cold|on fire|killing|balling|great|insane|crushing|scoring|hitting|terrible|trash|awful|bad|slumping|lighting it up|going off|on a (tear|heater|run|roll|streak)|unstoppable|red hot|struggling)\b|\b(in form|hot streak|cold streak|slump)\b/;
const UNKNOWN =
  /\b(never|havent|dont know|who (is|are|tf|the hell)|whos) ?(even )?(heard|him|her|them|they|that|this)?\b/;
const IS_ELSE = /\b(instead|rather|over the|what|when|how much|which|parlay|odds|price|book)\b/;
const MOST_BEHIND = 14;

/** "Why Durant under tho, he's been cooking", "why Atlas? never heard of em": why it is a pick, and what the objection counts for. */
export function whyNamed(read: Tagged): Asked | null {
  const named = pickNamed(read);
  if (!named) return null;
  const { tokens } = read;
  const { mention, place } = named;
  const behind = plainText(tokens.slice(mention.to));
  const isWhy = WHY.test(plainText(tokens.slice(0, mention.from)));
  if (!isWhy || IS_ELSE.test(behind) || tokens.length - mention.to > MOST_BEHIND) return null;
  const objects = FORM.test(behind) ? 'form' : UNKNOWN.test(behind) ? 'unknown' : null;
  return objects && { kind: 'about', about: { kind: 'why', place, objects } };
}
