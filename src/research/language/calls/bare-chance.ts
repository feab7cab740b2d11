import type { Token } from '#engine/names/tokenise.ts';
import { plainText } from './plain-text.ts';

const REACH = 4;
const LEAST = 1;
const WHOLE = 100;
/** What is asked with it: a number is a chance to these. */
const OF_CHANCE = /^(kellys?|ev)$/;
/** Of these the same words say a line. */
const OF_LINES = /^(total|totals|spread|points?|over|under|line)$/;
const OWN =
  /\b(true( (prob|probability|chance|number|odds|rate|win))?( (is|at|of|its|was))?|(make|made|cap|capped) (it|them|him|her|that|this)( at)?|my (own )?(number|prob|probability|chance|estimate|model|percent)( (is|says|has|at|it|them))*|(i|ill|id|we) (say|said|think|call it)( (it|its|they|theyre|hes|shes|is|are))*)$/;

/** "Kelly if true is 92", "whats kelly, i make it 55": beside what is asked of a chance a bare number of one's own is one. */
export function bareChanceAt(tokens: readonly Token[], at: number): number | null {
  const number = tokens[at]?.number;
  if (!number || number.sign !== null || number.dollars || number.suffix !== '') return null;
  if (number.value < LEAST || number.value >= WHOLE) return null;
  if (isOpinion(tokens, at)) return number.value / WHOLE;
  // All words are looked through only behind words of one's own: a text of numbers is long.
  if (!OWN.test(plainText(tokens.slice(Math.max(0, at - REACH), at)))) return null;
  const isAsked = tokens.some(({ text }) => OF_CHANCE.test(text)) && !tokens.some(({ text }) => OF_LINES.test(text));
  return isAsked ? number.value / WHOLE : null;
}

/** "I think jags 44", "i make denver 58": a number alone behind whom one names is how often he wins. */
const isOpinion = (tokens: readonly Token[], at: number): boolean =>
  at === tokens.length - 1 && at <= MOST_BEFORE && OPINION.test(plainText(tokens.slice(0, at)));
const OPINION =
  /^((so|but|ok|and|nah|well|honestly) )*(i|we|id|ill) (think|make|cap|say|see|have it|got it) (the )?(?!over|under|total|spread|by|about|around|around)[a-z]+( (win|wins|at|are|is|more like|closer to))?$/;
const MOST_BEFORE = 8;
