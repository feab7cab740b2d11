import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';

const FOR_FUN = /\b(for (fun|kicks|laughs|sport|the (sweat|hell of it|lulz))|just (a )?(sweat|flier|flyer)|fun bet)\b/;
const OF_LIST =
  /\b(one|any|1|either|each|all|both)( one)?( of (the|those|these|them|em|your))?\b|\b(those|these|them|the picks)\b/;
const PLACE = /\b(first|second|third|last|top|#\d|safest|best)\b/;
const MOST_WORDS = 18;

/** "One of the 3 for fun, 20 bucks" behind picks: what that pays on each of them, whatever they are worth. Null: no stake, or one is pointed at. */
export function forFun({ plain, tokens, amounts, mentions, previous }: Tagged): Asked | null {
  const isElse = mentions.length + amounts.prices.length > 0 || PLACE.test(plain) || tokens.length > MOST_WORDS;
  const stake = amounts.money.find(({ isSure }) => isSure) ?? amounts.money.at(-1);
  if (previous?.list !== true || isElse || !stake || !FOR_FUN.test(plain) || !OF_LIST.test(plain)) return null;
  return { kind: 'about', about: { kind: 'pays', place: null, cents: stake.cents } };
}
