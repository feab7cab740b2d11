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
  if (isOpinion(tokens, at) || isRate(tokens, at, number.value)) return number.value / WHOLE;
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

const LEAST_RATE = 30;
const MOST_RATE = 90;
/** "Breakeven at 55", "I hit 55 at -110", "im at 56 on spreads": how often one wins, and no money or line. */
const BROKEN_EVEN =
  /\bbreak ?evens?( (rate|point|odds|price|pct|percent))?( (is|of|at|for|with|on|if i|hit|hitting|win))*$/;
const HITS =
  /\b(i|im|ive|we|id|if i)( (been|am|are|usually|always|can|do|only|just))?( (hit|hitting|cash|cashing|winning|batting|running|at|hitting about))( (at|about|around|like|a|maybe|roughly))?$/;
const WINS = /\b(i|we) win( (at|about|around|like|roughly))?$/;
const OF_RESULT =
  /\b(profitable|break ?even|beat\w*|enough|edge|ev|roi|good|winner|long (run|term)|what price|what odds)\b/;
const OF_MONEY =
  /^(bucks|dollars|usd|on (the |my )?[a-z]+ (ml|moneyline)|to|total|back|units?|legs?|in|of|out|games?|bets?|times)\b/;

function isRate(tokens: readonly Token[], at: number, value: number): boolean {
  if (value < LEAST_RATE || value > MOST_RATE) return false;
  const before = plainText(tokens.slice(Math.max(0, at - REACH - 2), at));
  const behind = plainText(tokens.slice(at + 1, at + REACH + 1));
  if (OF_MONEY.test(behind)) return false;
  if (BROKEN_EVEN.test(before)) return tokens.length <= MOST_BEFORE + 2;
  const isPriced = tokens.length <= MOST_PRICED && tokens.some(({ number }) => number !== null && number.sign !== null);
  if (!isPriced) return false;
  return HITS.test(before) || (WINS.test(before) && OF_RESULT.test(plainText(tokens)));
}
const MOST_PRICED = 16;
