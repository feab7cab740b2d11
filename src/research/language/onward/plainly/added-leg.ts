import type { Token } from '#engine/names/tokenise.ts';
import { areOf, countOf, ordinalOf, type Said, words } from './said.ts';

const ADDS =
  /\b(add|adding|need|want|stretch|bump|extend|throw|toss|stick|put|give|gimme|get|include|make|another|extra|more|tack|slap|squeeze|go)\b/;
const OF_ADDING = words(
  'add adding stretch bump extend throw toss stick include another extra more tack slap squeeze leg legs legger parlay ticket slip acca keep same bit juice juiced it spice pay payout bigger better boost else anything something onto',
);

/** "Need a 4th", "one more leg to juice it a bit", "4 legs, keep those 3". */
export function added({ tokens, size, plain, isTicket }: Said): string | null {
  if (!isTicket || !ADDS.test(plain)) return null;
  const isNext = (token: Token): boolean => ordinalOf(token) === size + 1;
  const counts = tokens.flatMap((token) => (ordinalOf(token) === null ? (countOf(token) ?? []) : []));
  const rest = tokens.filter((token) => !isNext(token) && countOf(token) === null).map(({ text }) => text);
  if (!areOf(rest, OF_ADDING) || counts.some((count) => ![1, size, size + 1].includes(count))) return null;
  const isOneMore = ONE_MORE.test(plain) && PUTS_IN.test(plain) && !ANEW.test(plain);
  const isResized = counts.includes(size + 1);
  return tokens.some(isNext) || isResized || isOneMore ? 'add one more leg' : null;
}

const ONE_MORE = /\b(one|1) (more|extra|additional)\b|\b(another|an extra|an additional)\b/;
const PUTS_IN = /\b(leg|add|adding|throw|toss|stick|tack|slap|squeeze|put|include)\b/;
/** "Give me another parlay". */
const ANEW = /\b(another|more|extra|new) (parlay|ticket|slip|acca)\b/;
